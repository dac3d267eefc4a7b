"""What another player has just done, in a sentence, and when a card was the only one possible."""

from __future__ import annotations

from euchre_tutor.engine import (
    Action,
    Announce,
    Call,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    Position,
    Seat,
    is_trump,
    left_bower,
    suit_of,
)
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import seat_role


def happened(action: Action, position: Position) -> Explanation:
    """Tell what the player to act does in this position, as the others see it.

    The dealer's card that goes down is not named. Raises ValueError for what is not allowed.
    """
    if position.refusal(action) is not None:
        raise ValueError(f"{action} is not allowed in {position}")
    match action:
        case Pass() | OrderUp() | NameSuit():
            return explain(_called(action, position), position.auction.rule)
        case Leave() | Discard():
            rule = rule_for(position.rules, accepted=position.maker is position.dealer)
            return explain(_exchanged(action, position), rule)
        case Announce(alone):
            return explain(_announced(sure(position.to_act), alone=alone), "alone.when")
        case Play(card):
            return _played(card, position)


def forced(card: Card, position: Position) -> Explanation | None:
    """Tell the player to act that this card was the only one that could be played; else None.

    Raises ValueError for a card that may not be played.
    """
    legal = position.legal()
    if Play(card) not in legal:
        raise ValueError(f"{card} may not be played in {position}")
    hand = position.hands[sure(position.to_act).number]
    if len(hand) == 1:
        return explain(
            T("{card} is your last card, so there was no choice.", card=card), "play.next"
        )
    if len(legal) > 1:
        return None
    trump = sure(position.trump)
    suit = suit_of(card, trump)
    if card is left_bower(trump):
        text = T(
            "{card}, the left bower, is all you hold of {suit}, so there was no choice.",
            card=card,
            suit=suit,
        )
        return explain(text, "play.left", "play.follow")
    text = T("{card} is all you hold of {suit}, so there was no choice.", card=card, suit=suit)
    return explain(text, "play.follow")


def _called(call: Call, position: Position) -> Text:
    seat, rules, dealer = sure(position.to_act), position.rules, position.dealer
    role = seat_role(seat, dealer, rules)
    match call:
        case Pass():
            return T("{seat}, {role}, passes.", seat=seat, role=role)
        case NameSuit(suit, alone):
            if alone:
                return T("{seat}, {role}, names {suit}, alone.", seat=seat, role=role, suit=suit)
            return T("{seat}, {role}, names {suit}.", seat=seat, role=role, suit=suit)
        case OrderUp(alone) if alone:
            return _ordered_alone(seat, role, position)
    if seat is dealer:
        return T("{seat}, {role}, accepts.", seat=seat, role=role)
    if seat is rules.partner(dealer):
        return T("{seat}, {role}, assists.", seat=seat, role=role)
    return T("{seat}, {role}, orders it up.", seat=seat, role=role)


def _ordered_alone(seat: Seat, role: Text, position: Position) -> Text:
    if seat is position.dealer:
        return T("{seat}, {role}, accepts, alone.", seat=seat, role=role)
    if seat is position.rules.partner(position.dealer):
        return T("{seat}, {role}, assists, alone.", seat=seat, role=role)
    return T("{seat}, {role}, orders it up, alone.", seat=seat, role=role)


def _exchanged(action: Leave | Discard, position: Position) -> Text:
    dealer, upcard = position.dealer, position.upcard
    if isinstance(action, Leave):
        return T("{dealer} leaves {upcard} where it is.", dealer=dealer, upcard=upcard)
    return T("{dealer} takes {upcard} and puts a card face down.", dealer=dealer, upcard=upcard)


def _announced(seat: Seat, *, alone: bool) -> Text:
    if alone:
        return T("{seat} goes alone, so {partner} sits out.", seat=seat, partner=seat.partner)
    return T("{seat} does not go alone.", seat=seat)


def _played(card: Card, position: Position) -> Explanation:
    seat, trick, trump = sure(position.to_act), sure(position.trick), sure(position.trump)
    suit, is_left = suit_of(card, trump), card is left_bower(trump)
    keys = ("play.left", "play.follow") if is_left else ("play.follow",)
    if not trick.plays:
        text = (
            T(
                "{seat} leads {card}, the left bower: it calls for {suit}.",
                seat=seat,
                card=card,
                suit=suit,
            )
            if is_left
            else T("{seat} leads {card}, which calls for {suit}.", seat=seat, card=card, suit=suit)
        )
        return explain(text, *keys)
    led = sure(trick.led(trump))
    if suit is led:
        text = (
            T("{seat} follows {suit} with {card}, the left bower.", seat=seat, card=card, suit=suit)
            if is_left
            else T("{seat} follows {suit} with {card}.", seat=seat, card=card, suit=suit)
        )
        return explain(text, *keys)
    if not is_trump(card, trump):
        text = T("{seat} holds no {suit} and throws {card} off.", seat=seat, suit=led, card=card)
        return explain(text, *keys)
    text = (
        T(
            "{seat} holds no {suit} and trumps with {card}, the left bower.",
            seat=seat,
            suit=led,
            card=card,
        )
        if is_left
        else T("{seat} holds no {suit} and trumps with {card}.", seat=seat, suit=led, card=card)
    )
    return explain(text, *keys)
