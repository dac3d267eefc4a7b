"""The referee on the bidding: which calls were wrong, and what they led to all the same."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine import lone
from euchre_tutor.engine.actions import Call, NameSuit, OrderUp
from euchre_tutor.engine.auction import FIRST, Auction, Contract
from euchre_tutor.engine.cards import Card, Rank, Suit
from euchre_tutor.engine.records.recorded import RecordedDeal, UnknownCall
from euchre_tutor.engine.records.referee_problem import Fault, Problem, Reporter, Stage
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat


@dataclass(frozen=True, slots=True)
class Bidding:
    """What the calls led to, taken as they were made."""

    rules: Rules
    auction: Auction
    """The calls that count."""
    contract: Contract | None
    """The contract; where ``trump`` is not known its suit means nothing."""
    trump: Suit | None
    """The trump suit, None where there is none or it is not known."""
    problems: tuple[Problem, ...]

    @property
    def taken(self) -> bool:
        """Whether the upcard was the dealer's to take."""
        return self.contract is not None and self.contract.round == FIRST


def judge_bidding(deal: RecordedDeal, rules: Rules, report: Reporter) -> Bidding:
    """Judge the calls one by one. A wrong call stands; what follows the end counts for nothing."""
    auction = Auction(rules, deal.dealer, _upcard(deal))
    problems: list[Problem] = []
    unknown: Contract | None = None
    for number, call in enumerate(deal.calls):
        seat = auction.speaker(number)
        if auction.over or unknown is not None:
            late = Fault.LATE_CALL
            problems.append(
                report(Stage.BIDDING, late, auction.rule, seat=seat, call=number, said=call)
            )
            break
        if isinstance(call, UnknownCall):
            # Only its seats count: who plays, who leads.
            loner = seat if call.alone else None
            unknown = Contract(auction.upcard.suit, seat, auction.round or FIRST, loner)
            continue
        refusal = auction.refusal(call)
        if refusal is not None:
            problems.append(
                report(Stage.BIDDING, Fault.CALL, refusal.rule, seat=seat, call=number, said=call)
            )
        auction = auction.after(call)
    contract, trump = _outcome(auction, deal)
    contract = unknown or contract
    if contract is not None:
        contract, wrong = _announced(contract, deal, rules, report)
        problems += wrong
    return Bidding(rules, auction, contract, trump, tuple(problems))


def _upcard(deal: RecordedDeal) -> Card:
    """Give the upcard; for one not known a stand-in of a suit that nobody names."""
    if isinstance(deal.upcard, Card):
        return deal.upcard
    named = {call.suit for call in deal.calls if isinstance(call, NameSuit)}
    free = next((suit for suit in Suit if suit not in named), Suit.SPADES)
    return Card.of(Rank.NINE, free)


def _outcome(auction: Auction, deal: RecordedDeal) -> tuple[Contract | None, Suit | None]:
    contract = auction.contract
    if contract is None:
        return None, None
    last: Call = auction.calls[-1]
    if auction.rules.partner(contract.maker) is None:
        contract = replace(contract, loner=None)  # with two players nobody can sit out
    if isinstance(last, OrderUp):
        return contract, contract.trump if isinstance(deal.upcard, Card) else None
    early = len(auction.calls) <= auction.rules.players
    if early and contract.trump is auction.upcard.suit:
        contract = replace(contract, round=FIRST)  # meant is the upcard, in the wrong words
    return contract, contract.trump


def _announced(
    contract: Contract, deal: RecordedDeal, rules: Rules, report: Reporter
) -> tuple[Contract, list[Problem]]:
    problems: list[Problem] = []
    for seat in deal.announced:
        rule = _rule_against(seat, contract, deal.dealer, rules)
        if rule is not None:
            problems.append(report(Stage.BIDDING, Fault.ALONE, rule, seat=seat))
        ours = rules.side(seat) is rules.side(contract.maker)
        if rule is not None and (ours or rules.partner(seat) is None):
            continue  # nobody can have sat out for it
        if ours or contract.lone_defender is None:
            contract = lone.announced(contract, seat, rules)
    return contract, problems


def _rule_against(seat: Seat, contract: Contract, dealer: Seat, rules: Rules) -> str | None:
    if rules.partner(seat) is None:
        return "two.play"
    if seat in lone.asked(contract, dealer, rules):
        return None
    ours = rules.side(seat) is rules.side(contract.maker)
    settled = contract.loner if ours else contract.lone_defender
    if settled is not None:
        return "alone.both"
    return "house.caller" if ours else "house.defend"
