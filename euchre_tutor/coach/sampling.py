"""Deals that agree with everything a seat knows, as likely as the calls heard make them.

Hidden cards are placed so that every way that is possible is equally likely (:mod:`placing`); the
deal is kept with the probability that its players would have said what was heard
(:mod:`hearing`), else another is tried. So the deals that come count alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import count
from math import prod
from typing import Final

from euchre_tutor.coach.hearing import Fit, heard
from euchre_tutor.coach.known import DISCARD, KITTY, Known, known
from euchre_tutor.coach.masks import bit, cards_in
from euchre_tutor.coach.placing import Check, Placing
from euchre_tutor.engine import (
    Action,
    Deal,
    Discard,
    Hand,
    Position,
    Seat,
    Stream,
    Taken,
    View,
)

PATIENCE: Final = 400
"""After so many refused deals in a row, where no hand explains well what was heard, the next is
kept as it is, and from then on after half as many."""
_FINE: Final = 1 << 20


@dataclass(frozen=True)
class World:
    """One way the cards may lie. All fields but the view are sets of cards (:mod:`masks`)."""

    view: View
    hands: tuple[int, int, int, int]
    """What each seat holds now."""
    dealt: tuple[int, int, int, int]
    """What each seat was dealt."""
    kitty: int
    """The cards left over, without the upcard."""
    discard: int
    """The card the dealer put down; 0 if the upcard was not taken."""

    @cached_property
    def position(self) -> Position:
        """The moment of the view, with these cards."""
        view = self.view
        north, east, south, west = (
            self._own if seat is view.seat else cards_in(self.dealt[seat.number]) for seat in Seat
        )
        kitty = (view.upcard, *cards_in(self.kitty))
        deal = Deal(view.rules, view.dealer, (north, east, south, west), kitty)
        return Position.start(deal).play(*[self._done(event) for event in view.history])

    @property
    def _own(self) -> Hand:
        """The hand dealt to the seat itself, in the order in which it holds it."""
        dealt, held = self.dealt[self.view.seat.number], self.view.hand
        now = [card for card in held if dealt >> card.index & 1]
        return (*now, *(card for card in cards_in(dealt) if card not in held))

    def _done(self, event: Action | Taken) -> Action:
        return Discard(cards_in(self.discard)[0]) if isinstance(event, Taken) else event


def worlds(view: View, seed: str = "") -> Iterator[World]:
    """Give deals without end; the same view and seed give the same ones.

    ValueError if there is no deal in which what the view tells could have happened.
    """
    facts, fits = known(view), heard(view)
    order = _order(view, facts, fits)
    placing = Placing.of(
        facts.unseen,
        [facts.rooms[place] for place in order],
        [facts.banned[place] for place in order],
    )
    upcard = bit(view.upcard) if facts.taken else 0
    judged = _judged(view, order, fits)
    below = Stream(f"worlds/{seed}").below

    def check(at: int, placed: list[int]) -> bool:
        complete = judged[at]
        if complete is None:
            return True
        seat, place, said = complete
        discard = placed[at] if order[at] == DISCARD else 0
        dealt = (placed[place] | facts.played[seat] | facts.held[seat]) & ~upcard | discard
        likely = prod([fit(dealt, discard) for fit in said])
        return below(_FINE) < likely * _FINE

    patience = PATIENCE
    while True:
        placed, tries = _placed(placing, below, check, patience)
        if tries > patience:
            patience = max(patience // 2, 1)
        yield _world(view, facts, order, placed)


def _placed(
    placing: Placing, below: Callable[[int], int], check: Check, patience: int
) -> tuple[list[int], int]:
    """Try until a deal is kept; give it and the number of tries."""
    for tries in count(1):
        placed = placing.attempt(below, check if tries <= patience else _always)
        if placed is not None:
            return placed, tries
    raise AssertionError


def _always(_: int, __: list[int]) -> bool:
    return True


def _order(view: View, facts: Known, fits: dict[Seat, tuple[Fit, ...]]) -> list[int]:
    """Give the places in the order to fill them: who said most first, the kitty last."""
    maker = None if view.contract is None else view.contract.maker
    others = [seat for seat in view.rules.seats if seat is not view.seat]
    others.sort(key=lambda seat: (seat is not maker, -len(fits[seat])))
    order = []
    for seat in others:
        order.append(seat.number)
        if seat is view.dealer and facts.rooms[DISCARD]:
            order.append(DISCARD)
    return [*order, KITTY]


_Judged = tuple[int, int, tuple[Fit, ...]]


def _judged(
    view: View, order: list[int], fits: dict[Seat, tuple[Fit, ...]]
) -> list[_Judged | None]:
    """Tell for each place filled whose cards are then complete: seat, its place, what it said."""
    found: list[_Judged | None] = []
    for at, place in enumerate(order):
        waits = at + 1 < len(order) and order[at + 1] == DISCARD
        seat = view.dealer.number if place == DISCARD else place
        said = () if place == KITTY or waits else fits[Seat(seat)]
        found.append((seat, at - (place == DISCARD), said) if said else None)
    return found


def _world(view: View, facts: Known, order: list[int], placed: list[int]) -> World:
    cards = dict(zip(order, placed, strict=True))
    discard = cards.get(DISCARD, facts.discard)
    hands, dealt = [], []
    for seat in Seat:
        hand = cards.get(seat.number, 0) | facts.held[seat.number]
        had = hand | facts.played[seat.number]
        if facts.taken and seat is view.dealer:
            had = had & ~bit(view.upcard) | discard
        hands.append(hand)
        dealt.append(had)
    return World(view, _four(hands), _four(dealt), cards[KITTY], discard)


def _four(numbers: list[int]) -> tuple[int, int, int, int]:
    north, east, south, west = numbers
    return north, east, south, west
