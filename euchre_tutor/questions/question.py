"""A question as a value: what is asked, what may be chosen, what is right, and why."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from hashlib import sha256
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Card, Rules, Seat, Side, Suit, Trick
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.text import TN, Text
from euchre_tutor.text.words import all_of, seat_name, side_name, suit_capital

_NOTHING: Final[Mapping[str, object]] = MappingProxyType({})


class Form(Enum):
    """How a question is answered."""

    ONE = "one"
    """Choose the one right answer."""
    SET = "set"
    """Choose every right answer, in any order."""
    ORDER = "order"
    """Choose all, from best to worst."""


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen. Its code is the same in every language."""

    code: str
    """A card's code ("Jd"), a suit's, a seat's or a side's English name ("Hearts", "North", "North
    and South"); else a few plain words that stay when the label changes."""
    label: Text
    card: Card | None = None
    suit: Suit | None = None
    seat: Seat | None = None
    side: Side | None = None


@dataclass(frozen=True, slots=True)
class Question:
    """One question. Everything in it is computed; facts and choices determine the answer."""

    kind: str
    """The kind of the curriculum, such as ``card-suit``."""
    level: int
    form: Form
    prompt: Text
    trump: Suit | None
    facts: Mapping[str, object]
    """What the question shows, fit for JSON: cards "Jh", suits "h", seats 0 to 3."""
    choices: tuple[Choice, ...]
    answer: tuple[int, ...]
    """The right choices by place: one, all (ascending), or all from best to worst."""
    explanation: Explanation
    """Why the answer is right."""
    replies: tuple[Explanation, ...]
    """For each choice what is to be said of it: why it is wrong, or why it is right."""
    rules: Rules = Rules.STANDARD
    """The rules in use."""
    situation: Text | None = None
    """What has happened, in words, where the facts are no cards that one sees."""
    features: Mapping[str, object] = field(default_factory=lambda: _NOTHING)
    """What makes it easy or hard, computed: the level follows from it."""

    @property
    def id(self) -> str:
        """A name that stays the same when a text changes: kind, level and a digest of the facts."""
        facts = json.dumps(
            {"rules": str(self.rules), "choices": [c.code for c in self.choices], **self.facts},
            sort_keys=True,
        )
        return f"{self.kind}-{self.level}-{sha256(facts.encode()).hexdigest()[:10]}"

    @property
    def right_codes(self) -> tuple[str, ...]:
        """The codes of the right choices."""
        return tuple(self.choices[place].code for place in self.answer)


def facts(**values: object) -> Mapping[str, object]:
    """Freeze the facts of a question."""
    return MappingProxyType(values)


def card_choices(cards: tuple[Card, ...]) -> tuple[Choice, ...]:
    """Make a choice of each card."""
    return tuple(Choice(card.code, all_of([card]), card=card) for card in cards)


def seat_choices(seats: tuple[Seat, ...]) -> tuple[Choice, ...]:
    """Make a choice of each seat, in the order given."""
    return tuple(Choice(seat.name.capitalize(), seat_name(seat), seat=seat) for seat in seats)


def suit_choices() -> tuple[Choice, ...]:
    """Make a choice of each suit, in their usual order."""
    return tuple(Choice(suit.name.capitalize(), suit_capital(suit), suit=suit) for suit in Suit)


def played(trick: Trick) -> list[list[object]]:
    """Write a trick for the facts: seats by number and cards by code, in the order played."""
    return [[seat.number, card.code] for seat, card in trick.plays]


def count_choices(counts: tuple[int, ...]) -> tuple[Choice, ...]:
    """Make a choice of each number of cards, in the order given."""
    return tuple(Choice(str(n), TN("{n} card", "{n} cards", n)) for n in counts)


def side_code(side: Side, rules: Rules) -> str:
    """Name the side in English, whatever the language: "North and South", "South"."""
    seats = [seat.name.capitalize() for seat in rules.seats if rules.side(seat) is side]
    return " and ".join(seats)


def side_choices(rules: Rules) -> tuple[Choice, ...]:
    """Make a choice of each side; with two players each is a seat too."""
    return tuple(
        Choice(
            side_code(side, rules),
            side_name(side, rules),
            seat=None if rules.partnerships else rules.seats[side.number],
            side=side,
        )
        for side in Side
    )
