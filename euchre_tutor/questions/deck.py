"""Questions on the deck as a whole, for a lesson: its size, its ranks, its best suit if any."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import DECK, Rank, Suit, beats, cards_of
from euchre_tutor.explain import deck as why
from euchre_tutor.questions.question import (
    Choice,
    Form,
    Question,
    count_choices,
    facts,
    suit_choices,
)
from euchre_tutor.text import T

KIND: Final = "deck"
_CAPITALS: Final = {
    "A": T("Ace"),
    "K": T("King"),
    "Q": T("Queen"),
    "J": T("Jack"),
    "10": T("Ten"),
    "9": T("Nine"),
    "8": T("Eight"),
    "7": T("Seven"),
    "6": T("Six"),
}
_RANKS: Final = {rank.sign: rank for rank in Rank if any(card.rank is rank for card in DECK)}
"""The ranks of the deck by their sign."""
NONE: Final = "none of them"
"""The code of the answer that no suit is best."""


def ask_size(counts: tuple[int, ...]) -> Question:
    """Ask how many cards there are; ValueError unless the right number is offered."""
    return Question(
        kind=KIND,
        level=1,
        form=Form.ONE,
        prompt=T("How many cards are there?"),
        trump=None,
        facts=facts(trump=None, deck="size"),
        choices=count_choices(counts),
        answer=(counts.index(len(DECK)),),
        explanation=why.size(),
        replies=tuple(why.size() if n == len(DECK) else why.not_size(n) for n in counts),
    )


def ask_missing(signs: tuple[str, ...]) -> Question:
    """Ask which of these ranks is not in the deck; ValueError unless it is exactly one."""
    (absent,) = [sign for sign in signs if sign not in _RANKS]
    return Question(
        kind=KIND,
        level=1,
        form=Form.ONE,
        prompt=T("Which of these is not in the deck?"),
        trump=None,
        facts=facts(trump=None, deck="missing"),
        choices=tuple(Choice(sign, _CAPITALS[sign]) for sign in signs),
        answer=(signs.index(absent),),
        explanation=why.missing(absent),
        replies=tuple(
            why.missing(sign) if sign == absent else why.present(_RANKS[sign]) for sign in signs
        ),
    )


def ask_best_suit() -> Question:
    """Ask which suit is the best while nothing is trump."""
    best = [suit for suit in Suit if _above_all(suit)]
    suits = suit_choices()
    choices = (*suits, Choice(NONE, T("None of them")))
    right = tuple(n for n, choice in enumerate(suits) if choice.suit in best) or (len(suits),)
    reply = why.no_best_suit()
    return Question(
        kind=KIND,
        level=1,
        form=Form.ONE,
        prompt=T("Which suit is the best?"),
        trump=None,
        facts=facts(trump=None, deck="best suit"),
        choices=choices,
        answer=right,
        explanation=reply,
        replies=tuple(
            reply if choice.suit is None else why.not_best_suit(choice.suit) for choice in choices
        ),
    )


def _above_all(suit: Suit) -> bool:
    """Whether the suit's best card beats that of every other suit, whatever is led."""
    best = cards_of(suit, None)[0]
    others = [cards_of(other, None)[0] for other in Suit if other is not suit]
    return all(beats(best, other, None, led) for other in others for led in Suit)
