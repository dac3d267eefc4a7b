"""What a lesson is made of: frozen literals that read as what the learner reads.

No lesson holds an answer. Questions compute theirs from the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.steps import Step
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """A few lines of engine code for the curious; the notebook stores what they print."""

    intro: Text
    source: str


_NONE: Final[Mapping[tuple[str, int], Rules]] = MappingProxyType({})

CHECK: Final = "check"
"""The name of the place after the last step."""


def standard(rules: Rules) -> Rules:  # noqa: ARG001  # a lesson's answers must not move
    """Play by the standard rules, whichever are in use."""
    return Rules.STANDARD


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson: steps, then a check of generated questions, then what was met, in short."""

    name: str
    """The name in addresses and code, such as ``bowers``."""
    number: int
    title: Text
    goal: Text
    """What one will be able to do."""
    steps: tuple[Step, ...]
    check: tuple[tuple[str, int], ...]
    """Kind and level of each question of the check."""
    rules: tuple[str, ...]
    """The keys of the rules met, for "In short"."""
    curious: tuple[Code, ...] = field(default=())
    check_rules: Mapping[tuple[str, int], Rules] = field(default_factory=lambda: _NONE)
    """The rules of questions of the check that are about a house rule, by kind and level."""
    table: Callable[[Rules], Rules] = standard
    """The rules it is played by, from the rules in use."""
