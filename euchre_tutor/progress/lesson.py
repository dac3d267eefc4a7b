"""What a learner has done in one lesson, and the stars it is worth."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

STARS: Final = 3
"""Stars a lesson can earn."""
GOOD: Final = 0.8
"""Share right at the first answer in a check that earns a star; all right earn another."""


@dataclass(frozen=True, slots=True)
class LessonRecord:
    """Steps done and the best check so far, of one lesson."""

    steps: int
    """How many steps the lesson has."""
    done: frozenset[int] = frozenset()
    """The steps done, counted from 0; a skipped step is not."""
    best: float | None = None
    """The best share of a check right at the first answer, 0 to 1; None before the first check."""

    def with_step(self, step: int) -> LessonRecord:
        """Give the record with this step done; ValueError if there is no such step."""
        if not 0 <= step < self.steps:
            message = f"steps go from 0 to {self.steps - 1}, not {step!r}"
            raise ValueError(message)
        return replace(self, done=self.done | {step})

    def with_check(self, share: float) -> LessonRecord:
        """Give the record after a finished check with this share right at the first answer."""
        return replace(self, best=share if self.best is None else max(self.best, share))

    @property
    def stars(self) -> int:
        """One for every step done, one for 80 % right in a check, one for all right."""
        best = -1.0 if self.best is None else self.best
        return (len(self.done) == self.steps) + (best >= GOOD) + (best >= 1)
