"""The best that a learner has done: the longest streak, the most right in three minutes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final, Protocol

from euchre_tutor.questions.sessions.plan import Mode

COUNTED: Final = (Mode.STREAK, Mode.TIMED)
"""The modes in which one can do better than before."""


class Scored(Protocol):
    """An answer that was given, as it is kept, with the session it belongs to."""

    @property
    def lesson(self) -> str:
        """What was played: a lesson, or a drill."""

    @property
    def run(self) -> str:
        """What names the session."""

    @property
    def part(self) -> str:
        """The mode of the session; of a lesson its step."""

    @property
    def is_right(self) -> bool:
        """Whether the answer was right."""


def best(history: Collection[Scored], mode: Mode, *, but: str = "") -> int | None:
    """Give the most right answers in one session of the mode; None before the first of them.

    ``but`` names a session that is left out. A streak ends at its first miss, so what was right in
    it was right in a row.
    """
    right: Counter[tuple[str, str]] = Counter()
    for answer in history:
        if answer.part == mode.value and answer.run != but:
            right[answer.lesson, answer.run] += answer.is_right
    return max(right.values(), default=None)
