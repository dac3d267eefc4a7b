"""How well a skill is still known some days after it was practised.

FSRS says it where the library is installed (the extra ``app``). Without it a plain rule does, which
claims less: what was right is half forgotten after a day, and each further day on which it was
right doubles that time; a day on which most was wrong starts anew.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, timedelta
from importlib.util import find_spec
from typing import Final

from euchre_tutor.questions.sessions.history import Tally

GOOD: Final = 0.6
"""The share of a day that counts as known."""
_LONGEST: Final = 128.0
"""Days until half is forgotten, at the most."""


def known(days: Sequence[tuple[date, Tally]], today: date) -> float:
    """Give how likely a skill is still known, 0 to 1; ``days`` on which it was asked, in order.

    Nothing asked is nothing known.
    """
    past = [(day, tally) for day, tally in days if tally.asked and day <= today]
    if not past:
        return 0.0
    if find_spec("fsrs") is None:
        return halved(past, today)
    from euchre_tutor.questions.sessions.fsrs_memory import retrievability  # noqa: PLC0415  # only where it is installed

    return retrievability(past, today)


def halved(days: Sequence[tuple[date, Tally]], today: date) -> float:
    """Tell it by the plain rule."""
    half = 0.0
    for _, tally in days:
        half = min(max(1.0, half * 2), _LONGEST) if tally.share >= GOOD else 0.0
    if not half:
        return 0.0
    gone: timedelta = today - days[-1][0]
    return float(0.5 ** (gone.days / half))
