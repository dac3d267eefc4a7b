"""What fixes a session: its mode, its questions, and what the history said when it was begun.

A plan is written down once; with it and the deeds the session can be played again at any time, also
where the history has grown since.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.questions.check import RIGHT_TWICE
from euchre_tutor.questions.kinds import KINDS

LENGTH: Final = 10
"""Questions of a practice or a test, returns not counted."""
_MOST: Final = 1000
"""No session has more questions."""


class Mode(Enum):
    """How a session goes."""

    PRACTICE = "practice"
    """Untimed, each answer judged at once; weak skills more often, and a miss comes back."""
    STREAK = "streak"
    """Until the first miss."""
    TIMED = "three-minutes"
    """As many as one can in three minutes."""
    TEST = "test"
    """Nothing is judged before all is handed in."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A kind of question at a level, and how much it needs practice: a whole number from 1."""

    kind: str
    level: int
    need: int = 1


@dataclass(frozen=True, slots=True)
class Debt:
    """A question missed before, to come back: what :func:`rebuilt` needs, and how often."""

    kind: str
    level: int
    question: str
    source: str
    left: int = RIGHT_TWICE
    """How often it must still be right."""


@dataclass(frozen=True, slots=True)
class Plan:
    """A session to be begun."""

    mode: Mode
    seed: str
    rules: Rules = Rules.STANDARD
    skills: tuple[Skill, ...] = ()
    length: int = LENGTH
    """New questions of a practice or a test; a streak and three minutes have no end of them."""
    code: str = ""
    """The code of the quiz whose questions they are; empty: they are drawn."""
    debts: tuple[Debt, ...] = ()
    level: int | None = None
    """The one level that is drawn; None: those that practice asks."""

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds of the questions that are drawn, each once."""
        return tuple(dict.fromkeys(skill.kind for skill in self.skills))

    def __str__(self) -> str:
        return json.dumps(
            {
                "mode": self.mode.value,
                "seed": self.seed,
                "rules": str(self.rules),
                "skills": [[s.kind, s.level, s.need] for s in self.skills],
                "length": self.length,
                "code": self.code,
                "debts": [[d.kind, d.level, d.question, d.source, d.left] for d in self.debts],
                "level": self.level,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )

    @classmethod
    def parse(cls, text: str) -> Plan:
        """Read what ``str`` wrote; ValueError for anything else."""
        read = json.loads(text)
        match read:
            case {"seed": str(seed), "length": int(length), "code": str(code)}:
                return cls(
                    Mode(read.get("mode")),
                    seed,
                    Rules.parse(str(read.get("rules"))),
                    tuple(map(_skill, _list(read, "skills"))),
                    min(max(length, 0), _MOST),
                    code,
                    tuple(map(_debt, _list(read, "debts"))),
                    level if isinstance(level := read.get("level"), int) else None,
                )
        message = f"{text!r} is no plan"
        raise ValueError(message)


def _list(read: Mapping[str, object], name: str) -> list[object]:
    value = read.get(name)
    if not isinstance(value, list):
        message = f"{name} must be a list, not {value!r}"
        raise TypeError(message)
    return value


def _skill(value: object) -> Skill:
    match value:
        case [str(kind), int(level), int(need)] if need > 0 and level in _levels(kind):
            return Skill(kind, level, need)
    message = f"{value!r} is no skill"
    raise ValueError(message)


def _levels(kind: str) -> tuple[int, ...]:
    return KINDS[kind].levels if kind in KINDS else ()


def _debt(value: object) -> Debt:
    match value:
        case [str(kind), int(level), str(question), str(source), int(left)]:
            if 1 <= left <= RIGHT_TWICE:
                return Debt(kind, level, question, source, left)
    message = f"{value!r} is no question missed before"
    raise ValueError(message)
