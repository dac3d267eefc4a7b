"""The coach of the practice table: the program's own, asked in small pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from euchre_tutor.coach import solver
from euchre_tutor.coach.advice import Advice, think
from euchre_tutor.coach.bots import considered
from euchre_tutor.coach.review import Graded, review
from euchre_tutor.engine import Action, Card, Position, View
from euchre_tutor.practice_table.coached import Coach


class Tutor:
    """Advice over two hundred deals, seats of four levels, reviews with all cards seen."""

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise the seat that is to act, over more and more deals."""
        yield from think(view, seed=seed)

    def choose(self, view: View, level: int, seed: str) -> Iterator[Action | None]:
        """Decide as ``coach.bots.choose`` does, but without making the page wait."""
        return considered(view, level, seed)

    def plays(self, position: Position) -> Mapping[Card, int]:
        """Give the makers' tricks after each legal card."""
        return solver.plays(position)

    def review(self, position: Position) -> Sequence[Graded]:
        """Judge every card of a finished deal."""
        return review(position)


TUTOR: Coach = Tutor()
"""The one that the practice table has."""
