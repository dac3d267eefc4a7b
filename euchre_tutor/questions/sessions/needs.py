"""How much each skill needs practice, by what was answered before and how long ago."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final

from euchre_tutor.questions.sessions.history import Past, Tally, by_day
from euchre_tutor.questions.sessions.memory import known

_RECENT: Final = 12
"""The latest answers that tell how good one is at a skill."""
_PLAIN: Final = 4
"""The need of a skill that was never asked."""
_MISSES: Final = 8
"""What is added where all was missed."""
_FORGOTTEN: Final = 4
"""What is added where all is forgotten."""


def need(kind: str, level: int, history: Collection[Past], now: datetime) -> int:
    """Give the need of a skill: a whole number from 1, the more the oftener it is to be asked."""
    mine = [past for past in history if (past.kind, past.level) == (kind, level)]
    if not mine:
        return _PLAIN
    recent = _tally(mine[-_RECENT:])
    still = known(list(by_day(mine).items()), now.date())
    return 1 + round(_MISSES * (1 - recent.share) + _FORGOTTEN * (1 - still))


def _tally(history: Sequence[Past]) -> Tally:
    return Tally(len(history), sum(past.is_right for past in history))
