"""What the conditions of the reasons look at: a question, an answer, and plain values."""

from collections.abc import Mapping
from typing import Any, NamedTuple

from questions import naive_table as table
from questions.samples import expected, settings

from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.questions import Question
from euchre_tutor.text import Field

Values = Mapping[str, Field]


class Facts(NamedTuple):
    """A question and the place of the answer of which something is said."""

    question: Question
    place: int

    @property
    def d(self) -> Mapping[str, Any]:
        """The facts of the question."""
        return self.question.facts

    @property
    def rules(self) -> Mapping[str, Any]:
        """The rules in use, by name."""
        return settings(self.question.rules)

    @property
    def guess(self) -> str:
        """The code of the answer."""
        return self.question.choices[self.place].code

    @property
    def right(self) -> str:
        """The code of the right answer, by the naive rules."""
        return expected(self.question)[0]

    @property
    def maker(self) -> int:
        """Who made trump by the calls."""
        return table.turn(self.d["dealer"], len(self.d["calls"]) - 1, self.rules)

    @property
    def round(self) -> int:
        """In which round trump was made."""
        return 1 if len(self.d["calls"]) <= self.rules["players"] else 2

    @property
    def seat(self) -> int:
        """Who is next to bid."""
        return table.turn(self.d["dealer"], len(self.d["calls"]), self.rules)


def number(value: Field) -> int:
    """Give a seat's number."""
    assert isinstance(value, Seat)
    return value.number


def code(value: Field) -> str:
    """Give a card's code or a suit's letter."""
    assert isinstance(value, Card | Suit)
    return value.code if isinstance(value, Card) else value.letter


def apart(v: Values, one: str, other: str) -> int:
    """Give how many seats clockwise the second is from the first."""
    return (number(v[other]) - number(v[one])) % 4
