"""Each thing that is said of a deal that is looked at again, with its condition."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from explain import naive
from explain.truth import Truth
from practice.moments import COACH
from practice.table_facts import NAMES, Facts, acts, cut

from euchre_tutor.engine import Card, Phase, Play, Position, Seat, Trick
from euchre_tutor.practice_table.parts import again, hands, what_if
from euchre_tutor.practice_table.replay import Branch, Replay
from euchre_tutor.text import Field, Text

TRICKS: Final = 5
_RANKS: Final = ("nine", "ten", "jack", "queen", "king", "ace")


def replay(f: Facts) -> Replay:
    """The replay there must be."""
    assert isinstance(f.place, Replay)
    return f.place


def branch(f: Facts) -> Branch:
    """The line there must be that was not played."""
    found = replay(f).branch
    assert found is not None
    return found


def makers(seat: Seat, position: Position) -> bool:
    """Whether the seat is one of those who made trump, or the one who did."""
    four = position.rules.players == len(NAMES)
    return seat is position.maker or (four and seat.partner is position.maker)


@cache
def taken(position: Position) -> int:
    """Count the makers' tricks of a finished deal."""
    plays = [(act.seat, act.action.card) for act in acts(position) if isinstance(act.action, Play)]
    tricks = [plays[at : at + len(plays) // TRICKS] for at in range(0, len(plays), len(plays) // 5)]
    won = 0
    for one in tricks:
        best = naive.best(Trick(one[0][0], tuple(one)), position.trump)
        won += makers(next(seat for seat, card in one if card is best), position)
    return won


def led_to(f: Facts) -> dict[Card, int]:
    """The tricks of the side that is to play after each of its cards, by the tests' own coach."""
    if f.shown.phase is not Phase.PLAY:
        return {}
    assert f.shown.to_act is not None
    ours = makers(f.shown.to_act, f.shown)
    found = COACH.plays(f.shown)
    return {card: tricks if ours else TRICKS - tricks for card, tricks in found.items()}


@cache
def all_best(line: Position, after: int) -> bool:
    """Whether every card after so many actions is one of the best for the side that plays it."""
    for count in range(after, len(line.actions)):
        now, action = cut(line, count), line.actions[count]
        assert isinstance(action, Play)
        assert now.to_act is not None
        found = COACH.plays(now)
        wanted = (max if makers(now.to_act, now) else min)(found.values())
        if found[action.card] != wanted:
            return False
    return True


def cards_in(text: Field) -> Iterator[Card]:
    """The cards that a text names, as they stand in its fields."""
    if isinstance(text, Card):
        yield text
    elif isinstance(text, Text):
        for name in ("first", "last", "only", "card"):
            if name in text.values:
                yield from cards_in(text.values[name])


def _instead(f: Facts, v: Mapping[str, Field], later: list[int]) -> bool:
    """Which card leaves what was played, and those chosen after it, in order."""
    line, changes = branch(f).line.actions, branch(f).changes
    named = [Play(card) for field in ("other", "cards") for card in cards_in(v.get(field, ""))]
    (played,) = cards_in(v["played"])
    return (
        f.at("practice", "branch", "text")
        and list(changes[1:]) == later
        and named == [line[at] for at in changes]
        and replay(f).deal.actions[changes[0]] == Play(played) != line[changes[0]]
        and replay(f).deal.actions[: changes[0]] == line[: changes[0]]
    )


def _best_after(f: Facts, players: int) -> bool:
    there = f.at("practice", "branch", "text") and f.rules.players == players
    return there and all_best(branch(f).line, branch(f).changes[-1] + 1)


def _tricks(f: Facts, tricks: Field, before: Field) -> bool:
    there = f.at("practice", "branch", "result")
    return there and (tricks, before) == (taken(branch(f).line), taken(replay(f).deal))


def _row(f: Facts) -> Seat:
    """Whose hand it is."""
    rows = [*f.rules.seats, *f.rules.seats]
    return rows[rows.index(f.you) + int(f.where[3])]


def _note(f: Facts, players: int) -> bool:
    there = f.at("practice", "hands", "note") and f.rules.players == players
    return there and f.shown.phase is Phase.PLAY


def _counted(f: Facts, v: Mapping[str, Field]) -> bool:
    """Below a card that may be played stand the tricks of its side."""
    there = f.at("practice", "hands", "rows", "*", "cards", "*", "name")
    names = {naive_name(card): tricks for card, tricks in led_to(f).items()}
    told = str(v["card_name"])
    found = [tricks for name, tricks in names.items() if told.startswith(name)]
    return there and _row(f) is f.shown.to_act and found == [v.get("n", 0)]


def naive_name(card: Card) -> str:
    """A card in words: "jack of hearts"."""
    ranks = dict(zip("9TJQKA", _RANKS, strict=True))
    suits = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
    return f"{ranks[card.code[0]]} of {suits[card.code[1]]}"


def _next(f: Facts, *, played: bool) -> bool:
    there = f.at("practice", "hands", "rows", "*", "cards", "*", "word")
    supposed = replay(f).branch is not None and f.count >= branch(f).changes[0]
    return there and _row(f) is f.shown.to_act and supposed is not played


def _whose(f: Facts) -> Seat | None:
    """Whose chair or hand has its name there."""
    if f.at("practice", "hands", "rows", "*", "name"):
        return _row(f)
    return f.rules.seats[f.index] if f.at("cloth", "seats", "*", "name") else None


REPLAY = Truth[Facts](
    {
        # again
        "The deal again": lambda f, _: f.at("title"),
        "Remarks in the file": lambda f, _: f.at("practice", "notes_title"),
        "Close": lambda f, _: f.at("practice", "leave", "label"),
        "{name}": lambda f, v: f.at("place", "kicker") and v["name"] == replay(f).name != "",
        "Your game": lambda f, _: f.at("place", "kicker") and not replay(f).name,
        "Dealt": lambda f, _: f.at("status", "pill") and f.count == 0,
        "Bids": lambda f, _: (
            f.where == ("practice", "scrub", "groups", 0, "label")
            or (f.at("status", "pill") and f.count > 0 and f.shown.phase is not Phase.PLAY)
        ),
        "Trick {n} of {all}": lambda f, v: (
            f.at("status", "pill") and (v["n"], v["all"]) == (f.number, TRICKS)
        ),
        "You": lambda f, _: _whose(f) is f.you,
        "Deal {n} of {all}": lambda f, v: (
            f.at("practice", "deals", "label")
            and v["all"] == len(replay(f).game.deals)
            and v["n"] == 1 + replay(f).game.deals.index(replay(f).deal)
        ),
        "The deal before": lambda f, _: f.at("practice", "deals", "back", "label"),
        "Whose cards?": lambda f, _: f.at("practice", "whose", "title") and replay(f).name != "",
        "The next deal": lambda f, _: f.at("practice", "deals", "next", "label"),
        # hands
        "All hands": lambda f, _: f.at("practice", "hands", "title"),
        "Tap a card to try it. The number: tricks of your side, if all then play their best.": (
            lambda f, _: _note(f, 4) and f.shown.to_act in (f.you, f.you.partner)
        ),
        "Tap a card to try it. The number: tricks of that side, if all then play their best.": (
            lambda f, _: _note(f, 4) and f.shown.to_act is not f.you
        ),
        "Tap a card to try it. The number: your tricks, if both then play their best.": (
            lambda f, _: _note(f, 2) and f.shown.to_act is f.you
        ),
        "Tap a card to try it. The number: the other player's tricks, if both then play their"
        " best.": lambda f, _: _note(f, 2) and f.shown.to_act is not f.you,
        "{card_name}: no trick": _counted,
        "{card_name}: {n} trick": _counted,
        "played": lambda f, _: _next(f, played=True),
        "next": lambda f, _: _next(f, played=False),
        # what_if
        "What if": lambda f, _: f.at("practice", "branch", "title"),
        "Back to what was played": lambda f, _: f.at("practice", "branch", "button", "label"),
        "After that everybody plays their best, all cards seen.": lambda f, _: _best_after(f, 4),
        "After that both play their best, all cards seen.": lambda f, _: _best_after(f, 2),
        "{other} instead of {played}.": lambda f, v: _instead(f, v, []),
        "{other} instead of {played}, and later {cards}.": lambda f, v: (
            _instead(f, v, list(branch(f).changes[1:])) and len(branch(f).changes) > 1
        ),
        "the makers": lambda f, _: f.rules.players == len(NAMES),
        "the maker": lambda f, _: f.rules.players != len(NAMES),
        "Still no trick for {who}.": lambda f, _: _tricks(f, 0, 0),
        "Still 1 trick for {who}.": lambda f, v: _tricks(f, v["n"], v["n"]),
        "No trick for {who} instead of {played}.": lambda f, v: _tricks(f, 0, v["played"]),
        "1 trick for {who} instead of none.": lambda f, v: _tricks(f, v["n"], 0),
        "1 trick for {who} instead of {played}.": lambda f, v: _tricks(f, v["n"], v["played"]),
    },
    again,
    hands,
    what_if,
)
