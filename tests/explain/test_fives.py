"""What two fives show: every setting, and every wrong one after every result."""

from itertools import product

import pytest
from explain.fives_truth import FIVES, Lying

from euchre_tutor.engine import DealResult, ResultKind, Rules, Side
from euchre_tutor.explain.fives import after, not_marked, not_shown, shown
from euchre_tutor.text import render

ALL = range(11)
RULES = (Rules.STANDARD, Rules.TWO_HANDED)


def scored(side: Side, points: int) -> DealResult:
    """A result as the score of a deal gives it."""
    kind = ResultKind.POINT if points == 1 else ResultKind.MARCH
    return DealResult(kind, side, points, "score.point" if points == 1 else "score.march")


def test_every_sentence_about_fives_is_true() -> None:
    """What is shown, what is wrong with any setting, and with any score marked wrongly."""
    for points, rules in product(ALL, RULES):
        FIVES.holds(shown(points, rules), Lying((points, 0)))
        for wanted in ALL:
            if wanted != points:
                FIVES.holds(not_shown(points, wanted, rules), Lying((points, 0), wanted=wanted))
    for side, points, rules in product(Side, (1, 2, 4), RULES):
        result = scored(side, points)
        for before in ((0, 0), (3, 4), (9, 8), (7, 9)):
            for now in product(ALL, ALL):
                if now != after(before, result):
                    said = not_marked(now, before, result, rules)
                    FIVES.holds(said, Lying(now, before, 0, side, points, rules))
    FIVES.complete()


def test_after_a_hand_only_one_side_has_moved() -> None:
    """The points go to the side that scored; two fives show no more than ten."""
    assert after((5, 4), scored(Side.FIRST, 2)) == (7, 4)
    assert after((5, 4), scored(Side.SECOND, 1)) == (5, 5)
    assert after((9, 9), scored(Side.SECOND, 4)) == (9, 10)


def test_the_wrong_side_is_named_first() -> None:
    """Points given to the other side: which fives move; a side that did not score: it stays."""
    euchre = scored(Side.FIRST, 2)
    wrong = not_marked((5, 6), (5, 4), euchre, Rules.STANDARD)
    assert render(wrong.text) == "You and North scored this hand: move those fives, not the others."
    both = not_marked((7, 6), (5, 4), euchre, Rules.STANDARD)
    assert render(both.text).startswith("East and West scored nothing")
    assert both.rules == ("score.game",)
    assert not_marked((8, 4), (5, 4), euchre, Rules.STANDARD).rules == ("score.march",)


def test_what_is_right_is_not_called_wrong() -> None:
    """Asked why the right setting is wrong, it refuses; so it does for points that cannot be."""
    with pytest.raises(ValueError, match="do show 4"):
        not_shown(4, 4)
    with pytest.raises(ValueError, match="is the score"):
        not_marked((7, 4), (5, 4), scored(Side.FIRST, 2), Rules.STANDARD)
    with pytest.raises(ValueError, match="from 0 to 10"):
        shown(11)
