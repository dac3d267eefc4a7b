"""The cloth of the practice table: what lies there, what was said, how the game stands."""

from __future__ import annotations

from euchre_tutor.engine import Card, Hand, Phase, Play, Position, Seat, Suit, Trick, sorted_hand
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.pictures.bidding import quoted
from euchre_tutor.lessons.pictures.playing import Look, State
from euchre_tutor.lessons.pictures.playing import table as drawn
from euchre_tutor.lessons.pictures.score import score_cloth, side_badge, sides
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.table import Station, Table
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import side_label, suit_capital
from euchre_tutor.widgets.table_cloth import table_cloth


def cloth(table: Table, voice: Voice) -> Json:
    """Draw the table as it is shown now; nothing on it depends on a card the learner cannot know.

    While the learner decides on something that is no card, the decision draws the hand.
    """
    if table.station is Station.DECIDING and table.look is None and table.decision is not None:
        lies = sure(table.decision.parts(voice).cloth)
        order = [*sorted_hand(table.position.hands[table.you.number], None), table.position.upcard]
        codes = [card.code for card in order]
        lies["hand"].sort(key=lambda card: codes.index(card["id"]))
        _hinted(table, lies["hand"], voice)
    else:
        lies = drawn(voice, table.shown, _look(table))
        lies["kitty"] = [] if lies["trick"] else _kitty(table, voice)
    _speaking(table, lies, voice)
    pill = lies["trump"]
    if pill is not None:
        pill["label"] = voice.say(made(sure(table.shown.trump), sure(table.shown.maker)))
    return lies | {"score": score(table, voice)}


def made(trump: Suit, maker: Seat) -> Text:
    """Say what trump is, and who made it."""
    return T("{suit}, made by {maker}", suit=suit_capital(trump), maker=maker)


def score(table: Table, voice: Voice) -> Json:
    """Draw the score in short, and with both fives."""
    return standing(table.score, table.position, table.you, voice)


def standing(points: tuple[int, int], position: Position, you: Seat, voice: Voice) -> Json:
    """Draw how a game stands, with the points of the first side and the second."""
    rules = position.rules
    ours, theirs = sides(rules, you)
    us, them = (T("Us"), T("Them")) if rules.partnerships else (T("You"), T("The other"))
    return {
        "name": voice.say(
            T(
                "The score: {us} {ours}, {them} {theirs}",
                us=side_label(ours, you, rules),
                ours=points[ours.number],
                them=side_label(theirs, you, rules),
                theirs=points[theirs.number],
            )
        ),
        "sides": [
            {
                "side": side_badge(voice, side, rules, you)["side"],
                "label": voice.say(word),
                "points": points[side.number],
            }
            for side, word in ((ours, us), (theirs, them))
        ],
        "fives": score_cloth(voice, points, rules, looker=you),
    }


def _look(table: Table) -> Look:
    shown, trick = table.shown, table.last_trick if table.last else table.trick
    now = table.look is None and not table.last
    full = trick is not None and len(trick.plays) == len(shown.active)
    states: dict[Card, State] = {}
    if trick is not None and full:
        states[trick.winning_card(shown.trump)] = ("winner", None)
    own = table.position.hands[table.you.number]
    turn = table.station is Station.CARD and now
    return Look(
        trick=trick,
        fresh=_fresh(table) if now else 0,
        collected=_collected(table) if now else None,
        told=True,
        states=states | (_hand_states(table) if turn else {}),
        taps=own if turn else (),
        turn=shown.to_act if now and not table.stopped else None,
        looker=table.you,
    )


def _fresh(table: Table) -> int:
    """Count the cards of the trick that were not on the screen before."""
    lying = 0 if table.trick is None else len(table.trick.plays)
    return min(lying, max(0, len(table.position.actions) - table.fresh_from))


def _collected(table: Table) -> Trick | None:
    """Give the trick that goes to its winner now."""
    position = table.position
    if table.stopped or not position.tricks or position.trick is None:
        return None
    since = len(position.actions) - len(position.trick.plays)
    return position.tricks[-1] if table.fresh_from == since else None


def _hand_states(table: Table) -> dict[Card, State]:
    """Raise the cards that may be played; mark one refused, and one the coach shows."""
    position = table.position
    held = position.hands[table.you.number]
    legal = {action.card for action in position.legal() if isinstance(action, Play)}
    states: dict[Card, State] = {}
    if table.refused is not None:
        states = {card: ("playable" if card in legal else "barred", None) for card in held}
        states[table.refused] = ("refused", T("Not allowed"))
    best = shown_card(table)
    return states if best is None else states | {best: ("hinted", None)}


def shown_card(table: Table) -> Card | None:
    """Give the card that the coach shows, where it was asked to."""
    hint = table.hint
    if hint.help is not Help.CARD or hint.advice is None:
        return None
    return getattr(hint.advice.best, "card", None)


def _hinted(table: Table, hand: list[Json], voice: Voice) -> None:
    best = shown_card(table)
    for card in hand:
        if best is not None and card["id"] == best.code and card["state"] == "rest":
            card.update(voice.card(best, "hinted", tap=card["tap"]) | {"ribbon": card["ribbon"]})


def _kitty(table: Table, voice: Voice) -> list[Json]:
    """What lies in the middle before the first card."""
    shown = table.shown
    if shown.phase is Phase.PLAY or shown.tricks:
        return []
    kitty: list[Json] = table_cloth(shown, table.you, voice.language)["kitty"]
    return kitty


def _speaking(table: Table, lies: Json, voice: Voice) -> None:
    """Put what each seat said into its bubble, and the learner's own chip."""
    said = table.bubbles
    lying = bool(lies["trick"])
    for seat, chair in zip(table.position.rules.seats, lies["seats"], strict=True):
        words = None if lying else said.get(seat)
        if not chair["ghost"]:
            chair["bubble"] = None if words is None else voice.say(quoted(words))
        if seat is table.you:
            chair["name"] = voice.say(T("You"))
            chair["note"] = voice.say(T("{seat}", seat=seat))
        chair["note"] = role(table.shown, seat, voice) or chair["note"]


def role(shown: Position, seat: Seat, voice: Voice) -> str | None:
    """Say whether this seat deals, or made trump; None for the others."""
    deals, maker = shown.dealer is seat, shown.maker is seat
    if deals and maker:
        return voice.say(T("dealer, maker"))
    if deals or maker:
        return voice.say(T("dealer") if deals else T("made it"))
    return None


def held(position: Position, seat: Seat) -> Hand:
    """Give what a seat holds, in order."""
    return sorted_hand(position.hands[seat.number], None)
