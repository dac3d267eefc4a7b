"""How a choice is made: by tapping and, where there is a keyboard, by its number.

``how`` of a task: ``{keys, touch}``, the same with keys and without; the page shows one of them.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text

_PAIR: Final = 2


def tap_card(voice: Voice, count: int) -> Json:
    """Say how one of so many cards is chosen."""
    if count == 1:
        return _how(voice, T("Tap your last card."), T("Tap your last card."))
    by_key = (
        T("Tap a card, or press 1 or 2.")
        if count == _PAIR
        else T("Tap a card, or press 1 to {n}.", n=count)
    )
    return _how(voice, by_key, T("Tap a card."))


def tap_cards(voice: Voice, count: int) -> Json:
    """Say how some of so many cards are chosen."""
    return _how(voice, T("Tap the cards, or press 1 to {n}.", n=count), T("Tap the cards."))


def tap_in_hand(voice: Voice, count: int) -> Json:
    """Say how a card of the own hand is chosen."""
    by_key = T("Tap a card in your hand, or press 1 to {n}.", n=count)
    return _how(voice, by_key, T("Tap a card in your hand."))


def tap_answer(voice: Voice, count: int) -> Json:
    """Say how one of so many answers is chosen."""
    by_key = (
        T("Tap an answer, or press 1 or 2.")
        if count == _PAIR
        else T("Tap an answer, or press 1 to {n}.", n=count)
    )
    return _how(voice, by_key, T("Tap an answer."))


def tap_seat(voice: Voice, count: int) -> Json:
    """Say how one of so many seats is chosen, at the table or beside it."""
    by_key = (
        T("Tap a seat, or press 1 or 2.")
        if count == _PAIR
        else T("Tap a seat, or press 1 to {n}.", n=count)
    )
    return _how(voice, by_key, T("Tap a seat."))


def tap_suit(voice: Voice, count: int) -> Json:
    """Say how one of so many suits is chosen."""
    return _how(voice, T("Tap a suit, or press 1 to {n}.", n=count), T("Tap a suit."))


def tap_call(voice: Voice) -> Json:
    """Say how a call is looked at."""
    return _how(
        voice,
        T("Tap a call to see what it means, or press its number."),
        T("Tap a call to see what it means."),
    )


def _how(voice: Voice, keys: Text, touch: Text) -> Json:
    return {"keys": voice.say(keys), "touch": voice.say(touch)}
