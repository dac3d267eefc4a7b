"""The plain way to bid where the dealer's partner has to play alone (rule 10.8), and hearing it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice
from math import prod
from statistics import mean

import pytest
from explain import naive

from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.hearing import heard
from euchre_tutor.coach.masks import mask
from euchre_tutor.engine import (
    DECK,
    Action,
    Card,
    Deal,
    OrderUp,
    Pass,
    Position,
    Rules,
    Seat,
    Stream,
)

CANADIAN = Rules(canadian=True)
DEALER, PARTNER = Seat.SOUTH, Seat.NORTH


def after_a_pass(number: int, rules: Rules) -> Iterator[Position]:
    """One hand of the dealer's partner, to speak, each other card of one suit turned up in turn."""
    cards = Stream(f"partner's hand {number}").shuffled(DECK)
    hand, suit = tuple(cards[:5]), cards[5].suit
    rest = cards[5:]
    for upcard in (card for card in rest if card.suit is suit):
        others = [card for card in rest if card is not upcard]
        east, south, west = (tuple(others[at : at + 5]) for at in (0, 5, 10))
        kitty = (upcard, *others[15:])
        yield Position.start(Deal(rules, DEALER, (hand, east, south, west), kitty)).after(Pass())


def partners_choices(number: int, rules: Rules) -> set[Action]:
    """What the dealer's partner of level 2 does with this hand, whichever card is turned up."""
    return {choose(one.view(PARTNER), 2) for one in after_a_pass(number, rules)}


def test_an_upcard_that_stays_out_of_play_is_no_gain(scale: Callable[[int], int]) -> None:
    """Which card of the suit is turned up matters to who assists, not to who then plays alone."""
    numbers = range(scale(6_000))
    assert any(len(partners_choices(number, Rules.STANDARD)) > 1 for number in numbers)
    choices = [partners_choices(number, CANADIAN) for number in numbers]
    assert all(len(found) == 1 for found in choices)
    assert {OrderUp(alone=True)} in choices


def test_it_is_heard_without_the_upcard(scale: Callable[[int], int]) -> None:
    """How well a hand fits an order, or else a pass, is the same whichever card is turned up."""
    for number in range(scale(1_500)):
        fits = set()
        for position in after_a_pass(number, CANADIAN):
            ordered, passed = (_fit(position, call) for call in (OrderUp(alone=True), Pass()))
            assert ordered + passed == pytest.approx(1), "one decision, judged once"
            fits.add(ordered)
        assert len(fits) == 1


def _fit(position: Position, call: Action) -> float:
    """How likely the partner's hand says this."""
    said = heard(position.after(call).view(Seat.WEST))[PARTNER]
    return prod(fit(mask(position.hands[PARTNER.number]), 0) for fit in said)


def _points(position: Position) -> int:
    """What the deal brings the partner's side if all go on by rules of thumb."""
    while position.to_act is not None:
        position = position.after(choose(position.view(position.to_act), 2))
    result = position.result
    assert result is not None
    return result.points if result.side is position.rules.side(PARTNER) else -result.points


def _orders() -> Iterator[Position]:
    """Deals whose dealer's partner plays alone by force, with a hand that is none of the best."""
    for number in count():
        position = Position.start(Deal.shuffled(f"by force {number}", CANADIAN, DEALER))
        position = position.after(Pass())
        view = position.view(PARTNER)
        if choose(view, 2) == OrderUp(alone=True) and not _strong(view.hand, view.upcard):
            yield position


def _strong(hand: tuple[Card, ...], upcard: Card) -> bool:
    """Four trumps, or three with both bowers."""
    trumps = [card.code for card in hand if naive.is_trump(card, upcard.suit)]
    bowers = {naive.right(upcard.suit), naive.left(upcard.suit)} & set(trumps)
    return len(trumps) + (len(bowers) > 1) > 3


def test_who_goes_alone_by_force_gains_by_it(scale: Callable[[int], int]) -> None:
    """Also with the weakest hands that do it: more points than after a pass."""
    deals = list(islice(_orders(), max(scale(600), 60)))
    ordered = mean(_points(one.after(OrderUp(alone=True))) for one in deals)
    passed = mean(_points(one.after(Pass())) for one in deals)
    print(
        f"\nalone by force: {ordered:+.2f} points, after a pass {passed:+.2f}, {len(deals)} deals"
    )
    assert ordered > passed
