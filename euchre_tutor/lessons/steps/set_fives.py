"""Two fives set to some points, one number after the other."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import Rules, Seat, Side
from euchre_tutor.explain.fives import MOST, not_shown, shown
from euchre_tutor.lessons.pictures import score as picture
from euchre_tutor.lessons.reading import markdown, why
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of


@dataclass(frozen=True, slots=True, kw_only=True)
class SetFives(Step):
    """Two fives: make them show one number of points after the other."""

    points: tuple[int, ...]
    """The numbers to show, from 0 to 10."""

    def begin(self, rules: Rules) -> SettingFives:
        """Begin with the upper five face down on the lower one."""
        return SettingFives(self, rules)

    def to_read(self) -> Iterator[str]:
        """Give the numbers to show."""
        numbers = all_of([T("{n}", n=points) for points in self.points])
        yield f"**{markdown(T('How do two fives show {numbers}?', numbers=numbers))}**"

    def answers(self) -> Iterator[str]:
        """Say how the fives lie for each number."""
        for points in self.points:
            yield why(shown(points))


@dataclass(frozen=True, slots=True)
class SettingFives:
    """The learner's fives, and which number they are to show."""

    step: SetFives
    rules: Rules
    number: int = 0
    """Which of the numbers is asked for, counted from 0."""
    shown: int = 0
    """What the fives show now."""
    checked: bool = False
    """Whether the fives as they lie were checked."""
    fresh: bool = False
    """Whether the fives can be moved since the last thing done."""

    @property
    def wanted(self) -> int:
        """The points to show."""
        return self.step.points[self.number]

    @property
    def _is_last(self) -> bool:
        return self.number + 1 == len(self.step.points)

    @property
    def _is_right(self) -> bool:
        return self.checked and self.shown == self.wanted

    @property
    def done(self) -> bool:
        """Whether the last number is shown."""
        return self._is_right and self._is_last

    def after(self, deed: Deed) -> SettingFives:
        """Move the fives, check them, or go to the next number."""
        if self._is_right:
            if deed == Press("more") and not self._is_last:
                return replace(self, number=self.number + 1, checked=False, fresh=True)
            return self
        if deed == Press("check"):
            return replace(self, checked=True, fresh=False)
        if deed == Press("again"):
            return replace(self, checked=False, fresh=True)
        now = moved(self.shown, self.rules.side(Seat.SOUTH), deed)
        return self if now is None else replace(self, shown=now, checked=False, fresh=False)

    def parts(self, voice: Voice) -> Parts:
        """Show the fives beside the points they are to show."""
        look = None if not self.checked else "right" if self._is_right else "wrong"
        task: Json = {
            "kind": "fives",
            "prompt": voice.say(
                TN("Make your fives show 1 point", "Make your fives show {n} points", self.wanted)
            ),
            "hint": voice.say(
                T(
                    "{n} of {count}. Tap the upper five, or minus and plus.",
                    n=self.number + 1,
                    count=len(self.step.points),
                )
            ),
        }
        return Parts(
            cloth=picture.one_pair(voice, self.wanted, self.shown, self.rules, look=look),
            task=task,
            verdict=self._verdict(voice),
            button=self._button(),
            announce="" if self.checked else voice.say(picture.fives(self.shown)),
            focus={"card": self._five} if self.fresh else None,
        )

    @property
    def _five(self) -> str:
        return picture.five_of(self.rules.side(Seat.SOUTH))

    def _button(self) -> tuple[str, Text, bool] | None:
        if not self.checked:
            return "check", T("Check"), True
        if not self._is_right:
            return "again", T("Move them"), True
        return None if self._is_last else ("more", T("Next one"), True)

    def _verdict(self, voice: Voice) -> Json | None:
        if not self.checked:
            return None
        if self._is_right:
            tone, headline, why = "right", T("Yes."), shown(self.shown, self.rules)
        else:
            tone, headline = "wrong", T("Not quite.")
            why = not_shown(self.shown, self.wanted, self.rules)
        return voice.answer(tone, headline, why.text, why.rules[0], {"card": self._five})


def moved(points: int, side: Side, deed: Deed) -> int | None:
    """Give what the fives of a side show after this deed; None where it does not concern them.

    A tap on the upper five goes through all its places and from the last to the first.
    """
    if deed == Tap(picture.five_of(side)):
        return (points + 1) % (MOST + 1)
    if deed == Press(f"more-{side.number}"):
        return min(points + 1, MOST)
    if deed == Press(f"less-{side.number}"):
        return max(points - 1, 0)
    return None
