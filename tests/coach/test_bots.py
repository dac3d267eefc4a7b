"""The player of level 1: at random, as the rules allow, and with the partner in play."""

from collections import Counter
from collections.abc import Callable

import pytest

from euchre_tutor.coach.bots import choose
from euchre_tutor.engine import Deal, OrderUp, Pass, Position, Rules
from euchre_tutor.engine.lone import sitting_out

CANADIAN = Rules(canadian=True)


def played(rules: Rules, number: int) -> Position:
    """A deal to its end, everybody at level 1."""
    position = Position.start(Deal.shuffled(f"one/{number}", rules))
    while position.to_act is not None:
        view = position.view(position.to_act)
        position = position.after(choose(view, 1, str(number)))
    return position


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
def test_level_1_never_goes_alone_of_its_own(rules: Rules, scale: Callable[[int], int]) -> None:
    """Nobody sits out in a deal where nobody has to."""
    for number in range(scale(1_500)):
        contract = played(rules, number).contract
        assert contract is None or not sitting_out(contract)


def test_level_1_goes_alone_where_it_must() -> None:
    """A dealer's partner who assists plays alone under rule 10.8, whoever it is."""
    lone = Counter(bool(sitting_out(c)) for n in range(60) if (c := played(CANADIAN, n).contract))
    assert lone[True]
    assert lone[False]


def test_level_1_does_all_that_is_left_about_as_often() -> None:
    """In the first seat it passes as often as it orders up."""
    view = Position.start(Deal.shuffled("one")).view(Deal.shuffled("one").dealer.left)
    done = Counter(choose(view, 1, str(number)) for number in range(400))
    assert set(done) == {Pass(), OrderUp()}
    assert min(done.values()) > 150
