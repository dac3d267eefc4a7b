"""What is kept of a learner. The same values are the whole and a change to it.

Two tabs, or a file and a store, are brought together by :meth:`Progress.merged`: what was reached
stays reached, an answer counts once, and only where one is and what lies half done is replaced.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final, TypeAlias, TypeVar

from euchre_tutor.progress.lesson import LessonRecord

Deed: TypeAlias = tuple[str, str]
"""What was done, and with what: ``("tap", "Jh")``."""

LONGEST_KEY: Final = 64
"""Characters of the name of a lesson, a part of it, or a setting."""
LONGEST_RUN: Final = 200
"""Characters of what names a run."""
LONGEST_SOURCE: Final = 500
"""Characters of what makes a question again."""

_T = TypeVar("_T")


def _none() -> Mapping[str, _T]:
    return MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Run:
    """One go at a step or a check: what is needed to play it again up to here."""

    token: str
    """Names the run; a check's questions follow from it."""
    rules: str = ""
    """The rules it is played by, as text."""
    of: str = ""
    """What it is about. Where the lesson asks something else by now, the run is over."""
    deeds: tuple[Deed, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """An answer that counts. Lesson, run and number name it: told twice it is still one."""

    lesson: str
    run: str
    number: int
    """Which answer of its run, from 0."""
    part: str
    """The number of the step, from 1, or ``check``."""
    kind: str
    level: int
    question: str
    """The question's id."""
    given: tuple[str, ...]
    """The codes of what was chosen."""
    is_right: bool
    time: str
    rules: str
    source: str = ""
    """What makes the question again (see ``questions.sessions.item``); empty where nobody kept it.
    """

    @property
    def key(self) -> tuple[str, str, int]:
        """What names the answer among those of a learner."""
        return self.lesson, self.run, self.number


@dataclass(frozen=True, slots=True)
class LessonState:
    """What is kept of one lesson."""

    done: frozenset[int] = frozenset()
    """The steps done, counted from 0."""
    best: float | None = None
    """The best share of a check, 0 to 1; None before the first."""
    at: str = ""
    """Where the learner is: the number of a step, from 1, or ``check``; empty before the first."""
    runs: Mapping[str, Run] = field(default_factory=_none)
    """The runs that can be gone on with, by the same names."""

    def merged(self, later: LessonState) -> LessonState:
        """Give this with what came later, or with what else is known."""
        shares = [share for share in (self.best, later.best) if share is not None]
        return LessonState(
            self.done | later.done,
            max(shares, default=None),
            later.at or self.at,
            MappingProxyType({**self.runs, **later.runs}),
        )


NOTHING: Final = LessonState()
"""A lesson that was never opened."""


@dataclass(frozen=True, slots=True)
class Progress:
    """All that is kept of a learner, or a change to it."""

    words: Mapping[str, str] = field(default_factory=_none)
    """Settings and the like by name: ``rules``, ``language``, ``place``, ``display.theme`` …"""
    lessons: Mapping[str, LessonState] = field(default_factory=_none)
    attempts: tuple[Attempt, ...] = ()

    def merged(self, later: Progress) -> Progress:
        """Give this with what came later."""
        lessons = dict(self.lessons)
        for name, state in later.lessons.items():
            lessons[name] = lessons.get(name, NOTHING).merged(state)
        answers: dict[tuple[str, str, int], Attempt] = {}
        for attempt in (*self.attempts, *later.attempts):
            answers.setdefault(attempt.key, attempt)
        words = MappingProxyType({**self.words, **later.words})
        return Progress(words, MappingProxyType(lessons), tuple(answers.values()))

    def without_attempts(self) -> Progress:
        """Give all but the single answers."""
        return replace(self, attempts=())

    @property
    def is_blank(self) -> bool:
        """Whether nothing was answered yet; settings do not count."""
        return not self.attempts and all(
            not state.done and state.best is None and not any(r.deeds for r in state.runs.values())
            for state in self.lessons.values()
        )

    def record(self, lesson: str, steps: int) -> LessonRecord:
        """Give the record of a lesson that has so many steps."""
        state = self.lessons.get(lesson, NOTHING)
        return LessonRecord(steps, frozenset(n for n in state.done if n < steps), state.best)
