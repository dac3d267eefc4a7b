"""The referee on the order of play: who played which card, who won each trick."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from euchre_tutor.engine import lone
from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.cards import DECK, Card
from euchre_tutor.engine.records.recorded import RecordedDeal, Seen, SeenHand
from euchre_tutor.engine.records.referee_bidding import Bidding
from euchre_tutor.engine.records.referee_holdings import Holdings
from euchre_tutor.engine.records.referee_problem import Fault, Problem, Reporter, Stage
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.trick import Trick
from euchre_tutor.engine.trump import beats, is_trump, strength, suit_of


@dataclass(frozen=True, slots=True)
class SeatedTrick:
    """A trick with the players who laid its cards, as far as they can be told."""

    plays: tuple[tuple[Seat | None, Seen], ...]
    winner: Seat | None
    finished: bool
    """Whether everybody has played, or the next trick was begun all the same."""
    missing: tuple[Seat, ...] = ()
    """Who has no card in a trick that was finished all the same."""


@dataclass(slots=True)
class Table:
    """Seats the cards of one deal, trick after trick. Holds what is found on the way."""

    deal: RecordedDeal
    bidding: Bidding
    contract: Contract
    holdings: Holdings
    report: Reporter
    tricks: list[SeatedTrick] = field(default_factory=list)
    problems: list[Problem] = field(default_factory=list)

    def seat_all(self, leader: Seat) -> None:
        """Seat all tricks, the first led by ``leader`` unless the hands show otherwise."""
        written = self.deal.tricks[:TRICKS]
        due: Seat | None = leader
        for number, cards in enumerate(written):
            led_by = self._leader(due, cards, number)
            due = self._seat(number, cards, led_by, last=number == len(written) - 1)
        if len(self.deal.tricks) > TRICKS:
            self._report(Fault.TRICK_TOO_MANY, (TRICKS, 0), due, self.deal.tricks[TRICKS][:1])

    def _report(
        self, fault: Fault, at: tuple[int, int | None], seat: Seat | None, cards: SeenHand
    ) -> None:
        too_many = fault is Fault.CARD_TOO_MANY and lone.sitting_out(self.contract)
        self.problems.append(
            self.report(
                Stage.PLAY,
                fault,
                "alone.partner" if too_many else "play.next",
                seat=seat,
                at=at,
                shown=cards[0] if cards else None,
            )
        )

    def _leader(self, due: Seat | None, cards: SeenHand, number: int) -> Seat | None:
        """Tell who led: whoever had to, unless only another's hand fits the cards."""
        if due is None:
            active = lone.active(self.contract, self.bidding.rules)
            fitting = [seat for seat in active if self._fits(seat, cards)]
            if len(fitting) != 1:
                return None
            self._fill_in(fitting[0])
            return fitting[0]
        first = cards[0] if cards else None
        if not isinstance(first, Card) or self.holdings.may_hold(due, first):
            return due
        out = lone.sitting_out(self.contract)
        others = [
            seat
            for seat in self.holdings.holders(first)
            if seat not in out and self._fits(seat, cards)
        ]
        if len(others) != 1:
            return due
        self._out_of_turn(others[0], due, first, number)
        return others[0]

    def _fill_in(self, leader: Seat) -> None:
        """Whoever leads has won the trick before."""
        if self.tricks:
            before = self.tricks[-1]
            self.tricks[-1] = replace(before, winner=leader)

    def _out_of_turn(self, seat: Seat, due: Seat, card: Card, number: int) -> None:
        dealer, rules = self.deal.dealer, self.bidding.rules
        fault, rule = Fault.LEAD_OUT_OF_TURN, "play.next"
        if number == 0:
            fault, rule = Fault.LEAD, lone.first_leader(self.contract, dealer, rules)[1]
        self.problems.append(
            self.report(
                Stage.PLAY, fault, rule, seat=seat, at=(number, 0), shown=card, expected=due
            )
        )

    def _fits(self, leader: Seat, cards: SeenHand) -> bool:
        order = lone.order(leader, self.contract, self.bidding.rules)
        return all(
            self.holdings.may_hold(seat, card)
            for seat, card in zip(order, cards, strict=False)
            if isinstance(card, Card)
        )

    def _seat(
        self, number: int, cards: SeenHand, leader: Seat | None, *, last: bool
    ) -> Seat | None:
        """Seat one trick; give who wins it, None where that cannot be told."""
        rules = self.bidding.rules
        size = len(lone.active(self.contract, rules))
        cards = cards or (None,) * size
        if len(cards) > size:
            self._report(Fault.CARD_TOO_MANY, (number, size), None, cards[size:])
            cards = cards[:size]
        order: tuple[Seat | None, ...] = (None,) * size
        if leader is not None:
            order = lone.order(leader, self.contract, rules)
        plays = tuple(zip(order, cards, strict=False))
        full = len(cards) == size
        missing = () if last else order[len(cards) :]
        if missing:
            self._report(Fault.CARD_MISSING, (number, None), missing[0], ())
        winner = self._winner(plays) if full or not last else None
        seats = tuple(seat for seat in missing if seat is not None)
        self.tricks.append(SeatedTrick(plays, winner, full or not last, seats))
        return winner

    def _winner(self, plays: tuple[tuple[Seat | None, Seen], ...]) -> Seat | None:
        trump = self.bidding.trump
        leader = plays[0][0]
        if trump is None or leader is None:
            return None
        known = tuple((seat, card) for seat, card in plays if isinstance(card, Card) and seat)
        if len(known) == len(plays):
            return Trick(leader, known).winner(trump)
        first = plays[0][1]
        led = suit_of(first, trump) if isinstance(first, Card) else None
        if not known:
            return None
        seat, best = max(known, key=lambda play: strength(play[1], trump, led))
        if led is None and not is_trump(best, trump):
            return None
        hidden = [seat for seat, card in plays if card is None]
        if hidden and any(beats(card, best, trump, led) for card in self._unseen(hidden)):
            return None
        return seat

    def _unseen(self, hidden: list[Seat | None]) -> list[Card]:
        """Give the cards that may be those not known, which these players laid."""
        shown = {card for trick in self.deal.tricks for card in trick} | self.holdings.gone
        for seat, holding in self.holdings.seats.items():
            if seat not in hidden:
                shown |= holding.pool
        return [card for card in DECK if card not in shown]
