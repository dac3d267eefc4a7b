"""Why a card may be played, and why an action of any kind is refused.

Whether it is allowed, and by which rule, :meth:`Position.refusal` has decided.
"""

from __future__ import annotations

from euchre_tutor.engine import (
    Card,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Refusal,
    Seat,
    Suit,
    left_bower,
    suit_of,
)
from euchre_tutor.explain import refused_bids, refused_cards, refused_deeds
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T
from euchre_tutor.text.words import a_suit


def refusal(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why ``position`` refuses the action; the refusal's rule is among the rules cited.

    Raises ValueError for a refusal that is not this position's.
    """
    action = refused.action
    if position.refusal(action) != refused:
        raise ValueError(f"{position} does not refuse {action.code!r} by {refused.rule}")
    if position.auction.thrown_in:
        text = T("Everybody passed twice, so the hand is thrown in. The next player deals.")
        return explain(text, refused.rule)
    if position.contract is None:
        return refused_bids.refusal(refused, position, viewer)
    if isinstance(action, Pass | OrderUp | NameSuit):
        return refused_bids.too_late(refused, position, viewer)
    if position.phase is Phase.EXCHANGE:
        return refused_deeds.in_exchange(refused, position, viewer)
    if isinstance(action, Play) and position.phase is Phase.PLAY:
        return refused_cards.refusal(refused, action.card, position, viewer)
    return refused_deeds.refusal(refused, position, viewer)


def may_play(card: Card, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why the player to act may play this card: leading, following, or void.

    Raises ValueError if it may not be played now.
    """
    seat, trick, trump = position.to_act, position.trick, position.trump
    if seat is None or trick is None or trump is None or Play(card) not in position.legal():
        raise ValueError(f"{card} may not be played in {position}")
    led = trick.led(trump)
    if led is None:
        text = (
            T("You lead, so you may play any card.")
            if seat is viewer
            else T("{seat} leads, so any card may be played.", seat=seat)
        )
        return explain(text, "play.next" if position.tricks else "play.lead")
    first = trick.cards[0]
    if suit_of(card, trump) is led:
        return _follows(card, first, trump, led)
    return _void(position, first, seat, led, you=seat is viewer)


def _follows(card: Card, first: Card, trump: Suit, led: Suit) -> Explanation:
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


def _void(position: Position, first: Card, seat: Seat, led: Suit, *, you: bool) -> Explanation:
    """A player who cannot follow."""
    trump = sure(position.trump)
    left = left_bower(trump)
    if first is left:
        text = (
            T(
                "{first}, the left bower, called for {suit}. You hold none, so any card will do.",
                first=first,
                suit=led,
            )
            if you
            else T(
                "{first}, the left bower, called for {suit}. {seat} holds none, so any card will"
                " do.",
                first=first,
                suit=led,
                seat=seat,
            )
        )
        return explain(text, "play.left", "play.follow")
    if left in position.hands[seat.number] and left.suit is led:
        text = (
            T(
                "As {left} is {name} now, you hold no {suit}. Any card may be played.",
                left=left,
                name=a_suit(trump),
                suit=led,
            )
            if you
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
        if you
        else T("{seat} holds no {suit}, so any card may be played.", seat=seat, suit=led)
    )
    return explain(text, "play.follow")
