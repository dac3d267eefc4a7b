"""What a learner sees of a session at one moment: the whole screen."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.drills.ending import finish
from euchre_tutor.drills.judging import Judging
from euchre_tutor.drills.names import MODES, title_of
from euchre_tutor.drills.racing import Racing
from euchre_tutor.drills.review import reviewed
from euchre_tutor.drills.round import Standing
from euchre_tutor.drills.sitting import Sitting
from euchre_tutor.lessons.steps import Parts
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.questions.quiz import Code, title
from euchre_tutor.questions.sessions import Mode, Plan
from euchre_tutor.text import Segment, T, Text
from euchre_tutor.text.rulebook import RULES, rules_in_use
from euchre_tutor.text.words import house_value


@dataclass(frozen=True, slots=True)
class Sight:
    """A session, told in one language."""

    voice: Voice
    plan: Plan
    round: Judging | Racing | Sitting
    look: int | None = None
    """The answer looked at again, by number, after the end."""
    best: int | None = None
    """The best that was done before in this mode, where that is counted."""
    has_more: bool = True
    """Whether it can be begun anew once it is over."""

    def screen(self) -> Json:
        """Give the whole screen."""
        voice = self.voice
        parts = self._parts
        heading, body = self._words(parts)
        said, task = voice.say(heading), parts.task
        if self._is_headed and task is not None and _is_plain(task["prompt"]):
            said = "".join(task["prompt"])  # the question itself is the title, and stands once
            task = task | {"prompt": said}
        verdict = parts.verdict
        return {
            "lang": voice.language,
            "place": {
                "address": self.address,
                "kicker": voice.say(self._kicker),
                "title": voice.say(self._name),
                "back": None,
            },
            "progress": self._progress(),
            "stars": None,
            "title": said,
            "prose": [voice.rich(text) for text in body],
            "aside": parts.aside,
            "cloth": parts.cloth,
            "task": task,
            "verdict": verdict,
            "main": self._main(parts),
            "also": [],
            "nav": self._nav(parts),
            "finish": self._finish(),
            "announce": parts.announce or ("" if verdict is None else spoken(verdict)),
            "focus": parts.focus,
        }

    @property
    def address(self) -> str:
        """The query that opens it again."""
        if self.plan.code:
            return f"quiz={self.plan.code}&mode={self.plan.mode.value}"
        return "page=drill"

    @property
    def _kicker(self) -> Text:
        if self.plan.mode is Mode.PRACTICE:
            return T("Drill")
        return T("Drill: {mode}", mode=MODES[self.plan.mode][1])

    @property
    def _is_headed(self) -> bool:
        """Whether the screen has no title of its own."""
        return self.look is None and not self.round.done and self.round.words[0] is None

    @property
    def _parts(self) -> Parts:
        if self.look is not None:
            return reviewed(self.voice, self.round.answers[self.look])
        return self.round.parts(self.voice)

    @property
    def _name(self) -> Text:
        if self.plan.code:
            return title(Code.parse(self.plan.code))
        if self.plan.kinds:
            return title_of(self.plan.kinds)
        return T("What you missed")

    def _words(self, parts: Parts) -> tuple[Text, tuple[Text, ...]]:
        rules = parts.rules
        house = tuple(
            T("House rule “{title}”, here: {value}.", title=RULES[key].title, value=value)
            for key in parts.house
            if rules is not None
            for value in [house_value(key, rules)]
        )
        if self.look is not None:
            return T("Once more, with its reason"), house
        if self.round.done:
            return T("How it went"), ()
        heading, body = self.round.words
        question = self.round.question
        if heading is None:
            heading = self._name if question is None else title_of([question.kind])
        return heading, (*body, *house)

    def _finish(self) -> Json | None:
        """How it went; of a test, before it is handed in, what is answered."""
        if self.look is not None:
            return None
        if self.round.done:
            return finish(self.voice, self.round, self.plan.code, self.best)
        if isinstance(self.round, Sitting) and self.round.question is None:
            return self.round.whole(self.voice)
        return None

    def _progress(self) -> Json:
        voice, standing = self.voice, self._standing
        timer = None
        if standing.left is not None and not self.round.done:
            timer = {"left": standing.left, "label": voice.say(T("Time left"))}
        return {
            "pills": ["done" for _ in standing.pills] if self.round.done else list(standing.pills),
            "label": voice.say(standing.label),
            "short": voice.say(standing.short),
            "timer": timer,
        }

    @property
    def _standing(self) -> Standing:
        return self.round.standing

    def _main(self, parts: Parts) -> Json | None:
        button = parts.button
        if self.look is not None:
            button = ("back-to-end", T("Back to the result"), True)
        elif self.round.done:
            button = ("again", self._again, True) if self.has_more else None
        if button is None:
            return None
        name, label, ready = button
        icon = "arrow" if name == "more" else None
        return {"id": name, "label": self.voice.say(label), "ready": ready, "icon": icon}

    @property
    def _again(self) -> Text:
        return T("Go on practising") if self.plan.mode is Mode.PRACTICE else T("Once more")

    def _nav(self, parts: Parts) -> Json:
        voice, standing = self.voice, self._standing
        back = skip = None
        if standing.back is not None and not self.round.done:
            back = {"id": "before", "label": voice.say(standing.back)}
        if standing.leave is not None:
            skip = {"id": "leave", "label": voice.say(standing.leave)}
        rules = self.plan.rules if parts.rules is None else parts.rules
        return {"back": back, "skip": skip, "note": voice.say(rules_in_use(rules))}


def _is_plain(prompt: str | list[Segment]) -> bool:
    """Tell whether a prompt has words alone, no card and no suit."""
    return all(isinstance(part, str) for part in prompt)
