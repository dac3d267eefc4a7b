"""Nudges: what to think about now. They are true, and name no card and no call of one's own."""

from __future__ import annotations

from euchre_tutor.coach.asked import expect_turn
from euchre_tutor.coach.sight import Sight
from euchre_tutor.engine import Pass, Phase, View, is_trump, suit_of
from euchre_tutor.engine.lone import sitting_out
from euchre_tutor.explain.explanation import sure
from euchre_tutor.text import T, Text


def nudge(view: View) -> Text:
    """Point at what decides here; NothingToAdviseError when it is not the seat's turn."""
    expect_turn(view)
    match view.phase:
        case Phase.FIRST_ROUND:
            return _first_round(view)
        case Phase.SECOND_ROUND:
            if any(isinstance(action, Pass) for action in view.legal):
                return T("Count your trumps for each suit you may name, the left bower with them.")
            return T("You have to name a suit. Count your trumps for each, the left bower too.")
        case Phase.EXCHANGE:
            return _exchange(view)
        case Phase.ALONE:
            if view.rules.side(view.seat) is view.rules.side(sure(view.contract).maker):
                return T("Ask yourself which trick you could lose without your partner's help.")
            return T("Ask yourself which three tricks you would take without your partner.")
    return _play(Sight(view))


def _first_round(view: View) -> Text:
    if view.seat is view.dealer:
        return T("Count your hand with the upcard in it and without your weakest card.")
    if view.rules.partner(view.seat) is view.dealer:
        if view.rules.canadian:
            return T("Count your own hand only: making trump now means playing alone.")
        return T("Count your trumps, and remember that the upcard may go to your partner.")
    if view.rules.partnerships:
        return T("Count your trumps, and remember that the upcard may go to the other side.")
    return T("Count your trumps, and remember that the upcard may go to the other player.")


def _exchange(view: View) -> Text:
    trump = sure(view.contract).trump
    if view.seat in sitting_out(sure(view.contract)):
        return T("Your partner plays alone, so you will not play a card.")
    sides = [suit_of(card, trump) for card in view.hand if not is_trump(card, trump)]
    if any(sides.count(suit) == 1 for suit in sides):
        return T("Think about which card would win you least, and about emptying a suit.")
    return T("Think about which card would win you least.")


def _play(sight: Sight) -> Text:
    if len(sight.legal) == 1:
        return T("Look at what you may play: there is no choice.")
    if not sight.trick.plays:
        return _lead(sight)
    if not sight.after:
        return (
            T("You play last, and your partner is winning. Think about what to keep.")
            if sight.partner_wins
            else T("You play last. Look at whether you can take the trick, and at what cost.")
        )
    return (
        T("Your partner is winning. Think about who plays after you, and what could beat it.")
        if sight.partner_wins
        else T("The other side is winning. Look at what beats it, and at who plays after you.")
    )


def _lead(sight: Sight) -> Text:
    if not sight.trumps_out:
        return T("Nobody else in play can have a trump any more. Think about what could beat you.")
    if sight.four:
        if sight.makers:
            return T("Your side made trump. Think about how many trumps the others may still have.")
        return T("The other side made trump. Think about which of your cards may win a trick.")
    if sight.makers:
        return T("You made trump. Think about how many trumps the other player may still have.")
    return T("The other player made trump. Think about which of your cards may win a trick.")
