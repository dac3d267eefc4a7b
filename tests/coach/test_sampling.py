"""Sampled deals agree with all that a seat knows, and come as often as they should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from math import sqrt

import pytest
from coach.every_deal import all_deals
from explain import naive
from explain.positions import walks

from euchre_tutor.coach.masks import cards_in, mask
from euchre_tutor.coach.sampling import World, worlds
from euchre_tutor.engine import (
    DECK,
    Card,
    Phase,
    Position,
    Seat,
    Stream,
    Suit,
    View,
)

EACH = 5


def mid_deals(text: str, count: int) -> Iterator[Position]:
    """Give one moment each, from the first call on, of random deals under any rules."""
    stream, found = Stream(text), []
    for _, position in walks(text, count):
        found.append(position)
        if position.phase is Phase.OVER:
            yield stream.choice(found)
            found = []


def test_worlds_agree_with_all_that_is_known(scale: Callable[[int], int]) -> None:
    """Played again by the engine, each deal looks to the seat as before: no revoke, no change."""
    for position in mid_deals("worlds", max(scale(4_000) // EACH, 60)):
        for seat in position.rules.seats[:2]:
            view = position.view(seat)
            for world in islice(worlds(view, "x"), EACH):
                again = world.position
                assert again.view(seat) == view
                _check_cards(world, again)
                _check_voids(view, world)


def _check_cards(world: World, again: Position) -> None:
    """The sets of cards are those of the position, and every card lies somewhere once."""
    for seat in Seat:
        assert set(cards_in(world.hands[seat.number])) == set(again.hands[seat.number])
        assert set(cards_in(world.dealt[seat.number])) == set(again.deal.hands[seat.number])
    assert cards_in(world.discard) == ((again.discard,) if again.discard else ())
    assert sum(world.dealt) + world.kitty + mask([again.upcard]) == mask(DECK)


def _check_voids(view: View, world: World) -> None:
    """Nobody holds a suit that it did not follow, told by the plain rules."""
    for trick in view.tricks if view.trick is None else (*view.tricks, view.trick):
        assert view.contract is not None
        trump = view.contract.trump
        led = naive.counts_as(trick.cards[0], trump) if trick.plays else ""
        for seat, card in trick.plays:
            if naive.counts_as(card, trump) != led:
                held = cards_in(world.hands[seat.number])
                assert all(naive.counts_as(other, trump) != led for other in held)


TAKEN = "standard N 9sTsQsKs9h/JsAs9dTdJd/ThQhKhJcQc/9cTcKdQdAh JhAdAcKc p,p,p,o,x9s,n,n,n,n"
"""North has taken J♥ and put down 9♠."""


def test_kitty_and_discard_move() -> None:
    """Over many deals every unseen card lies in the kitty, in each hand, and has been put down."""
    view = Position.parse(TAKEN).view(Seat.SOUTH)
    drawn = list(islice(worlds(view, "k"), 4_000))
    for place in ("kitty", "discard"):
        lay = Counter(card for world in drawn for card in cards_in(getattr(world, place)))
        assert set(lay) == set(view.unseen), place
    for seat in (Seat.EAST, Seat.WEST):
        lay = Counter(card for world in drawn for card in cards_in(world.hands[seat.number]))
        assert set(lay) == set(view.unseen)
    assert all(Card("Jh") in cards_in(world.hands[0]) for world in drawn)


def test_own_cards_and_own_discard_stay() -> None:
    """The dealer knows the hand, the upcard and the card put down: they lie where they lie."""
    view = Position.parse(TAKEN).view(Seat.NORTH)
    for world in islice(worlds(view, "n"), 300):
        assert cards_in(world.discard) == (Card("9s"),)
        assert set(cards_in(world.hands[0])) == set(view.hand)
        assert set(cards_in(world.dealt[0])) == set(Position.parse(TAKEN).deal.hands[0])


def test_the_upcard_left_or_turned_down_is_in_no_hand() -> None:
    """Left by the dealer or turned down, the upcard is known to lie in the kitty."""
    for calls in ("p,p,o,l,n,n,n,n", "p,p,p,p,s,n,n,n,n"):
        position = Position.parse(TAKEN.rsplit(" ", 1)[0] + " " + calls)
        for world in islice(worlds(position.view(Seat.EAST), "u"), 200):
            assert not any(hand & mask([position.upcard]) for hand in world.hands)
            assert world.position.deal.upcard is position.upcard


TWO = "two-handed N 9sTsQsKs9h/ThQhKhJcQc JhAdAcKcJsAs9dTdJd9cTcKdQdAh"
FEW_HIDDEN = (
    (TAKEN, 16, "S"),
    (TAKEN, 13, "S"),
    (TAKEN.replace("o,x9s", "p,s"), 14, "N"),
    (f"{TWO} o,x9s", 4, "N"),
    (f"{TWO} p,p,d", 0, "S"),
    (f"{TWO} p", 0, "N"),
)
"""Few enough cards are hidden here to try every deal: a position, cards still to be played from it
(each the last legal one), and the seat that looks."""


def few_hidden(text: str, cards: int, seat: str) -> View:
    """Play so many cards, and look."""
    position = Position.parse(text)
    for _ in range(cards):
        position = position.after(position.legal()[-1])
    return position.view(Seat.parse(seat))


@pytest.mark.parametrize("case", FEW_HIDDEN)
def test_frequencies_match_exact_enumeration(
    case: tuple[str, int, str], scale: Callable[[int], int]
) -> None:
    """Each card lies at each place as often as all deals, weighed one by one, say it should."""
    view = few_hidden(*case)
    exact = _exact(view)
    count = max(scale(60_000), 4_000)
    found: Counter[tuple[str, Card]] = Counter()
    for world in islice(worlds(view, "frequencies"), count):
        found.update(_places(world.hands, world.discard, world.kitty))
    for key, share in exact.items():
        spread = sqrt(max(share * (1 - share), 1e-4) / count)
        assert abs(found[key] / count - share) < 5 * spread, (key, found[key] / count, share)
    assert set(found) <= set(exact)


def _places(hands: Sequence[int], discard: int, kitty: int) -> Iterator[tuple[str, Card]]:
    lying = [*zip("NESW", hands, strict=True), ("discard", discard), ("kitty", kitty)]
    for place, held in lying:
        for card in cards_in(held):
            yield place, card


def _exact(view: View) -> dict[tuple[str, Card], float]:
    """Try every way to place what is unseen; weigh each by the model of calls."""
    total, shares = 0.0, Counter[tuple[str, Card]]()
    for hands, discard, kitty, weight in all_deals(view):
        total += weight
        for key in _places(hands, discard, kitty):
            shares[key] += weight  # type: ignore[assignment]  # a share is no whole number
    return {key: share / total for key, share in shares.items() if share}


def test_who_made_trump_holds_more_of_them() -> None:
    """Calls are heard: East holds more hearts after ordering hearts than after passing."""
    start = "standard N 9sTsQsKsJs/AhKhQhThJh/9dTdJdQdKd/9cTcJcQcKc 9hAcAdAs"
    means = []
    for calls in ("o", "p"):
        view = Position.parse(f"{start} {calls}").view(Seat.WEST)
        drawn = list(islice(worlds(view, "heard"), 500))
        held = [cards_in(world.hands[Seat.EAST.number]) for world in drawn]
        means.append(sum(naive.is_trump(card, Suit.HEARTS) for hand in held for card in hand) / 500)
    assert means[0] > means[1] + 1


def test_the_same_seed_gives_the_same_deals() -> None:
    """Seeded: the same text, the same deals; another text, other deals."""
    view = Position.parse(TAKEN).view(Seat.SOUTH)
    first, again, other = (
        [world.hands for world in islice(worlds(view, seed), 20)] for seed in ("a", "a", "b")
    )
    assert first == again != other


def test_absurd_calls_do_not_stop_it() -> None:
    """A call that no hand explains still leads to deals, and soon."""
    position = Position.parse(
        "standard S 9sTsQsKs9h/JsAs9dTdJd/ThQhKhJcQc/9cTcKdQdAh JhAdAcKc p,p,p,p,sa,n,a"
    )
    view = position.view(Seat.SOUTH)
    assert len(list(islice(worlds(view, "absurd"), 50))) == 50


def test_a_view_that_contradicts_itself_is_refused() -> None:
    """If every other seat is void in every suit there is no deal, and that is said."""
    view = few_hidden(*FEW_HIDDEN[0])
    with pytest.raises(ValueError, match="no deal"):
        next(worlds(replace(view, counts=(9, 9, view.counts[2], 9)), "x"))
