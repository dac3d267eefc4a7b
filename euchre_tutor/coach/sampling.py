"""Deals that agree with everything a seat knows, as likely as the calls heard make them.

Hidden cards are placed so that every way that is possible is equally likely (:mod:`placing`); the
deal is kept with the probability that its players would have said what was heard
(:mod:`hearing`), measured by the best that was met, else another is tried. So the deals that come
count alike.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Final

from euchre_tutor.coach.hearing import Fit, heard
from euchre_tutor.coach.jury import Jury
from euchre_tutor.coach.known import DISCARD, KITTY, Known, known
from euchre_tutor.coach.masks import bit, cards_in
from euchre_tutor.coach.placing import Placing
from euchre_tutor.engine import (
    Action,
    Deal,
    Discard,
    Hand,
    Position,
    Seat,
    Taken,
    View,
)

TRIALS: Final = 60
"""So many deals are first looked at, or fewer, to learn how well hands can fit what was said."""
MORE_TRIALS: Final = 240
"""So many more, or fewer, only for the seat that said most."""
PATIENCE: Final = 1_000
PATIENCE_EACH: Final = 100
"""So many deals may be refused, and so many more for each that is given. Where calls are such that
no deal explains them, one is then kept as it is: they must not take for ever."""


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
    share = Random(f"worlds/{seed}").random  # noqa: S311  # fixed by the text, in every Python
    jury = Jury(view, facts, fits, order, share)
    for _ in range(TRIALS):
        if not jury.knows_all():
            placing.attempt(share, jury.look)
    for _ in range(MORE_TRIALS):
        if not jury.knows_first():
            placing.attempt(share, jury.look_first)
    patience = PATIENCE
    while True:
        patience += PATIENCE_EACH
        placed = None
        while placed is None:
            patience -= 1
            placed = placing.attempt(share, jury.accepts if patience > 0 else _always)
        yield _world(view, facts, order, placed)


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
