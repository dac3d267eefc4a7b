"""What drills are called."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from euchre_tutor.questions.sessions import Mode
from euchre_tutor.questions.titles import TITLES
from euchre_tutor.text import T, Text


@dataclass(frozen=True, slots=True)
class Name:
    """How a kind of question is shown: its name, and the picture of its tile."""

    title: Text
    picture: str


NAMES: Final[Mapping[str, Name]] = MappingProxyType(
    {
        "card-suit": Name(TITLES["card-suit"], "drill-suit"),
        "higher-card": Name(TITLES["higher-card"], "drill-higher"),
        "rank-order": Name(TITLES["rank-order"], "deck"),
        "trump-count": Name(TITLES["trump-count"], "bowers"),
        "seats": Name(TITLES["seats"], "drill-seats"),
        "legal-plays": Name(TITLES["legal-plays"], "following-suit"),
        "trick-winner": Name(TITLES["trick-winner"], "winning-tricks"),
        "spot-the-revoke": Name(TITLES["spot-the-revoke"], "drill-revoke"),
        "who-leads": Name(TITLES["who-leads"], "drill-lead"),
        "who-speaks": Name(TITLES["who-speaks"], "first-round"),
        "auction-outcome": Name(TITLES["auction-outcome"], "second-round"),
        "score-deal": Name(TITLES["score-deal"], "score"),
        "house-rule": Name(TITLES["house-rule"], "house-rules"),
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
