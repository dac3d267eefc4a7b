"""Each thing that is said or shown around a deal being played, with its condition."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from explain.truth import Truth
from practice.table_facts import NAMES, SUITS, Facts

from euchre_tutor.engine import Card, Phase, Play, Seat
from euchre_tutor.practice_table import forms
from euchre_tutor.practice_table.parts import at_table, cloth, frame, news, scrubber, title
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.text import Field, Text, render


def _prompt(f: Facts) -> bool:
    return f.at("task", "prompt")


def _pill(f: Facts) -> bool:
    return f.at("status", "pill")


def _main(f: Facts) -> bool:
    return f.at("main", "label")


def _chair(f: Facts, part: str) -> Seat | None:
    """Whose chair it is on which this part says something."""
    there = f.at("cloth", "seats", "*", part)
    return f.rules.seats[f.index] if there else None


def _side(f: Facts, number: int) -> bool:
    return f.where == ("cloth", "score", "sides", number, "label")


def _took(f: Facts, seat: object) -> bool:
    """Whether this is said at a trick that the seat has taken."""
    groups, number, taken = f.where[:3], f.where[3], f.where[4:]
    assert isinstance(number, int)
    assert f.whole.trump is not None
    trick = f.whole.tricks[number - 1]
    at = groups == ("practice", "scrub", "groups") and taken == ("taken", "name")
    return at and trick.winner(f.whole.trump) is seat


def _on_trick(f: Facts, v: Mapping[str, Field]) -> bool:
    return _pill(f) and (v["n"], v["all"]) == (f.number, 5)


def _thinks(f: Facts, v: Mapping[str, Field]) -> bool:
    there = f.at("status", "note") or _prompt(f)
    return there and f.now and v["seat"] is f.table.position.to_act is not f.you


def _card_asked(f: Facts) -> bool:
    return _prompt(f) and f.now and f.mine and f.shown.phase is Phase.PLAY


def _not_this(f: Facts) -> bool:
    """The card was tapped, is held or lies open, and the engine refuses it."""
    table = f.table
    refused: Card | None = table.refused or getattr(table.decision, "refused", None)
    assert refused is not None
    allowed = [action for action in table.position.legal() if action.code.endswith(refused.code)]
    return f.at("verdict", "headline") and not allowed


def _takes(f: Facts, seat: Field) -> bool:
    there = f.at("verdict", "headline")
    return there and f.now and f.full and f.winner(f.lying) is seat


def _made(f: Facts, v: Mapping[str, Field]) -> bool:
    suit = v["suit"]
    assert isinstance(suit, Text)
    there = f.at("cloth", "trump", "label")
    return there and suit.message == SUITS[f.trump] and v["maker"] is f.maker


def points(f: Facts) -> tuple[int, int]:
    """The points of the learner's side and of the other, with this deal where it is over."""
    total, last = list(f.table.game.score), f.table.position
    if last.phase is Phase.OVER and last.result is not None and last.result.side is not None:
        total[last.result.side.number] += last.result.points
    first = "NS" if f.rules.players == len(NAMES) else "N"
    own = f.you.letter not in first
    return total[own], total[not own]


def _stands(f: Facts, v: Mapping[str, Field]) -> bool:
    us, them = (render(side, "en") for side in (v["us"], v["them"]) if isinstance(side, Text))
    partner, own = NAMES[f.you.partner.letter], ("N", "S") if f.you.letter in "NS" else ("E", "W")
    others = " and ".join(name for letter, name in NAMES.items() if letter not in own)
    names = (f"You and {partner}", others) if f.rules.partnerships else ("You", partner)
    return f.at("cloth", "score", "name") and (us, them, v["ours"], v["theirs"]) == (
        *names,
        *points(f),
    )


def _in_deal(f: Facts, v: Mapping[str, Field]) -> bool:
    table = f.table
    number = len(table.game.deals) + 1
    told = (v["n"], v["target"]) == (number, table.position.rules.target)
    return _titled(f) and table.setup.kind is Kind.GAME and told


def _titled(f: Facts) -> bool:
    return f.at("title") or f.at("place", "kicker")


_FIVES: Final = ("cloth", "score", "fives")

TABLE = Truth[Facts](
    {
        # at_table
        "Undo": lambda f, _: f.at("practice", "undo", "label"),
        "Leave the table": lambda f, _: f.at("practice", "game", "leave", "label"),
        "Last trick": lambda f, _: (
            (_pill(f) and f.table.last) or (f.at("also", "*", "label") and f.now and f.before > 0)
        ),
        "Trick {n} of {all}": lambda f, v: not f.table.last and _on_trick(f, v),
        "First round": lambda f, _: _pill(f) and f.maker is None and not f.second,
        "Second round": lambda f, _: (
            _pill(f) and f.maker is None and f.second and len(f.calls) < 2 * f.rules.players
        ),
        "After the bids": lambda f, _: _pill(f) and f.maker is not None and not f.played,
        "Looking back": lambda f, _: (
            (f.at("status", "note") or _prompt(f)) and f.table.look is not None
        ),
        "Your turn": lambda f, _: f.at("status", "note") and f.now and f.mine,
        "{seat} is thinking": _thinks,
        "The last trick": lambda f, _: _prompt(f) and f.table.last,
        "You lead: play a card": lambda f, _: _card_asked(f) and not f.lying,
        "Play a card": lambda f, _: _card_asked(f) and bool(f.lying),
        "Not this one.": lambda f, _: _not_this(f),
        "You take the trick.": lambda f, _: _takes(f, f.you),
        "{seat} takes the trick.": lambda f, v: _takes(f, v["seat"]) and v["seat"] is not f.you,
        "Back to the game": lambda f, _: _main(f) and not f.now,
        "Choose again": lambda f, _: _main(f) and f.table.refused is not None,
        "The score": lambda f, _: _main(f) and f.full and len(f.played) == 5 * f.size,
        "Next trick": lambda f, _: _main(f) and f.full and len(f.played) < 5 * f.size,
        # cloth
        "{suit}, made by {maker}": _made,
        "Us": lambda f, _: f.rules.players == 4 and _side(f, 0),
        "Them": lambda f, _: f.rules.players == 4 and _side(f, 1),
        "You": lambda f, _: (
            _chair(f, "name") is f.you
            or (f.rules.players == 2 and (_side(f, 0) or f.where[:3] == _FIVES))
        ),
        "The other": lambda f, _: f.rules.players == 2 and _side(f, 1),
        "The score: {us} {ours}, {them} {theirs}": _stands,
        "Not allowed": lambda f, _: (
            f.at("cloth", "hand", "*", "mark")
            and f.table.refused is not None
            and Play(f.table.refused) not in f.shown.legal()
        ),
        "{seat}": lambda f, v: _chair(f, "note") is f.you and v["seat"] is f.you,
        "dealer, maker": lambda f, _: _chair(f, "note") is f.whole.deal.dealer is f.maker,
        "dealer": lambda f, _: _chair(f, "note") is f.whole.deal.dealer is not f.maker,
        "made it": lambda f, _: _chair(f, "note") is f.maker is not f.whole.deal.dealer,
        # news: what is heard is held against the facts in test_table_said
        "You play {card}.": lambda f, v: (
            f.at("heard") and (f.you, v["card"]) in f.played[-len(f.acts) + f.table.fresh_from :]
        ),
        # title
        "Deal of the day": lambda f, _: _titled(f) and f.table.setup.kind is Kind.DAY,
        "One deal: {code}": lambda f, v: (
            _titled(f) and f.table.setup.kind is Kind.DEAL and v["code"] == f.table.setup.seed
        ),
        "Deal {n}, to {target} points": _in_deal,
    },
    at_table,
    cloth,
    news,
    title,
)

FRAME = Truth[Facts](
    {
        "Practice table": lambda f, _: f.at("place", "title"),
        "Game": lambda f, _: f.at("practice", "game", "label"),
        "Save as EGN": lambda f, _: f.where[:4] == ("practice", "game", "save", 0),
        "Save in our own form": lambda f, _: f.where[:4] == ("practice", "game", "save", 1),
        "Copy the hand in one line": lambda f, _: f.at("practice", "game", "copy", "label"),
        "Copied.": lambda f, _: f.at("practice", "game", "copy", "done"),
        "Moments of the hand": lambda f, _: f.at("practice", "scrub", "label"),
        "Bids": lambda f, _: (
            f.where == ("practice", "scrub", "groups", 0, "label")
            or (f.at("status", "pill") and f.count > 0 and not f.played)
        ),
        "Trick {n}": lambda f, v: f.where == ("practice", "scrub", "groups", v["n"], "label"),
        "taken by you": lambda f, _: _took(f, f.you),
        "taken by {seat}": lambda f, v: v["seat"] is not f.you and _took(f, v["seat"]),
        "To the first moment": lambda f, _: f.at("practice", "scrub", "first", "label"),
        "One step back": lambda f, _: f.at("practice", "scrub", "back", "label"),
        "One step on": lambda f, _: f.at("practice", "scrub", "next", "label"),
        "To the last moment": lambda f, _: f.at("practice", "scrub", "last", "label"),
    },
    frame,
    forms,
    scrubber,
)
