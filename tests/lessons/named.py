"""Names of choices, written anew: what stands beside a bar, in a review, in what the coach says."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Play,
    Position,
)

LABELS: Final = {"“{words}”", "{card} down", "Leave {upcard}", "{card}"}
"""The messages that name a choice."""
_SUITS: Final = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
_SIGNS: Final = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def sign(card: Card) -> str:
    """Write a card as it is printed in a sentence."""
    return f"{card.code[0].replace('T', '10')}{_SIGNS[card.code[1]]}"


def named(action: Action, before: Position) -> str:
    """Name a choice of whoever is to act, in English."""
    match action:
        case Play(card):
            return sign(card)
        case Discard(card):
            return f"{sign(card)} down"
        case Leave():
            return f"Leave {sign(before.upcard)}"
    return f"“{_said(action, before)}”"


def _said(action: Action, before: Position) -> str:
    seat, dealer, four = before.to_act, before.dealer, before.rules.players == 4
    assert seat is not None
    match action:
        case OrderUp(alone):
            apart = (seat.number - dealer.number) % 4
            words = {0: "I accept", 2: "I assist" if four else "I order it up"}
            return words.get(apart, "I order it up") + ", alone" * alone
        case NameSuit(suit, alone):
            return _SUITS[suit.letter] + ", alone" * alone
        case Announce(alone=True):
            assert before.maker is not None
            makers = (seat.number - before.maker.number) % 2 == 0
            return "I go alone" if makers else "I defend alone"
        case Announce():
            return "Not alone"
    return "Pass"
