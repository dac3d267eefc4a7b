"""How a deal goes on after a call: everybody bids, exchanges and announces in the plain way.

Each player goes by its own cards only (:mod:`plain`), also where the deal is known to whoever asks.
So a pass is not judged as if everybody saw all cards, and every choice is treated alike.
"""

from __future__ import annotations

from functools import cache
from typing import TypeAlias

from euchre_tutor.coach.bidding import call, discard
from euchre_tutor.coach.masks import bit
from euchre_tutor.coach.plain import Table, goes_alone
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
    if isinstance(action, (OrderUp, NameSuit)):
        return _made(table, view.seat, action, hands)
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
    players = table.rules.players
    for number in range(spoken, 2 * players):
        seat = table.speaker(number)
        said = call(table, seat, hands[seat.number], first=number < players)
        if not isinstance(said, Pass):
            return _made(table, seat, said, hands)
    return None


def _made(table: Table, maker: Seat, said: OrderUp | NameSuit, hands: Hands) -> Ready:
    loner = maker if said.alone else None
    if isinstance(said, NameSuit):
        return _asked(table, Contract(said.suit, maker, 2, loner), None, hands)
    contract = Contract(table.upcard.suit, maker, 1, loner)
    put_down = discard(table, contract, hands[table.dealer.number])
    if put_down:
        hands = _exchanged(table, hands, put_down)
    return _asked(table, contract, None, hands)


def _exchanged(table: Table, hands: Hands, put_down: int) -> Hands:
    changed = list(hands)
    place = table.dealer.number
    changed[place] = (changed[place] | bit(table.upcard)) & ~put_down
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
