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
from euchre_tutor.engine import Card, Phase, Position, Rules, Seat, Trick, score
from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.scoring import TRICKS


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
    values, seat = plays(position), cast("Seat", position.to_act)
    return MappingProxyType(
        {card: worth(seat, tricks, contract, rules) for card, tricks in values.items()}
    )


def worth(seat: Seat, makers_tricks: int, contract: Contract, rules: Rules) -> int:
    """Give what a deal of this contract scores for a seat's side; points of the others below 0."""
    result = score(
        makers_tricks,
        rules.side(contract.maker),
        rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
    )
    return result.points if result.side is rules.side(seat) else -result.points


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
    if position.contract is None:
        raise ValueError(f"nobody has made trump: {position}")
    return position.contract


def _makers(position: Position, even: int) -> int:
    """Turn the tricks of places 0 and 2, from this trick on, into the makers' of the deal."""
    makers_are_even = place_of(_contract(position).maker, position.rules) % 2 == 0
    to_come = TRICKS - len(position.tricks)
    return position.makers_tricks + (even if makers_are_even else to_come - even)


def _trick(position: Position) -> Trick:
    if position.trick is None:
        raise ValueError(f"no card is to be played: {position}")
    return position.trick
