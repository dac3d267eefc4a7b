"""Who wins a trick, and why (rule 7.6); :func:`loses` tells why the other cards do not."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import (
    Card,
    Seat,
    Suit,
    Trick,
    is_trump,
    left_bower,
    right_bower,
    suit_of,
)
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.explain.losers import loses as loses
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit, sentences

_SMALLEST: Final = 2  # with two players, or one of each side alone


def winner(trick: Trick, trump: Suit | None, viewer: Seat | None = None) -> Explanation:
    """Say who wins the trick, with which card and why.

    The trick may have two, three or four cards. Raises ValueError for fewer than two.
    """
    if len(trick) < _SMALLEST:
        raise ValueError(f"a trick has two cards at least: {trick}")
    seat, card = trick.best(trump)
    who = (
        T("You win with {card}.", card=card)
        if seat is viewer
        else T("{seat} wins with {card}.", seat=seat, card=card)
    )
    why, *rules = _why(trick, card, trump)
    return explain(sentences(who, why), *rules)


def winning_so_far(trick: Trick, trump: Suit | None, viewer: Seat | None = None) -> Explanation:
    """Say who is winning a trick that is still being played, and why.

    Raises ValueError while no card lies.
    """
    seat, card = trick.best(trump)
    who = (
        T("You are winning so far, with {card}.", card=card)
        if seat is viewer
        else T("{seat} is winning so far, with {card}.", seat=seat, card=card)
    )
    if len(trick) == 1:
        return explain(sentences(who, T("It is the only card yet.")), "play.winner")
    why, *rules = _why(trick, card, trump)
    return explain(sentences(who, why), *rules)


def _why(trick: Trick, card: Card, trump: Suit | None) -> tuple[Text, *tuple[str, ...]]:
    """Why this card wins the trick, with the rules."""
    if trump is None or not is_trump(card, trump):
        return _why_plain(trick, card, trump)
    if card is right_bower(trump):
        return T("The right bower beats every other card."), "cards.right", "play.winner"
    alone = sum(is_trump(played, trump) for played in trick.cards) == 1
    if card is left_bower(trump):
        name = a_suit(trump)
        text = (
            T("As the left bower it is {name}, and the only trump here.", name=name)
            if alone
            else T("As the left bower it is {name}, and the highest trump here.", name=name)
        )
        return text, "cards.left", "play.winner"
    if alone:
        return T("It is the only trump, and any trump beats the other cards."), "play.winner"
    return T("It is the highest of the trumps played."), "play.winner", "cards.trumps"


def _why_plain(trick: Trick, card: Card, trump: Suit | None) -> tuple[Text, *tuple[str, ...]]:
    suit = suit_of(card, trump)
    alone = sum(suit_of(played, trump) is suit for played in trick.cards) == 1
    if trump is None:
        if alone:
            return T("No other card followed {suit}.", suit=suit), "play.winner"
        text = T("It is the highest card of the suit led, {suit}.", suit=suit)
        return text, "play.winner", "cards.rank"
    if alone:
        text = T("No other card followed {suit}, and none is a trump.", suit=suit)
        return text, "play.winner"
    text = T("No trump was played, so the highest of the {suit} led wins.", suit=suit)
    return text, "play.winner", "cards.rank"
