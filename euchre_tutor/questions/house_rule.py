"""Questions of the kind ``house-rule``: the same deal under another setting of one house rule.

Levels: 1 stick the dealer, pick-up · 2 lone hands · 3 any. A question of another kind is asked; its
``rules`` hold the setting that the prompt names, and the answer differs under the other setting.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.explain.house_rules import elsewhere, hangs_on
from euchre_tutor.questions.house_settings import BUILDERS, keys_for, other_setting
from euchre_tutor.questions.question import Question, facts
from euchre_tutor.text import T
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import house_value

KIND = "house-rule"
LEVELS = (1, 2, 3)
_LEVEL_1: Final = ("house.stick", "house.pickup")
_LEVEL_2: Final = (
    "house.lonedef",
    "house.caller",
    "house.defend",
    "house.lead",
    "house.canadian",
    "house.march",
    "house.loneeuchre",
)


def ask(key: str, rules: Rules, other: Rules, stream: Stream, level: int = 3) -> Question:
    """Ask what holds under ``rules``, which differ from ``other`` in the house rule ``key``.

    The deal is one where that makes a difference; ValueError if none is found.
    """
    for attempt in range(_ATTEMPTS):
        asked = BUILDERS[key](stream.sub(attempt), rules, other)
        there = BUILDERS[key](stream.sub(attempt), other, rules)
        codes = [choice.code for choice in asked.choices]
        if _same_deal(asked, there) and there.right_codes[0] in codes:
            place = codes.index(there.right_codes[0])
            if place not in asked.answer:
                return _asked(asked, key, other, place, level)
    message = f"{key} makes no difference between {rules} and {other}"
    raise ValueError(message)


def _same_deal(asked: Question, there: Question) -> bool:
    return dict(asked.facts) == dict(there.facts)


def _asked(asked: Question, key: str, other: Rules, tempting: int, level: int) -> Question:
    why = hangs_on(key, asked.rules, asked.explanation)
    replies = [why if place in asked.answer else reply for place, reply in enumerate(asked.replies)]
    replies[tempting] = elsewhere(key, other)
    return replace(
        asked,
        kind=KIND,
        level=level,
        prompt=T(
            "{title}: {value}. {question}",
            title=RULES[key].title,
            value=house_value(key, asked.rules),
            question=asked.prompt,
        ),
        facts=facts(**asked.facts, rule=key),
        features=facts(**asked.features, house=key),
        explanation=why,
        replies=tuple(replies),
    )


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: with two players nobody goes alone."""
    return LEVELS if rules.partnerships else (1, 3)


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level: the rules as they are, or with one house rule changed."""
    shown = {1: _LEVEL_1, 2: _LEVEL_2}.get(level)
    keys = [key for key in keys_for(rules) if shown is None or key in shown]
    key = stream.choice(keys)
    pair = stream.shuffled((rules, other_setting(key, rules, stream)))
    return ask(key, pair[0], pair[1], stream, level)


_ATTEMPTS: Final = 200
"""Deals tried before giving up; one in three or more shows the difference."""
