"""The points expected of each card, against every deal that fits, each played the long way."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from math import sqrt

from coach.brute import cards_in_deal, points
from coach.every_deal import all_deals
from explain.positions import walks

from euchre_tutor.coach.advice import advise
from euchre_tutor.coach.masks import cards_in
from euchre_tutor.engine import Card, Phase, Play, Position, View

DEALS = 400
FEW = 300
"""So many deals, at most, are tried one by one."""

Weighed = list[tuple[list[int], int, int, float]]


def few_hidden(count: int) -> Iterator[tuple[Position, View, Weighed]]:
    """So many decisions on a card, one a deal, with few deals that fit, all of them tried."""
    found, deal = 0, None
    for _, position in walks("few hidden", 100_000):
        late = position.phase is Phase.PLAY and len(position.tricks) > 1
        if not late or position.to_act is None or position.deal == deal:
            continue
        view = position.view(position.to_act)
        if len(view.legal) == 1:
            continue
        deals = list(islice(all_deals(view), FEW + 1))
        if 1 < len(deals) <= FEW:
            yield position, view, deals
            found, deal = found + 1, position.deal
        if found == count:
            return


def expected(position: Position, deals: Weighed) -> dict[Card, tuple[float, float]]:
    """The mean points of each legal card, and how far they spread, over these weighed deals."""
    assert position.to_act is not None
    total, sums, squares = 0.0, dict[Card, float](), dict[Card, float]()
    for hands, _, _, weight in deals:
        total += weight
        for card, tricks in cards_in_deal(position, [cards_in(hand) for hand in hands]).items():
            won = points(position, tricks, position.to_act)
            sums[card] = sums.get(card, 0.0) + weight * won
            squares[card] = squares.get(card, 0.0) + weight * won * won
    means = {card: value / total for card, value in sums.items()}
    return {
        card: (mean, sqrt(max(0.0, squares[card] / total - mean * mean)))
        for card, mean in means.items()
    }


def test_points_are_those_of_every_deal_that_fits(scale: Callable[[int], int]) -> None:
    """Each card's points are the exact ones, as near as chance lets so many deals come."""
    apart = 0
    for position, view, deals in few_hidden(max(scale(300), 12)):
        exact = expected(position, deals)
        advice = advise(view, DEALS, "expected")
        assert len(exact) == len(advice.options)
        for option in advice.options:
            assert isinstance(option.action, Play)
            mean, spread = exact[option.action.card]
            assert abs(option.points - mean) <= 5 * spread / sqrt(DEALS) + 0.02, str(position)
        means = sorted((mean for mean, _ in exact.values()), reverse=True)
        if means[0] - means[1] > 0.5:
            assert isinstance(advice.best, Play)
            assert exact[advice.best.card][0] == means[0], str(position)
            apart += 1
    assert apart
