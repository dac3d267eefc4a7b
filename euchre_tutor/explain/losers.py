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
    if trump is not None and is_trump(card, trump):
        return _under_trump(card, best, trump)
    led = sure(trick.led(trump))
    if suit_of(card, trump) is not led:
        return _no_part(trick, card, led, trump)
    if trump is not None and is_trump(best, trump):
        return _trumped(trick, card, best, trump)
    if trump is not None and card.rank is Rank.JACK:
        text = T(
            "{card} is no bower here. Both are {suit}, the suit led, and {best} is the higher.",
            card=card,
            suit=led,
            best=best,
        )
    else:
        text = T(
            "{card} and {best} are both {suit}, the suit led, and {best} is the higher.",
            card=card,
            suit=led,
            best=best,
        )
    return explain(text, "play.winner", "cards.rank")


def _no_part(trick: Trick, card: Card, led: Suit, trump: Suit | None) -> Explanation:
    """A card that neither followed nor is a trump."""
    first = trick.cards[0]
    if trump is not None and first is left_bower(trump):
        if card.suit is first.suit:
            text = T(
                "{card} has only the printed suit of {first}. As the left bower, {first} called"
                " for {suit}, so {card} wins nothing.",
                card=card,
                first=first,
                suit=led,
            )
        else:
            text = T(
                "{first}, the left bower, called for {suit}. {card} is no trump, so it wins"
                " nothing.",
                card=card,
                first=first,
                suit=led,
            )
        return explain(text, "play.left", "cards.left", "play.winner")
    if trump is None:
        text = T("{card} did not follow {suit}, so it wins nothing.", card=card, suit=led)
    elif led is trump:
        text = T("Trump was led. {card} is no trump, so it wins nothing, however high.", card=card)
    else:
        text = T(
            "{card} did not follow {suit} and is no trump. It wins nothing, however high.",
            card=card,
            suit=led,
        )
    return explain(text, "play.winner")


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
    if best is left:
        text = T(
            "{best} is the left bower: {name}, and so a trump. Any trump beats {card}.",
            best=best,
            name=a_suit(trump),
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
    else:
        text = T("{best} is a trump, and any trump beats {card}.", best=best, card=card)
    return explain(text, "play.winner")


def _beaten_by(trick: Trick, card: Card, trump: Suit) -> Card | None:
    """The card that took the trick from ``card``; None if ``card`` was never winning."""
    at = trick.cards.index(card)
    led = trick.led(trump)
    if any(beats(earlier, card, trump, led) for earlier in trick.cards[:at]):
        return None
    return next(later for later in trick.cards[at + 1 :] if beats(later, card, trump, led))


def _under_trump(card: Card, best: Card, trump: Suit) -> Explanation:
    """A trump that a better trump beats."""
    if card is left_bower(trump):
        text = T(
            "{best} is the right bower, the only card above the left bower, {card}.",
            best=best,
            card=card,
        )
        return explain(text, "cards.right", "cards.left")
    if best is right_bower(trump):
        text = T(
            "{card} is a trump, but {best} is the right bower, the best of all.",
            card=card,
            best=best,
        )
        return explain(text, "cards.right", "play.winner")
    if best is left_bower(trump):
        text = T(
            "{card} is a trump, but so is {best}: the left bower, second only to the right.",
            card=card,
            best=best,
        )
        return explain(text, "cards.left", "play.winner")
    text = T("{card} and {best} are both trumps, and {best} is the higher.", card=card, best=best)
    return explain(text, "play.winner", "cards.trumps")
