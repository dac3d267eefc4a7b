"""What a learner sees of a lesson at one moment: the whole screen, from where they are."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.checking import Checking
from euchre_tutor.lessons.outline import CHECK, Lesson
from euchre_tutor.lessons.steps import Activity, Parts
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.progress import GOOD, STARS, LessonRecord
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import RULES, rules_in_use
from euchre_tutor.text.words import house_value


@dataclass(frozen=True, slots=True)
class Sight:
    """A place in a lesson, told in one language."""

    voice: Voice
    lesson: Lesson
    at: int
    """The step on show, counted from 0; after the last one the check."""
    record: LessonRecord
    activity: Activity
    rules: Rules
    """The rules the lesson is played by."""

    def screen(self, in_use: Rules) -> Json:
        """Give the whole screen; ``in_use`` are the rules that the learner has chosen."""
        voice, parts, checking = self.voice, self.activity.parts(self.voice), self._checking
        finish = None if checking is None or not checking.done else self._finish(checking)
        title, body = self._words(parts)
        main = self._main(parts)
        place = CHECK if checking is not None else self.at + 1
        return {
            "lang": voice.language,
            "place": {
                "address": f"lesson={self.lesson.name}&step={place}",
                "kicker": voice.say(T("Lesson {n}", n=self.lesson.number)),
                "title": voice.say(self.lesson.title),
                "back": None,
            },
            "progress": self._progress(),
            "stars": self._stars(),
            "title": voice.say(title),
            "prose": [voice.rich(text) for text in body],
            "aside": parts.aside,
            "cloth": parts.cloth,
            "task": parts.task,
            "verdict": parts.verdict,
            "main": main,
            "also": [] if finish is None else self._also(),
            "nav": self._nav(main, parts.rules or self.rules, in_use),
            "finish": finish,
            "announce": parts.announce or ("" if parts.verdict is None else spoken(parts.verdict)),
            "focus": parts.focus,
        }

    @property
    def _checking(self) -> Checking | None:
        """The check, where it is on show."""
        return self.activity if isinstance(self.activity, Checking) else None

    def _words(self, parts: Parts) -> tuple[Text, tuple[Text, ...]]:
        checking = self._checking
        rules = parts.rules or self.rules
        house = tuple(
            T("House rule “{title}”, here: {value}.", title=RULES[key].title, value=value)
            for key in parts.house
            for value in [house_value(key, rules)]
        )
        if checking is None:
            step = self.lesson.steps[self.at]
            return step.title, (*step.prose, *house)
        if checking.done:
            return T("How it went"), ()
        if checking.is_return:
            return T("Once more"), (T("You missed this one before. Here it is again."), *house)
        body = T(
            "{n} questions. The first answer counts, and there is no hurry.", n=checking.check.total
        )
        return T("The check"), (*((body,) if checking.number <= 1 else ()), *house)

    def _progress(self) -> Json:
        voice, checking = self.voice, self._checking
        if checking is None:
            done, now, count = self.record.done, self.at, len(self.lesson.steps)
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

    def _stars(self) -> Json | None:
        """The stars, from the moment there is one or the steps are done."""
        earned = self.record.stars
        if not earned and len(self.record.done) < self.record.steps:
            return None
        label = T("{earned} of {all} stars", earned=earned, all=STARS)
        return {"earned": earned, "of": STARS, "label": self.voice.say(label)}

    def _also(self) -> list[Json]:
        label = self.voice.say(T("Back to the first step"))
        return [{"id": "first", "label": label, "icon": "first"}]

    def _main(self, parts: Parts) -> Json | None:
        button = parts.button
        if button is None:
            if not self.activity.done:
                return None
            is_last = self.at + 1 == len(self.lesson.steps)
            button = ("next", T("To the check") if is_last else T("Next step"), True)
            if self._checking is not None:
                button = ("recheck", T("Take the check again"), True)
        name, label, ready = button
        return {"id": name, "label": self.voice.say(label), "ready": ready}

    def _nav(self, main: Json | None, rules: Rules, in_use: Rules) -> Json:
        """The way back, the way past this step, and which rules are in use."""
        voice, checking = self.voice, self._checking
        back = skip = None
        if self.at > 0 and not (checking is not None and checking.done):
            back = {"id": "back", "label": voice.say(T("Step {n}", n=self.at))}
        goes_on = main is not None and main["id"] == "next"
        if checking is None and not goes_on:
            skip = {"id": "skip", "label": voice.say(T("Skip this step"))}
        elif checking is not None and checking.is_return:
            skip = {"id": "leave", "label": voice.say(T("Enough for now"))}
        name = rules_in_use(rules)
        note = name if rules == in_use else T("Here: {rules}", rules=name)
        return {"back": back, "skip": skip, "note": voice.say(note)}

    def _finish(self, checking: Checking) -> Json:
        voice, check = self.voice, checking.check
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
