"""What is said of the best that a learner has done, where a mode counts it."""

from __future__ import annotations

from collections.abc import Collection

from euchre_tutor.questions.sessions import COUNTED, Mode, Streak, Timed, best
from euchre_tutor.questions.sessions.records import Scored
from euchre_tutor.text import T, Text


def best_of(history: Collection[Scored], mode: Mode) -> Text | None:
    """Name the best in a mode; None where that is not counted, or nothing was right yet."""
    number = best(history, mode) if mode in COUNTED else None
    if not number:
        return None
    if mode is Mode.STREAK:
        return T("Best streak: {n} in a row", n=number)
    return T("Best three minutes: {n} right", n=number)


def compared(session: Streak | Timed, before: int) -> Text:
    """Say how a session went beside the best before it."""
    right = sum(answer.is_right for answer in session.answers)
    if right > before:
        return T("Your best so far: before, it was {n}.", n=before)
    if right == before:
        return T("As many as your best.")
    return T("Your best is {n}.", n=before)
