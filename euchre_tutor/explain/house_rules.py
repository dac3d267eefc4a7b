"""What hangs on a house rule: the same deal under two settings of it (chapter 10)."""

from __future__ import annotations

from euchre_tutor.engine import Rules
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import house_value, sentences


def hangs_on(key: str, rules: Rules, said: Explanation) -> Explanation:
    """Let an explanation say which house rule decides, and how it is set, unless it does."""
    if key in said.rules:
        return explain(said.text, key, *said.rules)
    title, value = RULES[key].title, house_value(key, rules)
    text = T("It depends on the house rule “{title}”, here: {value}.", title=title, value=value)
    return explain(sentences(said.text, text), key, *said.rules)


def elsewhere(key: str, other: Rules) -> Explanation:
    """Say that an answer would be right if the house rule were set as in ``other``."""
    title, value = RULES[key].title, house_value(key, other)
    text = T(
        "That would be right with the house rule “{title}” set to: {value}.",
        title=title,
        value=value,
    )
    return explain(text, key)
