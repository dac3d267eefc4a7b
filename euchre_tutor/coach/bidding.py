"""What is said and put down in the plain way (:mod:`plain`), whoever it is and at any table.

Bots do it, and a deal goes on by it after a call that is being judged (:mod:`onward`).
"""

from __future__ import annotations

from euchre_tutor.coach.plain import Table, goes_alone, leaves, named, orders, put_down, taken
from euchre_tutor.engine import Contract, NameSuit, OrderUp, Pass, Seat, Suit
from euchre_tutor.engine.lone import sitting_out


def call(table: Table, seat: Seat, hand: int, *, first: bool) -> Pass | OrderUp | NameSuit:
    """Give what the seat says when it is to speak in the first round, or else the second."""
    if first:
        if not orders(table, seat, hand):
            return Pass()
        mine = taken(hand, table.upcard) if seat is table.dealer else hand
        return OrderUp(table.forced(seat) or _with_call(table, mine, table.upcard.suit))
    suit = named(table, hand, stuck=table.rules.stick and seat is table.dealer)
    return Pass() if suit is None else NameSuit(suit, _with_call(table, hand, suit))


def _with_call(table: Table, hand: int, trump: Suit) -> bool:
    """Tell whether a maker who has to say so with the call (rule 10.5) plays alone."""
    return table.rules.caller and goes_alone(table, hand, trump, maker=True)


def discard(table: Table, contract: Contract, hand: int) -> int:
    """Give the card that the dealer puts down for the upcard, of the hand dealt; 0 to leave it."""
    may_leave = contract.maker is not table.dealer and not table.rules.pickup
    if may_leave and (table.dealer in sitting_out(contract) or leaves(hand, table.upcard)):
        return 0
    return put_down(hand, contract.trump)
