"""What fixes a game or a single deal at the practice table: a text, rules, seat and level."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.engine import Deal, Rules, Seat, Stream


class Kind(Enum):
    """What is played."""

    GAME = "game"
    """Deals until a side has the points for game."""
    DEAL = "deal"
    """One deal that a text fixes; it is over too where it is thrown in."""
    DAY = "day"
    """The deal of a calendar day; its seed is the date, such as ``2026-11-30``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Setup:
    """What is played, where the learner sits, how well the others play.

    Two learners with equal setups are dealt the same cards, and the other seats answer the same
    deeds in the same way.
    """

    kind: Kind = Kind.GAME
    seed: str
    """The text that fixes the cards and whatever the other seats leave to chance."""
    rules: Rules = Rules.STANDARD
    seat: Seat = Seat.SOUTH
    level: int = 2
    """How well the other seats play, see ``coach.bots``."""

    def same_cards(self, other: Setup) -> bool:
        """Tell whether the same cards are dealt under the same rules.

        Whoever asks for what is under way goes on with it, from the seat and at the level at which
        it was begun.
        """
        mine, others = (self.kind, self.seed, self.rules), (other.kind, other.seed, other.rules)
        return mine == others

    def deal(self, number: int, dealer: Seat | None = None) -> Deal:
        """Give the deal with this number, from 1. The first chooses its dealer itself."""
        text = f"day-{self.seed}" if self.kind is Kind.DAY else self.seed
        text = text if number == 1 else Stream(text).sub(f"deal-{number}").text
        return Deal.shuffled(text, self.rules, dealer)

    def __str__(self) -> str:
        """Write it, but for the rules, as :meth:`parse` reads it."""
        return f"{self.kind.value} {self.seat.letter}{self.level} {self.seed}"

    @classmethod
    def parse(cls, text: str, rules: Rules) -> Setup:
        """Read what ``str`` wrote; ValueError for anything else."""
        kind, place, seed = text.split(" ", 2)
        seat, level = Seat.parse(place[:1]), int(place[1:])
        if level not in LEVELS or seat not in rules.seats:
            message = f"no setup under {rules}: {text!r}"
            raise ValueError(message)
        return cls(kind=Kind(kind), seed=seed, rules=rules, seat=seat, level=level)
