"""How well a skill is still known, by FSRS: each day of practice is one review of it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, date, datetime, time
from typing import Final

from fsrs import Card, Rating, Scheduler

from euchre_tutor.questions.sessions.history import Tally

_SCHEDULER: Final = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
_FLUENT: Final = 3
"""Right answers in a day, without a miss, that count as easy."""
_GOOD, _FAIR = 0.8, 0.6


def _rating(tally: Tally) -> Rating:
    if tally.right == tally.asked >= _FLUENT:
        return Rating.Easy
    if tally.share >= _GOOD:
        return Rating.Good
    return Rating.Hard if tally.share >= _FAIR else Rating.Again


def retrievability(days: Sequence[tuple[date, Tally]], today: date) -> float:
    """Give the chance to know it today; at least one day, in order."""
    card = Card(card_id=1)
    for day, tally in days:
        card, _ = _SCHEDULER.review_card(card, _rating(tally), _noon(day))
    return float(_SCHEDULER.get_card_retrievability(card, _noon(today)))


def _noon(day: date) -> datetime:
    return datetime.combine(day, time(12), UTC)
