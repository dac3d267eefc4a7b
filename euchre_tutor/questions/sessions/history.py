"""What a learner's answers say: how each skill stands, what is still owed, and how it went."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from datetime import UTC, date, datetime
from typing import Protocol

from euchre_tutor.questions.check import RIGHT_TWICE
from euchre_tutor.questions.sessions.item import Source


class Past(Source, Protocol):
    """An answer that was given, as it is kept."""

    @property
    def is_right(self) -> bool:
        """Whether the answer was right."""

    @property
    def time(self) -> str:
        """When it was given, as ISO 8601."""


@dataclass(frozen=True, slots=True)
class Tally:
    """How many were answered, and how many of them rightly."""

    asked: int = 0
    right: int = 0

    @property
    def share(self) -> float:
        """The share that was right, 0 to 1; 0 of none."""
        return self.right / self.asked if self.asked else 0.0

    def plus(self, is_right: bool) -> Tally:  # noqa: FBT001  # what else could it be
        """Count one more."""
        return Tally(self.asked + 1, self.right + is_right)


def when(past: Past) -> datetime | None:
    """Give the time of an answer (UTC); None where it cannot be read."""
    try:
        time = datetime.fromisoformat(past.time)
        return time.astimezone(UTC) if time.tzinfo else time.replace(tzinfo=UTC)
    except (ValueError, OverflowError):  # what is kept can come from a file, and say anything
        return None


def by_skill(history: Collection[Past]) -> dict[tuple[str, int], Tally]:
    """Count the answers by kind and level, in the order of their names."""
    found: dict[tuple[str, int], Tally] = {}
    for past in history:
        key = past.kind, past.level
        found[key] = found.get(key, Tally()).plus(past.is_right)
    return dict(sorted(found.items()))


def by_kind(history: Collection[Past]) -> dict[str, Tally]:
    """Count the answers by kind."""
    found: dict[str, Tally] = {}
    for past in history:
        found[past.kind] = found.get(past.kind, Tally()).plus(past.is_right)
    return found


def by_day(history: Collection[Past]) -> dict[date, Tally]:
    """Count the answers by day (UTC), the oldest first."""
    found: dict[date, Tally] = {}
    for past in history:
        time = when(past)
        if time is not None:
            day = time.date()
            found[day] = found.get(day, Tally()).plus(past.is_right)
    return dict(sorted(found.items()))


def hardest(history: Collection[Past]) -> list[tuple[Past, Tally]]:
    """Give the questions that were missed, each as answered last: the most misses first."""
    tallies: dict[str, Tally] = {}
    last: dict[str, Past] = {}
    for past in history:
        tallies[past.question] = tallies.get(past.question, Tally()).plus(past.is_right)
        last[past.question] = past
    missed = [(last[name], tally) for name, tally in tallies.items() if tally.right < tally.asked]
    return sorted(missed, key=lambda one: (one[1].right - one[1].asked, _late(one[0])))


def _late(past: Past) -> float:
    time = when(past)
    return 0.0 if time is None else -time.timestamp()


def owed(history: Collection[Past]) -> Iterator[tuple[Past, int]]:
    """Give the questions missed and not right twice since, with how often they must be yet.

    The ones missed longest ago come first; what nobody can make again is left out.
    """
    left: dict[str, tuple[Past, int]] = {}
    for past in history:
        _, times = left.pop(past.question, (past, 0))
        times = RIGHT_TWICE if not past.is_right else times - 1
        if times > 0 and past.source:
            left[past.question] = past, times
    yield from left.values()
