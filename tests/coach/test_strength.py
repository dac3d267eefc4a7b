"""How strong the players are: duplicate deals, both sides play both ways.

Each deal is played twice, the sides changed, so that luck of the deal falls out; a result is the
mean number of points a deal by which one is ahead, with its standard error. All seeds are fixed,
so a run gives the same figures each time. Level 2 also meets a player from outside (`outside.py`).

A short run plays few deals: the figures are printed, and held only as far as so few can tell.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import sqrt
from statistics import mean, stdev
from typing import Final, TypeAlias

import pytest
from coach import outside

from euchre_tutor.coach.bots import choose
from euchre_tutor.engine import Action, Deal, Position, Rules, Side, View

ENOUGH: Final = 2_000
"""Deals that tell players apart who are close: the error of the mean is then some 0.016 points."""

Player: TypeAlias = Callable[[View, str], Action]


def level(number: int) -> Player:
    """The player of this level."""
    return partial(_of_level, number)


def _of_level(number: int, view: View, seed: str) -> Action:
    return choose(view, number, seed)


def from_outside(view: View, _: str) -> Action:
    """The player from outside, who needs no chance."""
    return outside.choose(view)


def ahead(one: Player, other: Player, deal: Deal, seed: str) -> float:
    """Give by how many points the first is ahead, over both ways to sit."""
    return (_points(one, other, deal, seed) - _points(other, one, deal, seed)) / 2


def _points(first: Player, second: Player, deal: Deal, seed: str) -> int:
    position = Position.start(deal)
    while position.to_act is not None:
        side = deal.rules.side(position.to_act)
        player = first if side is Side.FIRST else second
        position = position.after(player(position.view(position.to_act), seed))
    result = position.result
    assert result is not None
    return result.points if result.side is Side.FIRST else -result.points


def match(name: str, one: Player, other: Player, deals: int, rules: Rules) -> tuple[float, float]:
    """Play so many deals; print and give the mean points ahead and their standard error."""
    apart = [
        ahead(one, other, Deal.shuffled(f"strength/{number}", rules), f"{number}")
        for number in range(deals)
    ]
    error = stdev(apart) / sqrt(deals)
    print(f"\n{name}: {mean(apart):+.3f} points a deal, s.e. {error:.3f}, {deals} deals, {rules}")
    return mean(apart), error


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED])
def test_level_2_over_1(rules: Rules, scale: Callable[[int], int]) -> None:
    """Rules of thumb beat chance by far."""
    points, error = match("2 over 1", level(2), level(1), scale(2_000), rules)
    assert points > 3 * error


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT])
def test_level_2_at_least_level_with_outside(rules: Rules, scale: Callable[[int], int]) -> None:
    """Rules of thumb are at least level with the simple strategy of another engine."""
    points, error = match("2 over outside", level(2), from_outside, scale(12_000), rules)
    assert points > 2 * error


def test_level_3_over_2(scale: Callable[[int], int]) -> None:
    """Twenty deals beat rules of thumb; so few as a short run plays tell only that they hold."""
    deals = scale(2_000)
    if deals < ENOUGH:
        deals //= 3
    points, error = match("3 over 2", level(3), level(2), deals, Rules.STANDARD)
    assert points > (2 if deals >= ENOUGH else -2) * error


def test_level_4_over_3(scale: Callable[[int], int]) -> None:
    """Two hundred deals beat twenty. What they win is little, and takes many deals to see.

    A short run compares their choices one by one instead (`test_advice.py`).
    """
    deals = scale(2_000)
    if deals < ENOUGH:
        pytest.skip("an hour of play that a long run has")
    points, error = match("4 over 3", level(4), level(3), deals, Rules.STANDARD)
    assert points > 2 * error
