"""Why a seat does not lead, by the mistake that leads there (rules 7.1 to 7.3, 7.7, 9.5, 10.7)."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.engine import Contract, Lead, Rules, Seat, Suit, Trick
from euchre_tutor.engine.lone import first_leader, sitting_out
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.explain.losers import loses
from euchre_tutor.text import T, Text


def not_first_lead(
    seat: Seat, contract: Contract, dealer: Seat, rules: Rules, viewer: Seat | None = None
) -> Explanation:
    """Say why this seat does not lead to the first trick.

    Raises ValueError if it does, or if nobody sits there.
    """
    leader, rule = first_leader(contract, dealer, rules)
    if seat is leader or seat not in rules.seats:
        raise ValueError(f"{seat!r} leads, or nobody sits there")
    you = seat is viewer
    if seat in sitting_out(contract):
        return explain(sits_out(seat, viewer), "alone.partner")
    match rule:
        case "two.play":
            text = T("The dealer does not lead first. With two players the other one does.")
        case "play.lead":
            text = _not_by_seat(seat, contract, dealer, you=you)
        case "play.lead2":
            text = T(
                "With one player of each side alone, the lone defender leads, not the lone maker."
            )
        case "house.lead":
            text = _not_by_house_rule(seat, leader, contract, dealer, rules, viewer)
        case _:
            text = _not_left_of_loner(seat, contract, dealer, you=you)
    return explain(text, rule)


def sits_out(seat: Seat, viewer: Seat | None) -> Text:
    """Say that the seat sits out, and why (rule 6.1)."""
    if seat is viewer:
        return T("You sit out, because your partner plays alone.")
    return T("{seat} sits out, because the partner plays alone.", seat=seat)


def _not_by_seat(seat: Seat, contract: Contract, dealer: Seat, *, you: bool) -> Text:
    """Nobody is alone: the dealer's left leads."""
    if seat is dealer:
        return T("The dealer plays last to the first trick. It begins at the dealer's left.")
    if seat is contract.maker:
        return T("Making trump does not give the first lead. It goes to the dealer's left.")
    if seat is dealer.right:
        return (
            T("You sit at the dealer's right. The first lead is at the dealer's left.")
            if you
            else T(
                "{seat} sits at the dealer's right. The first lead is at the dealer's left.",
                seat=seat,
            )
        )
    return (
        T("You sit opposite the dealer. The first lead is at the dealer's left.")
        if you
        else T(
            "{seat} sits opposite the dealer. The first lead is at the dealer's left.", seat=seat
        )
    )


def _not_left_of_loner(seat: Seat, contract: Contract, dealer: Seat, *, you: bool) -> Text:
    """One player is alone: the next to the left leads."""
    loner = contract.loner or contract.lone_defender
    if seat is loner:
        return T("Whoever plays alone does not lead first: the next player to the left does.")
    if seat is dealer.left:
        return T(
            "The dealer's left leads when nobody plays alone. Now the lone player's left does."
        )
    if you:
        return T("With one player alone, that player's left leads first. You do not sit there.")
    return T(
        "With one player alone, that player's left leads first. {seat} does not sit there.",
        seat=seat,
    )


def _not_by_house_rule(
    seat: Seat,
    leader: Seat,
    contract: Contract,
    dealer: Seat,
    rules: Rules,
    viewer: Seat | None,
) -> Text:
    """Somebody is alone, and the dealer's left leads all the same."""
    if seat is dealer:
        return T("The dealer comes last: under this house rule the dealer's left leads first.")
    usual, _ = first_leader(contract, dealer, replace(rules, lead=Lead.LONER))
    if seat is usual:
        return T(
            "Under this house rule the first lead does not depend on who plays alone. It is"
            " counted from the dealer's left."
        )
    if seat is viewer:
        return T(
            "Under this house rule one counts from the dealer's left: {leader} comes before you.",
            leader=leader,
        )
    if leader is viewer:
        return T(
            "Under this house rule one counts from the dealer's left: you come before {seat}.",
            seat=seat,
        )
    return T(
        "Under this house rule one counts from the dealer's left: {leader} comes before {seat}.",
        leader=leader,
        seat=seat,
    )


def not_next_lead(
    seat: Seat, trick: Trick, trump: Suit | None, viewer: Seat | None = None
) -> Explanation:
    """Say why this seat does not lead after the finished trick.

    Raises ValueError if it does.
    """
    winner, best = trick.best(trump)
    if seat is winner:
        raise ValueError(f"{seat!r} won {trick}")
    cards = dict(trick.plays)
    if seat not in cards:
        text = (
            T("You had no card in the last trick, and its winner leads.")
            if seat is viewer
            else T("{seat} had no card in the last trick, and its winner leads.", seat=seat)
        )
        return explain(text, "play.next", "alone.partner")
    if seat is trick.leader:
        text = (
            T("You led the last trick, but {best} won it. The winner leads to the next.", best=best)
            if seat is viewer
            else T(
                "{seat} led the last trick, but {best} won it. The winner leads to the next.",
                seat=seat,
                best=best,
            )
        )
        return explain(text, "play.next")
    why = loses(trick, trump, cards[seat])
    return explain(why.text, "play.next", *why.rules)
