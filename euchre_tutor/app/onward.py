"""The end of a lesson in the app: from there to the next one."""

from __future__ import annotations

from typing import Final

from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T

PASSED: Final = 2
"""With so many stars the way on is the next lesson; with fewer the check comes first."""


def with_next_lesson(screen: Json, name: str, voice: Voice) -> Json:
    """Offer the lesson after this one at its end; the last lesson has none.

    Its button is pressed as ``go:`` and the query of the place.
    """
    names = sorted(LESSONS, key=lambda one: LESSONS[one].number)
    after = names[names.index(name) + 1 :]
    if screen["finish"] is None or screen["main"] is None or not after:
        return screen
    on = {"id": f"go:lesson={after[0]}", "label": voice.say(T("Next lesson"))}
    again = {"id": screen["main"]["id"], "label": screen["main"]["label"]}
    if screen["finish"]["stars"] < PASSED:
        return screen | {"also": [*screen["also"], on | {"icon": "next"}]}
    return screen | {
        "also": [*screen["also"], again | {"icon": None}],
        "main": screen["main"] | on,
    }
