"""Holding many screens to many checks, each screen drawn once."""

from collections.abc import Callable, Iterable, Mapping
from typing import TypeVar

Seen = TypeVar("Seen")


def failures(
    screens: Iterable[Seen], checks: Mapping[str, Callable[[Seen], None]]
) -> dict[str, AssertionError]:
    """The first failure of each check, by its name."""
    found: dict[str, AssertionError] = {}
    for seen in screens:
        for name, check in checks.items():
            if name in found:
                continue
            try:
                check(seen)
            except AssertionError as error:
                found[name] = error
    return found
