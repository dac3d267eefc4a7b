"""Playing alone: who is asked, who sits out, who leads (chapter 6, rules 7.1 to 7.3, 10.5)."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.rules import Defend, Lead, Rules
from euchre_tutor.engine.seats import Seat


def asked(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    """Give the seats that may still announce to play alone, in the order they are asked.

    The maker, the maker's partner, then the defenders from the dealer's left (rule 6.2). A side
    in which somebody plays alone is not asked again.
    """
    makers, defenders = _makers(contract), _defenders(contract, dealer, rules)
    return (
        *(makers if _makers_may(contract, rules) else ()),
        *(defenders if _defenders_may(contract, rules) else ()),
    )


def next_asked(contract: Contract, dealer: Seat, rules: Rules, last: Seat | None) -> Seat | None:
    """Give who is asked after ``last`` (None: who is asked first); None when nobody is left."""
    still = asked(contract, dealer, rules)
    if last is not None:
        # ``last`` may have settled its side and then is no longer among those still asked.
        everybody = (*_makers(contract), *_defenders(contract, dealer, rules))
        done = everybody[: everybody.index(last) + 1]
        still = tuple(seat for seat in still if seat not in done)
    return still[0] if still else None


def _makers(contract: Contract) -> tuple[Seat, ...]:
    return contract.maker, contract.maker.partner


def _defenders(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    makers = _makers(contract)
    from_the_left = rules.clockwise(rules.next_seat(dealer))
    return tuple([seat for seat in from_the_left if seat not in makers])


def _makers_may(contract: Contract, rules: Rules) -> bool:
    return rules.partnerships and not rules.caller and contract.loner is None


def _defenders_may(contract: Contract, rules: Rules) -> bool:
    lone_maker = contract.loner is not None
    by_rule = rules.defend is Defend.ALWAYS or (rules.defend is Defend.LONE_MAKER and lone_maker)
    return by_rule and contract.lone_defender is None


def sitting_out(contract: Contract) -> tuple[Seat, ...]:
    """Give the partners of those who play alone: nobody, one seat or two (rule 6.1)."""
    return tuple(
        [seat.partner for seat in (contract.loner, contract.lone_defender) if seat is not None]
    )


def active(contract: Contract, rules: Rules) -> tuple[Seat, ...]:
    """Give the seats that play, clockwise from North: without those who sit out (rule 6.1)."""
    out = sitting_out(contract)
    return tuple([seat for seat in rules.seats if seat not in out])


def order(leader: Seat, contract: Contract, rules: Rules) -> tuple[Seat, ...]:
    """Give the seats that play, clockwise from ``leader``, who need not be one of them."""
    out = sitting_out(contract)
    return tuple([seat for seat in rules.clockwise(leader) if seat not in out])


def announced(contract: Contract, seat: Seat, rules: Rules) -> Contract:
    """Give the contract after this seat has said to play alone (rules 6.2, 6.3)."""
    if rules.side(seat) is rules.side(contract.maker):
        return replace(contract, loner=seat)
    return replace(contract, lone_defender=seat)


def first_leader(contract: Contract, dealer: Seat, rules: Rules) -> tuple[Seat, str]:
    """Give who leads to the first trick, and the key of the rule that decides it."""
    eldest = rules.next_seat(dealer)
    if not rules.partnerships:
        return eldest, "two.play"
    alone = contract.loner or contract.lone_defender
    if alone is None:
        return eldest, "play.lead"
    if rules.lead is Lead.DEALER:
        return order(eldest, contract, rules)[0], "house.lead"
    if contract.loner is not None and contract.lone_defender is not None:
        return contract.lone_defender, "play.lead2"
    return alone.left, "play.lead1"
