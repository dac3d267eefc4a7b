"""Deals and tricks for lessons: what is to be seen is given, all else falls as it may."""

from __future__ import annotations

from euchre_tutor.engine import (
    DECK,
    Card,
    Deal,
    Position,
    Rules,
    Seat,
    Stream,
    Trick,
    parse_action,
    parse_cards,
)
from euchre_tutor.engine.deal import HAND_SIZE


def dealt(
    dealer: Seat, hand: str, upcard: str, done: str = "", rules: Rules = Rules.STANDARD
) -> Position:
    """Give the position after ``done`` in which South holds ``hand``: ``dealt(N, "As Ts", "Js")``.

    ``hand`` may be empty: then South's cards fall as they may too. ``done`` is a row of the codes
    of the notation: ``"p p o"``.
    """
    held, turned = parse_cards(hand), Card(upcard)
    rest = Stream("dealt").shuffled(
        [card for card in DECK if card not in held and card is not turned]
    )
    hands = []
    for seat in Seat:
        missing = HAND_SIZE if seat in rules.seats else 0
        mine = held if seat is Seat.SOUTH else ()
        count = missing - len(mine)
        hands.append((*mine, *rest[:count]))
        rest = rest[count:]
    north, east, south, west = hands
    deal = Deal(rules, dealer, (north, east, south, west), (turned, *rest))
    return Position.start(deal).play(*map(parse_action, done.split()))


def trick(leader: Seat, cards: str, out: tuple[Seat, ...] = ()) -> Trick:
    """Lay up to four cards in the order they fall: ``trick(W, "Kc Qc 9c")``.

    ``out`` sit out.
    """
    seats = [seat for seat in Rules.STANDARD.clockwise(leader) if seat not in out]
    return Trick(leader, tuple(zip(seats, parse_cards(cards), strict=False)))


def under(position: Position, rules: Rules) -> Position:
    """Give the same deal and the same deeds under other rules, which must allow them."""
    deal = position.deal
    again = Deal(rules, deal.dealer, deal.hands, deal.kitty)
    return Position.start(again).play(*position.actions)
