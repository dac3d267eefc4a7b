"""Plays one lesson: its steps, its check, its end. Knows no widget; gives screens, takes events."""

from __future__ import annotations

from collections.abc import Mapping
from secrets import token_hex
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.checking import Checking
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.steps import Activity, Choose, Deed, Parts, Press, Tap
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.progress import GOOD, STARS, LessonRecord
from euchre_tutor.questions import Question
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import rules_in_use

CHECK: Final = "check"
"""The name of the place after the last step."""


class Player:
    """A learner in a lesson.

    ``seed`` fixes the questions of every check (a fresh one is drawn without it); ``step`` is where
    to begin: a number from 1, or ``"check"``. ValueError for a step that does not exist.
    """

    def __init__(
        self,
        lesson: Lesson,
        step: int | str = 1,
        seed: str | None = None,
        rules: Rules = Rules.STANDARD,
    ) -> None:
        self.lesson = lesson
        self.rules = lesson.table(rules)
        """The rules it is played by: those in use where the lesson obeys them."""
        self.record = LessonRecord(len(lesson.steps))
        self._seed = token_hex(8) if seed is None else seed
        self._attempts = 0
        self._check: Checking | None = None
        self._activities: dict[int, Activity] = {}
        self._at = self._place(step)
        if self._at == len(lesson.steps):
            self._start_check()

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
        deed = _deed(event)
        if deed is None:
            return False
        moved = isinstance(deed, Press) and self._moved(deed.button)
        return moved or self._acted(deed)

    def _acted(self, deed: Deed) -> bool:
        activity = self._activity
        after = activity.after(deed)
        if after == activity:
            return False
        if isinstance(after, Checking):
            self._check = after
            if after.done:
                self.record = self.record.with_check(after.check.share)
        else:
            self._activities[self._at] = after
            if after.done:
                self.record = self.record.with_step(self._at)
        return True

    def _moved(self, button: str) -> bool:
        last = len(self.lesson.steps)
        if button in ("next", "skip") and self._at < last:
            self._go(self._at + 1)
        elif button == "back" and self._at > 0:
            self._go(self._at - 1)
        elif button == "recheck" and self._at == last:
            self._start_check()
        elif button == "first" and self._at == last:
            self._go(0)
        else:
            return False
        return True

    def _go(self, place: int) -> None:
        self._at = place
        if place == len(self.lesson.steps):
            self._start_check()

    def _start_check(self) -> None:
        self._attempts += 1
        self._check = Checking.start(self.lesson, f"{self._seed}/{self._attempts}", self.rules)

    @property
    def _activity(self) -> Activity:
        if self._at == len(self.lesson.steps) and self._check is not None:
            return self._check
        if self._at not in self._activities:
            self._activities[self._at] = self.lesson.steps[self._at].begin(self.rules)
        return self._activities[self._at]

    @property
    def question(self) -> Question | None:
        """The question of the check that is on the screen; None elsewhere."""
        activity = self._activity
        return activity.question if isinstance(activity, Checking) else None

    # What is shown.

    def screen(self, language: str) -> Json:
        """Give the whole screen in a language (the shape is described in ``widgets.screen``)."""
        voice = Voice(language)
        activity = self._activity
        parts = activity.parts(voice)
        checking = activity if isinstance(activity, Checking) else None
        finished = checking is not None and checking.done
        title, body = self._words(checking)
        main = self._main(voice, activity, parts)
        return {
            "lang": language,
            "place": {
                "address": self._address,
                "kicker": voice.say(T("Lesson {n}", n=self.lesson.number)),
                "title": voice.say(self.lesson.title),
                "back": None,
            },
            "progress": self._progress(voice, checking),
            "stars": self._stars(voice),
            "title": voice.say(title),
            "prose": [voice.rich(text) for text in body],
            "aside": parts.aside,
            "cloth": parts.cloth,
            "task": parts.task,
            "verdict": parts.verdict,
            "main": main,
            "also": self._also(voice) if finished else [],
            "nav": self._nav(voice, checking, main),
            "finish": self._finish(voice, checking) if finished else None,
            "announce": parts.announce or ("" if parts.verdict is None else spoken(parts.verdict)),
            "focus": parts.focus,
        }

    @property
    def _address(self) -> str:
        """The query of an address that opens the lesson here."""
        is_step = self._at < len(self.lesson.steps)
        return f"lesson={self.lesson.name}&step={self._at + 1 if is_step else CHECK}"

    def _words(self, checking: Checking | None) -> tuple[Text, tuple[Text, ...]]:
        if checking is None:
            step = self.lesson.steps[self._at]
            elsewhere = () if step.elsewhere is None else (step.elsewhere,)
            return step.title, (*step.body, *elsewhere)
        if checking.done:
            return T("How it went"), ()
        if checking.is_return:
            return T("Once more"), (T("You missed this one before. Here it is again."),)
        body = T(
            "{n} questions. The first answer counts, and there is no hurry.", n=checking.check.total
        )
        return T("The check"), (body,)

    def _progress(self, voice: Voice, checking: Checking | None) -> Json:
        if checking is None:
            done, now, count = self.record.done, self._at, len(self.lesson.steps)
            label = T("Step {n} of {count}", n=now + 1, count=count)
        else:
            count, now = checking.check.total, checking.number - 1
            answered = checking.check.answered
            done = frozenset(range(answered))
            label = T("Question {n} of {count}", n=max(checking.number, 1), count=count)
        shown = checking is None or not checking.done
        return {
            "pills": [
                "now" if place == now and shown else "done" if place in done else "open"
                for place in range(count)
            ],
            "label": voice.say(label),
            "short": voice.say(T("{n} of {count}", n=max(now + 1, 1), count=count)),
        }

    def _stars(self, voice: Voice) -> Json | None:
        """The stars, from the moment there is one or the steps are done."""
        earned = self.record.stars
        if not earned and len(self.record.done) < self.record.steps:
            return None
        label = T("{earned} of {all} stars", earned=earned, all=STARS)
        return {"earned": earned, "of": STARS, "label": voice.say(label)}

    def _also(self, voice: Voice) -> list[Json]:
        label = voice.say(T("Back to the first step"))
        return [{"id": "first", "label": label, "icon": "first"}]

    def _main(self, voice: Voice, activity: Activity, parts: Parts) -> Json | None:
        button = parts.button
        if button is None:
            if not activity.done:
                return None
            is_last = self._at + 1 == len(self.lesson.steps)
            button = ("next", T("To the check") if is_last else T("Next step"), True)
            if isinstance(activity, Checking):
                button = ("recheck", T("Take the check again"), True)
        name, label, ready = button
        return {"id": name, "label": voice.say(label), "ready": ready}

    def _nav(self, voice: Voice, checking: Checking | None, main: Json | None) -> Json:
        """The way back, the way past this step, and which rules are in use."""
        back = skip = None
        if self._at > 0 and not (checking is not None and checking.done):
            back = {"id": "back", "label": voice.say(T("Step {n}", n=self._at))}
        goes_on = main is not None and main["id"] == "next"
        if checking is None and not goes_on:
            skip = {"id": "skip", "label": voice.say(T("Skip this step"))}
        elif checking is not None and checking.is_return:
            skip = {"id": "leave", "label": voice.say(T("Enough for now"))}
        return {"back": back, "skip": skip, "note": voice.say(rules_in_use(self.rules))}

    def _finish(self, voice: Voice, checking: Checking | None) -> Json:
        assert checking is not None  # noqa: S101  # the lesson ends with its check
        check = checking.check
        headline = T(
            "{right} of {total} right at the first answer",
            right=check.first_right,
            total=check.total,
        )
        return {
            "stars": self.record.stars,
            "headline": voice.say(headline),
            "text": voice.rich(self._to_go(check.share)),
            "short": [voice.rule(key) | {"text": voice.law(key)} for key in self.lesson.rules],
        }

    def _to_go(self, share: float) -> Text:
        """What the next star asks for, or that none is missing."""
        if self.record.stars == STARS:
            return T("All three stars: every step done, and a check without a miss.")
        open_steps = self.record.steps - len(self.record.done)
        if open_steps:
            return TN(
                "{n} step is still open. Every step done earns a star.",
                "{n} steps are still open. Every step done earns a star.",
                open_steps,
            )
        if share < GOOD:
            return T("Four of five right earn a star, a check without a miss one more.")
        return T("A check without a miss earns the third star. Take it again whenever you like.")


def _deed(event: Mapping[str, object]) -> Deed | None:
    """Read an event; None for one that is none of ours."""
    match event:
        case {"kind": "tap", "card": str(card)}:
            return Tap(card)
        case {"kind": "choose", "choice": str(choice)}:
            return Choose(choice)
        case {"kind": "press", "id": str(button)}:
            return Press(button)
    return None
