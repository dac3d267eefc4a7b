"""What a deal scores, and by which rule (chapter 8, rules 5.3, 9.4, 9.6, 10.4, 10.10, 10.11)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from euchre_tutor.engine.auction import passed_rule
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Side

TRICKS: Final = 5
"""Tricks in a deal (rule 7.7)."""
_ENOUGH: Final = 3


class ResultKind(Enum):
    """How a deal ended."""

    POINT = "point"
    MARCH = "march"
    EUCHRE = "euchre"
    THROWN_IN = "thrown in"

    def __repr__(self) -> str:
        return f"ResultKind.{self.name}"


@dataclass(frozen=True, slots=True)
class DealResult:
    """What a finished deal scores."""

    kind: ResultKind
    side: Side | None
    """The side that scores; None when the deal was thrown in."""
    points: int
    rule: str
    """The key of the rule that sets the points."""


def thrown_in(rules: Rules) -> DealResult:
    """Give the result of a deal in which everybody passed twice (rules 5.3, 9.4)."""
    return DealResult(ResultKind.THROWN_IN, None, 0, passed_rule(rules))


def score(
    makers_tricks: int, makers: Side, rules: Rules, *, lone_maker: bool, lone_defender: bool
) -> DealResult:
    """Score a deal in which the makers' side took ``makers_tricks`` of five.

    ``lone_maker``: one of the makers played alone, whoever of the two; ``lone_defender``: one of
    the defenders did. ValueError unless 0 <= makers_tricks <= 5.
    """
    if not 0 <= makers_tricks <= TRICKS:
        message = f"makers_tricks must be from 0 to 5, not {makers_tricks!r}"
        raise ValueError(message)
    if makers_tricks < _ENOUGH:
        points, rule = _for_defenders(
            TRICKS - makers_tricks, rules, lone_maker=lone_maker, lone_defender=lone_defender
        )
        return DealResult(ResultKind.EUCHRE, makers.other, points, rule)
    march = makers_tricks == TRICKS
    kind = ResultKind.MARCH if march else ResultKind.POINT
    if not rules.partnerships:
        return DealResult(kind, makers, 2 if march else 1, "two.score")
    if not march:
        return DealResult(kind, makers, 1, "score.lone3" if lone_maker else "score.point")
    if not lone_maker:
        return DealResult(kind, makers, 2, "score.march")
    standard = rules.march == Rules.STANDARD.march
    return DealResult(kind, makers, rules.march, "score.lone5" if standard else "house.march")


def _for_defenders(
    tricks: int, rules: Rules, *, lone_maker: bool, lone_defender: bool
) -> tuple[int, str]:
    if not rules.partnerships:
        return 2, "two.score"
    if lone_defender:
        if tricks == TRICKS:
            return 4, "score.defend"
        return (4, "house.lonedef") if rules.lonedef else (2, "score.defend")
    if lone_maker and rules.loneeuchre != Rules.STANDARD.loneeuchre:
        return rules.loneeuchre, "house.loneeuchre"
    return 2, "score.euchre"
