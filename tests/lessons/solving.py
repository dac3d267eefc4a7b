"""Finds the way through any activity by trying what its screen offers; knows no kind of step.

Activities are values, so every way can be looked at. Wrong is what gets a verdict that says so.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass, fields, is_dataclass
from typing import Any

from euchre_tutor.lessons.steps import Activity, Choose, Deed, Press, Tap
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Form, Question

ENGLISH = Voice("en")
WRONG = ("wrong", "almost")
MOST = 4000  # states of one activity that are looked at before giving up

Json = dict[str, Any]
"""A piece of a screen."""


@dataclass(frozen=True)
class Seen:
    """An activity and what it shows."""

    activity: Activity
    shown: Json
    """Cloth, task, verdict, aside and button, as the screen gets them."""

    @classmethod
    def of(cls, activity: Activity) -> "Seen":
        """Look at an activity."""
        parts = activity.parts(ENGLISH)
        button = None if parts.button is None else {"id": parts.button[0], "label": ""}
        shown = {
            "cloth": parts.cloth,
            "task": parts.task,
            "aside": parts.aside,
            "verdict": parts.verdict,
            "main": button,
        }
        return cls(activity, shown)

    @property
    def verdict(self) -> Json | None:
        """The verdict on show."""
        verdict: Json | None = self.shown["verdict"]
        return verdict

    def is_wrong_after(self, deed: Deed) -> bool:
        """Whether what was done last is said not to be right.

        A call that was only supposed ("other") may be a forbidden one; it is no answer.
        """
        verdict = self.verdict
        return verdict is not None and verdict["tone"] in WRONG and deed != Press("other")

    @property
    def deeds(self) -> list[Deed]:
        """What a learner can do here, each thing once."""
        return list(dict.fromkeys(deeds({k: v for k, v in self.shown.items() if k != "verdict"})))

    def __hash__(self) -> int:
        return hash(json.dumps(self.shown, sort_keys=True))


def deeds(shown: Any, within: str = "") -> Iterator[Deed]:  # noqa: ANN401  # any JSON
    """Give what can be tapped, chosen and pressed anywhere in a piece of a screen."""
    if isinstance(shown, list):
        for item in shown:
            yield from deeds(item, within)
    elif isinstance(shown, dict):
        name = shown.get("id")
        if isinstance(name, str):
            if shown.get("tap"):
                yield Tap(name)
            elif within == "choices":
                if shown.get("state") in ("open", "picked"):
                    yield Choose(name)
            elif "state" not in shown and "label" in shown:
                yield Press(name)
        for key, item in shown.items():
            yield from deeds(item, key)


def event(deed: Deed) -> dict[str, object]:
    """Give a deed as the page sends it."""
    match deed:
        case Tap(card):
            return {"kind": "tap", "card": card}
        case Choose(choice):
            return {"kind": "choose", "choice": choice}
        case Press(button):
            return {"kind": "press", "id": button}


@dataclass(frozen=True)
class Way:
    """Deeds one after the other, and what each led to."""

    deeds: tuple[Deed, ...] = ()
    seen: tuple[Seen, ...] = ()


def question_of(activity: object) -> Question | None:
    """The question that an activity asks now; None where it asks none in so many words."""
    found = getattr(activity, "question", None)
    if isinstance(found, Question) or not is_dataclass(activity):
        return found if isinstance(found, Question) else None
    parts = [getattr(activity, one.name) for one in fields(activity) if one.name != "step"]
    return next(filter(None, map(question_of, parts)), None)


def promising(here: Seen) -> list[Deed]:
    """What can be done, without the marks on a wrong card: there are too many ways to set those."""
    question = question_of(here.activity)
    if question is None or question.form is not Form.SET:
        return here.deeds
    return [
        deed
        for deed in here.deeds
        if not isinstance(deed, Tap) or deed.card in question.right_codes
    ]


def solve(activity: Activity, good: frozenset[Seen] | set[Seen] = frozenset()) -> Way:
    """Find deeds that finish an activity without a wrong answer. AssertionError if there are none.

    Depth first: what is begun is gone on with. From what is ``good`` the end is known to be near.
    """
    start = Seen.of(activity)
    known, waiting = {start}, [start]
    steps: dict[Seen, list[tuple[Deed, Seen]]] = {}
    while waiting:
        here = waiting.pop()
        if here.activity.done or here in good:
            return _shortest(start, here, steps)
        steps[here] = [
            (deed, there)
            for deed in promising(here)
            for there in [Seen.of(here.activity.after(deed))]
            if there.activity != here.activity and not there.is_wrong_after(deed)
        ]
        ahead = [there for _, there in steps[here] if there not in known]
        known.update(ahead)
        waiting += reversed(list(dict.fromkeys(ahead)))
        assert len(known) < MOST, f"no end within {MOST} states: {start.shown['task']}"
    message = f"no right way to the end of {start.shown['task']}"
    raise AssertionError(message)


def _shortest(start: Seen, end: Seen, steps: dict[Seen, list[tuple[Deed, Seen]]]) -> Way:
    """The shortest way over the steps that were looked at."""
    came: dict[Seen, tuple[Seen, Deed]] = {}
    known, waiting = {start}, [start]
    for here in waiting:
        for deed, there in steps.get(here, ()):
            if there not in known:
                known.add(there)
                came[there] = here, deed
                waiting.append(there)
    way: list[tuple[Deed, Seen]] = []
    at = end
    while at != start:
        before, deed = came[at]
        way.append((deed, at))
        at = before
    deeds_, seen = zip(*reversed(way), strict=True) if way else ((), ())
    return Way(deeds_, seen)


@dataclass(frozen=True)
class Mistake:
    """A wrong answer: what was on the screen, what was done, what was said to it."""

    before: Seen
    deed: Deed
    after: Seen

    @property
    def reply(self) -> str:
        """The whole verdict, as text to compare."""
        return json.dumps(self.after.verdict)

    @property
    def reason(self) -> str:
        """The words of the verdict, whichever choice it points at."""
        verdict = self.after.verdict or {}
        return json.dumps([verdict.get("headline"), verdict.get("text")])


def mistakes(activity: Activity, most: int = 400) -> Iterator[Mistake]:
    """Give every wrong answer that can be given where no other was given before.

    Looks at no more than so many states: a whole deal has more legal ways than one can walk.
    """
    start = Seen.of(activity)
    known, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for deed in here.deeds:
            after = here.activity.after(deed)
            if after == here.activity:
                continue
            there = Seen.of(after)
            if there.is_wrong_after(deed) and there.verdict != here.verdict:
                yield Mistake(here, deed, there)
            elif there not in known and len(known) < most:
                known.add(there)
                waiting.append(there)
