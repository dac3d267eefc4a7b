"""Cards judged anew from codes and letters, in the plainest way, to hold sentences against."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Card, Suit, Trick

MATE: Final = {"s": "c", "c": "s", "h": "d", "d": "h"}
COLOUR: Final = {"s": "black", "c": "black", "h": "red", "d": "red"}


def letter(suit: Suit | None) -> str:
    """Give the suit's letter, nothing without a suit."""
    return "" if suit is None else suit.letter


def printed(card: Card) -> str:
    """Give the letter of the suit printed on the card."""
    return card.code[1]


def right(trump: Suit | None) -> str:
    """Give the code of the right bower."""
    return f"J{letter(trump)}"


def left(trump: Suit | None) -> str:
    """Give the code of the left bower, nothing that is a card without trump."""
    return f"J{MATE.get(letter(trump), '')}"


def counts_as(card: Card, trump: Suit | None) -> str:
    """Give the letter of the suit the card counts as."""
    return letter(trump) if card.code == left(trump) else printed(card)


def order(suit: str, trump: Suit | None) -> list[str]:
    """List the codes of the cards that count as the suit, best first."""
    if suit == letter(trump):
        return [right(trump), left(trump)] + [f"{rank}{suit}" for rank in "AKQT9"]
    codes = [f"{rank}{suit}" for rank in "AKQJT9"]
    return [code for code in codes if code != left(trump)]


def is_trump(card: Card, trump: Suit | None) -> bool:
    """Tell whether the card is a trump."""
    return trump is not None and card.code in order(letter(trump), trump)


def above(card: Card, other: Card, trump: Suit | None) -> bool:
    """Tell whether the card stands above the other in the suit both count as."""
    same = order(counts_as(card, trump), trump)
    return other.code in same and same.index(card.code) < same.index(other.code)


def wins(card: Card, other: Card, trump: Suit | None, led: str) -> bool:
    """Tell whether the card takes a trick from the other when ``led`` was led."""
    if is_trump(card, trump) or is_trump(other, trump):
        return above(card, other, trump) or (is_trump(card, trump) and not is_trump(other, trump))
    if counts_as(card, trump) != led:
        return False
    return counts_as(other, trump) != led or above(card, other, trump)


def best(trick: Trick, trump: Suit | None) -> Card:
    """Give the card that wins the trick, or is winning so far."""
    cards = trick.cards
    led = counts_as(cards[0], trump)
    return next(
        card
        for card in cards
        if not any(wins(other, card, trump, led) for other in cards if other is not card)
        and (is_trump(card, trump) or counts_as(card, trump) == led)
    )
