"""Three minutes: as many questions as one can, and a miss costs time.

The session has no clock: the seconds since its start are an argument, so it can be played again.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.questions.question import Question
from euchre_tutor.questions.sessions.answer import Answer, judged
from euchre_tutor.questions.sessions.item import Item
from euchre_tutor.questions.sessions.plan import Plan
from euchre_tutor.questions.sessions.supply import Supply, supply

SECONDS: Final = 180
"""How long it lasts."""
COST: Final = 10
"""Seconds that a miss costs."""


@dataclass(frozen=True, slots=True)
class Timed:
    """Three minutes as far as they have gone."""

    supply: Supply
    current: Item | None
    """What is asked now, as long as there is time."""
    answers: tuple[Answer, ...] = ()
    at: float = 0.0
    """Seconds from the start until the last thing that happened."""

    @classmethod
    def start(cls, plan: Plan) -> Timed:
        """Begin; ValueError for a code that is none."""
        source = supply(plan)
        return cls(source, source.item(0, ()))

    @property
    def misses(self) -> int:
        """How many were missed."""
        return sum(not answer.is_right for answer in self.answers)

    @property
    def right(self) -> int:
        """How many were right."""
        return len(self.answers) - self.misses

    @property
    def left(self) -> float:
        """The seconds left, at the time ``at``."""
        return max(0.0, SECONDS - COST * self.misses - self.at)

    @property
    def over(self) -> bool:
        """Whether the time is up, or no question is left."""
        return self.item is None

    @property
    def item(self) -> Item | None:
        """What is asked now; None when it is over."""
        return self.current if self.left else None

    @property
    def question(self) -> Question | None:
        """The question to answer now; None when it is over."""
        return None if self.item is None else self.item.question

    def waited(self, at: float) -> Timed:
        """Let time go by until ``at``; it never goes back."""
        return replace(self, at=max(self.at, at))

    def after(self, given: Collection[int], at: float = 0.0) -> Timed:
        """Judge an answer given at ``at``; one that comes too late does not count.

        ValueError when it was over before, or as ``judge``.
        """
        now, item = self.waited(at), self.item
        if item is None:
            message = "the time is up"
            raise ValueError(message)
        answer = judged(item, given)
        if now.over:
            return now
        answers = (*now.answers, answer)
        return replace(now, current=self.supply.item(len(answers), answers), answers=answers)
