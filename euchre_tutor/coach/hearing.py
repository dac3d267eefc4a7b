"""How well a hand fits what its player was heard to say.

The model is the plain way to bid (:mod:`plain`), softened: a player makes trump, names a suit or
goes alone for sure with much more than the limit, hardly ever with much less. Not to go alone tells
something too, when asked or where it is said with the call (rule 10.5). A dealer seldom puts down a
trump or an ace. Leaving the upcard, and the cards played, are given no weight: what those prove is
in :mod:`known`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from euchre_tutor.coach.masks import SIDE_ACES, TRUMPS, bit
from euchre_tutor.coach.plain import Table, best_suit, chance, worth, worth_now
from euchre_tutor.engine import (
    Announce,
    Auction,
    NameSuit,
    OrderUp,
    Pass,
    Seat,
    Suit,
    Taken,
    View,
)
from euchre_tutor.engine.lone import announced, next_asked

Fit: TypeAlias = Callable[[int, int], float]
"""How likely this was said, from 0 to 1, by the five cards dealt and the card put down (or 0)."""

_OTHER_SUIT: Final = 0.02
_TRUMP_DOWN: Final = 0.05
_ACE_DOWN: Final = 0.2


def heard(view: View) -> dict[Seat, tuple[Fit, ...]]:
    """Give, for every other seat, how everything it said fits a hand."""
    table = Table.of(view)
    fits: dict[Seat, list[Fit]] = {seat: [] for seat in view.rules.seats}
    auction, asked = Auction(view.rules, view.dealer, view.upcard), None
    contract = None
    for event in view.history:
        if isinstance(event, (Pass, OrderUp, NameSuit)):
            seat = auction.to_speak
            if seat is not None:
                fits[seat] += _call(table, seat, event, auction)
            auction = auction.after(event)
            contract = auction.contract
        elif isinstance(event, Taken) and contract is not None:
            fits[view.dealer].append(_put_down(contract.trump))
        elif isinstance(event, Announce) and contract is not None:
            asked = next_asked(contract, view.dealer, view.rules, asked)
            if asked is None:
                continue
            maker = view.rules.side(asked) is view.rules.side(contract.maker)
            upcard = bit(view.upcard) if _has_upcard(view, asked) else 0
            limit = table.limits.alone if maker else table.limits.defend
            fits[asked].append(_alone(contract.trump, limit, upcard, said=event.alone))
            if event.alone:
                contract = announced(contract, asked, view.rules)
    fits[view.seat] = []
    return {seat: tuple(found) for seat, found in fits.items()}


def _has_upcard(view: View, seat: Seat) -> bool:
    return seat is view.dealer and any(isinstance(event, Taken) for event in view.history)


def _call(table: Table, seat: Seat, call: Pass | OrderUp | NameSuit, auction: Auction) -> list[Fit]:
    limits = table.limits
    if auction.round == 1:
        limit = table.order_limit(seat)
        if isinstance(call, Pass):
            return [lambda dealt, _: 1 - chance(worth_now(table, seat, dealt), limit)]
        trump = table.upcard.suit
        fits: list[Fit] = [lambda dealt, _: chance(worth_now(table, seat, dealt), limit)]
    elif isinstance(call, NameSuit):
        trump = call.suit
        stuck = table.rules.stick and seat is table.dealer
        fits = [_named(table, trump, stuck=stuck)]
    else:
        return [lambda dealt, _: 1 - chance(best_suit(table, dealt)[0], limits.name)]
    forced = auction.round == 1 and table.forced(seat)
    if not isinstance(call, Pass) and (call.alone or table.rules.caller) and not forced:
        up = bit(table.upcard) if auction.round == 1 and seat is table.dealer else 0
        fits.append(_alone(trump, limits.alone, up, said=call.alone))
    return fits


def _named(table: Table, trump: Suit, *, stuck: bool) -> Fit:
    limit = table.limits.name

    def fit(dealt: int, _: int) -> float:
        points, _suit = best_suit(table, dealt)
        likely = 1.0 if stuck else chance(points, limit)
        return likely if worth(dealt, trump) == points else likely * _OTHER_SUIT

    return fit


def _put_down(trump: Suit) -> Fit:
    def fit(dealt: int, discard: int) -> float:
        if discard & TRUMPS[trump]:
            return _TRUMP_DOWN if dealt & ~TRUMPS[trump] else 1.0
        if discard & SIDE_ACES[trump]:
            return _ACE_DOWN if dealt & ~(TRUMPS[trump] | SIDE_ACES[trump]) else 1.0
        return 1.0

    return fit


def _alone(trump: Suit, limit: int, upcard: int, *, said: bool) -> Fit:
    def fit(dealt: int, discard: int) -> float:
        likely = chance(worth((dealt | upcard) & ~discard, trump), limit)
        return likely if said else 1 - likely

    return fit
