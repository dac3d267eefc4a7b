"""Whose turn it is and what may be said or done, in every phase of a deal."""

from __future__ import annotations

from euchre_tutor.engine import NameSuit, OrderUp, Pass, Phase, Position, Seat
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain.asked import question
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.leads import leading
from euchre_tutor.explain.not_turns import not_turn as not_turn
from euchre_tutor.explain.not_turns import over
from euchre_tutor.explain.outcomes import outcome as outcome
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import call_words, sentences


def turn(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say who speaks or acts now, as whom, and what may be said or done."""
    match position.phase:
        case Phase.FIRST_ROUND:
            return _first_round(position, viewer)
        case Phase.SECOND_ROUND:
            return _second_round(position, viewer)
        case Phase.EXCHANGE:
            return _exchange(position, viewer)
        case Phase.ALONE:
            return question(position, viewer)
        case Phase.PLAY:
            return _card(position, viewer)
        case Phase.OVER:
            return over(position)


def _first_round(position: Position, viewer: Seat | None) -> Explanation:
    seat, dealer, rules = sure(position.to_act), position.dealer, position.rules
    plain = OrderUp() in position.legal()
    what = T(
        "The words are “{no}” or “{yes}”.",
        no=call_words(Pass(), seat, dealer, rules),
        yes=call_words(OrderUp(alone=not plain), seat, dealer, rules),
    )
    words = ("bid1.words",) if rules.partnerships else ()
    house = () if plain else ("house.canadian",)
    return explain(
        sentences(_speaker(seat, position, viewer), what), position.auction.rule, *words, *house
    )


def _second_round(position: Position, viewer: Seat | None) -> Explanation:
    seat, suit = sure(position.to_act), position.upcard.suit
    stuck = Pass() not in position.legal()
    too = NameSuit(suit) in position.legal()
    match stuck, too:
        case False, False:
            what = T("Pass, or name any suit but {suit}, which was turned down.", suit=suit)
        case False, True:
            what = T("Pass, or name any suit: under this house rule {suit} too.", suit=suit)
        case True, False:
            what = T("This house rule forbids a pass: name any suit but {suit}.", suit=suit)
        case _:
            what = T("These house rules forbid a pass and allow any suit, {suit} too.", suit=suit)
    keys = (
        *(("house.stick",) if stuck else ()),
        position.auction.rule,
        "house.turned" if too else "bid2.turned",
    )
    return explain(sentences(_speaker(seat, position, viewer), what), *keys)


def _speaker(seat: Seat, position: Position, viewer: Seat | None) -> Text:
    """Who speaks, by the place from the dealer."""
    dealer, you = position.dealer, seat is viewer
    if seat is dealer:
        return (
            T("You are the dealer and speak last.")
            if you
            else T("{seat}, the dealer, speaks last.", seat=seat)
        )
    if not position.rules.partnerships:
        return (
            T("You are the non-dealer and speak first.")
            if you
            else T("{seat}, the non-dealer, speaks first.", seat=seat)
        )
    if seat is dealer.left:
        return (
            T("You sit at the dealer's left and speak first.")
            if you
            else T("{seat}, at the dealer's left, speaks first.", seat=seat)
        )
    if seat is dealer.partner:
        return (
            T("You are the dealer's partner and speak second.")
            if you
            else T("{seat}, the dealer's partner, speaks second.", seat=seat)
        )
    return (
        T("You sit at the dealer's right and speak third.")
        if you
        else T("{seat}, at the dealer's right, speaks third.", seat=seat)
    )


def _exchange(position: Position, viewer: Seat | None) -> Explanation:
    dealer, upcard = position.dealer, position.upcard
    you = dealer is viewer
    rule = rule_for(position.rules, accepted=position.maker is dealer)
    match rule:
        case "bid1.accept":
            text = (
                T(
                    "You accepted, so you take {upcard} and put one of your five down.",
                    upcard=upcard,
                )
                if you
                else T(
                    "{dealer} accepted and takes {upcard}, putting one of the other five down.",
                    dealer=dealer,
                    upcard=upcard,
                )
            )
        case "house.pickup":
            text = (
                T(
                    "Under this house rule you, the dealer, take {upcard} and put one of your five"
                    " down.",
                    upcard=upcard,
                )
                if you
                else T(
                    "Under this house rule {dealer}, the dealer, takes {upcard} and puts one of"
                    " the other five down.",
                    dealer=dealer,
                    upcard=upcard,
                )
            )
        case _:
            text = (
                T(
                    "As the dealer you may leave {upcard}, or take it and put one of your five"
                    " down.",
                    upcard=upcard,
                )
                if you
                else T(
                    "As the dealer {dealer} may leave {upcard}, or take it and put one of the"
                    " other five down.",
                    dealer=dealer,
                    upcard=upcard,
                )
            )
    return explain(text, rule)


def _card(position: Position, viewer: Seat | None) -> Explanation:
    """Somebody leads, or is the next to play to the trick."""
    seat, trick = sure(position.to_act), sure(position.trick)
    if not trick.plays:
        return leading(position, viewer)
    last = trick.plays[-1][0]
    if seat is viewer:
        text = T("It goes clockwise, so after {last} you play.", last=last)
    elif last is viewer:
        text = T("It goes clockwise, so after you {seat} plays.", seat=seat)
    else:
        text = T("It goes clockwise, so after {last} {seat} plays.", last=last, seat=seat)
    skipped = position.rules.next_seat(last) is not seat
    return explain(text, "table.seats", *(("alone.partner",) if skipped else ()))
