"""Seats and sides in words: by compass, as the learner sees them, and as the dealer sees them."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat, Side
from euchre_tutor.text.message import T, Text

_SEATS: Final = {
    Seat.NORTH: T("North"),
    Seat.EAST: T("East"),
    Seat.SOUTH: T("South"),
    Seat.WEST: T("West"),
}
_LETTERS: Final = {
    Seat.NORTH: T("N"),
    Seat.EAST: T("E"),
    Seat.SOUTH: T("S"),
    Seat.WEST: T("W"),
}
_SIDES: Final = {
    Side.FIRST: T("North and South"),
    Side.SECOND: T("East and West"),
}


def seat_name(seat: Seat) -> Text:
    """Name the seat: "North"."""
    return _SEATS[seat]


def seat_letter(seat: Seat) -> Text:
    """Give the seat's letter, as on a badge: "N"."""
    return _LETTERS[seat]


def side_name(side: Side, rules: Rules = Rules.STANDARD) -> Text:
    """Name who plays on the side: "North and South", with two players "North" or "South"."""
    seats = [seat for seat in rules.seats if rules.side(seat) is side]
    return _SIDES[side] if len(seats) > 1 else _SEATS[seats[0]]


def seat_relation(seat: Seat, learner: Seat = Seat.SOUTH, rules: Rules = Rules.STANDARD) -> Text:
    """Say who sits there for the learner: "you", "your partner", "opponent"."""
    if seat is learner:
        return T("you")
    return T("your partner") if rules.partner(learner) is seat else T("opponent")


def seat_direction(seat: Seat, learner: Seat = Seat.SOUTH, rules: Rules = Rules.STANDARD) -> Text:
    """Say who sits there, and where: "the opponent on your left", "your partner"."""
    if seat is learner or rules.partner(learner) is seat:
        return seat_relation(seat, learner, rules)
    if seat is learner.left:
        return T("the opponent on your left")
    return T("the opponent on your right") if seat is learner.right else T("your opponent")


def side_relation(side: Side, learner: Seat = Seat.SOUTH, rules: Rules = Rules.STANDARD) -> Text:
    """Say whose side it is for the learner: "your side", "the other side"."""
    return T("your side") if rules.side(learner) is side else T("the other side")


def side_label(side: Side, learner: Seat = Seat.SOUTH, rules: Rules = Rules.STANDARD) -> Text:
    """Name who plays on the side, the learner as "You": "You and North", "East and West"."""
    if rules.side(learner) is not side:
        return side_name(side, rules)
    partner = rules.partner(learner)
    return T("You") if partner is None else T("You and {seat}", seat=partner)


def seat_role(seat: Seat, dealer: Seat, rules: Rules = Rules.STANDARD) -> Text:
    """Say who sits there by the deal: "the dealer", "the dealer's left" and so on.

    With two players there are "the dealer" and "the non-dealer".
    """
    if seat is dealer:
        return T("the dealer")
    if seat is rules.partner(dealer):
        return T("the dealer's partner")
    if seat is dealer.left:
        return T("the dealer's left")
    return T("the dealer's right") if seat is dealer.right else T("the non-dealer")
