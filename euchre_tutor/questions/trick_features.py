"""What makes a trick easy or hard to judge, computed from its cards."""

from __future__ import annotations

from typing import Final, NamedTuple

from euchre_tutor.engine import (
    Card,
    Rank,
    Seat,
    Suit,
    Trick,
    is_trump,
    left_bower,
    right_bower,
    strength,
    suit_of,
)

_TRUMP: Final = 100
_RIGHT: Final = 200
_RANKS: Final = tuple(Rank)  # the lowest first


class TrickFeatures(NamedTuple):
    """How a trick is made up."""

    cards: int
    """How many cards lie in it."""
    trumps: int
    """How many of them are trumps."""
    left_played: bool
    """Whether the left bower is one of them."""
    left_led: bool
    """Whether it was led."""
    left_wins: bool
    """Whether it wins."""
    printed_misleads: bool
    """Whether another player would win if the left bower belonged to its printed suit."""
    high_discard: bool
    """Whether a card that cannot win has a higher rank than the one that does."""
    right_matters: bool
    """Whether the right bower wins, and would not as a plain jack of trumps."""


def trick_features(trick: Trick, trump: Suit | None) -> TrickFeatures:
    """Compute the features of a trick with a card in it."""
    best, led = trick.winning_card(trump), trick.led(trump)
    left = None if trump is None else left_bower(trump)
    above = _RANKS[_RANKS.index(best.rank) + 1 :]
    return TrickFeatures(
        cards=len(trick),
        trumps=sum(is_trump(card, trump) for card in trick.cards),
        left_played=left in trick.cards,
        left_led=trick.cards[0] is left,
        left_wins=best is left,
        printed_misleads=printed_winner(trick, trump) is not trick.winner(trump),
        high_discard=not is_trump(best, trump)
        and any(suit_of(card, trump) is not led and card.rank in above for card in trick.cards),
        right_matters=trump is not None
        and best is right_bower(trump)
        and any(
            card is left or (is_trump(card, trump) and card.rank in above) for card in trick.cards
        ),
    )


def printed_winner(trick: Trick, trump: Suit | None) -> Seat:
    """Tell who would win if every card belonged to its printed suit: the beginner's mistake."""
    led = trick.cards[0].suit

    def value(card: Card) -> int:
        if trump is not None and card is right_bower(trump):
            return _RIGHT
        if card.suit is trump:
            return _TRUMP + strength(card, None, trump)
        return strength(card, None, led)

    return max(trick.plays, key=lambda play: value(play[1]))[0]
