"""What the kinds of questions are called."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.text import T, Text

TITLES: Final[Mapping[str, Text]] = MappingProxyType(
    {
        "card-suit": T("Which suit?"),
        "higher-card": T("Higher card"),
        "rank-order": T("Rank order"),
        "trump-count": T("Find the trumps"),
        "seats": T("Who sits where?"),
        "legal-plays": T("Follow suit"),
        "trick-winner": T("Trick winner"),
        "spot-the-revoke": T("Spot the revoke"),
        "who-leads": T("Who leads?"),
        "who-speaks": T("Who speaks?"),
        "auction-outcome": T("After the bidding"),
        "score-deal": T("Score the hand"),
        "house-rule": T("House rules"),
    }
)
"""Kind → its name."""
