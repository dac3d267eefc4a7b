"""Chapter 8: the score. Each test is named after the rule it holds to."""

import pytest
from engine.table import STANDARD, E, N, S, W, after, deal, played_out

from euchre_tutor.engine import DealResult, Game, GameError, ResultKind, Rules, Side, score

FIRST, SECOND = Side


def scored(
    tricks: int, *, maker: bool = False, defender: bool = False, rules: Rules = STANDARD
) -> DealResult:
    """Score a deal made by the first side."""
    return score(tricks, FIRST, rules, lone_maker=maker, lone_defender=defender)


@pytest.mark.parametrize("tricks", [3, 4])
def test_score_point(tricks: int) -> None:
    """Makers take three or four tricks: 1."""
    assert scored(tricks) == DealResult(ResultKind.POINT, FIRST, 1, "score.point")


def test_score_march() -> None:
    """Makers, both playing, take all five: 2."""
    assert scored(5) == DealResult(ResultKind.MARCH, FIRST, 2, "score.march")
    assert scored(5, defender=True) == DealResult(ResultKind.MARCH, FIRST, 2, "score.march")


@pytest.mark.parametrize("tricks", [0, 1, 2])
def test_score_euchre(tricks: int) -> None:
    """Makers take fewer than three: the defenders score 2, whoever of the makers played."""
    assert scored(tricks) == DealResult(ResultKind.EUCHRE, SECOND, 2, "score.euchre")
    assert scored(tricks, maker=True) == DealResult(ResultKind.EUCHRE, SECOND, 2, "score.euchre")


def test_score_lone5() -> None:
    """A lone maker takes all five: 4."""
    expected = DealResult(ResultKind.MARCH, FIRST, 4, "score.lone5")
    assert scored(5, maker=True) == expected
    assert scored(5, maker=True, defender=True) == expected


@pytest.mark.parametrize("tricks", [3, 4])
def test_score_lone3(tricks: int) -> None:
    """A lone maker takes three or four: 1."""
    expected = DealResult(ResultKind.POINT, FIRST, 1, "score.lone3")
    assert scored(tricks, maker=True) == expected
    assert scored(tricks, maker=True, defender=True) == expected


@pytest.mark.parametrize("maker", [False, True])
def test_score_defend(*, maker: bool) -> None:
    """A lone defender takes three or four: 2; all five: 4; fewer: the makers' own line."""
    expected = DealResult(ResultKind.EUCHRE, SECOND, 2, "score.defend")
    assert scored(2, maker=maker, defender=True) == expected
    assert scored(1, maker=maker, defender=True) == expected
    five = DealResult(ResultKind.EUCHRE, SECOND, 4, "score.defend")
    assert scored(0, maker=maker, defender=True) == five
    for tricks in (3, 4, 5):
        assert scored(tricks, maker=maker, defender=True) == scored(tricks, maker=maker)


def test_score_game() -> None:
    """10 or more wins at once: 9 and 4 are 13, and 9 to 9 ends 9 to 11, never in a tie."""
    lone = played_out(after(deal(west="Jh Jd Ah Kh Qh", dealer=S), "p p p p ha"))
    assert lone.result is not None
    assert lone.result.points == 4
    won = Game(STANDARD, S, (0, 9)).after(lone)
    assert won.score == (0, 13)
    assert won.over
    assert won.winner is SECOND
    euchred = played_out(after(deal(west="Jh Jd Ah Kh Qh", north="9d Td Qd Kd 9c"), "p p p p p h"))
    assert euchred.result is not None
    assert (euchred.result.kind, euchred.result.side) == (ResultKind.EUCHRE, SECOND)
    tight = Game(STANDARD, S, (9, 9))
    assert not tight.over
    assert tight.winner is None
    assert tight.after(euchred).score == (9, 11)
    assert tight.after(euchred).winner is SECOND
    assert Game(STANDARD, S).score == (0, 0)
    thrown = played_out(after(deal(dealer=S), "p p p p p p p p"))
    assert tight.after(thrown).score == (9, 9)


@pytest.mark.parametrize("tricks", [-1, 6])
def test_no_other_number_of_tricks(tricks: int) -> None:
    """There are five tricks; any other count is an error, not a score."""
    with pytest.raises(ValueError, match="from 0 to 5"):
        scored(tricks)


def test_seats_of_the_lone_hands_do_not_matter() -> None:
    """A maker's partner alone scores as a maker alone, either defender alone alike."""
    start = deal(east="Jh Jd Ah Kh Qh", dealer=S)
    partner = played_out(after(start, "p p p p h"), alone=frozenset({E}))
    assert partner.result == DealResult(ResultKind.MARCH, SECOND, 4, "score.lone5")
    boss = "Jh Jd Ah Kh Qh"
    for defender, dealt in ((N, deal(north=boss)), (S, deal(south=boss))):
        swept = played_out(after(dealt, "p p p p h"), alone=frozenset({defender}))
        assert swept.result == DealResult(ResultKind.EUCHRE, FIRST, 4, "score.defend")
    assert W.partner is E


@pytest.mark.parametrize("start", [(-5, 3), (0, -1), (10, 10), (12, 12), (0, 10**9)])
def test_a_game_begins_with_a_score_of_a_game(start: tuple[int, int]) -> None:
    """8.7: no points below 0 or past all counting, and never both sides with the points to win."""
    with pytest.raises(GameError) as caught:
        Game(STANDARD, S, start)
    assert caught.value.rule == "score.game"


def test_a_game_that_begins_won_is_over_at_once() -> None:
    """8.7: one side may begin with the points for game; it has won, and no deal follows."""
    won = Game(STANDARD, S, (3, 10))
    assert (won.over, won.winner) == (True, SECOND)
    with pytest.raises(GameError, match="over at 3 to 10"):
        won.after(played_out(after(deal("9h"))))
