"""Learners: who they are, and which of those who share a browser is learning now."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from secrets import token_hex
from typing import Final

LONGEST_NAME: Final = 40
"""Characters of a name that are kept."""
_JOINERS: Final = "\u200c\u200d"
"""Signs that are not seen, and shape the letters beside them: Persian and Hindi need them."""
_MOMENT: Final = timedelta(microseconds=1)


@dataclass(frozen=True, slots=True)
class Learner:
    """One learner. The id says nothing about the person; the name is theirs to give."""

    id: str
    name: str | None = None
    created: str = ""
    """When, as ISO 8601 in UTC."""
    used: str = ""
    """When the learner was last chosen, in the same form; empty where nobody else was there."""


def now() -> str:
    """Give the time as ISO 8601 in UTC: later times sort later."""
    return _told(datetime.now(UTC))


def _told(time: datetime) -> str:
    return time.isoformat(timespec="microseconds")


def first_learner(owner: str) -> Learner:
    """Give the learner that a browser or user is before any other was added.

    The id follows from the owner, so that two tabs opened at once are one learner.
    """
    return Learner(sha256(owner.encode()).hexdigest()[:32], created=now())


def another_learner(name: str | None = None) -> Learner:
    """Give a new learner, chosen now."""
    time = now()
    return Learner(token_hex(16), clean_name(name), time, time)


def clean_name(name: str | None) -> str | None:
    """Give a name as it is kept: one line, without spaces around it; None for an empty one."""
    words = " ".join((name or "").split())
    seen = "".join(sign for sign in words if sign.isprintable() or sign in _JOINERS)
    return seen[:LONGEST_NAME].strip(f" {_JOINERS}") or None


def chosen(learner: Learner, others: Iterable[Learner]) -> Learner:
    """Give a learner as chosen now: later than all others, also where a clock ran ahead before."""
    return replace(learner, used=max(now(), _after(max((one.used for one in others), default=""))))


def _after(time: str) -> str:
    """Give the next moment after a time; nothing for what is no time, or the last one."""
    try:
        return _told(datetime.fromisoformat(time) + _MOMENT)
    except (ValueError, OverflowError):
        return ""


def current(learners: Collection[Learner], owner: str) -> Learner:
    """Give the learner chosen last, or the owner's first where there is none."""
    return max(learners, key=lambda one: (one.used, one.created), default=first_learner(owner))
