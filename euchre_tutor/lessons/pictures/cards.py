"""Pictures on the cloth that lessons share, drawn from the engine's facts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre_tutor.engine import Card, Rank, Suit, cards_of, left_bower, right_bower, trumps
from euchre_tutor.lessons.pictures.asked import Asked
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import bower_name, rank_name, suit_capital

_CAPTIONS: Final = {
    Rank.ACE: T("Ace"),
    Rank.KING: T("King"),
    Rank.QUEEN: T("Queen"),
    Rank.JACK: T("Jack"),
    Rank.TEN: T("Ten"),
    Rank.NINE: T("Nine"),
}


def caption(card: Card, trump: Suit | None) -> Text:
    """Name a card's rank below it: "Right bower", "Ace"."""
    if trump is not None and card is right_bower(trump):
        return T("Right bower")
    if trump is not None and card is left_bower(trump):
        return T("Left bower")
    return _CAPTIONS[card.rank]


def _short(voice: Voice, card: Card, trump: Suit | None) -> str | None:
    """Give the caption where there is little room: only the bowers need one."""
    if trump is None or card not in (right_bower(trump), left_bower(trump)):
        return None
    return voice.say(T("Right") if card is right_bower(trump) else T("Left"))


def fan(voice: Voice, trump: Suit | None, cards: Sequence[Card | None], shown: Suit | None) -> Json:
    """Fan cards out, strongest first; None is a place still empty.

    ``shown`` is the trump where ribbons and bower names answer nothing that is still open.
    """
    return {
        "kind": "fan",
        "trump": voice.trump(trump),
        "note": voice.say(T("strongest first")),
        "cards": [
            voice.place(T("place {n}, still empty", n=number), number)
            if card is None
            else voice.card(card, trump=shown, caption=caption(card, shown), number=number)
            | {"short": _short(voice, card, shown)}
            for number, card in enumerate(cards, start=1)
        ],
    }


def cards(voice: Voice, trump: Suit | None, drawn: Iterable[Json]) -> Json:
    """Lay some cards side by side."""
    return {"kind": "cards", "trump": voice.trump(trump), "note": None, "cards": list(drawn)}


def choices(voice: Voice, asked: Asked) -> Json:
    """Lay the cards to choose from side by side; the right one is shown after the answer."""
    drawn = []
    for place, choice in enumerate(asked.question.choices):
        if choice.card is None:
            message = f"not every choice of {asked.question.id} is a card"
            raise ValueError(message)
        right = T("Yes") if place in asked.given else T("This one")
        state, mark = asked.on_card(place, right)
        drawn.append(
            voice.card(choice.card, state, trump=asked.trump, mark=mark, tap=asked.is_open)
        )
    return cards(voice, asked.question.trump, drawn)


def covered(voice: Voice, trump: Suit, count: int) -> Json:
    """Keep places free for cards that are shown later; nothing is asked of them."""
    places = [voice.place(T("shown after your answer"), n) | {"number": None} for n in range(count)]
    return {"kind": "fan", "trump": voice.trump(trump), "note": None, "cards": places}


def rows(voice: Voice, trump: Suit | None) -> Json:
    """Lay out the whole deck, a row a suit as it counts, the best card first."""
    return {
        "kind": "rows",
        "trump": voice.trump(trump),
        "note": None,
        "cards": [],
        "rows": [
            {
                "suit": suit.letter,
                "name": voice.say(suit_capital(suit)),
                "count": voice.say(_count(len(cards_of(suit, trump)))),
                "trump": suit is trump,
                "cards": [voice.card(card, trump=trump) for card in cards_of(suit, trump)],
            }
            for suit in Suit
        ],
    }


def _count(number: int) -> Text:
    return TN("{n} card", "{n} cards", number)


def holdings(voice: Voice, trump: Suit) -> Json:
    """Say in cells what the trump suit holds now, and the suit that lent its jack."""
    lending = trump.same_colour
    held = [
        {
            "text": _BOWER_LETTERS.get(place, card.rank.sign),
            "kind": "trump",
            "name": voice.say(bower_name(card, trump) or rank_name(card.rank)),
        }
        for place, card in enumerate(trumps(trump))
    ]
    lent = [
        {"text": "↑", "kind": "gone", "name": voice.say(T("the jack has left"))}
        if card is left_bower(trump)
        else {"text": card.rank.sign, "kind": "plain", "name": voice.say(rank_name(card.rank))}
        for card in cards_of(lending, None)
    ]
    return {
        "title": voice.say(T("What each suit holds now")),
        "rows": [
            {"suit": trump.letter, "name": voice.say(suit_capital(trump)), "cells": held},
            {"suit": lending.letter, "name": voice.say(suit_capital(lending)), "cells": lent},
        ],
    }


_BOWER_LETTERS: Final = {0: "R", 1: "L"}
"""How the two best trumps are abbreviated, by their place."""
