"""A streak: questions until the first miss."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace

from euchre_tutor.questions.question import Question
from euchre_tutor.questions.sessions.answer import Answer, judged
from euchre_tutor.questions.sessions.item import Item
from euchre_tutor.questions.sessions.plan import Plan
from euchre_tutor.questions.sessions.supply import Supply, supply


@dataclass(frozen=True, slots=True)
class Streak:
    """A streak as far as it has gone."""

    supply: Supply
    item: Item | None
    """What is asked now; None when it is over."""
    answers: tuple[Answer, ...] = ()

    @classmethod
    def start(cls, plan: Plan) -> Streak:
        """Begin; ValueError for a code that is none."""
        source = supply(plan)
        return cls(source, source.item(0, ()))

    @property
    def over(self) -> bool:
        """Whether something was missed, or no question is left."""
        return self.item is None

    @property
    def question(self) -> Question | None:
        """The question to answer now; None when it is over."""
        return None if self.item is None else self.item.question

    @property
    def length(self) -> int:
        """How many were right, one after the other."""
        return sum(answer.is_right for answer in self.answers)

    def after(self, given: Collection[int], at: float = 0.0) -> Streak:  # noqa: ARG002  # no clock
        """Judge an answer; ValueError when it is over, or as ``judge``."""
        if self.item is None:
            message = "the streak is over"
            raise ValueError(message)
        answer = judged(self.item, given)
        answers = (*self.answers, answer)
        item = self.supply.item(len(answers), answers) if answer.is_right else None
        return replace(self, item=item, answers=answers)
