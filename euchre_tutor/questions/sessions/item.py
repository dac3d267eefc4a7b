"""A question with the text that makes it again: so that one that was missed can come back."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from typing import Final, Protocol

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions.kinds import generate
from euchre_tutor.questions.question import Question
from euchre_tutor.questions.quiz import Code, questions

_QUIZ: Final = "quiz"
"""How the source of a question of a quiz begins."""

MOST: Final = 200
"""The most questions of a quiz that a session asks."""


@dataclass(frozen=True, slots=True)
class Item:
    """A question and where it comes from."""

    question: Question
    source: str
    """``rules|seed`` for a question that was generated, ``quiz|code|number`` for one of a quiz."""


class Source(Protocol):
    """What is kept of a question."""

    @property
    def kind(self) -> str:
        """Its kind."""

    @property
    def level(self) -> int:
        """Its level."""

    @property
    def question(self) -> str:
        """Its id."""

    @property
    def source(self) -> str:
        """Where it comes from, see :class:`Item`; empty where nobody knows."""


def made(kind: str, level: int, seed: str, rules: Rules) -> Item:
    """Generate a question; ValueError as :func:`euchre_tutor.questions.generate`."""
    return Item(generate(kind, level, Stream(seed), rules), f"{rules}|{seed}")


@lru_cache(maxsize=8)
def of_quiz(code: str) -> tuple[Item, ...]:
    """Give the questions of a quiz, of a long one the first; ValueError for a code that is none."""
    parsed = Code.parse(code)
    return tuple(
        Item(question, f"{_QUIZ}|{parsed}|{number}")
        for number, question in enumerate(islice(questions(parsed), MOST))
    )


def rebuilt(kept: Source) -> Item | None:
    """Make a question again; None where it is not the same any more, or cannot be made."""
    first, _, rest = kept.source.partition("|")
    try:
        if first == _QUIZ:
            code, _, number = rest.rpartition("|")
            item = of_quiz(code)[int(number)]
        else:
            item = made(kept.kind, kept.level, rest, Rules.parse(first))
    except (ValueError, LookupError):  # what is kept can come from a file, and say anything
        return None
    return item if item.question.id == kept.question else None
