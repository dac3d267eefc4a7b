"""Who is asked about going alone, in which order, and who is not (rules 6.2, 6.3, 10.5, 10.6)."""

from __future__ import annotations

from euchre_tutor.engine import Announce, Contract, Defend, Position, Rules, Seat
from euchre_tutor.engine.lone import announced, next_asked
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text


def question(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say who is asked now whether to go alone, and as whom.

    Raises ValueError unless somebody is asked.
    """
    seat, contract = sure(position.to_act), sure(position.contract)
    you = seat is viewer
    if seat is contract.maker:
        text = (
            T("You made trump, so you are asked first whether you go alone.")
            if you
            else T("{seat} made trump and is asked first whether to go alone.", seat=seat)
        )
        return explain(text, "alone.when")
    if seat is contract.maker.partner:
        text = (
            T("You are the maker's partner and are asked whether you go alone.")
            if you
            else T("{seat}, the maker's partner, is asked whether to go alone.", seat=seat)
        )
        return explain(text, "alone.when")
    if position.rules.defend is Defend.LONE_MAKER:
        text = (
            T("A maker plays alone. Under this house rule you, a defender, may go alone as well.")
            if you
            else T(
                "A maker plays alone. Under this house rule {seat}, a defender, may go alone as"
                " well.",
                seat=seat,
            )
        )
        return explain(text, "house.defend", "alone.when")
    text = (
        T("Defenders may go alone too. You are one, so you are asked.")
        if you
        else T("Defenders may go alone too. {seat} is one and is asked.", seat=seat)
    )
    return explain(text, "alone.when")


def not_asked(seat: Seat, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why this seat is not the one who is asked now."""
    contract, rules, you = sure(position.contract), position.rules, seat is viewer
    lone = _alone_of_side(seat, contract, rules)
    if seat is lone:
        text = (
            T("You play alone already, so you are not asked.")
            if you
            else T("{seat} plays alone already and is not asked.", seat=seat)
        )
        return explain(text, "alone.when")
    if lone is not None:
        text = (
            T("Your partner plays alone already, and two partners cannot.")
            if you
            else T("{lone} plays alone already, and of two partners only one can.", lone=lone)
        )
        return explain(text, "alone.both", "alone.partner")
    if seat in _answered(position):
        text = (
            T("You have already said that you do not go alone.")
            if you
            else T("{seat} has already said not to go alone.", seat=seat)
        )
        return explain(text, "alone.when")
    return _not_yet(seat, position, you=you)


def _not_yet(seat: Seat, position: Position, *, you: bool) -> Explanation:
    """A house rule keeps the seat silent, or its turn comes later."""
    contract, rules = sure(position.contract), position.rules
    makers = rules.side(seat) is rules.side(contract.maker)
    if makers and rules.caller:
        return explain(_only_with_the_call(seat, contract.maker), "house.caller")
    if not makers and rules.defend is Defend.NEVER:
        text = T("{seat} is a defender. Under this house rule no defender goes alone.", seat=seat)
        return explain(text, "house.defend")
    if not makers and rules.defend is Defend.LONE_MAKER and contract.loner is None:
        text = T(
            "{seat} is a defender. Under this house rule one may go alone only against a lone"
            " maker.",
            seat=seat,
        )
        return explain(text, "house.defend")
    defenders = rules.side(sure(position.to_act)) is not rules.side(contract.maker)
    later = _later_defender if defenders else _later
    return explain(later(seat, you=you), "alone.when")


def _only_with_the_call(seat: Seat, maker: Seat) -> Text:
    if seat is maker:
        return T(
            "{maker} made trump. Under this house rule the maker goes alone with the call or not"
            " at all.",
            maker=maker,
        )
    return T(
        "{maker} made trump. Under this house rule only the maker may go alone for that side, not"
        " {seat}.",
        maker=maker,
        seat=seat,
    )


def _later(seat: Seat, *, you: bool) -> Text:
    if you:
        return T(
            "You come later: the order is maker, partner, then the defenders from the dealer's"
            " left."
        )
    return T(
        "{seat} comes later: the order is maker, partner, then the defenders from the dealer's"
        " left.",
        seat=seat,
    )


def _later_defender(seat: Seat, *, you: bool) -> Text:
    """A defender after the other one."""
    if you:
        return T("You come later: the defenders are asked in turn, from the dealer's left.")
    return T(
        "{seat} comes later: the defenders are asked in turn, from the dealer's left.", seat=seat
    )


def _alone_of_side(seat: Seat, contract: Contract, rules: Rules) -> Seat | None:
    makers = rules.side(seat) is rules.side(contract.maker)
    return contract.loner if makers else contract.lone_defender


def _answered(position: Position) -> tuple[Seat, ...]:
    """Who has been asked before, in order."""
    contract, last, seats = sure(position.auction.contract), None, []
    for action in position.actions:
        if isinstance(action, Announce):
            last = sure(next_asked(contract, position.dealer, position.rules, last))
            seats.append(last)
            if action.alone:
                contract = announced(contract, last, position.rules)
    return tuple(seats)
