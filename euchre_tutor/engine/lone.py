"""Playing alone: who is asked, who sits out, who leads (chapter 6, rules 7.1 to 7.3, 10.5 to 10.7)."""

from __future__ import annotations

from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.rules import Defend, Lead, Rules
from euchre_tutor.engine.seats import Seat


def asked(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    """Give the seats that may still announce to play alone, in the order they are asked.

    The maker, the maker's partner, then the defenders from the dealer's left (rule 6.2). A side
    in which somebody plays alone is not asked again.
    """
    partner = rules.partner(contract.maker)
    if partner is None:
        return ()
    makers = () if rules.caller or contract.loner is not None else (contract.maker, partner)
    may_defend = rules.defend is Defend.ALWAYS or (
        rules.defend is Defend.LONE_MAKER and contract.loner is not None
    )
    if not may_defend or contract.lone_defender is not None:
        return makers
    defenders = (
        seat
        for seat in rules.clockwise(rules.next_seat(dealer))
        if seat not in (contract.maker, partner)
    )
    return (*makers, *defenders)


def next_asked(contract: Contract, dealer: Seat, rules: Rules, last: Seat | None) -> Seat | None:
    """Give who is asked after ``last`` (None: who is asked first); None when nobody is left."""
    if last is None:
        order = asked(contract, dealer, rules)
        return order[0] if order else None
    # ``last`` may have settled its side, so the order is that of before it answered.
    everyone = _full_order(contract, dealer, rules)
    later = everyone[everyone.index(last) + 1 :]
    still = asked(contract, dealer, rules)
    return next((seat for seat in later if seat in still), None)


def _full_order(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    makers = (contract.maker, contract.maker.partner)
    from_the_left = rules.clockwise(rules.next_seat(dealer))
    return (*makers, *(seat for seat in from_the_left if seat not in makers))


def sitting_out(contract: Contract) -> tuple[Seat, ...]:
    """Give the partners of those who play alone: nobody, one seat or two (rule 6.1)."""
    return tuple(
        seat.partner for seat in (contract.loner, contract.lone_defender) if seat is not None
    )


def first_leader(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, str]:
    """Give who leads to the first trick, and the key of the rule that decides it."""
    eldest = rules.next_seat(dealer)
    loner, defender = contract.loner, contract.lone_defender
    if rules.partner(dealer) is None:
        return eldest, "two.play"
    if loner is None and defender is None:
        return eldest, "play.lead"
    if rules.lead is Lead.DEALER:
        out = sitting_out(contract)
        return next(seat for seat in rules.clockwise(eldest) if seat not in out), "house.lead"
    if loner is not None and defender is not None:
        return defender, "play.lead2"
    alone = loner if loner is not None else defender
    assert alone is not None  # noqa: S101  # one of the two, by the lines above
    return alone.left, "play.lead1"
