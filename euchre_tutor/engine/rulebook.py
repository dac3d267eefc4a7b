"""The keys of the rules in the order of the rulebook. Chapter and place give a rule its number.

Code, tests and translations use the keys, learners see the numbers. The sentences live in
:mod:`euchre_tutor.text.rulebook`.
"""

from __future__ import annotations

from types import MappingProxyType
from typing import Final


class RuleKeyError(LookupError):
    """A key that is not in the rulebook; ``key`` is what was asked for."""

    def __init__(self, key: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{key!r} is not in the rulebook (expected one of {', '.join(known)})")
        self.key = key


_ORDER: Final = {
    "table": "object seats dealer",
    "cards": "deck rank right left trumps",
    "deal": "hands upcard packets",
    "bid1": "turns words accept ordered passed",
    "bid2": "turns turned passed makers",
    "alone": "partner when both",
    "play": "lead lead1 lead2 follow left winner next",
    "score": "point march euchre lone5 lone3 defend game",
    "two": "object deal bid1 bid2 play score",
    "house": "stick pickup turned lonedef caller defend lead canadian target march loneeuchre",
}

CHAPTERS: Final = MappingProxyType(
    {
        chapter: tuple(f"{chapter}.{name}" for name in names.split())
        for chapter, names in _ORDER.items()
    }
)
"""Chapter → the keys of its rules, both in the order of the rulebook."""

KEYS: Final[tuple[str, ...]] = tuple(key for keys in CHAPTERS.values() for key in keys)
"""The key of every rule, in the order of the rulebook."""

_NUMBERS: Final = {
    key: f"{chapter}.{place}"
    for chapter, keys in enumerate(CHAPTERS.values(), start=1)
    for place, key in enumerate(keys, start=1)
}


def number(key: str) -> str:
    """Give the rule's number as learners see it: ``number("cards.left") == "2.4"``.

    Raises :class:`RuleKeyError` for a key that is not in the rulebook.
    """
    try:
        return _NUMBERS[key]
    except KeyError:
        near = CHAPTERS.get(key.partition(".")[0], ())
        raise RuleKeyError(key, near or KEYS) from None


def chapter(key: str) -> str:
    """Give the chapter a rule stands in: ``chapter("cards.left") == "cards"``.

    Raises :class:`RuleKeyError` for a key that is not in the rulebook.
    """
    number(key)
    return key.partition(".")[0]
