"""Answers in words: what may be said, what becomes of the upcard, what comes next."""

from __future__ import annotations

from euchre_tutor.engine import Position, Suit
from euchre_tutor.explain.bid_mistakes import Next, Upcard
from euchre_tutor.explain.sayings import Naming, Saying, Words
from euchre_tutor.text import T, Text


def saying_label(saying: Saying, position: Position) -> Text:
    """Put the answer into words."""
    suit = position.upcard.suit
    match saying:
        case Words.ORDER:
            return T("“Pass” or “I order it up”")
        case Words.ASSIST:
            return T("“Pass” or “I assist”")
        case Words.ACCEPT:
            return T("“Pass” or “I accept”")
        case Words.ASSIST_ALONE:
            return T("“Pass”, or “I assist”, but only alone")
        case Words.NAME:
            return T("“Pass”, or any suit by name")
        case Words.ORDER_TOO_LATE:
            return T("“Pass”, or order {upcard} up", upcard=position.upcard)
        case Naming(may_pass, turned_too):
            return _naming(suit, may_pass=may_pass, turned_too=turned_too)


def _naming(suit: Suit, *, may_pass: bool, turned_too: bool) -> Text:
    if may_pass and turned_too:
        return T("“Pass”, or any suit, {suit} too", suit=suit)
    if may_pass:
        return T("“Pass”, or any suit but {suit}", suit=suit)
    if turned_too:
        return T("Any suit, {suit} too, but no pass", suit=suit)
    return T("Any suit but {suit}, and no pass", suit=suit)


def upcard_label(answer: Upcard) -> Text:
    """Put the answer into words."""
    match answer:
        case Upcard.TAKE:
            return T("The dealer takes it and puts a card down")
        case Upcard.CHOOSE:
            return T("The dealer may take it or leave it")
        case Upcard.LEAVE:
            return T("Nobody takes it")
        case Upcard.MAKER:
            return T("The maker takes it")


def next_label(answer: Next) -> Text:
    """Put the answer into words."""
    match answer:
        case Next.THROWN_IN:
            return T("It is thrown in, and the next player deals")
        case Next.SAME_DEALER:
            return T("It is thrown in, and the same dealer deals again")
        case Next.MUST_NAME:
            return T("The dealer must name a suit")
        case Next.THIRD_ROUND:
            return T("A third round begins")
