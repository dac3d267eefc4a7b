"""Why an exchange, a lone announcement or a card is refused at this time (4.3, 4.4, 6.2, 7.7)."""

from __future__ import annotations

from euchre_tutor.engine import (
    Announce,
    Card,
    Defend,
    Discard,
    Leave,
    Phase,
    Play,
    Position,
    Refusal,
    Rules,
    Seat,
)
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text


def in_exchange(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why the dealer may not do this with the upcard (rules 4.3, 4.4, 10.2)."""
    upcard, you = position.upcard, position.dealer is viewer
    match refused.action:
        case Leave() if refused.rule == "house.pickup":
            text = T(
                "Under this house rule the dealer takes {upcard}, whoever made trump.",
                upcard=upcard,
            )
        case Leave():
            text = T(
                "A dealer who accepts takes the upcard, so {upcard} cannot be left.",
                upcard=upcard,
            )
        case Discard(card) if card is upcard and refused.rule == "bid1.ordered":
            text = T(
                "Putting {upcard} down again is called leaving it. Otherwise one of the other"
                " five goes down.",
                upcard=upcard,
            )
        case Discard(card) if card is upcard:
            text = T(
                "{upcard} has just been taken and stays. One of the five cards held before goes"
                " down.",
                upcard=upcard,
            )
        case Discard(card):
            text = _not_held(card, position.dealer, you=you)
        case _ if refused.rule == "bid1.ordered":
            text = _first_choose(upcard, position.dealer, you=you)
        case _:
            text = _first_take(upcard, position.dealer, you=you)
    return explain(text, refused.rule)


def refusal(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why an exchange, an announcement or a card comes at the wrong time."""
    match refused.action:
        case Announce():
            return _announcement(refused, position)
        case Play() if position.phase is Phase.ALONE:
            seat = sure(position.to_act)
            text = (
                T("Before the first card you say whether you go alone.")
                if seat is viewer
                else T("Before the first card {seat} says whether to go alone.", seat=seat)
            )
            return explain(text, refused.rule)
        case Play():
            return explain(T("All five tricks have been played."), refused.rule)
        case _:
            return _exchange_is_over(refused, position)


def _announcement(refused: Refusal, position: Position) -> Explanation:
    rules = position.rules
    if not rules.partnerships:
        return explain(T("With two players nobody goes alone."), refused.rule)
    if position.tricks or (position.trick is not None and position.trick.plays):
        text = T("The first card has been led, so it is too late to go alone.")
        return explain(text, refused.rule)
    text = T("Everybody who may announce a lone hand has been asked. Now the first card is led.")
    return explain(text, refused.rule, *_who_may(rules))


def _who_may(rules: Rules) -> tuple[str, ...]:
    """The house rules that say who may go alone."""
    caller = ("house.caller",) if rules.caller else ()
    return caller if rules.defend is Defend.ALWAYS else (*caller, "house.defend")


def _exchange_is_over(refused: Refusal, position: Position) -> Explanation:
    contract, upcard = sure(position.contract), position.upcard
    if contract.round > 1:
        text = T("{upcard} was turned down, so nobody takes it.", upcard=upcard)
        return explain(text, refused.rule)
    text = (
        T("The dealer has left {upcard} already, and does so only once.", upcard=upcard)
        if position.discard is None
        else T("The dealer has taken {upcard} already, and does so only once.", upcard=upcard)
    )
    return explain(text, refused.rule)


def _not_held(card: Card, dealer: Seat, *, you: bool) -> Text:
    if you:
        return T("{card} is not one of the five cards you hold.", card=card)
    return T("{card} is not one of the five cards {dealer} holds.", card=card, dealer=dealer)


def _first_choose(upcard: Card, dealer: Seat, *, you: bool) -> Text:
    if you:
        return T("First you take {upcard} and put a card down, or leave it.", upcard=upcard)
    return T(
        "First {dealer} takes {upcard} and puts a card down, or leaves it.",
        dealer=dealer,
        upcard=upcard,
    )


def _first_take(upcard: Card, dealer: Seat, *, you: bool) -> Text:
    if you:
        return T("First you take {upcard} and put a card down.", upcard=upcard)
    return T("First {dealer} takes {upcard} and puts a card down.", dealer=dealer, upcard=upcard)
