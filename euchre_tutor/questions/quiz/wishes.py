"""A quiz as it is asked for on the command line or in a notebook: by its code, or by wishes."""

from __future__ import annotations

import re
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.engine.typed import expect
from euchre_tutor.questions.quiz.code import USUAL_LENGTH, Code, make
from euchre_tutor.questions.quiz.code_error import shown
from euchre_tutor.questions.quiz.layout import Levels
from euchre_tutor.questions.quiz.mixes import ALL, MIXES, NUMBERED

_RANGE: Final = re.compile(r"\s*(\d{1,3})\s*(?:[-–]\s*(\d{1,3})\s*)?")
PRACTICE: Final = "practice"
"""The word for the practice mix of levels."""


def wanted(
    kind: str | None = None,
    level: int | str | Levels | None = None,
    *,
    code: str | Code | None = None,
    seed: str | None = None,
    count: int | None = None,
    rules: str | Rules | None = None,
) -> Code:
    """Give the code of the quiz that is asked for.

    ``kind``: a kind, a mix or several of either, with commas ("trick-winner,cards"); None: all.
    ``level``: 4, "2-4", (2, 4), or "practice" or None for the practice mix. ``seed``: any text;
    None: a fresh one. ``count``: None: ten. ``rules``: such as "tournament" or "standard+stick".
    Or ``code`` alone. ValueError or TypeError for what cannot be, saying what was expected.
    """
    if code is not None:
        if any(wish is not None for wish in (kind, level, seed, count, rules)):
            raise ValueError(
                "a code names the whole quiz: leave kind, level, seed and all else out"
            )
        return code if isinstance(code, Code) else _parsed(code)
    if count is not None:
        expect(count, int, "the number of questions")
    return make(
        _kinds(kind),
        levels_from(level),
        USUAL_LENGTH if count is None else count,
        seed,
        rules if isinstance(rules, Rules) else Rules.parse(rules or "standard"),
    )


def _kinds(kind: str | None) -> list[str]:
    if kind is None:
        return [ALL]
    expect(kind, str, "the kind")
    return [word.strip().casefold().replace(" ", "-") for word in kind.split(",")]


def _parsed(code: str) -> Code:
    expect(code, str, "a code")
    name = code.strip().casefold()
    if name in NUMBERED or name in MIXES:
        raise ValueError(f"{name!r} is a kind of question or a mix, not a code")
    return Code.parse(code)


def levels_from(level: int | str | Levels | None) -> int | Levels | None:
    """Read levels: ``4``, ``"4"``, ``"2-4"``, ``(2, 4)``; None for the practice mix.

    ValueError for another text, TypeError for what is neither.
    """
    if level is None or (isinstance(level, int) and not isinstance(level, bool)):
        return level
    if not isinstance(level, str):
        return _two(level)
    if level.strip().casefold() == PRACTICE:
        return None
    found = _RANGE.fullmatch(level)
    if found is None:
        raise ValueError(
            f"the level {shown(level)!r}: expected a number, two such as 2-4, or {PRACTICE}"
        )
    low, high = found.groups()
    return _two((int(low), int(high or low)))


def _two(levels: object) -> Levels:
    """Read two levels, in either order; TypeError for anything else."""
    match levels:
        case [int(one), int(other)]:
            return min(one, other), max(one, other)
    raise TypeError(f"the level must be a number, two of them, or a text such as 2-4: {levels!r}")
