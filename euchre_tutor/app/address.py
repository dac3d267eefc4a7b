"""Places of the app, as the page's address names them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final, Self
from urllib.parse import parse_qs, quote

from euchre_tutor.engine.rulebook import CHAPTERS, KEYS, number
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.outline import CHECK

HOME: Final = "home"
LESSON: Final = "lesson"
RULES: Final = "rules"
GLOSSARY: Final = "glossary"
CARD: Final = "card"
LEARNERS: Final = "learners"
PRACTICE: Final = "practice"
DRILLS: Final = "drills"
DRILL: Final = "drill"
RESULTS: Final = "results"
QUIZ: Final = "quiz"

DRILLING: Final = (DRILL, DRILLS, QUIZ, RESULTS)
"""The pages of the drills."""
_NAMED: Final = (RULES, GLOSSARY, CARD, LEARNERS, PRACTICE, DRILLS, DRILL, RESULTS)
"""The pages that an address opens by their name alone."""
_DIGITS: Final = 4
"""No step has a number with more."""


@dataclass(frozen=True, slots=True)
class Address:
    """A place of the app. The default is the map of the course."""

    page: str = HOME
    name: str = ""
    """A lesson's name; in the rulebook the key of the rule that is meant, or empty; of a quiz the
    code as it was typed; among the drills a kind that is chosen, or empty; at the practice table
    the text that fixes a deal, or empty for what goes on there."""
    step: int | str = ""
    """In a lesson: the number of the step, from 1, or ``"check"``; empty where the learner was. Of
    a quiz the mode in which it is taken; empty where that is still to be chosen."""

    @classmethod
    def parse(cls, query: str) -> Self:
        """Read a query such as ``lesson=bowers&step=3``; see :meth:`read`."""
        return cls.read(wishes_of(query))

    @classmethod
    def read(cls, wishes: Mapping[str, str]) -> Self:
        """Give the place that is wished for or, where it is not there, the nearest that is."""
        lesson = _lesson(wishes.get("lesson", ""))
        if lesson is not None:
            return cls(LESSON, lesson, _step(lesson, wishes.get("step", "")))
        if "rule" in wishes:
            return cls(RULES, _rule(wishes["rule"]))
        if "quiz" in wishes:
            return cls(QUIZ, wishes["quiz"], wishes.get("mode", "").casefold())
        if wishes.get("deal", "").strip():
            return cls(PRACTICE, wishes["deal"].strip())
        page = get_close_matches(wishes.get("page", "").casefold(), _NAMED, n=1)
        if page == [DRILLS]:
            return cls(DRILLS, wishes.get("kind", ""))
        return cls(page[0]) if page else cls()

    @property
    def query(self) -> str:
        """The query of an address that opens this place."""
        if self.page == LESSON:
            return f"lesson={quote(self.name)}" + (f"&step={self.step}" if self.step else "")
        if self.page == RULES and self.name:
            return f"rule={number(self.name)}"
        if self.page == QUIZ:
            return f"quiz={quote(self.name)}" + (f"&mode={self.step}" if self.step else "")
        if self.page == DRILLS and self.name:
            return f"page={DRILLS}&kind={quote(self.name)}"
        if self.page == PRACTICE and self.name:
            return f"deal={quote(self.name)}"
        return "" if self.page == HOME else f"page={self.page}"


def wishes_of(query: str) -> dict[str, str]:
    """Give what a query names, the last where it names something twice."""
    return {name: values[-1] for name, values in parse_qs(query).items()}


def _lesson(word: str) -> str | None:
    """Find a lesson by its name, nearly its name, or its number."""
    by_number = {str(lesson.number): name for name, lesson in LESSONS.items()}
    if word in by_number:
        return by_number[word]
    found = get_close_matches(word.casefold(), LESSONS, n=1)
    return found[0] if found else None


def _step(lesson: str, word: str) -> int | str:
    if word.casefold() == CHECK:
        return CHECK
    if not (word.isascii() and word.isdecimal()):
        return ""
    last = len(LESSONS[lesson].steps)
    return last if len(word) > _DIGITS else min(max(int(word), 1), last)


def _rule(word: str) -> str:
    """Find a rule by its number or key: of a chapter without it the nearest, else none."""
    if word in KEYS:
        return word
    chapter, _, place = word.strip().partition(".")
    numbers = dict(zip(map(str, range(1, len(CHAPTERS) + 1)), CHAPTERS.values(), strict=True))
    if chapter not in numbers:
        return ""
    keys = numbers[chapter]
    if not (place.isascii() and place.isdecimal()):
        return keys[0]
    return keys[-1] if len(place) > _DIGITS else keys[min(max(int(place), 1), len(keys)) - 1]
