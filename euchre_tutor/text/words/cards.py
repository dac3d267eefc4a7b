"""Suits, ranks and cards in words.

Each card has a message of its own, so that any language can decline it.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.cards import Card, Rank, Suit
from euchre_tutor.engine.trump import is_trump, left_bower, right_bower
from euchre_tutor.text.message import T, Text

_SUITS: Final = {
    Suit.SPADES: T("spades"),
    Suit.HEARTS: T("hearts"),
    Suit.DIAMONDS: T("diamonds"),
    Suit.CLUBS: T("clubs"),
}
_CAPITALS: Final = {
    Suit.SPADES: T("Spades"),
    Suit.HEARTS: T("Hearts"),
    Suit.DIAMONDS: T("Diamonds"),
    Suit.CLUBS: T("Clubs"),
}
_ONES: Final = {
    Suit.SPADES: T("a spade"),
    Suit.HEARTS: T("a heart"),
    Suit.DIAMONDS: T("a diamond"),
    Suit.CLUBS: T("a club"),
}
_TRUMP: Final = {
    Suit.SPADES: T("Spades are trump"),
    Suit.HEARTS: T("Hearts are trump"),
    Suit.DIAMONDS: T("Diamonds are trump"),
    Suit.CLUBS: T("Clubs are trump"),
}
_RANKS: Final = {
    Rank.NINE: T("nine"),
    Rank.TEN: T("ten"),
    Rank.JACK: T("jack"),
    Rank.QUEEN: T("queen"),
    Rank.KING: T("king"),
    Rank.ACE: T("ace"),
}
_CARDS: Final = {
    "9s": T("nine of spades"),
    "Ts": T("ten of spades"),
    "Js": T("jack of spades"),
    "Qs": T("queen of spades"),
    "Ks": T("king of spades"),
    "As": T("ace of spades"),
    "9h": T("nine of hearts"),
    "Th": T("ten of hearts"),
    "Jh": T("jack of hearts"),
    "Qh": T("queen of hearts"),
    "Kh": T("king of hearts"),
    "Ah": T("ace of hearts"),
    "9d": T("nine of diamonds"),
    "Td": T("ten of diamonds"),
    "Jd": T("jack of diamonds"),
    "Qd": T("queen of diamonds"),
    "Kd": T("king of diamonds"),
    "Ad": T("ace of diamonds"),
    "9c": T("nine of clubs"),
    "Tc": T("ten of clubs"),
    "Jc": T("jack of clubs"),
    "Qc": T("queen of clubs"),
    "Kc": T("king of clubs"),
    "Ac": T("ace of clubs"),
}


def suit_name(suit: Suit) -> Text:
    """Name the suit: "hearts"."""
    return _SUITS[suit]


def suit_capital(suit: Suit) -> Text:
    """Name the suit where a sentence or a label begins: "Hearts"."""
    return _CAPITALS[suit]


def a_suit(suit: Suit) -> Text:
    """Name one card's belonging: "a heart", as in "J♦ is a heart here"."""
    return _ONES[suit]


def trump_is(suit: Suit | None) -> Text:
    """Say what trump is, without a full stop: "Hearts are trump", "No trump yet"."""
    return T("No trump yet") if suit is None else _TRUMP[suit]


def rank_name(rank: Rank) -> Text:
    """Name the rank: "jack", "ten"."""
    return _RANKS[rank]


def card_name(card: Card, trump: Suit | None = None) -> Text:
    """Name the card, as for a screen reader: "jack of diamonds".

    With ``trump`` given a trump says so: "jack of diamonds, left bower, trump". Leave it out where
    that would answer an open question.
    """
    name = _CARDS[card.code]
    bower = bower_name(card, trump)
    if bower is not None:
        return T("{card_name}, {bower}, trump", card_name=name, bower=bower)
    return T("{card_name}, trump", card_name=name) if is_trump(card, trump) else name


def bower_name(card: Card, trump: Suit | None) -> Text | None:
    """Give "right bower" or "left bower" where the card is one under this trump, else None."""
    if trump is None:
        return None
    if card is right_bower(trump):
        return T("right bower")
    return T("left bower") if card is left_bower(trump) else None
