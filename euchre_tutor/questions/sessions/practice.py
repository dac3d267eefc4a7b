"""Practice: no clock, each answer judged at once, and what was missed comes back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Stream
from euchre_tutor.questions.check import RIGHT_TWICE
from euchre_tutor.questions.question import Question
from euchre_tutor.questions.sessions.answer import Answer, judged
from euchre_tutor.questions.sessions.item import Item, rebuilt
from euchre_tutor.questions.sessions.plan import Plan
from euchre_tutor.questions.sessions.supply import Supply, supply

SOON: Final = 2, 3
"""Other questions between a miss and its return."""
LATER: Final = 4, 5
"""Other questions between a return that was right and the next one."""
IN_A_ROW: Final = 2
"""So many returns one after the other at the most, while there are new questions."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A question to be asked: now, or from the answer with this number on."""

    item: Item
    due: int = 0
    left: int = 1
    """How often it must yet be right."""
    is_new: bool = True


@dataclass(frozen=True, slots=True)
class Practice:
    """A practice as far as it has gone. Make one with :meth:`start`, go on with :meth:`after`."""

    plan: Plan
    supply: Supply
    current: Turn | None = None
    waiting: tuple[Turn, ...] = ()
    """What comes back, the first due first."""
    fresh: int = 0
    """How many new questions were asked, the current one included."""
    answers: tuple[Answer, ...] = ()

    @classmethod
    def start(cls, plan: Plan) -> Practice:
        """Begin; ValueError for a plan without a question."""
        items = [(rebuilt(debt), debt.left) for debt in plan.debts]
        there = [(item, left) for item, left in items if item is not None]
        waiting = tuple(
            Turn(item, due=1 + n * SOON[0], left=left, is_new=False)
            for n, (item, left) in enumerate(there)
        )
        begun = cls(plan, supply(plan), waiting=waiting).going_on()
        if begun.over:
            message = "a practice has at least one question"
            raise ValueError(message)
        return begun

    @property
    def item(self) -> Item | None:
        """What is asked now; None when it is over."""
        return None if self.current is None else self.current.item

    @property
    def question(self) -> Question | None:
        """The question to answer now; None when it is over."""
        return None if self.current is None else self.current.item.question

    @property
    def is_return(self) -> bool:
        """Whether the current question was missed before."""
        return self.current is not None and not self.current.is_new

    @property
    def over(self) -> bool:
        """Whether every question is answered and every miss made good."""
        return self.current is None

    @property
    def total(self) -> int:
        """How many new questions there are."""
        return self.plan.length

    @property
    def first(self) -> tuple[Answer, ...]:
        """The answers to new questions."""
        return tuple(answer for answer in self.answers if not answer.is_return)

    @property
    def returning(self) -> int:
        """How many missed questions are still to be made good."""
        return len(self.waiting) + self.is_return

    def after(self, given: Collection[int], at: float = 0.0) -> Practice:  # noqa: ARG002  # no clock
        """Judge an answer; ValueError when it is over, or as ``judge``."""
        if self.current is None:
            message = "the practice is over"
            raise ValueError(message)
        turn = self.current
        answer = judged(turn.item, given, is_return=not turn.is_new)
        answers = (*self.answers, answer)
        left = turn.left - 1 if answer.is_right else RIGHT_TWICE
        waiting = self.waiting
        if left:
            gap = self._gap(len(answers), later=answer.is_right)
            back = replace(turn, due=len(answers) + gap, left=left, is_new=False)
            waiting = tuple(sorted((*waiting, back), key=lambda one: one.due))
        return replace(self, current=None, waiting=waiting, answers=answers).going_on()

    def _gap(self, count: int, *, later: bool) -> int:
        return Stream(f"{self.plan.seed}/gap/{count}").choice(LATER if later else SOON)

    def without_returns(self) -> Practice:
        """Leave the missed questions for another day."""
        if self.current is not None and self.current.is_new:
            return replace(self, waiting=())
        return replace(self, current=None, waiting=()).going_on()

    def going_on(self) -> Practice:
        """Ask what is due, else something new, else what comes back next."""
        tired = all(answer.is_return for answer in self.answers[-IN_A_ROW:])
        rests = len(self.answers) >= IN_A_ROW and tired and self.fresh < self.plan.length
        if self.waiting and self.waiting[0].due <= len(self.answers) and not rests:
            return self._returning()
        item = None
        if self.fresh < self.plan.length:
            item = self.supply.item(self.fresh, self.answers)
        if item is not None:
            return replace(self, current=Turn(item), fresh=self.fresh + 1)
        return self._returning() if self.waiting else self

    def _returning(self) -> Practice:
        first, *others = self.waiting
        return replace(self, current=first, waiting=tuple(others))
