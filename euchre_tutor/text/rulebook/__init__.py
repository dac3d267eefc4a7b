"""The rulebook in words: each rule by its key, chapter titles, and what the rules leave open.

Keys, order and numbers come from :mod:`euchre_tutor.engine.rulebook`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T
from euchre_tutor.text.rulebook.basics import BASICS
from euchre_tutor.text.rulebook.bidding import BIDDING
from euchre_tutor.text.rulebook.entry import RuleEntry
from euchre_tutor.text.rulebook.house import HOUSE
from euchre_tutor.text.rulebook.in_use import changes_in_use, rules_in_use
from euchre_tutor.text.rulebook.open_questions import OPEN_QUESTIONS, OpenPage, OpenQuestion
from euchre_tutor.text.rulebook.play import PLAY, SCORE
from euchre_tutor.text.rulebook.two_handed import TWO_HANDED

__all__ = [
    "CHAPTER_TITLES",
    "OPEN_QUESTIONS",
    "RULES",
    "OpenPage",
    "OpenQuestion",
    "RuleEntry",
    "changes_in_use",
    "rule",
    "rules_in_use",
]

RULES: Final = MappingProxyType(
    {entry.key: entry for entry in (*BASICS, *BIDDING, *PLAY, *SCORE, *TWO_HANDED, *HOUSE)}
)
"""Every rule by its key, in the order of the rulebook."""

CHAPTER_TITLES: Final = MappingProxyType(
    {
        "table": T("The table"),
        "cards": T("The cards"),
        "deal": T("The deal"),
        "bid1": T("The first bidding round"),
        "bid2": T("The second bidding round"),
        "alone": T("Playing alone"),
        "play": T("The play"),
        "score": T("The score"),
        "two": T("Two-handed Euchre"),
        "house": T("House rules"),
    }
)
"""The title of each chapter, in order."""


def rule(key: str) -> RuleEntry:
    """Give the rule with this key; raises :class:`RuleKeyError` where there is none."""
    number(key)
    return RULES[key]
