"""Which suit a card counts as, and whether it is a trump (rules 2.2 to 2.5)."""

from __future__ import annotations

from euchre_tutor.engine import (
    Card,
    Hand,
    Rank,
    Suit,
    is_trump,
    left_bower,
    right_bower,
    suit_of,
    trumps,
)
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.explain.places import order as order
from euchre_tutor.explain.places import place as place
from euchre_tutor.explain.places import place_in_suit as place_in_suit
from euchre_tutor.explain.ranks import higher as higher
from euchre_tutor.explain.wrong_suit import not_suit as not_suit
from euchre_tutor.explain.wrong_suit import only_moves
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit, all_of, trump_is


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
        return explain(only_moves(card), "cards.rank", "cards.left")
    if card.suit is trump:
        text = T(
            "Only a jack can change its suit. {card} stays {name}, a trump.", card=card, name=name
        )
        return explain(text, "cards.trumps")
    text = T("Only a jack can change its suit. {card} stays {name}.", card=card, name=name)
    return explain(text, "cards.rank")


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


def held(hand: Hand, trump: Suit) -> Explanation:
    """Name the trumps of a hand; ValueError if it has none.

    Where the left bower is one of them, it gives its reason, as it is the one easily missed.
    """
    left = left_bower(trump)
    if left in hand:
        return trump_or_not(left, trump)
    cards = [card for card in trumps(trump) if card in hand]
    if not cards:
        raise ValueError(f"{hand!r} holds no trump when {trump!r} is")
    text = T("{trump_is}, so {cards} count.", trump_is=trump_is(trump), cards=all_of(cards))
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
