"""How a deal goes on after a call: everybody bids, exchanges and announces in the plain way.

Each player goes by its own cards only (:mod:`plain`), also where the deal is known to whoever asks.
So a pass is not judged as if everybody saw all cards, and every choice is treated alike.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from euchre_tutor.coach.masks import bit
from euchre_tutor.coach.plain import Table, goes_alone, leaves, named, orders, put_down, taken
from euchre_tutor.engine import (
    Action,
    Announce,
    Contract,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Rules,
    Seat,
    Suit,
    View,
    lone,
)
from euchre_tutor.explain.explanation import sure

Hands: TypeAlias = tuple[int, int, int, int]
"""What each seat holds, by seat number (see :mod:`euchre_tutor.coach.masks`)."""
Ready: TypeAlias = tuple[Contract, Hands]
"""What is played, and with which cards."""


def after(view: View, action: Action, hands: Hands) -> Ready | None:
    """Tell what comes to be played if the seat does this now; None if the deal is thrown in.

    ``hands`` are those of one deal that fits the view. TypeError for a card played.
    """
    table = Table.of(view)
    if isinstance(action, Pass):
        return _bid(table, len(view.history) + 1, hands)
    if isinstance(action, OrderUp):
        return _ordered(table, view.seat, hands, alone=action.alone)
    if isinstance(action, NameSuit):
        loner = view.seat if action.alone else None
        return _asked(table, Contract(action.suit, view.seat, 2, loner), None, hands)
    contract = sure(view.contract)
    if isinstance(action, Leave):
        return _asked(table, contract, None, hands)
    if isinstance(action, Discard):
        return _asked(table, contract, None, _exchanged(table, hands, bit(action.card)))
    if not isinstance(action, Announce):
        raise TypeError(f"a card played comes to nothing but itself: {action!r}")
    if action.alone:
        contract = lone.announced(contract, view.seat, view.rules)
    return _asked(table, contract, view.seat, hands)


def _bid(table: Table, spoken: int, hands: Hands) -> Ready | None:
    """Go on after so many passes."""
    rules = table.rules
    for call in range(spoken, 2 * rules.players):
        seat = table.speaker(call)
        hand = hands[seat.number]
        if call < rules.players:
            if orders(table, seat, hand):
                forced = rules.canadian and rules.partner(seat) is table.dealer
                mine = taken(hand, table.upcard) if seat is table.dealer else hand
                alone = forced or _with_call(table, mine, table.upcard.suit)
                return _ordered(table, seat, hands, alone=alone)
            continue
        suit = named(table, hand, stuck=rules.stick and seat is table.dealer)
        if suit is not None:
            loner = seat if _with_call(table, hand, suit) else None
            return _asked(table, Contract(suit, seat, 2, loner), None, hands)
    return None


def _with_call(table: Table, hand: int, trump: Suit) -> bool:
    """Tell whether a maker who has to say so with the call (rule 10.5) plays alone."""
    return table.rules.caller and goes_alone(table, hand, trump, maker=True)


def _ordered(table: Table, maker: Seat, hands: Hands, *, alone: bool) -> Ready:
    contract = Contract(table.upcard.suit, maker, 1, maker if alone else None)
    dealer = table.dealer
    hand = hands[dealer.number]
    may_leave = maker is not dealer and not table.rules.pickup
    sits_out = alone and maker is not dealer and table.rules.partner(maker) is dealer
    if not (may_leave and (sits_out or leaves(hand, table.upcard))):
        hands = _exchanged(table, hands, put_down(hand, contract.trump))
    return _asked(table, contract, None, hands)


def _exchanged(table: Table, hands: Hands, discard: int) -> Hands:
    changed = list(hands)
    place = table.dealer.number
    changed[place] = (changed[place] | bit(table.upcard)) & ~discard
    north, east, south, west = changed
    return north, east, south, west


def _asked(table: Table, contract: Contract, last: Seat | None, hands: Hands) -> Ready:
    """Ask those who may still announce to play alone, after ``last``."""
    rules, trump = table.rules, contract.trump
    while (seat := _next(contract, table.dealer, rules, last)) is not None:
        maker = rules.side(seat) is rules.side(contract.maker)
        if goes_alone(table, hands[seat.number], trump, maker=maker):
            contract = lone.announced(contract, seat, rules)
        last = seat
    return contract, hands


@cache
def _next(contract: Contract, dealer: Seat, rules: Rules, last: Seat | None) -> Seat | None:
    return lone.next_asked(contract, dealer, rules, last)
