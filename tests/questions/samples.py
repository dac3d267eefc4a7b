"""Questions of every kind, over levels and rules, made once for all tests of a run."""

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import fields, replace
from enum import Enum
from functools import cache
from typing import Any

from questions.naive_answers import answers

from euchre_tutor.engine import Defend, Lead, Rules, RulesError, Stream
from euchre_tutor.questions import KINDS, Question, generate

RULES = (
    Rules.STANDARD,
    Rules.TOURNAMENT,
    Rules.TWO_HANDED,
    Rules(stick=True, turned=True, canadian=True, defend=Defend.LONE_MAKER, march=5),
    Rules(caller=True, lonedef=True, lead=Lead.DEALER, target=5, loneeuchre=4),
    Rules(players=2, defend=Defend.NEVER, stick=True, pickup=True, turned=True, target=11),
    Rules(caller=True, defend=Defend.LONE_MAKER, pickup=True, target=1, march=1, loneeuchre=1),
)
FACTS = {
    "card-suit": "card",
    "higher-card": "cards led",
    "rank-order": "cards",
    "trump-count": "hand",
    "seats": "dealer seat relation",
    "legal-plays": "trick hand",
    "trick-winner": "trick leader out",
    "spot-the-revoke": "tricks leader",
    "who-leads": "dealer maker lone lone_defender trick",
    "who-speaks": "dealer upcard calls",
    "auction-outcome": "dealer upcard calls",
    "score-deal": "maker tricks lone lone_defender score",
}
"""What each kind tells of its question beside trump, as the curriculum lists it."""


def made_rules(stream: Stream, players: int) -> Rules:
    """Give rules with every house rule set at random; with two players those that they have."""
    settings: dict[str, Any] = {
        name: bool(stream.below(2)) for name in ("stick", "pickup", "turned")
    } | {"target": 1 + stream.below(15), "players": players}
    if players == 2:
        return Rules(**settings, defend=Defend.NEVER)
    settings |= {name: bool(stream.below(2)) for name in ("lonedef", "caller", "canadian")}
    settings |= {name: 1 + stream.below(5) for name in ("march", "loneeuchre")}
    settings |= {"defend": stream.choice(tuple(Defend)), "lead": stream.choice(tuple(Lead))}
    return Rules(**settings)


@cache
def questions(kind: str, level: int, count: int) -> tuple[Question, ...]:
    """Make so many questions under the usual rules for four."""
    return tuple(generate(kind, level, Stream(f"{kind}/{level}/{n}")) for n in range(count))


@cache
def spread(kind: str, count: int) -> tuple[Question, ...]:
    """Make so many questions, all levels and rules in turn, and other rules every third time."""
    cells = [(level, rules) for rules in RULES for level in KINDS[kind].levels_for(rules)]
    made = []
    for number in range(max(count, len(cells))):
        level, rules = cells[number % len(cells)]
        stream = Stream(f"spread/{kind}/{number}")
        if number >= len(cells) and number % 3 == 0:
            rules = made_rules(stream.sub("rules"), rules.players)
            levels = KINDS[kind].levels_for(rules)
            level = level if level in levels else stream.choice(levels)
        made.append(generate(kind, level, stream, rules))
    return tuple(made)


VALUES: Mapping[str, tuple[Any, ...]] = {
    "defend": tuple(Defend),
    "lead": tuple(Lead),
    "target": tuple(range(1, 20)),
    "march": tuple(range(1, 7)),
    "loneeuchre": tuple(range(1, 7)),
}


def otherwise(question: Question, name: str) -> Iterator[Question]:
    """Give the question under every other setting of this field of the rules."""
    for value in VALUES.get(name, (False, True)):
        if value == getattr(question.rules, name):
            continue
        with suppress(RulesError):
            yield replace(question, rules=replace(question.rules, **{name: value}))


def settings(rules: Rules) -> dict[str, Any]:
    """Give the fields of the rules by name, enums as their text."""
    values = {field.name: getattr(rules, field.name) for field in fields(rules)}
    return {
        name: value.value if isinstance(value, Enum) else value for name, value in values.items()
    }


def expected(question: Question, off: tuple[str, ...] = ()) -> list[str]:
    """Give the right codes by the naive rules, without the rules that are ``off``."""
    codes = [choice.code for choice in question.choices]
    return answers(question.kind, question.facts, settings(question.rules), codes, off)
