"""What a player did, told by a third, such as "West orders it up"."""

from __future__ import annotations

from euchre_tutor.engine.actions import (
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
)
from euchre_tutor.engine.cards import Card, Suit
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat
from euchre_tutor.text.message import T, Text


def deed(
    action: Action, seat: Seat, dealer: Seat, upcard: Card, rules: Rules = Rules.STANDARD
) -> Text:
    """Tell the action as a sentence, with the card the dealer put down where there is one."""
    match action:
        case Pass():
            return T("{seat} passes.", seat=seat)
        case OrderUp(alone):
            return _order_deed(seat, dealer, rules, alone=alone)
        case NameSuit(suit, alone):
            return _name_deed(seat, suit, alone=alone)
        case Leave():
            return T("{seat} leaves {upcard}.", seat=seat, upcard=upcard)
        case Discard(card):
            return T(
                "{seat} takes {upcard} and puts {card} down.", seat=seat, upcard=upcard, card=card
            )
        case Announce(alone):
            return _announce_deed(seat, alone=alone)
        case Play(card):
            return T("{seat} plays {card}.", seat=seat, card=card)


def taking(dealer: Seat, upcard: Card) -> Text:
    """Tell the exchange as the other players see it, without the card put down."""
    return T("{dealer} takes {upcard} and puts a card down.", dealer=dealer, upcard=upcard)


def _name_deed(seat: Seat, suit: Suit, *, alone: bool) -> Text:
    if alone:
        return T("{seat} names {suit}, alone.", seat=seat, suit=suit)
    return T("{seat} names {suit}.", seat=seat, suit=suit)


def _announce_deed(seat: Seat, *, alone: bool) -> Text:
    if alone:
        return T("{seat} goes alone.", seat=seat)
    return T("{seat} does not go alone.", seat=seat)


def _order_deed(seat: Seat, dealer: Seat, rules: Rules, *, alone: bool) -> Text:
    if seat is dealer:
        return T("{seat} accepts, alone.", seat=seat) if alone else T("{seat} accepts.", seat=seat)
    if seat is rules.partner(dealer):
        return T("{seat} assists, alone.", seat=seat) if alone else T("{seat} assists.", seat=seat)
    if alone:
        return T("{seat} orders it up, alone.", seat=seat)
    return T("{seat} orders it up.", seat=seat)
