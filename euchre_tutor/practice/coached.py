"""What the practice table asks of a coach, and the shape of what it answers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Action, Card, Position, View
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.text import Text


class Option(Protocol):
    """A choice and what it is expected to bring."""

    @property
    def action(self) -> Action:
        """The choice."""

    @property
    def points(self) -> float:
        """The points that the seat's side can expect, less those of the other side."""

    @property
    def error(self) -> float:
        """The standard error of its paired difference to the best choice."""

    @property
    def toss_up(self) -> bool:
        """Whether it is as good as the best, as far as can be told."""


class Advice(Protocol):
    """What the coach makes of one decision."""

    @property
    def best(self) -> Action:
        """The choice it would make."""

    @property
    def options(self) -> tuple[Option, ...]:
        """Every legal choice, the best first."""

    @property
    def deals(self) -> int:
        """How many deals it has looked at."""

    @property
    def nudge(self) -> Text:
        """What to look at, without the answer."""

    @property
    def thumb(self) -> Explanation | None:
        """A rule of thumb whose condition holds here."""

    @property
    def how(self) -> Text:
        """How the numbers were found."""


class Coach(Protocol):
    """Who advises, plays the other seats and judges. All of it follows from what is given."""

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise the seat that is to act, in small pieces, each better founded than the last."""

    def choose(self, view: View, level: int, seed: str) -> Iterator[Action | None]:
        """Decide for a seat that is to act, as well as the level says.

        In small pieces: None while it thinks, in the end what it does.
        """

    def plays(self, position: Position) -> Mapping[Card, int]:
        """Give the makers' tricks of the deal after each legal card, all going on with their best.

        ``position`` is one in which a card is to be played; all cards are seen.
        """

    def review(self, position: Position) -> Sequence[Graded]:
        """Judge every card of a finished deal, in the order played."""
