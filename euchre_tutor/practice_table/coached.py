"""What the practice table asks of a coach."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from euchre_tutor.coach.advice import Advice
from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Action, Card, Position, View


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
