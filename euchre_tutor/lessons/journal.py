"""Writing down what a learner does in a lesson, and playing it again.

Activities are values that follow from their deeds: so the deeds are kept, not the activities.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from hashlib import sha256
from types import MappingProxyType
from typing import Final, Protocol, runtime_checkable

from euchre_tutor.lessons.steps import Activity, Choose, Deed, Press, Tap
from euchre_tutor.progress import Attempt, Book, LessonState, Progress, Run, now
from euchre_tutor.questions import Question, judge

_FRESH: Final[Mapping[str, Callable[[str], Deed]]] = {"tap": Tap, "choose": Choose, "press": Press}


@dataclass(frozen=True, slots=True)
class Given:
    """An answer that counts."""

    question: Question
    places: tuple[int, ...]
    is_right: bool
    source: str = ""
    """What makes the question again, where that is known."""


@runtime_checkable
class Asked(Protocol):
    """An activity that asks one question."""

    @property
    def question(self) -> Question:
        """The question."""

    @property
    def given(self) -> tuple[int, ...]:
        """The answer that counts, by place, once there is one."""

    @property
    def done(self) -> bool:
        """Whether no other answer is waited for."""


def asked(activity: Activity) -> Asked | None:
    """Give the question on the screen: the activity's own, or that of its part going on."""
    current = getattr(activity, "current", activity)
    return current if isinstance(current, Asked) else None


def answered(before: Activity, after: Activity) -> Asked | None:
    """Give the question that a deed answered finally; None where it answered none."""
    new, old = asked(after), asked(before)
    if new is None or not new.done or not new.given:
        return None
    was_done = old is not None and old.done and old.question == new.question
    return None if was_done else new


def replayed(activity: Activity, run: Run) -> tuple[Activity, int] | None:
    """Do again what was done, and count the answers; None where it no longer fits the lesson."""
    answers = 0
    try:
        for kind, what in run.deeds:
            after = activity.after(_FRESH[kind](what))
            if after == activity:
                return None
            answers += answered(activity, after) is not None
            activity = after
    except (LookupError, ValueError):  # deeds from a file can be anything
        return None
    return activity, answers


def digest(questions: tuple[Question, ...]) -> str:
    """Name what a check asks."""
    return sha256(" ".join(question.id for question in questions).encode()).hexdigest()[:16]


def _given(answer: Asked, source: str) -> Given:
    places = answer.given
    return Given(answer.question, places, judge(answer.question, places).is_right, source)


class Journal:
    """The journal of one lesson in a learner's book."""

    def __init__(self, book: Book, lesson: str, rules: str) -> None:
        self.book = book
        self.lesson = lesson
        self._rules = rules
        self._runs: dict[str, Run] = {}
        self._answers: dict[str, int] = {}

    @property
    def state(self) -> LessonState:
        """What is kept of the lesson."""
        return self.book.lesson(self.lesson)

    def find(self, part: str, of: str) -> Run | None:
        """Give the run of a part that is kept, where it is about the same by the same rules."""
        run = self.state.runs.get(part)
        return run if run and (run.rules, run.of) == (self._rules, of) else None

    def begin(self, part: str, token: str, of: str) -> None:
        """Begin a new run of a part. It is kept with its first deed."""
        self._runs[part], self._answers[part] = Run(token, self._rules, of), 0

    def resume(self, part: str, run: Run, answers: int) -> None:
        """Go on with a run that was played again up to here."""
        self._runs[part], self._answers[part] = run, answers

    def token(self, part: str) -> str:
        """Give what names the run of a part that goes on."""
        return self._runs[part].token

    def is_at(self, part: str) -> None:
        """Keep where the learner is, and what they have before them."""
        runs = {part: self._runs[part]} if part in self._runs else {}
        self._keep(LessonState(at=part, runs=MappingProxyType(runs)))

    def did(
        self,
        part: str,
        deed: Deed,
        answer: Asked | None,
        done: frozenset[int] = frozenset(),
        best: float | None = None,
        source: str = "",
    ) -> None:
        """Keep a deed, with the answer it gave (``source`` makes its question again)."""
        given = () if answer is None else (_given(answer, source),)
        self.kept(part, deed, given, done, best)

    def kept(
        self,
        part: str,
        deed: Deed,
        answers: tuple[Given, ...] = (),
        done: frozenset[int] = frozenset(),
        best: float | None = None,
    ) -> None:
        """Keep a deed, with all answers that count by it."""
        match deed:
            case Tap(what):
                kind = "tap"
            case Choose(what):
                kind = "choose"
            case Press(what):
                kind = "press"
        run = self._runs[part]
        run = replace(run, deeds=(*run.deeds, (kind, what)))
        first = self._answers[part]
        attempts = tuple(
            self._attempt(part, run, answer, number) for number, answer in enumerate(answers, first)
        )
        state = LessonState(done, best, part, MappingProxyType({part: run}))
        self._keep(state, attempts)
        self._runs[part] = run
        self._answers[part] += len(attempts)

    def _attempt(self, part: str, run: Run, answer: Given, number: int) -> Attempt:
        question = answer.question
        return Attempt(
            lesson=self.lesson,
            run=run.token,
            number=number,
            part=part,
            kind=question.kind,
            level=question.level,
            question=question.id,
            given=tuple(question.choices[place].code for place in answer.places),
            is_right=answer.is_right,
            time=now(),
            rules=str(question.rules),
            source=answer.source,
        )

    def _keep(self, state: LessonState, attempts: tuple[Attempt, ...] = ()) -> None:
        self.book.keep(Progress(lessons=MappingProxyType({self.lesson: state}), attempts=attempts))
