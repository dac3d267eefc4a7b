"""Which cards may be played, and why not the others (rules 7.4, 7.5). Decided here alone."""

from __future__ import annotations

from euchre_tutor.engine.actions import PLAY
from euchre_tutor.engine.cards import Card, Suit
from euchre_tutor.engine.deal import Hand
from euchre_tutor.engine.refusal import Refusal
from euchre_tutor.engine.trump import suit_of


def legal_cards(hand: Hand, led: Card | None, trump: Suit | None) -> Hand:
    """Give the cards that may be played, in the order they are held.

    ``led`` is the card led, None when leading. Follow its suit if you can, else play anything.
    """
    if led is None:
        return hand
    suit = suit_of(led, trump)
    return tuple([card for card in hand if suit_of(card, trump) is suit]) or hand


def refusal(card: Card, hand: Hand, led: Card | None, trump: Suit | None) -> Refusal | None:
    """Say why the card may not be played, or None if it may.

    ``cards.deck``: it is not in the hand. ``play.left``: the left bower decides, that is, the card
    would be allowed if every card belonged to its printed suit. ``play.follow``: any other revoke.
    The refusal's cards are those that may be played.
    """
    allowed = legal_cards(hand, led, trump)
    if card in allowed:
        return None
    if card not in hand:
        return Refusal("cards.deck", PLAY[card], (card,))
    only_by_the_left = card in legal_cards(hand, led, None)
    return Refusal("play.left" if only_by_the_left else "play.follow", PLAY[card], allowed)
