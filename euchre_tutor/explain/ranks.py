"""Why one card beats another (rules 2.2 to 2.5, 7.6)."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import (
    Card,
    Rank,
    Suit,
    beats,
    is_trump,
    left_bower,
    right_bower,
    suit_of,
)
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T

_RANKS: Final = tuple(Rank)  # the lowest first


def higher(card: Card, other: Card, trump: Suit | None, led: Suit | None = None) -> Explanation:
    """Say why ``card`` beats ``other``, with ``led`` the suit led as it counts.

    Without ``led`` a trump is above any other card, and a plain card above the lower ones of its
    own suit only. Raises ValueError if ``card`` does not beat ``other``.
    """
    if not beats(card, other, trump, suit_of(card, trump) if led is None else led):
        raise ValueError(f"{card} does not beat {other} with trump {trump!r} and {led!r} led")
    if trump is not None and is_trump(other, trump):
        return _of_trumps(card, other, trump)
    if trump is not None and is_trump(card, trump):
        return _trump_over(card, other, trump)
    own = suit_of(card, trump)
    if suit_of(other, trump) is own:
        text = T(
            "{card} and {other} are both {suit}, and there the {rank} is above the {below}.",
            card=card,
            other=other,
            suit=own,
            rank=card.rank,
            below=other.rank,
        )
        return explain(text, "cards.rank", "play.winner")
    if led is None:
        raise ValueError(f"neither of {card} and {other} is above the other until a suit is led")
    return idle(other, card, own, trump)


def idle(card: Card, best: Card, led: Suit, trump: Suit | None) -> Explanation:
    """Say why a card that neither follows nor is a trump wins nothing, as ``best`` does."""
    if trump is None:
        text = T("{card} does not follow {suit}, so it wins nothing.", card=card, suit=led)
    elif _RANKS.index(card.rank) > _RANKS.index(best.rank):
        text = T(
            "{card} does not follow {suit} and is no trump. It wins nothing, however high.",
            card=card,
            suit=led,
        )
    else:
        text = T(
            "{card} does not follow {suit} and is no trump, so it cannot win.", card=card, suit=led
        )
    return explain(text, "play.winner")


def _of_trumps(card: Card, other: Card, trump: Suit) -> Explanation:
    """Why one trump beats another."""
    if card is right_bower(trump) and other is left_bower(trump):
        text = T(
            "{card} is the right bower, the one card above the left bower, {other}.",
            card=card,
            other=other,
        )
        return explain(text, "cards.right", "cards.left")
    if card is right_bower(trump):
        text = T(
            "{card} is the right bower, the best card of all. {other} is below it.",
            card=card,
            other=other,
        )
        return explain(text, "cards.right", "cards.trumps")
    if card is left_bower(trump):
        text = T(
            "{card} is the left bower, the second best card. {other} comes after it.",
            card=card,
            other=other,
        )
        return explain(text, "cards.left", "cards.trumps")
    text = T(
        "{card} and {other} are both trumps, and there the {rank} is above the {below}.",
        card=card,
        other=other,
        rank=card.rank,
        below=other.rank,
    )
    return explain(text, "cards.trumps")


def _trump_over(card: Card, other: Card, trump: Suit) -> Explanation:
    """Why a trump beats a card that is none."""
    if card is right_bower(trump):
        text = T(
            "{card} is the right bower, the best trump. {other} is no trump.",
            card=card,
            other=other,
        )
        return explain(text, "cards.right", "play.winner")
    if card is left_bower(trump):
        text = T(
            "{card} is the left bower, and so a trump. {other} is none.", card=card, other=other
        )
        return explain(text, "cards.left", "play.winner")
    text = T(
        "{card} is a trump and {other} is not. Any trump beats any card that is not one.",
        card=card,
        other=other,
    )
    return explain(text, "play.winner")
