"""What may be said in the bidding, as whole answers, and why another is wrong (chapters 4, 5)."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from euchre_tutor.engine import NameSuit, OrderUp, Pass, Phase, Position, Seat
from euchre_tutor.explain import auction, plays
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T
from euchre_tutor.text.words import seat_role


class Words(Enum):
    """What can be said in the first round beside a pass, and two answers that are never right.

    The value is the code of the answer.
    """

    ORDER = "pass, order"
    ASSIST = "pass, assist"
    ACCEPT = "pass, accept"
    ASSIST_ALONE = "pass, assist alone"
    NAME = "pass, name a suit"
    """In the first round."""
    ORDER_TOO_LATE = "pass, order the turned-down card"
    """In the second round."""


@dataclass(frozen=True, slots=True)
class Naming:
    """What may be said in the second round: a pass or none, the turned-down suit or not."""

    may_pass: bool
    turned_too: bool


Saying: TypeAlias = Words | Naming


def right_saying(position: Position) -> Saying:
    """Give what may be said now; ValueError unless somebody is to bid."""
    seat, legal = sure(position.to_act), position.legal()
    if position.phase is Phase.SECOND_ROUND:
        return Naming(Pass() in legal, NameSuit(position.upcard.suit) in legal)
    if position.phase is not Phase.FIRST_ROUND:
        raise ValueError(f"nobody is to bid in {position}")
    if seat is position.dealer:
        return Words.ACCEPT
    if seat is not position.rules.partner(position.dealer):
        return Words.ORDER
    return Words.ASSIST if OrderUp() in legal else Words.ASSIST_ALONE


def why(position: Position) -> Explanation:
    """Say what may be said now, and why."""
    if right_saying(position) is Words.ASSIST_ALONE:
        return _refused(OrderUp(), position)
    return auction.turn(position)


def not_saying(guess: Saying, position: Position) -> Explanation:
    """Say why the guess is not what may be said now; ValueError if it is."""
    right = right_saying(position)
    if guess == right:
        raise ValueError(f"{guess} is what may be said in {position}")
    if isinstance(right, Naming):
        return _not_naming(guess, right, position)
    seat, dealer, rules = sure(position.to_act), position.dealer, position.rules
    role = seat_role(seat, dealer, rules)
    match guess:
        case Words.ASSIST if right is Words.ASSIST_ALONE:
            text = T(
                "Under this house rule {seat} cannot assist and let the dealer play.", seat=seat
            )
            return explain(text, "house.canadian")
        case Words.ASSIST_ALONE if right is Words.ASSIST:
            text = T("{seat} may assist alone, but need not: both are allowed.", seat=seat)
        case Words.ASSIST | Words.ASSIST_ALONE if not rules.partnerships:
            text = T("With two players there is no partner to assist.")
        case Words.ASSIST | Words.ASSIST_ALONE:
            text = T("Only the dealer's partner assists. {seat} is {role}.", seat=seat, role=role)
        case Words.ACCEPT:
            text = T("Only the dealer accepts. {seat} is {role}.", seat=seat, role=role)
        case Words.ORDER if not rules.partnerships:
            text = T("It is the non-dealer who orders it up. {seat} deals.", seat=seat)
        case Words.ORDER:
            text = T(
                "The opponents of the dealer order it up. {seat} is {role}.", seat=seat, role=role
            )
        case _:
            return _refused(NameSuit(position.upcard.suit.same_colour), position)
    return explain(text, "bid1.words" if rules.partnerships else "two.bid1")


def _not_naming(guess: Saying, right: Naming, position: Position) -> Explanation:
    """The second round: one thing at a time, the pass first."""
    seat, suit = sure(position.to_act), position.upcard.suit
    if not isinstance(guess, Naming):
        return _refused(OrderUp(), position)
    if guess.may_pass and not right.may_pass:
        return _refused(Pass(), position)
    if guess.may_pass is not right.may_pass:
        return _may_pass(seat, position)
    if guess.turned_too:
        return _refused(NameSuit(suit), position)
    text = T(
        "{upcard} was turned down, but a house rule allows {suit} all the same.",
        upcard=position.upcard,
        suit=suit,
    )
    return explain(text, "house.turned", position.auction.rule)


def _may_pass(seat: Seat, position: Position) -> Explanation:
    """Why the seat is not forced to name a suit."""
    if seat is position.dealer:
        text = T("The dealer may pass too. Only a house rule, not in use here, forbids it.")
        return explain(text, "house.stick", position.auction.rule)
    if position.rules.stick:
        text = T("Under this house rule the dealer alone may not pass. {seat} may.", seat=seat)
        return explain(text, "house.stick", position.auction.rule)
    text = T("Nobody is forced to name a suit, and {seat} may pass.", seat=seat)
    return explain(text, position.auction.rule)


def _refused(action: Pass | OrderUp | NameSuit, position: Position) -> Explanation:
    return plays.refusal(sure(position.refusal(action)), position)
