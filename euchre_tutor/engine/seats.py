"""Where people sit and who plays with whom (rules 1.1, 1.2). Clockwise: N, E, S, W."""

from __future__ import annotations

from enum import Enum
from typing import Final

from euchre_tutor.engine.spelling import SpellingError
from euchre_tutor.engine.typed import expect


class SeatError(SpellingError):
    """A text that names no seat; ``text`` is what was given."""


class Seat(Enum):
    """A place at the table; the value is its number, 0 to 3, clockwise from North."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    number: int
    """0 North, 1 East, 2 South, 3 West."""
    letter: str
    """``N``, ``E``, ``S`` or ``W``."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.letter = "NESW"[number]

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Seat.{self.name}"

    @property
    def left(self) -> Seat:
        """The next seat clockwise. With two players use :meth:`Rules.next_seat`."""
        return _SEATS[(self.number + 1) % 4]

    @property
    def right(self) -> Seat:
        """The next seat counter-clockwise."""
        return _SEATS[(self.number + 3) % 4]

    @property
    def partner(self) -> Seat:
        """The seat opposite (rule 1.2)."""
        return _SEATS[(self.number + 2) % 4]

    @classmethod
    def parse(cls, text: str) -> Seat:
        """Read a seat from its letter, name or number; :class:`SeatError` otherwise."""
        expect(text, str, "the text of a seat")
        key = text.strip().casefold()
        for seat in cls:
            if key in (seat.letter.casefold(), seat.name.casefold(), str(seat.number)):
                return seat
        raise SeatError(text, "a seat (N, E, S, W, a name such as 'north', or 0 to 3)")


_SEATS: Final = tuple(Seat)


class Side(Enum):
    """One of the two sides: North and South are the first, East and West the second.

    With two players seat 0 alone is the first side and seat 2 the second (:meth:`Rules.side`).
    """

    FIRST = 0
    SECOND = 1

    number: int
    """0 or 1, the place of the side in every score."""

    def __init__(self, number: int) -> None:
        self.number = number

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Side.{self.name}"

    @property
    def other(self) -> Side:
        """The opposing side."""
        return Side.SECOND if self is Side.FIRST else Side.FIRST
