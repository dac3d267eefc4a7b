"""Every deal that fits a view, one by one, with its weight by the model of calls."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import prod

from explain import naive

from euchre_tutor.coach.hearing import heard
from euchre_tutor.coach.masks import mask
from euchre_tutor.engine import Card, Seat, Taken, View


def all_deals(view: View) -> Iterator[tuple[list[int], int, int, float]]:
    """Give what each seat holds, the discard and the kitty as sets of cards, and the weight."""
    fits, upcard = heard(view), mask([view.upcard])
    tricks = [*view.tricks, *([view.trick] if view.trick else [])]
    played = {
        seat: mask(card for trick in tricks for who, card in trick.plays if who is seat)
        for seat in Seat
    }
    taken = Taken() in view.history or view.discard is not None
    others = [seat for seat in view.rules.seats if seat is not view.seat]
    with_dealer = taken and view.dealer in others
    for placed in _split(view, others, with_dealer=with_dealer):
        hands, weight = [0, 0, 0, 0], 1.0
        hands[view.seat.number] = mask(view.hand)
        discard = placed["discard"] if with_dealer else mask(filter(None, [view.discard]))
        for seat in others:
            held = placed[seat.letter]
            dealt = held | played[seat]
            if taken and seat is view.dealer:
                dealt = (dealt | discard) & ~upcard
                held |= upcard & ~played[seat]
            hands[seat.number] = held
            weight *= prod(
                fit(dealt, discard if with_dealer and seat is view.dealer else 0)
                for fit in fits[seat]
            )
        yield hands, discard, placed["kitty"], weight


def _split(view: View, others: list[Seat], *, with_dealer: bool) -> Iterator[dict[str, int]]:
    """Give every way to share out the unseen cards, voids kept."""
    upcard_held = with_dealer and view.upcard not in {
        card
        for trick in (*view.tricks, *([view.trick] if view.trick else []))
        for card in trick.cards
    }
    rooms = [
        (seat.letter, view.counts[seat.number] - (upcard_held and seat is view.dealer))
        for seat in others
    ]
    if with_dealer:
        rooms.append(("discard", 1))
    yield from _fill(view, rooms, list(view.unseen), {})


def _fill(
    view: View, rooms: list[tuple[str, int]], cards: list[Card], placed: dict[str, int]
) -> Iterator[dict[str, int]]:
    if not rooms:
        yield {**placed, "kitty": mask(cards)}
        return
    (place, room), *more = rooms
    for chosen in combinations([card for card in cards if _may(view, place, card)], room):
        rest = [card for card in cards if card not in chosen]
        yield from _fill(view, more, rest, {**placed, place: mask(chosen)})


def _may(view: View, place: str, card: Card) -> bool:
    if place == "discard" or view.contract is None:
        return True
    trump = view.contract.trump
    for trick in (*view.tricks, *([view.trick] if view.trick else [])):
        for seat, played in trick.plays:
            led = naive.counts_as(trick.cards[0], trump)
            if (
                seat.letter == place
                and naive.counts_as(played, trump) != led
                and naive.counts_as(card, trump) == led
            ):
                return False
    return True
