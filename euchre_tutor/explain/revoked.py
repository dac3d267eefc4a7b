"""Which card was a revoke, and why the others were none (rules 7.4, 7.5)."""

from __future__ import annotations

from euchre_tutor.engine import Card, Seat, Suit, Trick, left_bower, suit_of
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.explain.following import follows
from euchre_tutor.text import T
from euchre_tutor.text.words import a_suit


def revoke(seat: Seat, card: Card, first: Card, proof: Card, trump: Suit) -> Explanation:
    """Say why ``card``, played on ``first``, was illegal: ``proof`` came later from that hand."""
    led, left = suit_of(first, trump), left_bower(trump)
    if card is left:
        text = T(
            "As the left bower {card} is {name} and did not follow {suit}. {seat} held {proof}, as"
            " was seen later.",
            card=card,
            name=a_suit(trump),
            suit=led,
            seat=seat,
            proof=proof,
        )
        return explain(text, "play.left", "play.follow")
    if proof is left:
        text = T(
            "{seat} held {proof}: the left bower, so {name}. It had to follow {suit}, and {card}"
            " did not.",
            seat=seat,
            proof=proof,
            name=a_suit(trump),
            suit=led,
            card=card,
        )
        return explain(text, "play.left", "play.follow")
    if first is left:
        text = T(
            "{first}, the left bower, called for {suit}. {seat} played {card}, but held {proof}, as"
            " was seen later.",
            first=first,
            suit=led,
            seat=seat,
            card=card,
            proof=proof,
        )
        return explain(text, "play.left", "play.follow")
    text = T(
        "{seat} did not follow {suit} with {card}, but held {proof}, as was seen later.",
        seat=seat,
        suit=led,
        card=card,
        proof=proof,
    )
    return explain(text, "play.follow")


def not_none(seat: Seat, card: Card, first: Card, trump: Suit) -> Explanation:
    """Say that there was a revoke, without naming the card that proves it."""
    led, left = suit_of(first, trump), left_bower(trump)
    key = "play.left" if left in (card, first) else "play.follow"
    text = T(
        "There was one: {seat} did not follow suit when {first} was led, and played {suit} later.",
        seat=seat,
        suit=led,
        first=first,
    )
    return explain(text, key, "play.follow")


def none(trump: Suit, tempting: Card | None = None) -> Explanation:
    """Say that no card was illegal; ``tempting`` is the left bower where it looks like a revoke."""
    if tempting is None:
        text = T("Whoever did not follow played no card of that suit later, so nothing is wrong.")
        return explain(text, "play.follow")
    text = T(
        "{card} is the left bower, {name}. Read so, everybody followed who could.",
        card=tempting,
        name=a_suit(trump),
    )
    return explain(text, "play.left", "play.follow")


def was_led(card: Card, *, opening: bool) -> Explanation:
    """Say why the card that was led was allowed; ``opening``: it was the first of the hand."""
    if opening:
        text = T("{card} was led, and whoever leads first may play any card.", card=card)
        return explain(text, "play.lead")
    text = T("{card} was led, so there was no suit to follow yet.", card=card)
    return explain(text, "play.follow")


def no_revoke(seat: Seat, card: Card, trick: Trick, trump: Suit, *, proof: bool) -> Explanation:
    """Say why this card, not the one led, was allowed, by the mistake that makes it look illegal.

    ``proof``: the card shows that an earlier one was a revoke.
    """
    left = left_bower(trump)
    suit = suit_of(trick.cards[0], trump)
    if proof:
        text = T("{card} was allowed. It only shows that an earlier card was not.", card=card)
        return explain(text, "play.follow")
    if suit_of(card, trump) is suit:
        return follows(card, trick.cards[0], trump)
    if card is left and suit is left.suit:
        text = T(
            "As the left bower {card} is {name}, and {seat} played no {suit} after it.",
            card=card,
            name=a_suit(trump),
            seat=seat,
            suit=suit,
        )
        return explain(text, "play.left", "play.follow")
    text = T(
        "{seat} played no {suit} after {card}, so nothing shows a revoke.",
        seat=seat,
        suit=suit,
        card=card,
    )
    return explain(text, "play.follow")
