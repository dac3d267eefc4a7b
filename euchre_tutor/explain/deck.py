"""Which cards the deck holds, and that no suit is above another (rules 2.1, 2.2, 7.6)."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import DECK, Card, Rank, Suit, cards_of
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of, rank_name

LOWER: Final = {"6": T("six"), "7": T("seven"), "8": T("eight")}
"""Ranks of other games, by their sign: below the lowest of this deck."""


def size() -> Explanation:
    """Say how many cards there are."""
    each = len(DECK) // len(Suit)
    text = T("Four suits with {each} cards each: {n} in all.", each=each, n=len(DECK))
    return explain(text, "cards.deck")


def not_size(count: int) -> Explanation:
    """Say why there are not so many; ValueError if there are, or if the suits would be unequal."""
    each, rest = divmod(count, len(Suit))
    if rest or count == len(DECK):
        raise ValueError(f"{count} cards are the deck, or make no four equal suits")
    text = T(
        "{n} cards would be {each} of each suit. Here a suit has {held}.",
        n=count,
        each=each,
        held=len(DECK) // len(Suit),
    )
    return explain(text, "cards.deck")


def missing(sign: str) -> Explanation:
    """Say why this rank of other games is not in the deck."""
    lowest = min(DECK, key=lambda card: list(Rank).index(card.rank)).rank
    text = T(
        "The lowest card of each suit is the {lowest}: there is no {rank}.",
        lowest=rank_name(lowest),
        rank=LOWER[sign],
    )
    return explain(text, "cards.deck")


def present(rank: Rank) -> Explanation:
    """Say that each suit has a card of this rank."""
    text = T("Each suit has its {rank}: {cards}.", rank=rank_name(rank), cards=_all(rank))
    return explain(text, "cards.deck")


def _all(rank: Rank) -> Text:
    return all_of([card for card in DECK if card.rank is rank])


def no_best_suit() -> Explanation:
    """Say that without a trump no suit is above another."""
    text = T("While nothing is trump, no suit is above another. Each wins when it is led itself.")
    return explain(text, "play.winner", "cards.rank")


def not_best_suit(suit: Suit) -> Explanation:
    """Say why this suit is not above the others while nothing is trump."""
    best: Card = cards_of(suit, None)[0]
    text = T(
        "Even {card} wins only when {suit} are led. The other suits are worth as much.",
        card=best,
        suit=suit,
    )
    return explain(text, "play.winner", "cards.rank")
