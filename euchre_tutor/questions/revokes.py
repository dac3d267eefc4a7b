"""Revokes that the cards themselves prove: a suit not followed, and a card of it played later."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from euchre_tutor.engine import Card, Seat, Suit, Trick, suit_of


@dataclass(frozen=True, slots=True)
class Proven:
    """A card that should have followed and did not, with the card that proves it."""

    seat: Seat
    card: Card
    """The illegal card."""
    first: Card
    """The card led to its trick."""
    proof: Card
    """A card of the suit led that the player still held then, and played later."""
    apart: int
    """How many tricks later: 1 for the very next."""


def proven(tricks: Sequence[Trick], trump: Suit | None) -> Iterator[Proven]:
    """Find every revoke that a later card proves, the first in the order of play first."""
    for at, trick in enumerate(tricks):
        led = trick.led(trump)
        for seat, card in trick.plays:
            if suit_of(card, trump) is led:
                continue
            for apart, later in enumerate(tricks[at + 1 :], start=1):
                proof = dict(later.plays).get(seat)
                if proof is not None and suit_of(proof, trump) is led:
                    yield Proven(seat, card, trick.cards[0], proof, apart)
                    break
