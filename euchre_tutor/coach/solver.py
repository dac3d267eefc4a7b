"""Best play with all cards seen: exact, from any moment of the play of a deal.

Everybody sees all cards here; makers play for most tricks, defenders for fewest of the makers'.
Cards are turned into integers at this border; the search is :mod:`euchre_tutor.coach.search`.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import cast

from euchre_tutor.coach.lanes import CARDS, Hands, laid, packed, place_of
from euchre_tutor.coach.search import Search, after_each
from euchre_tutor.coach.tally import makers_of, worth
from euchre_tutor.engine import Card, Contract, Phase, Position, Seat, Trick
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.engine.typed import expect


def makers_tricks(position: Position) -> int:
    """Give the tricks the makers take in the whole deal if all play their best from here.

    The position is one of the play, or a finished deal in which trump was made; else ValueError.
    """
    contract = _contract(position)
    if position.phase is Phase.OVER:
        return position.makers_tricks
    trick = _trick(position)
    held, lies = hands(position), laid(trick, position.rules, contract.trump)
    leader = place_of(trick.leader, position.rules)
    return _makers(position, Search(held).tricks(sum(held), leader, laid=lies))


def plays(position: Position) -> Mapping[Card, int]:
    """Give, for each legal card, the makers' tricks in the whole deal if then all play their best.

    ValueError unless the position is one of the play.
    """
    trump, rules, trick = _contract(position).trump, position.rules, _trick(position)
    values = after_each(hands(position), place_of(trick.leader, rules), laid(trick, rules, trump))
    return MappingProxyType(
        {CARDS[trump][bit]: _makers(position, value) for bit, value in values.items()}
    )


def points(position: Position) -> Mapping[Card, int]:
    """Give, for each legal card, the points it comes to for the side to act; below 0: against it.

    ValueError unless the position is one of the play.
    """
    contract, rules = _contract(position), position.rules
    values, side = plays(position), rules.side(cast("Seat", position.to_act))
    return MappingProxyType(
        {card: worth(side, tricks, contract, rules) for card, tricks in values.items()}
    )


def hands(position: Position) -> Hands:
    """Give what is held at each place, as bits; nothing where a partner sits out.

    ValueError for a position without a contract.
    """
    trump, rules = _contract(position).trump, position.rules
    found = [0, 0, 0, 0]
    for seat in position.active:
        found[place_of(seat, rules)] = packed(position.hands[seat.number], trump)
    return found[0], found[1], found[2], found[3]


def _contract(position: Position) -> Contract:
    expect(position, Position, "the position")
    if position.contract is None:
        raise ValueError(f"nobody has made trump: {position}")
    return position.contract


def _makers(position: Position, even: int) -> int:
    """Turn the tricks of places 0 and 2, from this trick on, into the makers' of the deal."""
    to_come = TRICKS - len(position.tricks)
    return position.makers_tricks + makers_of(even, to_come, _contract(position), position.rules)


def _trick(position: Position) -> Trick:
    if position.trick is None:
        raise ValueError(f"no card is to be played: {position}")
    return position.trick
