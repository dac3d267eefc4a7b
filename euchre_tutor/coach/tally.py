"""Tricks counted as the search does, as the makers' tricks, and as points."""

from __future__ import annotations

from euchre_tutor.coach.lanes import place_of
from euchre_tutor.engine import Contract, Rules, Side, score


def makers_of(even: int, tricks: int, contract: Contract, rules: Rules) -> int:
    """Turn what places 0 and 2 take of so many tricks into what the makers take."""
    return even if place_of(contract.maker, rules) % 2 == 0 else tricks - even


def worth(side: Side, makers_tricks: int, contract: Contract, rules: Rules) -> int:
    """Give what a deal of this contract scores for a side; points of the other side below 0."""
    result = score(
        makers_tricks,
        rules.side(contract.maker),
        rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
    )
    return result.points if result.side is side else -result.points
