"""Why a card does not count as a suit, by the mistake that leads there (rules 2.2 to 2.5)."""

from __future__ import annotations

from euchre_tutor.engine import Card, Rank, Suit, left_bower, right_bower, suit_of
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit


def not_suit(card: Card, trump: Suit | None, guess: Suit) -> Explanation:
    """Say why the card does not count as the guessed suit, by the mistake that leads there.

    Raises ValueError if it does count as that suit.
    """
    if suit_of(card, trump) is guess:
        raise ValueError(f"{card} does count as {guess!r} with trump {trump!r}")
    if trump is None:
        name = a_suit(card.suit)
        text = T("No suit is trump, so no card moves. {card} is {name}.", card=card, name=name)
        return explain(text, "cards.rank")
    if card is left_bower(trump):
        return _not_suit_left(card, trump, guess)
    if card is right_bower(trump):
        return _not_suit_right(card, trump, guess)
    if card.rank is Rank.JACK:
        return _not_suit_jack(card, trump, guess)
    return _not_suit_other(card, trump, guess)


def _not_suit_left(card: Card, trump: Suit, guess: Suit) -> Explanation:
    if guess is card.suit:
        text = T(
            "That is the suit printed on it. As the left bower it has moved to {suit}.", suit=trump
        )
    else:
        text = T(
            "{card} does move, but not to {guess}: as the left bower it belongs to {suit}, the"
            " trump suit.",
            card=card,
            guess=guess,
            suit=trump,
        )
    return explain(text, "cards.left")


def _not_suit_right(card: Card, trump: Suit, guess: Suit) -> Explanation:
    left = left_bower(trump)
    if guess is left.suit:
        text = T(
            "It is the other way round: {left} moves to {suit}, and {card} stays there.",
            left=left,
            suit=trump,
            card=card,
        )
        return explain(text, "cards.left", "cards.right")
    text = T(
        "{card} is the jack of the trump suit itself. The right bower does not move to {guess}.",
        card=card,
        guess=guess,
    )
    return explain(text, "cards.right")


def _not_suit_jack(card: Card, trump: Suit, guess: Suit) -> Explanation:
    if guess is card.suit.same_colour:
        return explain(only_moves(card), "cards.left")
    name = a_suit(card.suit)
    if guess is trump:
        left = left_bower(trump)
        text = (
            T(
                "Only the other red jack, {left}, becomes {trump}. {card} stays {name}.",
                trump=a_suit(trump),
                left=left,
                card=card,
                name=name,
            )
            if trump.is_red
            else T(
                "Only the other black jack, {left}, becomes {trump}. {card} stays {name}.",
                trump=a_suit(trump),
                left=left,
                card=card,
                name=name,
            )
        )
        return explain(text, "cards.left")
    text = T("{card} is no bower here. Like any plain card, it stays {name}.", card=card, name=name)
    return explain(text, "cards.rank", "cards.left")


def _not_suit_other(card: Card, trump: Suit, guess: Suit) -> Explanation:
    name = a_suit(card.suit)
    key = "cards.trumps" if card.suit is trump else "cards.rank"
    if guess is trump:
        text = T(
            "Only a jack can move to the trump suit. {card} is no jack, so it stays {name}.",
            card=card,
            name=name,
        )
        return explain(text, key, "cards.left")
    if card.suit is trump:
        text = T(
            "{card} stays {name}: cards move to the trump suit, never out of it.",
            card=card,
            name=name,
        )
        return explain(text, key)
    text = T(
        "Nothing moves {card}: the suit printed on it counts, so it is {name}.",
        card=card,
        name=name,
    )
    return explain(text, key)


def only_moves(card: Card) -> Text:
    """Say why a jack that is no bower keeps its suit."""
    return T(
        "{card} only moves when {other} are trump. Now it stays {name}.",
        card=card,
        other=card.suit.same_colour,
        name=a_suit(card.suit),
    )
