"""Who leads to a trick, and why (rules 7.1 to 7.3, 7.7, 9.5, 10.7)."""

from __future__ import annotations

from euchre_tutor.engine import Contract, Phase, Position, Rules, Seat, Suit, Trick
from euchre_tutor.engine.lone import first_leader, sitting_out
from euchre_tutor.explain import wrong_leads
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.wrong_leads import not_first_lead as not_first_lead
from euchre_tutor.explain.wrong_leads import not_next_lead as not_next_lead
from euchre_tutor.text import T, Text


def leading(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say who leads to the trick that begins now, and why.

    Raises ValueError unless a trick is about to begin.
    """
    contract = _at_a_lead(position)
    if position.tricks:
        return next_lead(position.tricks[-1], contract.trump, viewer)
    return first_lead(contract, position.dealer, position.rules, viewer)


def not_leading(seat: Seat, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why this seat does not lead to the trick that begins now.

    Raises ValueError if it does, or unless a trick is about to begin.
    """
    contract = _at_a_lead(position)
    if position.tricks:
        return wrong_leads.not_next_lead(seat, position.tricks[-1], contract.trump, viewer)
    return wrong_leads.not_first_lead(seat, contract, position.dealer, position.rules, viewer)


def _at_a_lead(position: Position) -> Contract:
    contract, trick = position.contract, position.trick
    if position.phase is not Phase.PLAY or contract is None or trick is None or trick.plays:
        raise ValueError(f"no trick is about to begin in {position}")
    return contract


def first_lead(
    contract: Contract, dealer: Seat, rules: Rules, viewer: Seat | None = None
) -> Explanation:
    """Say who leads to the first trick under this contract, and why."""
    seat, rule = first_leader(contract, dealer, rules)
    you = seat is viewer
    match rule:
        case "play.lead":
            text = (
                T("Nobody plays alone, so you, at the dealer's left, lead first.")
                if you
                else T(
                    "Nobody plays alone, so {seat}, at the dealer's left, leads first.", seat=seat
                )
            )
        case "two.play":
            text = (
                T("With two players the non-dealer leads first, and that is you.")
                if you
                else T(
                    "With two players the non-dealer leads first, and that is {seat}.", seat=seat
                )
            )
        case "play.lead2":
            text = (
                T("One player of each side is alone, so you, the lone defender, lead first.")
                if you
                else T(
                    "One player of each side is alone, so {seat}, the lone defender, leads first.",
                    seat=seat,
                )
            )
        case "house.lead":
            return _by_house_rule(seat, contract, dealer, you=you)
        case _:
            text = _left_of_loner(seat, contract, viewer)
    return explain(text, rule)


def _left_of_loner(seat: Seat, contract: Contract, viewer: Seat | None) -> Text:
    loner = sure(contract.loner or contract.lone_defender)
    if loner is viewer:
        return T("You play alone, so {seat}, at your left, leads first.", seat=seat)
    if seat is viewer:
        return T("{loner} plays alone, so you, the next to the left, lead first.", loner=loner)
    return T(
        "{loner} plays alone, so {seat}, the next to the left, leads first.",
        loner=loner,
        seat=seat,
    )


def _by_house_rule(seat: Seat, contract: Contract, dealer: Seat, *, you: bool) -> Explanation:
    if dealer.left in sitting_out(contract):
        text = (
            T(
                "Under this house rule the dealer's left leads first. Whoever sits out is skipped,"
                " so you lead."
            )
            if you
            else T(
                "Under this house rule the dealer's left leads first. Whoever sits out is skipped,"
                " so {seat} leads.",
                seat=seat,
            )
        )
        return explain(text, "house.lead", "alone.partner")
    text = (
        T("Under this house rule you, at the dealer's left, lead first, whoever plays alone.")
        if you
        else T(
            "Under this house rule {seat}, at the dealer's left, leads first, whoever plays alone.",
            seat=seat,
        )
    )
    return explain(text, "house.lead")


def next_lead(trick: Trick, trump: Suit | None, viewer: Seat | None = None) -> Explanation:
    """Say who leads to the trick after this finished one, and why."""
    seat, card = trick.best(trump)
    text = (
        T("You won the last trick with {card}, so you lead to the next.", card=card)
        if seat is viewer
        else T("{seat} won the last trick with {card} and leads to the next.", seat=seat, card=card)
    )
    return explain(text, "play.next", "play.winner")
