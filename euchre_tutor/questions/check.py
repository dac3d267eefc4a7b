"""A lesson's check: a handful of generated questions, of which the first answer counts.

A missed question comes back two questions later, or at once when none are left, until it was
right twice. Coming back costs nothing.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.questions.question import Question
from euchre_tutor.questions.verdict import Verdict, judge

RETURNS_AFTER: Final = 2
"""Other questions between a miss and its return, where there are that many."""
RIGHT_TWICE: Final = 2
"""How often a missed question must be right before it stays away."""


@dataclass(frozen=True, slots=True)
class _Turn:
    question: Question
    still_right: int
    """How often it must yet be right: 1 for a new question, 2 once missed."""
    is_new: bool = True


@dataclass(frozen=True, slots=True)
class Check:
    """A check as far as it has gone. Make one with :meth:`start`, go on with :meth:`after`."""

    total: int
    """How many questions it has, returns not counted."""
    queue: tuple[_Turn, ...]
    first_right: int = 0
    """How many were right at the first answer."""
    answered: int = 0
    """How many have been answered a first time."""

    @classmethod
    def start(cls, questions: Collection[Question]) -> Check:
        """Begin with these questions; ValueError without any."""
        if not questions:
            message = "a check has at least one question"
            raise ValueError(message)
        return cls(len(questions), tuple(_Turn(question, 1) for question in questions))

    @property
    def current(self) -> Question | None:
        """The question to answer now; None when the check is over."""
        return self.queue[0].question if self.queue else None

    @property
    def is_return(self) -> bool:
        """Whether the current question was missed before."""
        return bool(self.queue) and not self.queue[0].is_new

    @property
    def over(self) -> bool:
        """Whether every question is answered, and every miss made good."""
        return not self.queue

    @property
    def share(self) -> float:
        """The share right at the first answer, of all questions, 0 to 1."""
        return self.first_right / self.total

    @property
    def returning(self) -> int:
        """How many missed questions are still to make good."""
        return sum(not turn.is_new for turn in self.queue)

    def without_returns(self) -> Check:
        """Give the check with the missed questions left for another day."""
        return replace(self, queue=tuple(turn for turn in self.queue if turn.is_new))

    def after(self, given: Collection[int]) -> tuple[Verdict, Check]:
        """Judge an answer to the current question and give the check after it.

        ValueError when the check is over, or as :func:`judge`.
        """
        if not self.queue:
            message = "the check is over"
            raise ValueError(message)
        turn, *others = self.queue
        verdict = judge(turn.question, given)
        left = turn.still_right - 1 if verdict.is_right else RIGHT_TWICE
        if left:
            place = min(RETURNS_AFTER, len(others))
            others.insert(place, replace(turn, still_right=left, is_new=False))
        return verdict, replace(
            self,
            queue=tuple(others),
            first_right=self.first_right + (turn.is_new and verdict.is_right),
            answered=self.answered + turn.is_new,
        )
