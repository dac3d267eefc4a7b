"""A trick: who led, which cards lie, who is winning (rules 7.4 to 7.6)."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine.cards import Card, Suit
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.trump import strength, suit_of


@dataclass(frozen=True, slots=True)
class Trick:
    """A trick, finished or not: the plays in the order they fell."""

    leader: Seat
    plays: tuple[tuple[Seat, Card], ...] = ()

    def __len__(self) -> int:
        return len(self.plays)

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order they fell."""
        return tuple(card for _, card in self.plays)

    def led(self, trump: Suit | None) -> Suit | None:
        """Give the suit led, as it counts: a led left bower calls for trump (rule 7.5)."""
        return suit_of(self.plays[0][1], trump) if self.plays else None

    def best(self, trump: Suit | None) -> tuple[Seat, Card]:
        """Give the play that wins so far: highest trump, else highest of the suit led (rule 7.6).

        ValueError while no card lies.
        """
        led = self.led(trump)
        return max(self.plays, key=lambda play: strength(play[1], trump, led))

    def winner(self, trump: Suit | None) -> Seat:
        """Give who wins, or is winning so far."""
        return self.best(trump)[0]

    def winning_card(self, trump: Suit | None) -> Card:
        """Give the card that wins, or is winning so far."""
        return self.best(trump)[1]

    def after(self, seat: Seat, card: Card) -> Trick:
        """Give the trick with one more card."""
        return Trick(self.leader, (*self.plays, (seat, card)))
