"""Mixes of kinds with a name of their own, and what a code calls the kinds.

The numbers belong to the version of the code: a kind keeps its number for ever.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

NUMBERED: Final = (
    "card-suit",
    "higher-card",
    "rank-order",
    "trump-count",
    "seats",
    "legal-plays",
    "trick-winner",
    "spot-the-revoke",
    "who-leads",
    "who-speaks",
    "auction-outcome",
    "score-deal",
    "house-rule",
)
"""The kinds by their number in a code."""
ALL: Final = "all"
"""The mix of all kinds."""
MIXES: Final[Mapping[str, tuple[str, ...]]] = MappingProxyType(
    {
        ALL: NUMBERED,
        "cards": ("card-suit", "higher-card", "rank-order", "trump-count"),
        "tricks": ("legal-plays", "trick-winner", "spot-the-revoke", "who-leads"),
        "bidding": ("seats", "who-speaks", "auction-outcome"),
        "score": ("score-deal", "house-rule"),
    }
)
"""Name → kinds, in the order of their numbers."""
FIRST_MIX: Final = 20
"""The number of the first named mix."""
FREE: Final = 31
"""The number that says: the kinds follow, one bit a kind."""


def number_of(kinds: tuple[str, ...]) -> int:
    """Give the number of a kind or a named mix; :data:`FREE` for any other."""
    if len(kinds) == 1:
        return NUMBERED.index(kinds[0])
    named = [FIRST_MIX + n for n, mix in enumerate(MIXES.values()) if mix == kinds]
    return named[0] if named else FREE


def kinds_of(number: int) -> tuple[str, ...]:
    """Give the kinds that the number stands for; none if it stands for nothing."""
    if number < len(NUMBERED):
        return NUMBERED[number : number + 1]
    mixes = tuple(MIXES.values())
    place = number - FIRST_MIX
    return mixes[place] if 0 <= place < len(mixes) else ()


def bits_of(kinds: tuple[str, ...]) -> int:
    """Write a set of kinds as bits, that of the first kind the lowest."""
    return sum(1 << NUMBERED.index(kind) for kind in kinds)


def kinds_in(bits: int) -> tuple[str, ...]:
    """Read a set of kinds from its bits; none if a bit stands for no kind."""
    if bits >> len(NUMBERED):
        return ()
    return tuple(kind for n, kind in enumerate(NUMBERED) if bits >> n & 1)
