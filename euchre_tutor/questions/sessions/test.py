"""A test: questions in any order, answers that can be changed, and no verdict before the end."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import ClassVar

from euchre_tutor.questions.question import Question
from euchre_tutor.questions.sessions.answer import Answer, is_whole, judged
from euchre_tutor.questions.sessions.item import Item
from euchre_tutor.questions.sessions.plan import Plan
from euchre_tutor.questions.sessions.supply import Listed, supply


@dataclass(frozen=True, slots=True)
class Test:
    """A test as far as it has gone."""

    __test__: ClassVar[bool] = False  # pytest takes it for one of its own

    items: tuple[Item, ...]
    given: tuple[tuple[int, ...], ...]
    """For each question what is chosen now, by place; empty where it is open."""
    at: int = 0
    """Which question is on show, from 0; after the last one the whole."""
    handed_in: bool = False

    @classmethod
    def start(cls, plan: Plan) -> Test:
        """Begin; ValueError for a plan without a question."""
        items = _items(plan)
        if not items:
            message = "a test has at least one question"
            raise ValueError(message)
        return cls(items, ((),) * len(items))

    @property
    def item(self) -> Item | None:
        """What is on show; None where that is the whole, or all is handed in."""
        return None if self.handed_in or self.at == len(self.items) else self.items[self.at]

    @property
    def question(self) -> Question | None:
        """The question on show; None where that is the whole, or all is handed in."""
        return None if self.item is None else self.item.question

    @property
    def over(self) -> bool:
        """Whether it is handed in."""
        return self.handed_in

    @property
    def open(self) -> tuple[int, ...]:
        """The questions without an answer, by number from 0."""
        both = zip(self.items, self.given, strict=True)
        return tuple(
            n for n, (item, given) in enumerate(both) if not is_whole(item.question, given)
        )

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers, judged; none before it is handed in. An open one is not right.

        Half an order is an open one.
        """
        if not self.handed_in:
            return ()
        return tuple(
            judged(item, given)
            if is_whole(item.question, given)
            else Answer(item, (), is_right=False)
            for item, given in zip(self.items, self.given, strict=True)
        )

    def after(self, given: Collection[int], at: float = 0.0) -> Test:  # noqa: ARG002  # no clock
        """Put an answer to the question on show in the place of the one there was.

        ValueError where there is no question.
        """
        if self.item is None:
            message = "no question is open"
            raise ValueError(message)
        kept = list(self.given)
        kept[self.at] = tuple(given)
        return replace(self, given=tuple(kept))

    def going(self, at: int) -> Test:
        """Show another question, or after the last one the whole; ValueError beyond that."""
        if self.handed_in or not 0 <= at <= len(self.items):
            message = f"there is no question {at}"
            raise ValueError(message)
        return replace(self, at=at)

    def handing_in(self) -> Test:
        """Hand it in as it is: nothing can be changed from now on."""
        return replace(self, handed_in=True)


def _items(plan: Plan) -> tuple[Item, ...]:
    source = supply(plan)
    if isinstance(source, Listed):
        return source.items
    asked: list[Answer] = []
    for number in range(plan.length):
        item = source.item(number, asked)
        if item is not None:
            asked.append(Answer(item, (), is_right=False))
    return tuple(answer.item for answer in asked)
