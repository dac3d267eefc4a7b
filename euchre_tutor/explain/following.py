"""Why a card may be played to a trick, and why not, from the hand and the trick (rules 7.4, 7.5).

``seat`` holds the hand and plays next to ``trick``, in which a card lies already.
"""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import Card, Hand, Seat, Suit, Trick, is_trump, left_bower, suit_of
from euchre_tutor.engine.play import refusal
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit, all_of


@dataclass(frozen=True, slots=True)
class Following:
    """A player who is to follow; ``you``: whether that is the one spoken to."""

    seat: Seat
    hand: Hand
    trick: Trick
    trump: Suit
    you: bool = True

    @property
    def first(self) -> Card:
        """The card led."""
        return self.trick.cards[0]

    @property
    def led(self) -> Suit:
        """The suit to follow."""
        return suit_of(self.first, self.trump)


def may(card: Card, player: Following) -> Explanation:
    """Say why the card may be played; ValueError if it may not."""
    if refusal(card, player.hand, player.first, player.trump) is not None:
        raise ValueError(f"{card} may not be played by {player}")
    if suit_of(card, player.trump) is player.led:
        return follows(card, player.first, player.trump)
    return _void(player)


def follows(card: Card, first: Card, trump: Suit) -> Explanation:
    """Say how a card follows the one led; ValueError if it does not."""
    led = suit_of(first, trump)
    if suit_of(card, trump) is not led:
        raise ValueError(f"{card} does not follow {first} with trump {trump!r}")
    if card is left_bower(trump):
        text = T(
            "As the left bower {card} is {name}, so it follows {suit}.",
            card=card,
            name=a_suit(trump),
            suit=led,
        )
        return explain(text, "play.left", "play.follow")
    if first is left_bower(trump):
        text = T(
            "{first}, the left bower, called for {suit}, and {card} follows.",
            first=first,
            suit=led,
            card=card,
        )
        return explain(text, "play.left", "play.follow")
    return explain(T("{card} follows {suit}, the suit led.", card=card, suit=led), "play.follow")


def _void(player: Following) -> Explanation:
    """A player who cannot follow."""
    seat, first, led, trump = player.seat, player.first, player.led, player.trump
    left = left_bower(trump)
    if first is left:
        text = (
            T(
                "{first}, the left bower, called for {suit}. You hold none, so any card will do.",
                first=first,
                suit=led,
            )
            if player.you
            else T(
                "{first}, the left bower, called for {suit}. {seat} holds none, so any card will"
                " do.",
                first=first,
                suit=led,
                seat=seat,
            )
        )
        return explain(text, "play.left", "play.follow")
    if left in player.hand and left.suit is led:
        text = (
            T(
                "As {left} is {name} now, you hold no {suit}. Any card may be played.",
                left=left,
                name=a_suit(trump),
                suit=led,
            )
            if player.you
            else T(
                "As {left} is {name} now, {seat} holds no {suit}. Any card may be played.",
                left=left,
                name=a_suit(trump),
                seat=seat,
                suit=led,
            )
        )
        return explain(text, "play.left", "play.follow")
    text = (
        T("You hold no {suit}, so you may play any card.", suit=led)
        if player.you
        else T("{seat} holds no {suit}, so any card may be played.", seat=seat, suit=led)
    )
    return explain(text, "play.follow")


def may_not(card: Card, player: Following) -> Explanation:
    """Say why a card of the hand may not be played, and which may; ValueError if it may."""
    refused = sure(refusal(card, player.hand, player.first, player.trump))
    held = all_of(refused.cards)
    left = left_bower(player.trump)
    if player.first is left:
        return explain(_left_led(card, held, player), refused.rule, "play.left")
    if refused.rule == "play.left" and card is left:
        return explain(_left_moved(card, held, player), refused.rule)
    if refused.rule == "play.left":
        return explain(_only_left(card, left, player), refused.rule, "play.follow")
    if is_trump(card, player.trump):
        return explain(_too_early(card, held, player), refused.rule)
    text = (
        T(
            "{card} does not follow {suit}, and you hold {held}.",
            card=card,
            suit=player.led,
            held=held,
        )
        if player.you
        else T(
            "{card} does not follow {suit}, and {seat} holds {held}.",
            card=card,
            suit=player.led,
            seat=player.seat,
            held=held,
        )
    )
    return explain(text, refused.rule)


def _too_early(card: Card, held: Text, player: Following) -> Text:
    """A trump was to be played by a hand that can follow."""
    if player.you:
        return T(
            "{card} is a trump, but trumping has to wait: you can follow {suit} with {held}.",
            card=card,
            suit=player.led,
            held=held,
        )
    return T(
        "{card} is a trump, but trumping has to wait: {seat} can follow {suit} with {held}.",
        card=card,
        suit=player.led,
        seat=player.seat,
        held=held,
    )


def _left_led(card: Card, held: Text, player: Following) -> Text:
    """The left bower was led: it calls for trump, not for its printed suit."""
    if card.suit is player.first.suit:
        return _printed_suit(card, held, player)
    if player.you:
        return T(
            "{first}, the left bower, calls for {suit}. {card} does not follow, and you hold"
            " {held}.",
            first=player.first,
            suit=player.led,
            card=card,
            held=held,
        )
    return T(
        "{first}, the left bower, calls for {suit}. {card} does not follow, and {seat} holds"
        " {held}.",
        first=player.first,
        suit=player.led,
        card=card,
        seat=player.seat,
        held=held,
    )


def _printed_suit(card: Card, held: Text, player: Following) -> Text:
    if player.you:
        return T(
            "{card} has only the printed suit of {first}, the left bower, which calls for {suit}."
            " You hold {held}.",
            card=card,
            first=player.first,
            suit=player.led,
            held=held,
        )
    return T(
        "{card} has only the printed suit of {first}, the left bower, which calls for {suit}."
        " {seat} holds {held}.",
        card=card,
        first=player.first,
        suit=player.led,
        seat=player.seat,
        held=held,
    )


def _left_moved(card: Card, held: Text, player: Following) -> Text:
    """The left bower was to follow its printed suit."""
    name = a_suit(player.trump)
    if player.you:
        return T(
            "As the left bower {card} is {name}. It does not follow {suit}, and you hold {held}.",
            card=card,
            name=name,
            suit=player.led,
            held=held,
        )
    return T(
        "As the left bower {card} is {name}. It does not follow {suit}, and {seat} holds {held}.",
        card=card,
        name=name,
        suit=player.led,
        seat=player.seat,
        held=held,
    )


def _only_left(card: Card, left: Card, player: Following) -> Text:
    """The left bower is the only trump in a hand that must follow trump."""
    name = a_suit(player.trump)
    if player.you:
        return T(
            "{card} does not follow {suit}, but you can: {left} is the left bower, and so {name}.",
            card=card,
            suit=player.led,
            left=left,
            name=name,
        )
    return T(
        "{card} does not follow {suit}, but {seat} can: {left} is the left bower, and so {name}.",
        card=card,
        suit=player.led,
        seat=player.seat,
        left=left,
        name=name,
    )
