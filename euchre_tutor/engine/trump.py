"""What trump does to the cards. Nothing else in the engine knows the left bower (rules 2.2 to 2.5).

``trump`` may be None everywhere: then no card is special. ``led`` is always the suit that a led
card *counts as*, so a led left bower calls for trump (rule 7.5).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre_tutor.engine.cards import DECK, Card, Rank, Suit

_PLAIN_ORDER: Final = (Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK, Rank.TEN, Rank.NINE)
_TRUMP_ABOVE: Final = 100
_LED_ABOVE: Final = 50


def right_bower(trump: Suit) -> Card:
    """Give the jack of trumps, the best card (rule 2.3)."""
    return Card.of(Rank.JACK, trump)


def left_bower(trump: Suit) -> Card:
    """Give the other jack of the trump's colour, the second best card (rule 2.4)."""
    return Card.of(Rank.JACK, trump.same_colour)


def _counts_as(card: Card, trump: Suit | None) -> Suit:
    return trump if trump is not None and card is left_bower(trump) else card.suit


def _best_first(suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
    plain = tuple(
        card
        for card in (Card.of(rank, suit) for rank in _PLAIN_ORDER)
        if _counts_as(card, trump) is suit
    )
    if trump is not suit:
        return plain
    bowers = (right_bower(suit), left_bower(suit))
    return bowers + tuple(card for card in plain if card not in bowers)


_TRUMPS_OR_NONE: Final[tuple[Suit | None, ...]] = (*Suit, None)
_SUIT: Final = {
    trump: {card: _counts_as(card, trump) for card in DECK} for trump in _TRUMPS_OR_NONE
}
_CARDS: Final = {
    trump: {suit: _best_first(suit, trump) for suit in Suit} for trump in _TRUMPS_OR_NONE
}
_RANKING: Final = {
    trump: {
        card: len(cards) - place
        for cards in _CARDS[trump].values()
        for place, card in enumerate(cards)
    }
    for trump in _TRUMPS_OR_NONE
}


def suit_of(card: Card, trump: Suit | None) -> Suit:
    """Give the suit the card counts as: the left bower belongs to trump (rule 2.4)."""
    return _SUIT[trump][card]


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Tell whether the card is one of the seven trumps."""
    return trump is not None and _SUIT[trump][card] is trump


def cards_of(suit: Suit, trump: Suit | None) -> tuple[Card, ...]:
    """Give every card that counts as this suit, best first: seven, six or five (rule 2.5)."""
    return _CARDS[trump][suit]


def trumps(trump: Suit) -> tuple[Card, ...]:
    """Give the seven trumps, best first: right bower, left bower, A K Q 10 9 (rule 2.5)."""
    return _CARDS[trump][trump]


def sorted_hand(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Give the cards as players sort them: trumps first, then suit by suit, each best first."""
    held = frozenset(cards)
    suits = sorted(Suit, key=lambda suit: suit is not trump)
    return tuple([card for suit in suits for card in _CARDS[trump][suit] if card in held])


def strength(card: Card, trump: Suit | None, led: Suit | None) -> int:
    """Tell how strong the card is in a trick: the highest number wins (rule 7.6).

    A card that neither is a trump nor follows the suit led has strength 0: it cannot win.
    """
    suit = _SUIT[trump][card]
    if suit is trump:
        return _TRUMP_ABOVE + _RANKING[trump][card]
    if suit is led:
        return _LED_ABOVE + _RANKING[trump][card]
    return 0


def beats(card: Card, other: Card, trump: Suit | None, led: Suit | None) -> bool:
    """Tell whether ``card`` wins over ``other`` in a trick in which ``led`` was led."""
    return strength(card, trump, led) > strength(other, trump, led)
