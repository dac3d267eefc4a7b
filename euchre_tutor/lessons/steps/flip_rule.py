"""Flipping a house rule: guess what it changes, flip it, and see the same deal end otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import HOUSE_RULES, Rules, Stream
from euchre_tutor.lessons.pictures.outcome import outcome
from euchre_tutor.lessons.reading import asked, markdown, why
from euchre_tutor.lessons.steps.activity import Choose, Deed, Parts, Press, place_of
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, house_rule, judge
from euchre_tutor.text import T, Text
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import all_of, house_value

_SETS: Final = (
    (Rules.STANDARD, T("Standard rules")),
    (Rules.TOURNAMENT, T("Tournament rules")),
)
_FIRST: Final = T("First say what you think. Then flip the switch.")
_NOW: Final = T("Now flip the switch, and see.")


@dataclass(frozen=True, slots=True)
class End:
    """How a deal ends under one setting of a house rule, in words."""

    title: Text
    """The short name of the house rule."""
    value: Text
    """The setting."""
    end: Text
    sets: tuple[Text, ...]
    """The sets of rules that have this setting."""

    @classmethod
    def of(cls, key: str, question: Question) -> End:
        """Tell it of the question asked under the setting."""
        field = HOUSE_RULES[key]
        here = getattr(question.rules, field)
        sets = tuple(name for rules, name in _SETS if getattr(rules, field) == here)
        right = question.choices[question.answer[0]].label
        return cls(RULES[key].title, house_value(key, question.rules), right, sets)

    @property
    def told(self) -> Text:
        """All in one line."""
        told = T("{title}: {value}. {end}.", title=self.title, value=self.value, end=self.end)
        return T("{told} ({sets})", told=told, sets=all_of(self.sets)) if self.sets else told


@dataclass(frozen=True, slots=True)
class Flip:
    """A deal under two settings of one house rule."""

    key: str
    off: Question
    """What holds before the switch is flipped."""
    on: Question
    """The same of the same deal, once it is."""

    @property
    def ends(self) -> tuple[End, End]:
        """Both settings, off and on, each with what it leads to."""
        return End.of(self.key, self.off), End.of(self.key, self.on)


def flip(key: str, deal: str, on: Rules, off: Rules = Rules.STANDARD) -> Flip:
    """Make a deal, fixed by a text, that ends otherwise with the house rule set as in ``on``.

    ValueError where the text gives no deal that shows it both ways.
    """
    there, here = (
        house_rule.ask(key, rules, other, Stream(deal)) for rules, other in ((on, off), (off, on))
    )
    if dict(there.facts) != dict(here.facts):
        message = f"{deal!r} gives two deals for {key}: try another text"
        raise ValueError(message)
    return Flip(key, here, there)


@dataclass(frozen=True, slots=True, kw_only=True)
class FlipRule(Step):
    """One house rule, or a few that belong together, each with a switch to flip."""

    flips: tuple[Flip, ...]

    def begin(self, rules: Rules) -> Flips:  # noqa: ARG002  # both settings are in the step
        """Begin with the first switch off."""
        return Flips(self, Flipping(self.flips[0]))

    def to_read(self) -> Iterator[str]:
        """Give each deal, how it ends with the switch off, and what is asked."""
        for one in self.flips:
            if one.off.situation is not None:
                yield markdown(one.off.situation)
            yield markdown(one.ends[0].told)
            yield from asked(one.on)

    def answers(self) -> Iterator[str]:
        """Give how each deal ends with the switch on, and why."""
        for one in self.flips:
            yield f"**{markdown(one.ends[1].told)}**"
            yield why(one.on.explanation)


@dataclass(frozen=True, slots=True)
class Flips:
    """The switches of a step, one after the other."""

    step: FlipRule
    current: Flipping
    number: int = 0

    @property
    def _is_last(self) -> bool:
        return self.number + 1 == len(self.step.flips)

    @property
    def done(self) -> bool:
        """Whether the last switch was flipped."""
        return self.current.done and self._is_last

    def after(self, deed: Deed) -> Flips:
        """Hand the deed on, or go to the next switch."""
        if self.current.done and not self._is_last and deed == Press("more"):
            number = self.number + 1
            return Flips(self.step, Flipping(self.step.flips[number]), number)
        return replace(self, current=self.current.after(deed))

    def parts(self, voice: Voice) -> Parts:
        """Show the current switch, and the way to the next one."""
        parts = self.current.parts(voice)
        if self.current.done and not self._is_last:
            return replace(parts, button=("more", T("Next one"), True))
        return parts


@dataclass(frozen=True, slots=True)
class Flipping:
    """A switch: first a guess what it changes, then as many flips as one likes."""

    flip: Flip
    guess: int | None = None
    """The answer chosen beforehand, by place."""
    done: bool = False
    """Whether the switch was flipped, and so the guess is judged."""
    is_on: bool = False
    hurried: bool = False
    """Whether the switch was tried before anything was guessed."""

    @property
    def question(self) -> Question:
        """What is guessed."""
        return self.flip.on

    @property
    def given(self) -> tuple[int, ...]:
        """The guess that counts, once it is judged."""
        return (self.guess,) if self.done and self.guess is not None else ()

    def after(self, deed: Deed) -> Flipping:
        """Take the guess, which may be changed until the switch is flipped; or flip it."""
        match deed:
            case Press("flip") if self.guess is None:
                return replace(self, hurried=True)
            case Press("flip"):
                return replace(self, is_on=not self.is_on, done=True)
            case Choose(code) if not self.done:
                place = place_of(self.question, code)
                return self if place is None else replace(self, guess=place, hurried=False)
        return self

    @property
    def _shown(self) -> Question:
        """The question with the switch as it is."""
        return self.flip.on if self.is_on else self.flip.off

    def parts(self, voice: Voice) -> Parts:
        """Show the deal with the switch as it is, and what is asked or has been seen."""
        picked = None if self.guess is None else self.question.choices[self.guess].code
        cloth = outcome(voice, self._shown, asks=not self.done, picked=picked)
        guessed = self.guess is not None and not self.done
        return Parts(
            cloth=cloth | {"switch": self._switch(voice)},
            task=self._seen(voice) if self.done else self._task(voice),
            verdict=self._verdict(voice) if self.done else None,
            button=("flip", T("Flip the switch"), True) if guessed else None,
            focus={"main": True} if guessed else None,
            announce=self._announce(voice),
            rules=self._shown.rules,
        )

    def _announce(self, voice: Voice) -> str:
        if self.done:
            return ""
        if self.hurried:
            return voice.say(_FIRST)
        return "" if self.guess is None else voice.say(_NOW)

    def _switch(self, voice: Voice) -> Json:
        sides = []
        for is_on, one in zip((False, True), self.flip.ends, strict=True):
            known = not is_on or self.done
            sides.append(
                {
                    "value": voice.say(one.value),
                    "end": voice.rich(one.end) if known else None,
                    "sets": [voice.say(name) for name in one.sets],
                    "now": is_on is self.is_on,
                }
            )
        return {
            "id": "flip",
            "label": voice.say(self.flip.ends[0].title),
            "on": self.is_on,
            "ready": self.guess is not None,
            "sides": sides,
        }

    def _task(self, voice: Voice) -> Json:
        task = ChooseOne(self.question).parts(voice).task or {}
        choices = [
            choice
            | ({"state": "picked", "mark": voice.say(T("Your guess"))} if n == self.guess else {})
            for n, choice in enumerate(task["choices"])
        ]
        how = None if self.hurried or self.guess is not None else task["how"]
        hint = voice.say(_FIRST) if self.hurried else None
        return task | {"choices": choices, "hint": hint, "how": how}

    def _seen(self, voice: Voice) -> Json:
        """What was asked, with the switch as it is; nothing more to choose."""
        task = ChooseOne(self._shown).parts(voice).task or {}
        return task | {"choices": [], "hint": None, "how": None}

    def _verdict(self, voice: Voice) -> Json:
        if not self.is_on:
            off = self.flip.ends[0]
            back = T("{title}: {value}.", title=off.title, value=off.value)
            said = self.flip.off.explanation
            return voice.answer("right", back, said.text, self.flip.key)
        shown = voice.verdict(judge(self.question, self.given))
        cited = [rule["key"] for rule in shown["rules"]]
        house = [] if self.flip.key in cited else [voice.rule(self.flip.key)]
        return shown | {"rules": [*shown["rules"], *house]}
