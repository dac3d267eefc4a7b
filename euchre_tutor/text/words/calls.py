"""What players say, by seat (rules 4.2, 5.1, 6.2, 9.3), and what they are offered to do."""

from __future__ import annotations

from euchre_tutor.engine.actions import Announce, Call, Discard, Leave, NameSuit, OrderUp
from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat
from euchre_tutor.text.message import T, Text
from euchre_tutor.text.words.cards import suit_capital


def call_words(call: Call, seat: Seat, dealer: Seat, rules: Rules = Rules.STANDARD) -> Text:
    """Give the words in which this seat makes the call.

    Making the upcard's suit trump is one act with three names: "I accept" for the dealer, "I
    assist" for the dealer's partner, "I order it up" for anyone else (rule 4.2).
    """
    match call:
        case OrderUp(alone):
            return _order_words(seat, dealer, rules, alone=alone)
        case NameSuit(suit, alone):
            name = suit_capital(suit)
            return T("{suit_name}, alone", suit_name=name) if alone else name
        case _:
            return T("Pass")


def _order_words(seat: Seat, dealer: Seat, rules: Rules, *, alone: bool) -> Text:
    if seat is dealer:
        return T("I accept, alone") if alone else T("I accept")
    if seat is rules.partner(dealer):
        return T("I assist, alone") if alone else T("I assist")
    return T("I order it up, alone") if alone else T("I order it up")


def exchange_words(action: Leave | Discard, upcard: Card) -> Text:
    """Say what the dealer is offered: "Leave 9♠", "Take 9♠, put down 10♣" (rules 4.3, 4.4)."""
    if isinstance(action, Discard):
        return T("Take {upcard}, put down {card}", upcard=upcard, card=action.card)
    return T("Leave {upcard}", upcard=upcard)


def announce_words(announce: Announce, *, defending: bool = False) -> Text:
    """Give the answer to "Do you go alone?": "I go alone", "I defend alone", "Not alone"."""
    if not announce.alone:
        return T("Not alone")
    return T("I defend alone") if defending else T("I go alone")
