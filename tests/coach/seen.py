"""A view as the tests of the coach look at it: counted anew from codes and letters."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from coach.fits import Fits
from explain import naive

from euchre_tutor.engine import (
    DECK,
    Card,
    Contract,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Seat,
    Suit,
    Trick,
    View,
)


class Seen(NamedTuple):
    """The facts of one decision, and how many deals the advice says it looked at."""

    view: View
    deals: int = 0

    @property
    def contract(self) -> Contract:
        """The contract there must be."""
        assert self.view.contract is not None
        return self.view.contract

    @property
    def trump(self) -> Suit:
        """The trump suit there must be."""
        return self.contract.trump

    @property
    def plays(self) -> bool:
        """Whether a card is to be played."""
        return self.view.phase is Phase.PLAY

    @property
    def trick(self) -> Trick:
        """The trick there must be."""
        assert self.view.trick is not None
        return self.view.trick

    @property
    def led(self) -> str:
        """The letter of the suit led, as it counts."""
        return naive.counts_as(self.trick.cards[0], self.trump)

    @property
    def best(self) -> Card:
        """The card that is winning."""
        return naive.best(self.trick, self.trump)

    @property
    def winner(self) -> Seat:
        """Who is winning."""
        return next(seat for seat, card in self.trick.plays if card is self.best)

    @property
    def partner_wins(self) -> bool:
        """Whether the seat opposite, as a partner, is winning."""
        return self.four and self.winner is self.opposite

    @property
    def opposite(self) -> Seat:
        """The seat across the table."""
        return Seat((self.view.seat.number + 2) % 4)

    @property
    def four(self) -> bool:
        """Whether there are partners."""
        return self.view.rules.players == 4

    @property
    def lone(self) -> list[Seat]:
        """Who plays alone."""
        both = (self.contract.loner, self.contract.lone_defender)
        return [seat for seat in both if seat is not None]

    @property
    def players(self) -> int:
        """How many play to a trick."""
        return self.view.rules.players - len(self.lone)

    @property
    def last(self) -> bool:
        """Whether nobody plays to the trick after this seat."""
        return len(self.trick.plays) == self.players - 1

    @property
    def legal(self) -> list[Card]:
        """The cards that may be played."""
        return [action.card for action in self.view.legal if isinstance(action, Play)]

    @property
    def taking(self) -> list[Card]:
        """Those of them that beat the best card."""
        return [c for c in self.legal if naive.wins(c, self.best, self.trump, self.led)]

    @property
    def shown(self) -> set[Card]:
        """The cards played so far."""
        tricks = (*self.view.tricks, *([self.view.trick] if self.view.trick else []))
        return {card for trick in tricks for card in trick.cards}

    @property
    def others(self) -> list[Seat]:
        """The other players who are in the deal and still hold a card."""
        out = [Seat((lone.number + 2) % 4) for lone in self.lone]
        seats = [seat for seat in Seat if self.four or seat.number % 2 == 0]
        return [s for s in seats if s not in (self.view.seat, *out) and self.view.counts[s.number]]

    @property
    def after(self) -> list[Seat]:
        """The others who have still to play to this trick."""
        return [seat for seat in self.others if seat not in [who for who, _ in self.trick.plays]]

    def may_be_with(self, seat: Seat) -> list[Card]:
        """The cards that another player may hold."""
        fits, suits = _fits(self)
        held = [c for c in fits.unseen if naive.counts_as(c, self.trump) in suits[seat]]
        return [*held, self.view.upcard] if fits.upcard_with is seat else held

    @property
    def out(self) -> list[Card]:
        """The cards that another player may hold."""
        held = [card for seat in self.others for card in self.may_be_with(seat)]
        return [card for card in DECK if card in held]

    @property
    def trumps_out(self) -> int:
        """How many trumps the others may hold together, at most."""
        return _fits(self)[0].most_trumps

    @property
    def opponents_may_have_trumps(self) -> bool:
        """Whether anybody of the other side may hold a trump."""
        against = [seat for seat in self.others if not (self.four and seat is self.opposite)]
        held = [card for seat in against for card in self.may_be_with(seat)]
        return any(naive.is_trump(card, self.trump) for card in held)

    @property
    def own_trumps(self) -> list[Card]:
        """The trumps in hand."""
        return [card for card in self.view.hand if naive.is_trump(card, self.trump)]

    @property
    def makers(self) -> bool:
        """Whether the seat or its partner made trump."""
        maker, seat = self.contract.maker, self.view.seat
        return maker is seat or (self.four and (maker.number + 2) % 4 == seat.number)

    def unbeaten(self, card: Card) -> bool:
        """Whether no card of those who play after the seat would win over it in this trick."""
        led = self.led if self.trick.plays else naive.counts_as(card, self.trump)
        held = [other for seat in self.after for other in self.may_be_with(seat)]
        return not any(naive.wins(other, card, self.trump, led) for other in held)

    def tops(self, card: Card) -> bool:
        """Whether no card that is out stands above it in its suit."""
        return not any(naive.above(other, card, self.trump) for other in self.out)

    @property
    def sides(self) -> list[Card]:
        """The cards in hand that are no trumps."""
        return [card for card in self.view.hand if card not in self.own_trumps]

    def trumps_if(self, call: OrderUp | NameSuit) -> list[Card]:
        """The trumps if this is called, the upcard with them where the dealer would take it."""
        suit = call.suit if isinstance(call, NameSuit) else self.view.upcard.suit
        takes = self.view.seat is self.view.dealer and isinstance(call, OrderUp)
        hand = (*self.view.hand, self.view.upcard) if takes else self.view.hand
        return [card for card in hand if naive.is_trump(card, suit)]

    @property
    def calls(self) -> list[OrderUp | NameSuit]:
        """The calls that make trump."""
        return [call for call in self.view.legal if isinstance(call, (OrderUp, NameSuit))]

    @property
    def may_pass(self) -> bool:
        """Whether passing is allowed."""
        return Pass() in self.view.legal

    @property
    def dealer_is(self) -> str:
        """Who deals: "me", "partner" or "other"."""
        apart = (self.view.dealer.number - self.view.seat.number) % 4
        if apart == 2:
            return "partner" if self.four else "other"
        return "other" if apart else "me"


@lru_cache(maxsize=8)
def _fits(seen: Seen) -> tuple[Fits, dict[Seat, set[str]]]:
    """What may lie where; looked up again and again for the same decision."""
    fits = Fits(seen.view, seen.trump, seen.others)
    return fits, {seat: fits.suits(seat) for seat in seen.others}
