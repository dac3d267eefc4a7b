"""Whatever points somebody gives a deal, the reply is true under the rules in use."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

import pytest
from explain.score_mistakes_truth import SCORES, Mistake
from explain.score_truth import Facts

from euchre_tutor.engine import Defend, Rules, Side
from euchre_tutor.explain.score_mistakes import Scored, not_points
from euchre_tutor.text import render

RULES = (
    Rules.TWO_HANDED,
    Rules.TOURNAMENT,
    *(
        Rules(march=march, loneeuchre=lone, lonedef=lonedef, defend=defend)
        for march, lone, lonedef, defend in itertools.product(
            (1, 2, 3, 4, 5), (1, 2, 3, 4), (False, True), Defend
        )
    ),
)


def mistakes() -> Iterator[Mistake]:
    """Give every deal under many rules, with every side and number of points that it scores not."""
    for rules, tricks, makers in itertools.product(RULES, range(6), Side):
        for lone, defender in _lone(rules):
            deal = Facts(tricks, makers, rules, lone, defender)
            for side, points in itertools.product(Side, range(1, 7)):
                if deal.scored != (side, points):
                    yield Mistake(deal, side, points)


def _lone(rules: Rules) -> list[tuple[bool, bool]]:
    """Which lone hands the rules allow: maker, defender."""
    if rules.players == 2:
        return [(False, False)]
    return [
        (False, False),
        (True, False),
        *([(False, True)] if rules.defend is Defend.ALWAYS else []),
        *([(True, True)] if rules.defend is not Defend.NEVER else []),
    ]


def _scored(deal: Facts) -> Scored:
    return Scored(deal.tricks, deal.makers, deal.rules, deal.lone_maker, deal.lone_defender)


def test_wrong_points_are_explained_truly() -> None:
    """For every deal, rule and wrong answer the reply is true, and every sentence is used."""
    for mistake in mistakes():
        said = not_points(mistake.side, mistake.points, _scored(mistake.deal))
        SCORES.holds(said, mistake)
    SCORES.complete()


def test_right_points_are_no_mistake() -> None:
    """There is nothing to explain where the points are right."""
    with pytest.raises(ValueError, match="does score 2"):
        not_points(Side.FIRST, 2, Scored(5, Side.FIRST, Rules.STANDARD))


@pytest.mark.parametrize(
    ("deal", "points", "sentence"),
    [
        (
            Scored(3, Side.FIRST, Rules(march=1), lone_maker=True),
            2,
            "2 points need all five tricks, and here it was fewer.",
        ),
        (
            Scored(5, Side.FIRST, Rules(march=5)),
            4,
            "All five tricks are worth 2 points here.",
        ),
        (
            Scored(5, Side.FIRST, Rules(march=5)),
            5,
            "All five tricks alone are worth 5 points. Here both makers played.",
        ),
        (
            Scored(2, Side.FIRST, Rules(defend=Defend.NEVER)),
            4,
            "4 points go to a maker who takes all five tricks alone.",
        ),
        (
            Scored(2, Side.FIRST, Rules.STANDARD),
            4,
            "4 points go to a defender who takes all five tricks alone.",
        ),
        (
            Scored(2, Side.FIRST, Rules(defend=Defend.NEVER, loneeuchre=3)),
            3,
            "Euchring a lone maker is worth 3 points. Here both makers played.",
        ),
        (Scored(4, Side.FIRST, Rules.TWO_HANDED), 4, "Three or four tricks are worth 1 point."),
    ],
)
def test_points_under_house_rules(deal: Scored, points: int, sentence: str) -> None:
    """The sentence speaks of the points of the rules in use, and of the player who can get them."""
    side = deal.result.side
    assert side is not None
    assert render(not_points(side, points, deal).text, "en") == sentence
