"""Which suit a card counts as, and whether it is a trump (rules 2.2 to 2.5)."""

from __future__ import annotations

from euchre_tutor.engine import Card, Rank, Suit, is_trump, left_bower, right_bower, suit_of
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.explain.ranks import higher as higher
from euchre_tutor.explain.ranks import place as place
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit


def suit(card: Card, trump: Suit | None) -> Explanation:
    """Say which suit the card counts as, and why."""
    name = a_suit(suit_of(card, trump))
    if trump is None:
        text = T(
            "No suit is trump, so {card} keeps the suit printed on it: {suit}.",
            card=card,
            suit=card.suit,
        )
        return explain(text, "cards.rank")
    if card is left_bower(trump):
        return explain(_left(card, trump), "cards.left", "cards.trumps")
    if card is right_bower(trump):
        text = T(
            "{card} is the jack of trumps, the right bower. It stays {name}.", card=card, name=name
        )
        return explain(text, "cards.right")
    if card.rank is Rank.JACK:
        return explain(_only_moves(card), "cards.rank", "cards.left")
    if card.suit is trump:
        text = T(
            "Only a jack can change its suit. {card} stays {name}, a trump.", card=card, name=name
        )
        return explain(text, "cards.trumps")
    text = T("Only a jack can change its suit. {card} stays {name}.", card=card, name=name)
    return explain(text, "cards.rank")


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
            "{card} does move, but to the trump suit: as the left bower it belongs to {suit}.",
            card=card,
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
        "{card} is the jack of the trump suit itself. The right bower stays where it is.", card=card
    )
    return explain(text, "cards.right")


def _not_suit_jack(card: Card, trump: Suit, guess: Suit) -> Explanation:
    if guess is card.suit.same_colour:
        return explain(_only_moves(card), "cards.left")
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


def trump_or_not(card: Card, trump: Suit) -> Explanation:
    """Say why the card is a trump, or why it is none."""
    name = a_suit(suit_of(card, trump))
    left = left_bower(trump)
    if card is left:
        return explain(_left(card, trump), "cards.left", "cards.trumps")
    if card is right_bower(trump):
        text = T("{card} is the jack of trumps: the right bower, the best card of all.", card=card)
        return explain(text, "cards.right", "cards.trumps")
    if is_trump(card, trump):
        text = T("{card} is {name}, and {suit} are trump.", card=card, name=name, suit=trump)
        return explain(text, "cards.trumps")
    if card.rank is Rank.JACK:
        return explain(_no_bower(card, trump), "cards.left", "cards.trumps")
    if card.suit is left.suit:
        text = T(
            "Of the {suit} only the jack, {left}, is a trump now. {card} stays {name}.",
            suit=left.suit,
            left=left,
            card=card,
            name=name,
        )
        return explain(text, "cards.trumps", "cards.left")
    text = T("{card} is {name}, so it is no trump: {suit} are.", card=card, name=name, suit=trump)
    return explain(text, "cards.trumps")


def _left(card: Card, trump: Suit) -> Text:
    """Why the left bower is a trump."""
    name = a_suit(trump)
    if trump.is_red:
        return T(
            "{card} is the other red jack, so it counts as {name}: the left bower.",
            card=card,
            name=name,
        )
    return T(
        "{card} is the other black jack, so it counts as {name}: the left bower.",
        card=card,
        name=name,
    )


def _only_moves(card: Card) -> Text:
    """Why a jack that is no bower keeps its suit."""
    return T(
        "{card} only moves when {other} are trump. Now it stays {name}.",
        card=card,
        other=card.suit.same_colour,
        name=a_suit(card.suit),
    )


def _no_bower(card: Card, trump: Suit) -> Text:
    """Why a jack of the other colour is no trump."""
    if trump.is_red:
        return T(
            "{card} is a black jack. With {suit} as trump, only the red jacks are bowers.",
            card=card,
            suit=trump,
        )
    return T(
        "{card} is a red jack. With {suit} as trump, only the black jacks are bowers.",
        card=card,
        suit=trump,
    )
