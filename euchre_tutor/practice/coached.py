"""What the practice table shows of the coach's values: their shape, whoever makes them."""

from __future__ import annotations

from typing import Protocol

from euchre_tutor.engine import Action, Card, Seat
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


class Graded(Protocol):
    """A card that was played, judged with all cards seen."""

    @property
    def trick(self) -> int:
        """The trick, from 0."""

    @property
    def seat(self) -> Seat:
        """Who played it."""

    @property
    def card(self) -> Card:
        """The card."""

    @property
    def makers_tricks(self) -> int:
        """The makers' tricks of the whole deal after it, if all go on with their best."""

    @property
    def best(self) -> tuple[Card, ...]:
        """The cards that would have been best."""

    @property
    def best_makers_tricks(self) -> int:
        """The makers' tricks of the whole deal after one of these."""

    @property
    def cost(self) -> int:
        """The points that the card cost its side."""
