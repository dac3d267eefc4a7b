"""The lessons by name, in the order of the course."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.lessons.course import (
    bowers,
    deal,
    deck,
    first_round,
    following_suit,
    going_alone,
    house_rules,
    score,
    second_round,
    two_handed,
    whole_hand,
    winning_tricks,
)
from euchre_tutor.lessons.outline import Lesson

LESSONS: Final[Mapping[str, Lesson]] = MappingProxyType(
    {
        module.LESSON.name: module.LESSON
        for module in (
            deck,
            bowers,
            following_suit,
            winning_tricks,
            deal,
            first_round,
            second_round,
            score,
            going_alone,
            whole_hand,
            two_handed,
            house_rules,
        )
    }
)
"""Name → lesson."""


def find(name: str) -> Lesson:
    """Give the lesson with this name; ValueError, naming those there are, for any other."""
    try:
        return LESSONS[name]
    except KeyError:
        message = f"{name!r} is no lesson (one of {', '.join(LESSONS)})"
        raise ValueError(message) from None
