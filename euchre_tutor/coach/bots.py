"""Players of four levels, made of the same parts as the advice.

1. Legal, and random beyond what is forced.
2. Rules of thumb: bids in the plain way (:mod:`plain`), plays by the first rule that applies.
3. What is best over twenty deals that fit all it knows.
4. The same over two hundred.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.coach.advice import NothingToAdviseError, advise
from euchre_tutor.coach.masks import bit, mask
from euchre_tutor.coach.plain import Table, goes_alone, leaves, named, orders, put_down, taken
from euchre_tutor.coach.thumbs import thumbs
from euchre_tutor.engine import (
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Stream,
    View,
)
from euchre_tutor.engine.lone import sitting_out
from euchre_tutor.explain.explanation import sure

LEVELS: Final = (1, 2, 3, 4)
DEALS: Final[Mapping[int, int]] = {3: 20, 4: 200}
"""Level → how many deals it looks at."""


def choose(view: View, level: int, seed: str = "") -> Action:
    """Give what a player of this level does now; the same view and seed, the same action.

    Raises NothingToAdviseError when it is not the seat's turn, ValueError for another level.
    """
    if level not in LEVELS:
        raise ValueError(f"level must be from 1 to 4, not {level!r}")
    if not view.legal:
        raise NothingToAdviseError(f"{view.seat!r} has nothing to decide now")
    if len(view.legal) == 1:
        return view.legal[0]
    if level == 1:
        done = f"{len(view.history)}/{view.seat.letter}"
        return Stream(f"bot/{seed}/{done}").choice(view.legal)
    return by_thumb(view) if level not in DEALS else advise(view, DEALS[level], seed).best


def by_thumb(view: View) -> Action:
    """Give what somebody does who goes by rules of thumb; ValueError when not to act."""
    if view.phase is Phase.PLAY:
        return thumbs(view)[0].actions[0]
    table, hand = Table.of(view), mask(view.hand)
    match view.phase:
        case Phase.FIRST_ROUND:
            return _first(view, table, hand)
        case Phase.SECOND_ROUND:
            return _second(view, table, hand)
        case Phase.EXCHANGE:
            return _exchange(view, hand)
    contract = sure(view.contract)
    maker = view.rules.side(view.seat) is view.rules.side(contract.maker)
    return Announce(goes_alone(table, hand, contract.trump, maker=maker))


def _first(view: View, table: Table, hand: int) -> Action:
    if not orders(table, view.seat, hand):
        return Pass()
    trump = view.upcard.suit
    mine = taken(hand, view.upcard) if view.seat is view.dealer else hand
    alone = view.rules.caller and goes_alone(table, mine, trump, maker=True)
    return OrderUp(alone=alone or OrderUp() not in view.legal)


def _second(view: View, table: Table, hand: int) -> Action:
    suit = named(table, hand, stuck=Pass() not in view.legal)
    if suit is None:
        return Pass()
    alone = view.rules.caller and goes_alone(table, hand, suit, maker=True)
    return NameSuit(suit, alone)


def _exchange(view: View, hand: int) -> Action:
    contract = sure(view.contract)
    out = view.seat in sitting_out(contract)
    if Leave() in view.legal and (out or leaves(hand, view.upcard)):
        return Leave()
    least = put_down(hand, contract.trump)
    return Discard(next(card for card in view.hand if bit(card) == least))
