"""The check at the end of a lesson: generated questions, the first answer of each counts."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press
from euchre_tutor.lessons.steps.ask import Answering, answering, under_its_rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Check, Question
from euchre_tutor.questions.sessions import Item, made
from euchre_tutor.text import T


@dataclass(frozen=True, slots=True)
class Checking:
    """A check in progress: what was answered, and the question on the screen."""

    check: Check
    """The check as far as it is answered, the answer on show included."""
    current: Answering | None
    """The question on the screen; None when the check is over."""
    items: tuple[Item, ...]
    """All its questions, each with what makes it again."""
    is_return: bool = False
    """Whether the question on the screen was missed before."""

    @classmethod
    def start(cls, lesson: Lesson, seed: str, rules: Rules = Rules.STANDARD) -> Checking:
        """Begin a check whose questions the seed fixes."""
        stream = Stream(seed)
        items = tuple(
            made(kind, level, stream.sub(number).text, lesson.check_rules.get((kind, level), rules))
            for number, (kind, level) in enumerate(lesson.check)
        )
        questions = stream.shuffled([item.question for item in items])
        return cls._asking(Check.start(questions), items)

    @classmethod
    def _asking(cls, check: Check, items: tuple[Item, ...]) -> Checking:
        question = check.current
        current = None if question is None else answering(question)
        return cls(check, current, items, check.is_return)

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return None if self.current is None else self.current.question

    @property
    def source(self) -> str:
        """What makes the question on the screen again; empty where there is none."""
        question = self.question
        return next((item.source for item in self.items if item.question == question), "")

    @property
    def to_come(self) -> tuple[Question, ...]:
        """The questions still to be answered, the one on the screen first."""
        return tuple(turn.question for turn in self.check.queue)

    @property
    def done(self) -> bool:
        """Whether every question is answered and every miss made good."""
        return self.current is None

    @property
    def number(self) -> int:
        """Which question is on the screen, counted from 1; returns not counted."""
        waiting = self.current is not None and not self.current.done and not self.is_return
        return self.check.answered + waiting

    def after(self, deed: Deed) -> Checking:
        """Hand the deed to the question; its answer is judged once."""
        if self.current is None:
            return self
        if self.is_return and deed == Press("leave"):
            return self._asking(self.check.without_returns(), self.items)
        if self.current.done:
            return self._asking(self.check, self.items) if deed == Press("more") else self
        current = self.current.after(deed)
        if not current.done:
            return replace(self, current=current)
        _, check = self.check.after(current.given)
        return replace(self, check=check, current=current)

    def parts(self, voice: Voice) -> Parts:
        """Show the question; after its answer the way on."""
        if self.current is None:
            return Parts()
        parts = under_its_rules(self.current.parts(voice), self.current.question)
        if not self.current.done:
            return parts
        label = T("See how it went") if self.check.over else T("Next question")
        return replace(parts, button=("more", label, True))
