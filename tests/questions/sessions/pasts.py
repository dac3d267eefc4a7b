"""Answers of the past, for sessions that take them as an argument."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta

from euchre_tutor.engine import Rules
from euchre_tutor.questions.sessions import Item, made

NOW = datetime(2026, 5, 20, 18, tzinfo=UTC)


@dataclass(frozen=True)
class Was:
    """An answer that was given."""

    kind: str
    level: int
    question: str
    source: str
    is_right: bool
    time: str


def was(item: Item, *, right: bool, days: float = 1.0) -> Was:
    """Say that an item was answered so many days ago."""
    question = item.question
    time = (NOW - timedelta(days=days)).isoformat()
    return Was(question.kind, question.level, question.id, item.source, right, time)


def asked(kind: str, level: int, number: int = 0) -> Item:
    """Give a question of a kind and level."""
    return made(kind, level, f"past/{number}", Rules.STANDARD)


def answers(kind: str, level: int, right: int, wrong: int, days: float = 1.0) -> list[Was]:
    """Give that many answers to questions of a kind and level, all on one day."""
    marks = [True] * right + [False] * wrong
    return [was(asked(kind, level, n), right=mark, days=days) for n, mark in enumerate(marks)]
