"""Plays one lesson: its steps, its check, its end. Knows no widget; gives screens, takes events."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from hashlib import sha256
from secrets import token_hex
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.checking import Checking
from euchre_tutor.lessons.coaching.beside import Beside
from euchre_tutor.lessons.coaching.running import Piece
from euchre_tutor.lessons.journal import Journal, answered, digest, replayed
from euchre_tutor.lessons.outline import CHECK, Lesson
from euchre_tutor.lessons.sight import Sight
from euchre_tutor.lessons.steps import Activity, Choose, Deed, Press, Step, Tap
from euchre_tutor.lessons.steps.ask import Row
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Book, LessonRecord, MemoryStore
from euchre_tutor.questions import Question

_DIGITS: Final = 9
"""No check was taken as often."""
_LONGEST_SEED: Final = 64
"""Characters of a seed that stand as they are in the name of every check made from it."""


def _short(seed: str) -> str:
    """Give a seed that every store has room for: a longer one by its digest."""
    return seed if len(seed) <= _LONGEST_SEED else sha256(seed.encode()).hexdigest()


class Player:
    """A learner in a lesson.

    ``seed`` fixes the questions of every check (a fresh one is drawn without it); ``step`` is where
    to begin: a number from 1, or ``"check"``; without it where the learner was. ``book`` is where
    all they do is written down before it is shown, and found again; without one it is forgotten in
    the end. ValueError for a step that does not exist.
    """

    def __init__(
        self,
        lesson: Lesson,
        step: int | str | None = None,
        seed: str | None = None,
        rules: Rules = Rules.STANDARD,
        book: Book | None = None,
    ) -> None:
        self.lesson = lesson
        self._in_use = rules
        self.rules = lesson.table(rules)
        """The rules it is played by: those in use where the lesson obeys them."""
        self._journal = Journal(
            Book(MemoryStore(), "nobody") if book is None else book, lesson.name, str(self.rules)
        )
        self._seed = None if seed is None else _short(seed)
        self._check: Checking | None = None
        self._activities: dict[int, Activity] = {}
        self._beside = Beside()
        self._at = self._left_off if step is None else self._place(step)
        if self._at == len(lesson.steps) and not self._resume_check():
            self._start_check()

    @property
    def record(self) -> LessonRecord:
        """The steps done and the best check."""
        return self._journal.book.record(self.lesson.name, len(self.lesson.steps))

    @property
    def _left_off(self) -> int:
        """Where the learner was; the first step where that is not there."""
        at = self._journal.state.at
        try:
            return self._place(int(at) if at.isdecimal() else at)
        except ValueError:
            return 0

    def _place(self, step: int | str) -> int:
        count = len(self.lesson.steps)
        if step == CHECK:
            return count
        if isinstance(step, int) and not isinstance(step, bool) and 1 <= step <= count:
            return step - 1
        message = f"{self.lesson.name} has the steps 1 to {count} and 'check', not {step!r}"
        raise ValueError(message)

    # What the learner does.

    def go(self, step: int | str) -> None:
        """Go to a step, or to the check, unless it is the place on show; ValueError without it."""
        place = self._place(step)
        if place != self._at:
            self._go(place)

    def handle(self, event: Mapping[str, object]) -> bool:
        """Take an event from the screen; tell whether anything changed."""
        deed = deed_of(event)
        if deed is None:
            return False
        button = deed.button if isinstance(deed, Press) else ""
        return self._asked(button) or self._moved(button) or self._acted(deed)

    def _asked(self, button: str) -> bool:
        """Ask the coach, where one is there."""
        self._beside.turn(self._activity)
        return self._beside.asked(button)

    def work(self) -> Iterator[Piece]:
        """Let the coach think, in small pieces; whoever runs it begins anew after each deed."""
        self._beside.turn(self._activity)
        return self._beside.work()

    def _acted(self, deed: Deed) -> bool:
        before = self._activity
        after = before.after(deed)
        if after == before:
            return False
        answer = answered(before, after)
        if isinstance(after, Checking):
            best = after.check.share if after.done else None
            self._journal.did(CHECK, deed, answer, best=best, source=after.source)
            self._check = after
        else:
            done = frozenset({self._at} if after.done else ())
            self._journal.did(self._part, deed, answer, done)
            self._activities[self._at] = after
        return True

    def _moved(self, button: str) -> bool:
        last = len(self.lesson.steps)
        if button in ("next", "skip") and self._at < last:
            self._go(self._at + 1)
        elif button == "back" and self._at > 0:
            self._go(self._at - 1)
        elif button == "recheck" and self._at == last:
            self._start_check()
            self._journal.is_at(CHECK)
        elif button == "first" and self._at == last:
            self._go(0)
        else:
            return False
        return True

    def _go(self, place: int) -> None:
        self._at = place
        if place < len(self.lesson.steps):
            self._journal.is_at(self._part)
        elif self._resume_check() and self._check is not None and not self._check.done:
            self._journal.is_at(CHECK)
        else:
            self._start_check()
            self._journal.is_at(CHECK)

    @property
    def _part(self) -> str:
        """The name of this place in the journal."""
        return str(self.place)

    def _start_check(self) -> None:
        """Begin a check with questions of its own."""
        run = self._journal.state.runs.get(CHECK)
        seed, _, number = ("" if run is None else run.token).rpartition("/")
        known = number.isdecimal() and len(number) < _DIGITS  # a file can say anything
        goes_on = self._seed in (None, seed) and known
        seed, attempt = (seed, int(number) + 1) if goes_on else (self._seed or token_hex(8), 1)
        token = f"{seed}/{attempt}"
        self._check = Checking.start(self.lesson, token, self.rules)
        self._journal.begin(CHECK, token, digest(self._check.to_come))

    def _resume_check(self) -> bool:
        """Go on with the check on which the learner was; tell whether there is one."""
        run = self._journal.state.runs.get(CHECK)
        if run is None or self._seed not in (None, run.token.rpartition("/")[0]):
            return False
        check = Checking.start(self.lesson, run.token, self.rules)
        if self._journal.find(CHECK, digest(check.to_come)) is None:
            return False
        again = replayed(check, run)
        if again is None or not isinstance(again[0], Checking):
            return False
        self._check = again[0]
        self._journal.resume(CHECK, run, again[1])
        return True

    @property
    def _activity(self) -> Activity:
        if self._at == len(self.lesson.steps) and self._check is not None:
            return self._check
        if self._at not in self._activities:
            self._activities[self._at] = self._begun(self.lesson.steps[self._at])
        return self._activities[self._at]

    def _begun(self, step: Step) -> Activity:
        """Begin a step, or go on with it."""
        fresh, of = step.begin(self.rules), step.title.message
        run = self._journal.find(self._part, of)
        again = None if run is None else replayed(fresh, run)
        if run is None or again is None:
            self._journal.begin(self._part, token_hex(8), of)
            return fresh
        self._journal.resume(self._part, run, again[1])
        return again[0]

    @property
    def question(self) -> Question | None:
        """The question of the check that is on the screen; None elsewhere."""
        activity = self._activity
        return activity.question if isinstance(activity, Checking) else None

    @property
    def asking(self) -> Question | None:
        """The open question of a step or of the check; None where there is none."""
        activity = self._activity
        if not isinstance(activity, Row | Checking) or activity.current is None:
            return None
        return None if activity.current.done else activity.current.question

    # What is shown.

    @property
    def place(self) -> int | str:
        """The step on show, from 1, or ``"check"``."""
        return self._at + 1 if self._at < len(self.lesson.steps) else CHECK

    def screen(self, language: str) -> Json:
        """Give the whole screen in a language (the shape is described in ``widgets.screen``)."""
        sight = Sight(
            Voice(language), self.lesson, self._at, self.record, self._activity, self.rules
        )
        self._beside.turn(self._activity)
        return self._beside.drawn(sight.screen(self._in_use), sight.voice)


def deed_of(event: Mapping[str, object]) -> Deed | None:
    """Read an event; None for one that is none of ours."""
    match event:
        case {"kind": "tap", "card": str(card)}:
            return Tap(card)
        case {"kind": "choose", "choice": str(choice)}:
            return Choose(choice)
        case {"kind": "press", "id": str(button)}:
            return Press(button)
    return None
