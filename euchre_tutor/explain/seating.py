"""Who sits where, and why the others do not (rules 1.2, 1.3, 4.1, 5.3)."""

from __future__ import annotations

from enum import Enum

from euchre_tutor.engine import Seat
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T, Text


class Relation(Enum):
    """Whose place is meant; the value is the word of the questions."""

    PARTNER = "partner"
    LEFT = "left"
    RIGHT = "right"
    ELDEST = "eldest"
    NEXT_DEALER = "next dealer"

    def of(self, seat: Seat) -> Seat:
        """Give the place, seen from ``seat``; the last two are seen from the dealer."""
        if self is Relation.PARTNER:
            return seat.partner
        return seat.right if self is Relation.RIGHT else seat.left


def place(relation: Relation, seat: Seat) -> Explanation:
    """Say who sits there, and why; ``seat`` is the dealer for eldest and next dealer."""
    there = relation.of(seat)
    match relation:
        case Relation.PARTNER:
            text = T(
                "Partners sit opposite each other: {seat} and {there}.", seat=seat, there=there
            )
            return explain(text, "table.seats")
        case Relation.LEFT:
            text = T(
                "Clockwise, {there} comes right after {seat}: that is the left.",
                seat=seat,
                there=there,
            )
            return explain(text, "table.seats")
        case Relation.RIGHT:
            text = T(
                "Clockwise, {there} comes right before {seat}: that is the right.",
                seat=seat,
                there=there,
            )
            return explain(text, "table.seats")
        case Relation.ELDEST:
            text = T("The eldest sits at the dealer's left, and that is {there}.", there=there)
            return explain(text, "bid1.words", "table.seats")
        case Relation.NEXT_DEALER:
            text = T(
                "The deal passes to the left: after {seat} comes {there}.", seat=seat, there=there
            )
            return explain(text, "table.dealer", "table.seats")


def not_place(relation: Relation, seat: Seat, guess: Seat) -> Explanation:
    """Say why the guess is wrong, by the mistake that leads there; ValueError if it is right."""
    if guess is relation.of(seat):
        raise ValueError(f"{guess!r} is the {relation.value} of {seat!r}")
    match relation:
        case Relation.PARTNER:
            text = T("{guess} sits beside {seat}, so it is an opponent.", guess=guess, seat=seat)
            return explain(text, "table.seats")
        case Relation.ELDEST:
            return explain(_not_eldest(seat, guess), "bid1.words", "bid1.turns")
        case Relation.NEXT_DEALER:
            return explain(_not_next(seat, guess), "table.dealer", "table.seats")
        case _ if guess is seat.partner:
            text = T("{guess} sits opposite {seat}: that is the partner.", guess=guess, seat=seat)
        case Relation.LEFT:
            text = T("{guess} is on the other side. Left is the next seat clockwise.", guess=guess)
        case Relation.RIGHT:
            text = T(
                "{guess} is on the other side. Right is the seat before, clockwise.", guess=guess
            )
    return explain(text, "table.seats")


def _not_eldest(dealer: Seat, guess: Seat) -> Text:
    if guess is dealer:
        return T("The eldest is the first to speak, and the dealer is the last.")
    if guess is dealer.partner:
        return T("{guess} is the dealer's partner and speaks second.", guess=guess)
    return T("{guess} sits at the dealer's right and speaks third.", guess=guess)


def _not_next(dealer: Seat, guess: Seat) -> Text:
    if guess is dealer:
        return T("Nobody deals twice running: the deal passes to the left after every deal.")
    if guess is dealer.partner:
        return T("The deal does not go to the dealer's partner. It goes round, seat by seat.")
    return T("{guess} sits at the dealer's right. The deal goes to the left.", guess=guess)
