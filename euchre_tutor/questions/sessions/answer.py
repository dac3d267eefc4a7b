"""An answer that counts in a session."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from euchre_tutor.questions.question import Form, Question
from euchre_tutor.questions.sessions.item import Item
from euchre_tutor.questions.verdict import judge


@dataclass(frozen=True, slots=True)
class Answer:
    """What was asked, what was chosen by place (nothing: it was left open), and how it was."""

    item: Item
    given: tuple[int, ...]
    is_right: bool
    is_return: bool = False
    """Whether the question had been missed before."""


def judged(item: Item, given: Collection[int], *, is_return: bool = False) -> Answer:
    """Judge an answer; ValueError as :func:`euchre_tutor.questions.judge`."""
    places = tuple(given)
    is_right = judge(item.question, places).is_right and is_whole(item.question, places)
    return Answer(item, places, is_right, is_return)


def is_whole(question: Question, places: tuple[int, ...]) -> bool:
    """Tell whether something is chosen and, for an order, everything."""
    if question.form is Form.ORDER:
        return len(places) == len(question.answer)
    return bool(places)
