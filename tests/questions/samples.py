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


@cache
def questions(kind: str, level: int, count: int) -> tuple[Question, ...]:
    """Make so many questions under the usual rules for four."""
    return tuple(generate(kind, level, Stream(f"{kind}/{level}/{n}")) for n in range(count))


@cache
def spread(kind: str, count: int) -> tuple[Question, ...]:
    """Make about so many questions, over all levels and rules."""
    cells = [(level, rules) for rules in RULES for level in KINDS[kind].levels_for(rules)]
    each = max(1, count // len(cells))
    return tuple(
        generate(kind, level, Stream(f"spread/{kind}/{level}/{rules}/{n}"), rules)
        for level, rules in cells
        for n in range(each)
    )


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
