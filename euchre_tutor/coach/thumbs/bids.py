"""Rules of thumb for the bidding: which hands make trump, and who gets the upcard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from euchre_tutor.coach.thumbs.thumb import Thumb, thumb
from euchre_tutor.engine import (
    Action,
    Card,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Suit,
    View,
    is_trump,
    left_bower,
    right_bower,
)
from euchre_tutor.text import T

Maker: TypeAlias = OrderUp | NameSuit

_ENOUGH: Final = 3
_FOR_ALONE: Final = 4


def rules(view: View) -> Iterator[Thumb]:
    """Give the rules whose condition holds, the strongest first."""
    makes = [call for call in view.legal if isinstance(call, (OrderUp, NameSuit))]
    passes = tuple(call for call in view.legal if isinstance(call, Pass))
    if not passes:
        yield _stuck(view, makes)
    yield from _alone(view, [call for call in makes if call.alone])
    together = [call for call in makes if not call.alone]
    good = [call for call in together if _is_good(trumps(view, call), _suit(view, call))]
    if good:
        text = T("Three trumps or more with a bower among them are usually enough to make trump.")
        yield thumb(good, text, "cards.trumps", "cards.left")
    first = view.phase is Phase.FIRST_ROUND
    few = all(len(trumps(view, call)) < _ENOUGH for call in makes)
    if first and few and (view.rules.partnerships or view.seat is not view.dealer):
        text = T("With two trumps or fewer it is usually better to pass.")
        yield thumb(passes, text, "cards.trumps")
    if first:
        yield _upcard(view, together or makes, passes)
    if view.rules.partnerships:
        text = T("The side that makes trump needs three of five tricks. Count those you expect.")
        yield thumb(view.legal, text, "score.point")
    else:
        text = T("Whoever makes trump needs three of five tricks. Count those you expect.")
        yield thumb(view.legal, text, "two.score")


def trumps(view: View, call: Maker) -> tuple[Card, ...]:
    """Give the trumps in hand if this call is made; a dealer counts the upcard in round one."""
    suit = _suit(view, call)
    taken = isinstance(call, OrderUp) and view.seat is view.dealer
    hand = (*view.hand, view.upcard) if taken else view.hand
    return tuple([card for card in hand if is_trump(card, suit)])


def _suit(view: View, call: Maker) -> Suit:
    return call.suit if isinstance(call, NameSuit) else view.upcard.suit


def _is_good(held: tuple[Card, ...], suit: Suit) -> bool:
    bower = right_bower(suit) in held or left_bower(suit) in held
    return len(held) >= _ENOUGH and bower


def _stuck(view: View, makes: list[Maker]) -> Thumb:
    most = max(len(trumps(view, call)) for call in makes)
    best = [call for call in makes if len(trumps(view, call)) == most]
    text = T("You may not pass now. Look first at the suit that gives you the most trumps.")
    return thumb(best, text, "house.stick")


def _alone(view: View, alone: list[Maker]) -> Iterator[Thumb]:
    strong: list[Action] = [
        call
        for call in alone
        if len(trumps(view, call)) >= _FOR_ALONE
        and right_bower(_suit(view, call)) in trumps(view, call)
    ]
    if strong:
        together = [call for call in view.legal if isinstance(call, (OrderUp, NameSuit))]
        suits = {_suit(view, call) for call in alone if call in strong}
        also = [call for call in together if not call.alone and _suit(view, call) in suits]
        text = T("Four trumps with the right bower may be strong enough to play alone.")
        yield thumb((*strong, *(() if view.rules.caller else also)), text, "alone.partner")


def _upcard(view: View, makes: list[Maker], passes: tuple[Action, ...]) -> Thumb:
    if view.seat is view.dealer:
        text = T("If you accept, you take {card} and put down another card.", card=view.upcard)
        return thumb(makes, text, "bid1.accept")
    if view.rules.partner(view.seat) is view.dealer:
        return _partners(view, makes, passes)
    text = (
        T(
            "Ordering it up lets the other side have {card}. That takes a good hand.",
            card=view.upcard,
        )
        if view.rules.partnerships
        else T(
            "Ordering it up lets the other player have {card}. That takes a good hand.",
            card=view.upcard,
        )
    )
    return thumb(passes or makes, text, "bid1.ordered")


def _partners(view: View, makes: list[Maker], passes: tuple[Action, ...]) -> Thumb:
    if view.rules.canadian:
        text = T(
            "If you assist you have to play alone, and {card} stays out of play.", card=view.upcard
        )
        return thumb(passes or makes, text, "house.canadian")
    text = T(
        "The dealer is your partner: assisting lets your own side have {card}.", card=view.upcard
    )
    return thumb(makes, text, "bid1.words")
