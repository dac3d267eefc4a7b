"""What a player sees who is about to play a card: the facts that rules of thumb turn on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from euchre_tutor.coach.known import known
from euchre_tutor.coach.masks import cards_in
from euchre_tutor.coach.whereabouts import Whereabouts
from euchre_tutor.engine import (
    Card,
    Hand,
    Phase,
    Play,
    Rank,
    Seat,
    Suit,
    Trick,
    View,
    is_trump,
    strength,
    suit_of,
)
from euchre_tutor.engine.lone import order, sitting_out
from euchre_tutor.explain.explanation import sure


@dataclass(frozen=True)
class Sight:
    """The seat's own turn to play a card, as it looks from there."""

    view: View

    def __post_init__(self) -> None:
        if self.view.phase is not Phase.PLAY or not self.view.legal:
            raise ValueError(f"{self.view.seat!r} has no card to play now")

    @cached_property
    def trump(self) -> Suit:
        """The trump suit."""
        return sure(self.view.contract).trump

    @cached_property
    def trick(self) -> Trick:
        """The cards on the table."""
        return sure(self.view.trick)

    @cached_property
    def legal(self) -> Hand:
        """The cards that may be played."""
        return tuple([action.card for action in self.view.legal if isinstance(action, Play)])

    @cached_property
    def partner(self) -> Seat | None:
        """The partner, if there is one who plays."""
        partner = self.view.rules.partner(self.view.seat)
        return None if partner in sitting_out(sure(self.view.contract)) else partner

    @property
    def four(self) -> bool:
        """Whether there are partners and sides."""
        return self.view.rules.partnerships

    @cached_property
    def makers(self) -> bool:
        """Whether the seat's own side made trump."""
        side = self.view.rules.side
        return side(self.view.seat) is side(sure(self.view.contract).maker)

    @cached_property
    def places(self) -> Whereabouts:
        """Where the cards not seen may lie."""
        return Whereabouts(known(self.view), self.trump)

    @cached_property
    def hidden(self) -> Mapping[Seat, Hand]:
        """For each other player still in the deal the cards that it may hold.

        The dealer holds an upcard taken until it is played.
        """
        view, places, idle = self.view, self.places, sitting_out(sure(self.view.contract))
        may = {
            seat: {suit for suit in Suit if places.may_hold(seat, suit)}
            for seat in view.rules.seats
            if seat is not view.seat and seat not in idle
        }
        return {
            seat: (
                *(card for card in view.unseen if suit_of(card, self.trump) in suits),
                *cards_in(places.facts.held[seat.number]),
            )
            for seat, suits in may.items()
        }

    @cached_property
    def out(self) -> Hand:
        """The cards that others may still play: not one's own, not seen on the table."""
        return tuple({card: None for hand in self.hidden.values() for card in hand})

    @cached_property
    def own_trumps(self) -> Hand:
        """The trumps in hand."""
        return tuple([card for card in self.view.hand if is_trump(card, self.trump)])

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps the others may hold together, at most."""
        upcard = sum(self.places.facts.held[seat.number].bit_count() for seat in self.hidden)
        return upcard + self.places.most(self.hidden, self.trump)

    @cached_property
    def trumps_against(self) -> bool:
        """Whether the other side may hold a trump."""
        hands = [hand for seat, hand in self.hidden.items() if seat is not self.partner]
        return any(is_trump(card, self.trump) for hand in hands for card in hand)

    @cached_property
    def after(self) -> tuple[Seat, ...]:
        """Who plays to this trick after the seat."""
        contract = sure(self.view.contract)
        seats = order(self.view.seat, contract, self.view.rules)
        done = {seat for seat, _ in self.trick.plays}
        return tuple([seat for seat in seats[1:] if seat not in done])

    @cached_property
    def led(self) -> Suit | None:
        """The suit led, as it counts; None at a lead."""
        return self.trick.led(self.trump)

    @cached_property
    def best(self) -> tuple[Seat, Card]:
        """The play that wins so far; ValueError at a lead."""
        return self.trick.best(self.trump)

    @cached_property
    def partner_wins(self) -> bool:
        """Whether the partner is winning the trick."""
        return bool(self.trick.plays) and self.best[0] is self.partner

    @cached_property
    def taking(self) -> Hand:
        """The legal cards that beat the best card so far, the lowest first."""
        to_beat = self.power(self.best[1])
        return tuple(sorted((c for c in self.legal if self.power(c) > to_beat), key=self.power))

    @cached_property
    def losing(self) -> Hand:
        """The other legal cards, the one worth least first."""
        return tuple(sorted((c for c in self.legal if c not in self.taking), key=self.value))

    def power(self, card: Card) -> int:
        """Tell how strong the card is in this trick; led, it sets the suit."""
        led = suit_of(card, self.trump) if self.led is None else self.led
        return strength(card, self.trump, led)

    def safe(self, card: Card) -> bool:
        """Tell whether nobody who plays after the seat can beat this card in the trick."""
        led = suit_of(card, self.trump) if self.led is None else self.led
        power = strength(card, self.trump, led)
        held = {other for seat in self.after for other in self.hidden[seat]}
        return all(strength(other, self.trump, led) < power for other in held)

    def tops_suit(self, card: Card) -> bool:
        """Tell whether no card still out stands above this one in its suit."""
        suit = suit_of(card, self.trump)
        return not any(
            suit_of(other, self.trump) is suit
            and strength(other, self.trump, suit) > strength(card, self.trump, suit)
            for other in self.out
        )

    def value(self, card: Card) -> tuple[bool, bool, int, int]:
        """Put the card that is worth least first: no trump, no winner, low, alone in its suit."""
        suit = suit_of(card, self.trump)
        company = sum(suit_of(other, self.trump) is suit for other in self.view.hand)
        trump = suit is self.trump
        winner = card.rank is Rank.ACE or self.tops_suit(card)
        return trump, winner, strength(card, self.trump, suit), company
