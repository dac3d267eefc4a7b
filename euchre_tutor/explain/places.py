"""Where a card stands in the suit it counts as (rules 2.2 to 2.5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from euchre_tutor.engine import Card, Suit, cards_of, is_trump, suit_of, trumps
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of

_BOWERS: Final = ("cards.right", "cards.left")
"""The rules of the first two trumps."""


def order(cards: Sequence[Card], trump: Suit | None) -> Explanation:
    """Name the cards, all of one suit, from the best; ValueError if they are of several."""
    suits = {suit_of(card, trump) for card in cards}
    if len(suits) != 1:
        raise ValueError(f"{cards!r} do not all count as one suit")
    (suit,) = suits
    best = [card for card in cards_of(suit, trump) if card in cards]
    key = "cards.trumps" if suit is trump else "cards.rank"
    return explain(T("From the best: {cards}.", cards=all_of(best)), key)


def place_in_suit(card: Card, trump: Suit | None) -> Explanation:
    """Say where the card stands in the suit it counts as: which card comes right before it."""
    if trump is not None and is_trump(card, trump):
        return place(card, trump)
    suit = cards_of(card.suit, trump)
    above = suit.index(card)
    text = (
        T("{better} comes right before {card}.", better=suit[above - 1], card=card)
        if above
        else T("{card} is the best of its suit.", card=card)
    )
    return explain(text, "cards.rank")


def place(card: Card, trump: Suit) -> Explanation:
    """Say which of the seven trumps the card is: "second of the seven" and so on.

    Raises ValueError if it is no trump.
    """
    ranked = trumps(trump)
    if card not in ranked:
        raise ValueError(f"{card} is no trump when {trump!r} is")
    at = ranked.index(card)
    return explain(_place(card, at), *_BOWERS[at : at + 1], "cards.trumps")


def _place(card: Card, at: int) -> Text:
    """The sentence for each place, 0 the best."""
    return (
        T("{card} is the right bower: the first of the seven trumps.", card=card),
        T("{card} is the left bower: the second of the seven trumps.", card=card),
        T("{card} is the third of the seven trumps, after the two bowers.", card=card),
        T("{card} is the fourth of the seven trumps, after the bowers and the ace.", card=card),
        T("{card} is the fifth of the seven trumps: bowers, ace and king come first.", card=card),
        T("{card} is the sixth of the seven trumps: only the nine is below it.", card=card),
        T("{card} is the last of the seven trumps: all the others are above it.", card=card),
    )[at]
