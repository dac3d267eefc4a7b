"""A session of any mode."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from euchre_tutor.questions.sessions.answer import Answer
from euchre_tutor.questions.sessions.plan import Mode, Plan
from euchre_tutor.questions.sessions.practice import Practice
from euchre_tutor.questions.sessions.streak import Streak
from euchre_tutor.questions.sessions.test import Test
from euchre_tutor.questions.sessions.timed import Timed

Session: TypeAlias = Practice | Streak | Timed | Test

_MODES: Final[Mapping[Mode, type[Practice | Streak | Timed | Test]]] = MappingProxyType(
    {
        Mode.PRACTICE: Practice,
        Mode.STREAK: Streak,
        Mode.TIMED: Timed,
        Mode.TEST: Test,
    }
)

__all__ = ["Answer", "Session", "begun"]


def begun(plan: Plan) -> Session:
    """Begin the session of a plan; ValueError for a plan without a question."""
    return _MODES[plan.mode].start(plan)
