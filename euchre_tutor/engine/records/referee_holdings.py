"""What each player may hold, as far as a record tells: the referee's memory of a deal."""

from __future__ import annotations

from dataclasses import dataclass, field

from euchre_tutor.engine import exchange
from euchre_tutor.engine.actions import LEAVE
from euchre_tutor.engine.auction import round_rule
from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.engine.records.recorded import RecordedDeal
from euchre_tutor.engine.records.referee_bidding import Bidding
from euchre_tutor.engine.records.referee_problem import Fault, Problem, Reporter, Stage
from euchre_tutor.engine.seats import Seat


@dataclass(slots=True)
class Holding:
    """What one player may hold. Changes as cards are played."""

    pool: set[Card]
    """Cards known to be there, all but ``spare`` of them."""
    slots: int
    """How many further cards are there, not known which."""
    spare: int = 0
    """How many cards of the pool may have gone already, not known which."""
    sure: set[Card] = field(default_factory=set)
    """Cards of the pool that are certainly still there, whatever the spare."""

    def play(self, card: Card | None) -> None:
        """Take away a card played; None is one not known."""
        if card in self.pool:
            self.pool.discard(card)
            self.sure.discard(card)
        elif card is not None and self.slots:
            self.slots -= 1
        else:
            self.spare += 1
            self.sure.clear()


@dataclass(slots=True)
class Holdings:
    """What every player may hold, and what certainly nobody does."""

    seats: dict[Seat, Holding]
    gone: set[Card]
    """Cards out of play: a discard, an upcard left or turned down."""

    @classmethod
    def dealt(cls, deal: RecordedDeal) -> Holdings:
        """Give what the players hold before the exchange."""
        seats = {}
        for seat, hand in zip(Seat, deal.hands, strict=True):
            known = {card for card in hand if isinstance(card, Card)}
            unknown = hand.count(None)
            seats[seat] = Holding(known, unknown + max(0, HAND_SIZE - len(hand)))
        return cls(seats, set())

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Tell whether the record allows that this player holds this card."""
        if card in self.seats[seat].pool:
            return True
        return self.seats[seat].slots > 0 and not self.elsewhere(seat, card)

    def elsewhere(self, seat: Seat, card: Card) -> bool:
        """Tell whether the card is known to lie, or to have been dealt, somewhere else."""
        return card in self.gone or any(
            card in holding.pool for other, holding in self.seats.items() if other is not seat
        )

    def play(self, seat: Seat | None, card: Card | None) -> None:
        """Take away a card played, None where it is not known which, or by whom."""
        if seat is not None:
            self.seats[seat].play(card)
            return
        for holding in self.seats.values():
            holding.play(card if card in holding.pool else None)

    def holders(self, card: Card) -> list[Seat]:
        """Give the players known to hold the card, as a rule one."""
        return [seat for seat, holding in self.seats.items() if card in holding.pool]


def judge_exchange(
    deal: RecordedDeal, bidding: Bidding, report: Reporter
) -> tuple[Holdings, list[Problem]]:
    """Judge what the dealer did with the upcard; give what everybody holds when play begins."""
    holdings = Holdings.dealt(deal)
    upcard, discard = deal.upcard, deal.discard
    rule, must_take = _rule(bidding)
    fault: Fault | None = None
    if not bidding.taken:
        fault = Fault.DISCARD_UNASKED if discard is not None or deal.left else None
    elif deal.left:
        fault = Fault.LEFT if must_take else None
    elif discard is not None and discard is upcard:
        fault = Fault.DISCARD_UPCARD if must_take else None
    else:
        fault = _take(deal, holdings, must_take=must_take)
        upcard = None
    if isinstance(upcard, Card):
        holdings.gone.add(upcard)
    if fault is None:
        return holdings, []
    return holdings, [report(Stage.EXCHANGE, fault, rule, seat=deal.dealer, shown=discard)]


def _take(deal: RecordedDeal, holdings: Holdings, *, must_take: bool) -> Fault | None:
    """Give the dealer the upcard for the discard, which is perhaps not known."""
    dealer, discard = holdings.seats[deal.dealer], deal.discard
    there = isinstance(discard, Card) and holdings.may_hold(deal.dealer, discard)
    if isinstance(discard, Card) and there:
        dealer.play(discard)
        holdings.gone.add(discard)
    else:
        dealer.spare += 1
    if isinstance(deal.upcard, Card):
        dealer.pool.add(deal.upcard)
        if must_take:
            dealer.sure.add(deal.upcard)
    else:
        dealer.slots += 1
    return None if there or discard is None else Fault.DISCARD_NOT_HELD


def _rule(bidding: Bidding) -> tuple[str, bool]:
    """Name the rule of the exchange, and tell whether the upcard must be taken by it."""
    contract, rules = bidding.contract, bidding.rules
    if contract is None:
        return bidding.auction.rule, False
    if not bidding.taken:
        return round_rule(rules, contract.round), False
    accepted = contract.maker is bidding.auction.dealer
    rule = exchange.rule_for(rules, accepted=accepted)
    return rule, exchange.refusal(LEAVE, (), rules, accepted=accepted) is not None
