"""A code in words: what is asked, at which levels, how many questions, by which rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.engine import HOUSE_RULES, Rules
from euchre_tutor.questions.quiz.code import Code
from euchre_tutor.questions.quiz.mixes import ALL
from euchre_tutor.questions.titles import TITLES
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import all_of, house_value

_MIXES: Final[Mapping[str, Text]] = {
    ALL: T("All kinds of questions"),
    "cards": T("Cards and trumps"),
    "tricks": T("Playing tricks"),
    "bidding": T("Seats and bidding"),
    "score": T("Score and house rules"),
}
"""Named mix → its title."""


def summary(code: Code) -> Text:
    """Say what the code says, but for the seed: "Trick winner · level 4 · 10 questions · …"."""
    return T(
        "{what} · {levels} · {count} · {rules}",
        what=title(code),
        levels=_levels(code),
        count=TN("1 question", "{n} questions", code.length),
        rules=_rules(code.rules),
    )


def title(code: Code) -> Text:
    """Name what is asked: a kind, a named mix, or "Mixed questions"."""
    if len(code.kinds) == 1:
        return TITLES[code.kinds[0]]
    return T("Mixed questions") if code.mix is None else _MIXES[code.mix]


def _levels(code: Code) -> Text:
    if code.levels is None:
        return T("mixed levels")
    low, high = code.levels
    if low == high:
        return T("level {level}", level=low)
    return T("levels {low} to {high}", low=low, high=high)


def _rules(rules: Rules) -> Text:
    if rules == Rules.STANDARD:
        return T("standard rules")
    if rules == Rules.TOURNAMENT:
        return T("tournament rules")
    if rules == Rules.TWO_HANDED:
        return T("two-handed rules")
    base = Rules.STANDARD if rules.partnerships else Rules.TWO_HANDED
    changed = [
        T("{title}: {value}", title=RULES[key].title, value=house_value(key, rules))
        for key, name in HOUSE_RULES.items()
        if getattr(rules, name) != getattr(base, name)
    ]
    return T("{rules}, but {changes}", rules=_rules(base), changes=all_of(changed))
