"""The points in the rulebook's sentences are the engine's."""

import re

import pytest

from euchre_tutor.engine import Rules, Side
from euchre_tutor.engine.rulebook import KEYS
from euchre_tutor.engine.scoring import score
from euchre_tutor.text import render
from euchre_tutor.text.rulebook import rule

LONE_DEFENDER = Rules(lonedef=True)
# rule → deals it speaks of, in the order of its sentences: makers' tricks, lone maker, lone
# defender, rules in use
DEALS = {
    "score.point": [(3, False, False, Rules.STANDARD), (4, False, True, Rules.STANDARD)],
    "score.march": [(5, False, False, Rules.STANDARD), (5, False, True, Rules.STANDARD)],
    "score.euchre": [(2, False, False, Rules.STANDARD), (0, True, False, Rules.STANDARD)],
    "score.lone5": [(5, True, False, Rules.STANDARD), (5, True, True, Rules.TOURNAMENT)],
    "score.lone3": [(3, True, False, Rules.STANDARD), (4, True, True, Rules.TOURNAMENT)],
    "score.defend": [(2, False, True, Rules.STANDARD), (0, True, True, Rules.STANDARD)],
    "house.lonedef": [(2, True, True, LONE_DEFENDER), (0, False, True, LONE_DEFENDER)],
    "two.score": [
        (4, False, False, Rules.TWO_HANDED),
        (5, False, False, Rules.TWO_HANDED),
        (2, False, False, Rules.TWO_HANDED),
    ],
}


@pytest.mark.parametrize(("key", "deals"), DEALS.items())
def test_points_are_the_engines(key: str, deals: list[tuple[int, bool, bool, Rules]]) -> None:
    """Each number of points a rule names is what the engine gives in the deals it speaks of."""
    named = [int(points) for points in re.findall(r"(\d+) points?", render(rule(key).text))]
    given = [
        score(tricks, Side.FIRST, rules, lone_maker=maker, lone_defender=defender).points
        for tricks, maker, defender, rules in deals
    ]
    assert named
    assert list(dict.fromkeys(given)) == list(dict.fromkeys(named))


def test_every_number_of_points_is_checked() -> None:
    """No other rule names points, but for the target of the game."""
    naming = {key for key in KEYS if re.search(r"\d points?\b", render(rule(key).text))}
    targets = {"table.object", "score.game", "two.object"}
    assert naming == DEALS.keys() | targets
    for key in targets:
        assert f"{Rules.STANDARD.target} points or more" in render(rule(key).text)
    assert Rules.STANDARD.target == Rules.TWO_HANDED.target
