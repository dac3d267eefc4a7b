"""What has to be on the cloth of the practice table and around it, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.naive import winner
from practice.seen import told
from practice.table_facts import NAMES, Facts
from practice.table_truth import points

from euchre_tutor.engine import DECK, Announce, Card, Discard, Phase, Play, Seat
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.setup import Kind

Json = dict[str, Any]
FILES = {"egn", "text"}
HINTS = {"hint-1", "hint-2", "hint-3", "hint-4", "hint-hide"}


def card(code: str) -> Card:
    """The card with this code."""
    return next(one for one in DECK if one.code == code)


def place(f: Facts, seat: Seat) -> str:
    """Where on the picture a seat is: the learner's below, the others clockwise from there."""
    return "SWNE"[("NESW".index(seat.letter) - "NESW".index(f.you.letter)) % 4]


def chairs(cloth: Json, f: Facts) -> None:
    """Each seat says its own words until a card lies there, and has its part in the deal."""
    dealer, said = f.whole.deal.dealer, {} if f.played else f.said
    for seat, chair in zip(f.rules.seats, cloth["seats"], strict=True):
        assert chair["place"] == place(f, seat)
        parts = ["dealer"] * (seat is dealer) + ["maker"] * (seat is f.maker)
        role = "made it" if parts == ["maker"] else ", ".join(parts)
        partner = f.rules.players == len(NAMES) and seat is f.you.partner
        relation = "your partner" if partner else "opponent"
        own = NAMES[seat.letter] if seat is f.you else relation
        again = isinstance(f.place, Replay)  # where the hands beside it name the sides
        assert (chair["note"] or "") == (role or ("" if again else own))
        assert chair["name"] == ("You" if seat is f.you else NAMES[seat.letter])
        assert chair["dealer"] == (seat is dealer)
        words = said.get(seat)
        assert chair["ghost"] or chair["bubble"] == (words and f"“{words}”"), seat
        assert not chair["ghost"] or (seat is f.you and _opened(f))
    assert (cloth["trump"] is None) is (f.maker is None)
    assert cloth["trump"] is None or cloth["trump"]["suit"] == f.trump


def _opened(f: Facts) -> bool:
    """Whether a call is about to be made."""
    return getattr(f.table.decision, "opened", None) is not None


def trick(cloth: Json, f: Facts) -> None:
    """The cards of one trick lie there, the winner's marked once all have played."""
    lying = f.lying
    assert [(one["place"], one["card"]["id"]) for one in cloth["trick"]] == [
        (place(f, seat), card.code) for seat, card in lying
    ]
    full = len(lying) == f.size
    winners = [one["place"] for one in cloth["trick"] if one["card"]["state"] == "winner"]
    assert winners == ([place(f, f.winner(lying))] if full else [])
    open_ = [] if f.played or f.second else [f.whole.deal.upcard.code]
    lies = [card["id"] for card in cloth["kitty"] if card["id"] is not None]
    taken = f.shown.phase is Phase.EXCHANGE and getattr(f.place, "decision", None) is not None
    assert lies == open_ or (lies == [] and (taken or f.shown.phase in (Phase.ALONE, Phase.PLAY)))


def moving(cloth: Json, f: Facts) -> None:
    """Cards that were not on the screen before fall in turn; a trick seen in full goes away."""
    table = f.table
    new = len(f.lying) if f.now else 0
    new = min(new, len(table.position.actions) - table.fresh_from) if new else 0
    old = len(f.lying) - new
    assert [one["fresh"] for one in cloth["trick"]] == [0] * old + list(range(1, new + 1))
    played, seen = f.played, f.played[: len(f.played) - new] if f.now else []
    goes = (
        f.now
        and not f.full
        and f.shown.phase is Phase.PLAY
        and len(seen) > 0
        and len(seen) % f.size == 0
        and len(played) - len(seen) == len(f.lying)
    )
    gone = cloth.get("collected") or {}
    assert bool(gone) is goes
    if not goes:
        return
    assert gone["to"] == place(f, f.winner(seen[-f.size :]))
    assert [one["card"]["id"] for one in gone["trick"]] == [c.code for _, c in seen[-f.size :]]


def hand(cloth: Json, f: Facts) -> None:
    """The learner's cards, all of which can be tapped where one is to be chosen."""
    table, held = f.table, {card.code for card in f.shown.hands[f.you.number]}
    exchanges = f.now and f.mine and f.shown.phase is Phase.EXCHANGE
    if exchanges and getattr(table.decision, "taken", False):
        held.add(f.whole.deal.upcard.code)
    assert {card["id"] for card in cloth["hand"]} == held
    asked = f.now and f.mine and f.shown.phase is Phase.PLAY
    asked = asked or (exchanges and getattr(table.decision, "taken", False))
    assert all(card["tap"] is asked for card in cloth["hand"])
    turn = [seat for seat in f.rules.seats if seat is f.shown.to_act and f.now and not f.full]
    assert [one["seat"] for one in cloth["seats"] if one["turn"]] == [one.number for one in turn]
    score = [side["points"] for side in cloth["score"]["sides"]]
    assert tuple(score) == points(f)


def lines(f: Facts, mark: int) -> Iterator[tuple[str | None, set[Card]]]:
    """Whom each sentence tells of, and which card: all since so many actions of the deal.

    The others one by one, but those who do not go alone in a row together; of the learner's own
    cards those without a choice.
    """
    silent: list[Seat] = []
    for act in [*f.acts[mark:], None]:
        if act is not None and act.action == Announce(alone=False):
            silent += [act.seat] if act.seat is not f.you else []
            continue
        if silent:
            yield silent[0].letter if len(silent) == 1 else None, set()
        silent = []
        if act is None:
            return
        card = {act.action.card} if isinstance(act.action, Play) else set()
        if act.seat is not f.you or (card and act.ways == 1):
            yield act.seat.letter, card


def news(task: Json, f: Facts, mark: int) -> None:
    """What was done since the learner's last deed stands there, and nothing older."""
    drawn = [
        (line["seat"] and line["seat"]["letter"], told(line["text"]) - {f.whole.deal.upcard})
        for line in task["lines"]
    ]
    wanted = list(lines(f, mark)) if f.now else []
    assert drawn == [(letter, cards - {f.whole.deal.upcard}) for letter, cards in wanted]


def scrubber(drawn: Json, f: Facts) -> None:
    """A tick for each thing done, the bids before the tricks, and where each press leads."""
    done = len(f.whole.actions)
    ticks = [tick for group in drawn["groups"] for tick in group["ticks"]]
    supposed = f.place.branch.at if isinstance(f.place, Replay) and f.place.branch else done
    for number, tick in enumerate(ticks, 1):
        kind = "later" if number <= supposed else "other"
        kind = "done" if number < f.count and number <= supposed else kind
        kind = "now" if number == f.count else kind
        assert tick == ("open" if number > done else kind)
    assert len(ticks) >= done
    assert [group["label"] for group in drawn["groups"]][1:] == [f"Trick {n}" for n in range(1, 6)]
    bids = done - len(_plays(f))
    begins = range(bids + 1, done + 1, _size(f))
    pressed = [group["at"] for group in drawn["groups"]]
    assert pressed == [0, *begins, *[None] * (5 - len(begins))]
    here = [group["label"] for group in drawn["groups"] if group["here"]]
    tricks = (f.count - bids + _size(f) - 1) // _size(f)
    assert here == ["Bids" if f.count <= bids else f"Trick {tricks}"]
    assert [group["taken"] for group in drawn["groups"]] == [None, *_taken(f)]
    ways = {"first": 0, "back": f.count - 1, "next": f.count + 1, "last": done}
    for name, to in ways.items():
        assert drawn[name]["at"] == (to if to != f.count and 0 <= to <= done else None)


def _taken(f: Facts) -> Iterator[Json | None]:
    """Whose badge stands at each of the five tricks, as far as they are finished."""
    plays, size, trump = _plays(f), _size(f), f.whole.trump
    seat = f.whole.tricks[0].leader if f.whole.tricks else f.you
    for number in range(5):
        codes = [play.card.code for play in plays[number * size : (number + 1) * size]]
        if trump is None or len(codes) < size:
            yield None
            continue
        seats = [one for one in f.rules.clockwise(seat) if one in f.whole.active]
        seat = seats[winner(codes, trump.letter)]
        ours = f.rules.side(seat) is f.rules.side(f.you)
        name = "taken by you" if seat is f.you else f"taken by {seat.name.capitalize()}"
        yield {"letter": seat.letter, "side": "us" if ours else "them", "name": name}


def _plays(f: Facts) -> list[Play]:
    """The cards of the whole deal as far as it has gone."""
    return [action for action in f.whole.actions if isinstance(action, Play)]


def _size(f: Facts) -> int:
    """The cards of each trick of the whole deal."""
    alone = [action for action in f.whole.actions if getattr(action, "alone", False)]
    return f.rules.players - len(alone)


def around(screen: Json, f: Facts) -> None:
    """What there is to be read beside the cloth."""
    table = f.table
    assert (screen["status"]["note"] is None) is (table.last or (f.full and f.now))
    tells = f.now and f.full
    assert (screen["task"]["prompt"] == "") is tells
    refused = table.refused or getattr(table.decision, "refused", None)
    assert (screen["verdict"] is not None) is (f.now and (f.full or refused is not None))
    if screen["verdict"] is not None:
        _verdict(screen["verdict"], f, refused)
    focus = screen["focus"] or {}
    assert "main" not in focus or screen["main"] is not None
    open_ = {card["id"] for card in screen["cloth"]["hand"] if card["tap"]}
    assert focus.get("card") in open_ | {None}
    said = {choice["id"] for choice in screen["task"].get("choices", [])}
    assert focus.get("choice") in said | {None}
    assert bool(focus) is (f.now and (f.mine or f.full))


def _verdict(drawn: Json, f: Facts, refused: Card | None) -> None:
    """It points at the card it is about, and names cards of the trick only, or the rule broken."""
    (rule,) = drawn["rules"]
    if refused is None:
        lying = dict(f.lying)
        assert drawn["at"] == {"card": lying[f.winner(f.lying)].code}
        assert drawn["tone"] == "told"
        assert lying[f.winner(f.lying)] in told(drawn["text"]) <= set(lying.values())
        return
    assert drawn["at"] == {"card": refused.code}
    assert drawn["tone"] == "wrong"
    why = f.shown.refusal(Discard(refused) if f.shown.phase is Phase.EXCHANGE else Play(refused))
    assert why is not None
    assert rule["key"] == why.rule


def offered(f: Facts) -> set[str]:
    """The buttons of each station of the table."""
    table = f.table
    always = {"lobby", *FILES, *(["undo"] if _chose(f) else [])}
    always |= {"close"} if table.notice is not None else set()
    if table.look is not None:
        return always | {"now"}
    if table.last:
        return always | {"last"}
    always |= {"last"} if f.before else set()
    if f.full:
        return always | {"next"}
    if not f.mine:
        return always
    always |= HINTS
    if f.shown.phase is Phase.PLAY:
        return always | ({"again"} if table.refused is not None else set())
    return always | _deciding(f)


def _deciding(f: Facts) -> set[str]:
    decision = f.table.decision
    assert decision is not None
    if decision.refused is not None:
        return {"again"}
    if decision.opened is None and getattr(decision, "card", None) is None:
        return set()
    if not isinstance(decision, Calling):
        return {"say"}
    codes = {action.code for action in f.shown.legal()}
    both = {decision.opened, f"{decision.opened}a"} <= codes and decision.opened != "a"
    return {"say", "alone"} if both else {"say"}


def after_the_deal(f: Facts) -> set[str]:
    """The buttons below the score."""
    over = max(points(f)) >= f.rules.target or f.table.setup.kind is not Kind.GAME
    always = {"lobby", "replay", *FILES, *(["undo"] if _chose(f) else [])}
    return always if over else always | {"next"}


def _chose(f: Facts) -> bool:
    """Whether the learner has had a choice in this deal."""
    return any(act.seat is f.you and act.ways > 1 for act in f.present.acts)
