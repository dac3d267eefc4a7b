"""Why a card does not win the trick it was played to (rules 7.4 to 7.6)."""

from __future__ import annotations

from euchre_tutor.engine import (
    Card,
    Rank,
    Suit,
    Trick,
    beats,
    is_trump,
    left_bower,
    right_bower,
    suit_of,
)
from euchre_tutor.explain import ranks
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T
from euchre_tutor.text.words import a_suit


def loses(trick: Trick, trump: Suit | None, card: Card) -> Explanation:
    """Say why this card of the trick does not win it.

    Raises ValueError if it wins, or was not played to the trick.
    """
    if card not in trick.cards:
        raise ValueError(f"{card} was not played to {trick}")
    best = trick.winning_card(trump)
    if card is best:
        raise ValueError(f"{card} wins {trick}")
    led = sure(trick.led(trump))
    if trump is None:
        return ranks.higher(best, card, trump, led)
    if is_trump(card, trump):
        return _lower_trump(trick, card, best, trump)
    if suit_of(card, trump) is not led:
        first = trick.cards[0]
        if first is left_bower(trump):
            return _left_led(card, first, trump)
        return ranks.idle(card, best, led, trump)
    if is_trump(best, trump):
        return _trumped(trick, card, best, trump)
    if card.rank is Rank.JACK:
        text = T(
            "{card} is no bower here. Both are {suit}, the suit led, and {best} is the higher.",
            card=card,
            suit=led,
            best=best,
        )
        return explain(text, "play.winner", "cards.rank")
    return ranks.higher(best, card, trump, led)


def _lower_trump(trick: Trick, card: Card, best: Card, trump: Suit) -> Explanation:
    """A trump below the best one, perhaps the last that was played."""
    late = trick.cards.index(card) > trick.cards.index(best)
    if best in (left_bower(trump), right_bower(trump)) or not late:
        return ranks.higher(best, card, trump, trump)
    text = T(
        "{card} was played after {best}, but {best} is the higher trump.", card=card, best=best
    )
    return explain(text, "cards.trumps", "play.winner")


def _left_led(card: Card, first: Card, trump: Suit) -> Explanation:
    """A card that is no trump, when the left bower was led."""
    if card.suit is first.suit:
        text = T(
            "{card} has only the printed suit of {first}. As the left bower, {first} called"
            " for {suit}, so {card} wins nothing.",
            card=card,
            first=first,
            suit=trump,
        )
    else:
        text = T(
            "{first}, the left bower, called for {suit}. {card} is no trump, so it wins nothing.",
            card=card,
            first=first,
            suit=trump,
        )
    return explain(text, "play.left", "cards.left", "play.winner")


def _trumped(trick: Trick, card: Card, best: Card, trump: Suit) -> Explanation:
    """A plain card of the suit led, in a trick that a trump wins."""
    left = left_bower(trump)
    if best is left and card.suit is left.suit:
        text = T(
            "{best} is not {printed} here. It is the left bower, so it is a trump, and a trump"
            " beats {card}.",
            best=best,
            printed=a_suit(left.suit),
            card=card,
        )
        return explain(text, "cards.left", "play.winner")
    until = _beaten_by(trick, card, trump)
    if until is left:
        text = T(
            "{card} was winning until {until}, the left bower. Any trump beats any card that is"
            " not one.",
            card=card,
            until=until,
        )
        return explain(text, "cards.left", "play.winner")
    if until is not None and is_trump(until, trump):
        text = T(
            "{card} was winning until {until}. Any trump beats any card that is not one.",
            card=card,
            until=until,
        )
        return explain(text, "play.winner")
    return ranks.higher(best, card, trump, suit_of(card, trump))


def _beaten_by(trick: Trick, card: Card, trump: Suit) -> Card | None:
    """The card that took the trick from ``card``; None if ``card`` was never winning."""
    at = trick.cards.index(card)
    led = trick.led(trump)
    if any(beats(earlier, card, trump, led) for earlier in trick.cards[:at]):
        return None
    return next(later for later in trick.cards[at + 1 :] if beats(later, card, trump, led))
