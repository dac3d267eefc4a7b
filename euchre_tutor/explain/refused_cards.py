"""Why a card may not be played to the trick: not held, or a revoke (rules 7.4, 7.5)."""

from __future__ import annotations

from euchre_tutor.engine import Card, Position, Refusal, Seat, Suit, left_bower
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import a_suit, all_of


def refusal(
    refused: Refusal, card: Card, position: Position, viewer: Seat | None = None
) -> Explanation:
    """Say why the player to act may not play the card, naming the cards that may be played."""
    seat, trick, trump = sure(position.to_act), sure(position.trick), sure(position.trump)
    you = seat is viewer
    if refused.rule == "cards.deck":
        return explain(_not_held(card, position, seat, you=you), refused.rule)
    led = sure(trick.led(trump))
    held = all_of(refused.cards)
    first, left = trick.cards[0], left_bower(trump)
    if first is left:
        return explain(_left_led(first, held, led, seat, you=you), refused.rule, "play.left")
    if refused.rule == "play.left" and card is left:
        return explain(_left_moved(card, held, led, trump, seat, you=you), refused.rule)
    if refused.rule == "play.left":
        return explain(_only_left(left, trump, seat, you=you), refused.rule, "play.follow")
    text = (
        T("{card} does not follow {suit}, and you hold {held}.", card=card, suit=led, held=held)
        if you
        else T(
            "{card} does not follow {suit}, and {seat} holds {held}.",
            card=card,
            suit=led,
            seat=seat,
            held=held,
        )
    )
    return explain(text, refused.rule)


def _not_held(card: Card, position: Position, seat: Seat, *, you: bool) -> Text:
    lying = (position.trick,) if position.trick is not None else ()
    if any(card in trick.cards for trick in (*position.tricks, *lying)):
        return T("{card} has already been played.", card=card)
    if you:
        return T("{card} is not in your hand.", card=card)
    return T("{seat} does not hold {card}.", seat=seat, card=card)


def _left_led(first: Card, held: Text, led: Suit, seat: Seat, *, you: bool) -> Text:
    """The left bower was led: it calls for trump."""
    if you:
        return T(
            "{first} is the left bower and calls for {suit}, not for the suit printed on it. You"
            " hold {held}.",
            first=first,
            suit=led,
            held=held,
        )
    return T(
        "{first} is the left bower and calls for {suit}, not for the suit printed on it. {seat}"
        " holds {held}.",
        first=first,
        suit=led,
        seat=seat,
        held=held,
    )


def _left_moved(card: Card, held: Text, led: Suit, trump: Suit, seat: Seat, *, you: bool) -> Text:
    """The left bower was to follow its printed suit."""
    name = a_suit(trump)
    if you:
        return T(
            "As the left bower {card} is {name}. It does not follow {suit}, and you hold {held}.",
            card=card,
            name=name,
            suit=led,
            held=held,
        )
    return T(
        "As the left bower {card} is {name}. It does not follow {suit}, and {seat} holds {held}.",
        card=card,
        name=name,
        suit=led,
        seat=seat,
        held=held,
    )


def _only_left(left: Card, trump: Suit, seat: Seat, *, you: bool) -> Text:
    """The left bower is the only trump in a hand that must follow trump."""
    name = a_suit(trump)
    if you:
        return T("You can follow: {left} is the left bower, and so {name}.", left=left, name=name)
    return T(
        "{seat} can follow: {left} is the left bower, and so {name}.",
        seat=seat,
        left=left,
        name=name,
    )
