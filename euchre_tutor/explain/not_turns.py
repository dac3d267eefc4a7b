"""Why a seat does not speak or act now, in every phase."""

from __future__ import annotations

from euchre_tutor.engine import Phase, Position, Seat
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.engine.lone import sitting_out
from euchre_tutor.explain.asked import not_asked
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.wrong_leads import not_first_lead, not_next_lead, sits_out
from euchre_tutor.text import T, Text


def not_turn(seat: Seat, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why it is not this seat's turn.

    Raises ValueError if it is, or if nobody sits there.
    """
    if seat is position.to_act or seat not in position.rules.seats:
        raise ValueError(f"it is {seat!r}'s turn, or nobody sits there: {position}")
    match position.phase:
        case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
            return _bidding(seat, position, viewer)
        case Phase.EXCHANGE:
            return _exchange(position, viewer)
        case Phase.ALONE:
            return not_asked(seat, position, viewer)
        case Phase.PLAY:
            return _card(seat, position, viewer)
        case Phase.OVER:
            return over(position)


def over(position: Position) -> Explanation:
    """Say that the deal is over, so that it is nobody's turn."""
    if position.auction.thrown_in:
        text = (
            T("Everybody passed twice, so the hand is over.")
            if position.rules.partnerships
            else T("Both passed twice, so the hand is over.")
        )
        return explain(text, position.auction.rule)
    return explain(T("All five tricks have been played, so the hand is over."), "play.next")


def _bidding(seat: Seat, position: Position, viewer: Seat | None) -> Explanation:
    rules, dealer, calls = position.rules, position.dealer, position.auction.calls
    spoken = rules.clockwise(rules.next_seat(dealer))[: len(calls) % rules.players]
    if seat in spoken:
        text = (
            T("You have already passed in this round.")
            if seat is viewer
            else T("{seat} has already passed in this round.", seat=seat)
        )
    elif seat is dealer and rules.partnerships:
        text = T("The dealer speaks last. Each round starts at the dealer's left.")
    elif seat is dealer:
        text = T("The dealer speaks last. With two players the other one begins each round.")
    else:
        text = _before(seat, sure(position.to_act), viewer)
    return explain(text, position.auction.rule)


def _before(seat: Seat, now: Seat, viewer: Seat | None) -> Text:
    """The seat comes later."""
    if seat is viewer:
        return T("It goes clockwise, and {now} comes before you.", now=now)
    if now is viewer:
        return T("It goes clockwise, and you come before {seat}.", seat=seat)
    return T("It goes clockwise, and {now} comes before {seat}.", now=now, seat=seat)


def _exchange(position: Position, viewer: Seat | None) -> Explanation:
    dealer, upcard = position.dealer, position.upcard
    text = (
        T("{upcard} concerns the dealer alone, and that is you.", upcard=upcard)
        if dealer is viewer
        else T(
            "{upcard} concerns the dealer alone, and that is {dealer}.",
            upcard=upcard,
            dealer=dealer,
        )
    )
    return explain(text, rule_for(position.rules, accepted=position.maker is dealer))


def _card(seat: Seat, position: Position, viewer: Seat | None) -> Explanation:
    contract, trick = sure(position.contract), sure(position.trick)
    if seat in sitting_out(contract):
        return explain(sits_out(seat, viewer), "alone.partner")
    if not trick.plays and position.tricks:
        return not_next_lead(seat, position.tricks[-1], contract.trump, viewer)
    if not trick.plays:
        return not_first_lead(seat, contract, position.dealer, position.rules, viewer)
    played = dict(trick.plays)
    if seat in played:
        text = (
            T("You have already played {card} to this trick.", card=played[seat])
            if seat is viewer
            else T("{seat} has already played {card} to this trick.", seat=seat, card=played[seat])
        )
    else:
        text = _before(seat, sure(position.to_act), viewer)
    return explain(text, "table.seats")
