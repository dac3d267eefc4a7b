"""Sets of cards as integers that know no trump: bit ``card.index`` of the deck.

Sampling deals and judging bids looks at hands under several trumps, so these are not the lanes of
the search; :func:`to_lanes` leads there.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from euchre_tutor.coach.lanes import BIT_AT
from euchre_tutor.engine import DECK, Card, Rank, Suit, cards_of, left_bower, right_bower, trumps

_HALF: Final = 12
_LOW: Final = (1 << _HALF) - 1


def bit(card: Card) -> int:
    """Give the card as an integer."""
    return 1 << card.index


def mask(cards: Iterable[Card]) -> int:
    """Give the cards as one integer."""
    found = 0
    for card in cards:
        found |= bit(card)
    return found


def cards_in(held: int) -> tuple[Card, ...]:
    """Give the cards of an integer, in the order of the deck."""
    return tuple([card for card in DECK if held >> card.index & 1])


TRUMPS: Final[Mapping[Suit, int]] = {suit: mask(trumps(suit)) for suit in Suit}
"""Trump → its seven cards."""
SUITS: Final[Mapping[Suit, Mapping[Suit, int]]] = {
    trump: {suit: mask(cards_of(suit, trump)) for suit in Suit} for trump in Suit
}
"""Trump → suit → the cards that count as it (rule 2.5)."""
SIDES: Final[Mapping[Suit, tuple[int, ...]]] = {
    trump: tuple(cards for suit, cards in SUITS[trump].items() if suit is not trump)
    for trump in Suit
}
"""Trump → the cards of each other suit."""
SIDE_ACES: Final[Mapping[Suit, int]] = {
    trump: mask(Card.of(Rank.ACE, suit) for suit in Suit if suit is not trump) for trump in Suit
}
"""Trump → the aces that are no trumps."""
RIGHT: Final[Mapping[Suit, int]] = {suit: mask([right_bower(suit)]) for suit in Suit}
"""Trump → the right bower."""
LEFT: Final[Mapping[Suit, int]] = {suit: mask([left_bower(suit)]) for suit in Suit}
"""Trump → the left bower."""
ACE: Final[Mapping[Suit, int]] = {suit: mask([Card.of(Rank.ACE, suit)]) for suit in Suit}
"""Suit → its ace."""


@cache
def _halves(trump: Suit) -> tuple[tuple[int, ...], tuple[int, ...]]:
    bits = BIT_AT[trump]
    return _sums(bits[:_HALF]), _sums(bits[_HALF:])


def _sums(bits: tuple[int, ...]) -> tuple[int, ...]:
    sums = [0]
    for bit in bits:
        sums += [bit | lower for lower in sums]
    return tuple(sums)


def to_lanes(held: int, trump: Suit) -> int:
    """Give the same cards as an integer of :mod:`euchre_tutor.coach.lanes` under this trump."""
    low, high = _halves(trump)
    return low[held & _LOW] | high[held >> _HALF]
