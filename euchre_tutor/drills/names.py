"""What drills are called."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from euchre_tutor.questions.sessions import Mode
from euchre_tutor.text import T, Text


@dataclass(frozen=True, slots=True)
class Name:
    """How a kind of question is shown: its name, and the picture of its tile."""

    title: Text
    picture: str


NAMES: Final[Mapping[str, Name]] = MappingProxyType(
    {
        "card-suit": Name(T("Which suit?"), "drill-suit"),
        "higher-card": Name(T("Higher card"), "drill-higher"),
        "rank-order": Name(T("Rank order"), "deck"),
        "trump-count": Name(T("Find the trumps"), "bowers"),
        "seats": Name(T("Who sits where?"), "drill-seats"),
        "legal-plays": Name(T("Follow suit"), "following-suit"),
        "trick-winner": Name(T("Trick winner"), "winning-tricks"),
        "spot-the-revoke": Name(T("Spot the revoke"), "drill-revoke"),
        "who-leads": Name(T("Who leads?"), "drill-lead"),
        "who-speaks": Name(T("Who speaks?"), "first-round"),
        "auction-outcome": Name(T("After the bidding"), "second-round"),
        "score-deal": Name(T("Score the hand"), "score"),
        "house-rule": Name(T("House rules"), "house-rules"),
    }
)
"""Kind → how it is shown."""

MODES: Final[Mapping[Mode, tuple[str, Text, Text]]] = MappingProxyType(
    {
        Mode.PRACTICE: (
            "retry",
            T("Practice"),
            T("No clock. What is hard for you comes more often, and a miss comes back."),
        ),
        Mode.STREAK: ("flag", T("Streak"), T("How many in a row? It ends at the first miss.")),
        Mode.TIMED: (
            "clock",
            T("Three minutes"),
            T("As many as you can. A miss costs {n} seconds.", n=10),
        ),
        Mode.TEST: (
            "check",
            T("Test"),
            T("Change any answer until you hand it in. Then see how it went."),
        ),
    }
)
"""Mode → its icon, its name and what it is."""


def title_of(kinds: Collection[str]) -> Text:
    """Name a drill by the kinds it asks."""
    names = [NAMES[kind].title for kind in dict.fromkeys(kinds) if kind in NAMES]
    return names[0] if len(names) == 1 else T("Mixed questions")
