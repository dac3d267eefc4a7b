"""What a call, the exchange or an announcement would mean, said to the player who is to act."""

from __future__ import annotations

from euchre_tutor.engine import (
    Action,
    Announce,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Seat,
)
from euchre_tutor.engine.auction import passed_rule
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.outcomes import outcome
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of, sentences, suit_capital


def meaning(action: Action, position: Position) -> Explanation:
    """Say what comes of it if the player to act says or does this.

    Raises ValueError for what is not allowed, and for cards, whether put down or played.
    """
    if position.refusal(action) is None:
        match action:
            case Pass():
                return _passing(position)
            case OrderUp(alone):
                return _ordering(position, alone=alone)
            case NameSuit():
                return _naming(action, position)
            case Leave():
                return _leaving(position)
            case Announce(alone):
                return _announcing(position, alone=alone)
    raise ValueError(f"{action} is no call, no announcement or not allowed in {position}")


def taking(position: Position) -> Explanation:
    """Say what it means for the dealer to take the upcard."""
    rule = rule_for(position.rules, accepted=position.maker is position.dealer)
    text = T("{upcard} joins your hand, and one of your five goes down.", upcard=position.upcard)
    return explain(text, rule)


def came_of(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say what the calls have led to so far: also that a round is over and the next begins."""
    round_over = len(position.auction.calls) == position.rules.players
    if position.contract is None and round_over:
        text = (
            T(
                "Everybody passed once, so {upcard} is turned down. A second round begins.",
                upcard=position.upcard,
            )
            if position.rules.partnerships
            else T(
                "Both passed once, so {upcard} is turned down. A second round begins.",
                upcard=position.upcard,
            )
        )
        return explain(text, _turned_down(position))
    return outcome(position, viewer)


def _turned_down(position: Position) -> str:
    return "bid1.passed" if position.rules.partnerships else "two.bid2"


def _later(position: Position) -> tuple[Seat, ...]:
    """The seats that speak after this one in the same round."""
    rules = position.rules
    order = rules.clockwise(rules.next_seat(position.dealer))
    return order[order.index(sure(position.to_act)) + 1 :]


def _passing(position: Position) -> Explanation:
    later, upcard = _later(position), position.upcard
    if later:
        text = T("You leave the choice to {seats}.", seats=all_of(later))
        return explain(text, position.auction.rule)
    if position.phase is Phase.FIRST_ROUND:
        text = T("{upcard} is turned down, and a second round begins.", upcard=upcard)
        return explain(text, _turned_down(position))
    text = T(
        "The hand is thrown in: nobody scores, and {seat} deals next.",
        seat=position.rules.next_seat(position.dealer),
    )
    return explain(text, passed_rule(position.rules))


def _ordering(position: Position, *, alone: bool) -> Explanation:
    seat, dealer, upcard = sure(position.to_act), position.dealer, position.upcard
    rule = rule_for(position.rules, accepted=seat is dealer)
    name = suit_capital(upcard.suit)
    trump = (
        T("{suit_name} become trump, and {partner} sits out.", suit_name=name, partner=seat.partner)
        if alone
        else T("{suit_name} become trump.", suit_name=name)
    )
    words = ("bid1.words",) if position.rules.partnerships else ("two.bid1",)
    lone = ("alone.partner",) if alone else ()
    return explain(sentences(trump, _exchange(rule, position)), rule, *words, *lone)


def _exchange(rule: str, position: Position) -> Text:
    dealer, upcard = position.dealer, position.upcard
    match rule:
        case "bid1.accept":
            return T("You take {upcard} and put one card down.", upcard=upcard)
        case "house.pickup":
            return T(
                "{dealer} must take {upcard} and put one card down.", dealer=dealer, upcard=upcard
            )
        case _:
            return T(
                "{dealer} may take {upcard} and put one card down.", dealer=dealer, upcard=upcard
            )


def _naming(call: NameSuit, position: Position) -> Explanation:
    name, seat = suit_capital(call.suit), sure(position.to_act)
    text = (
        T(
            "{suit_name} become trump at once, and {partner} sits out.",
            suit_name=name,
            partner=seat.partner,
        )
        if call.alone
        else T("{suit_name} become trump at once.", suit_name=name)
    )
    nobody = T("Nobody takes {upcard}.", upcard=position.upcard)
    lone = ("alone.partner",) if call.alone else ()
    return explain(sentences(text, nobody), position.auction.rule, *lone)


def _leaving(position: Position) -> Explanation:
    text = T(
        "{upcard} stays where it is. {suit_name} are trump all the same.",
        upcard=position.upcard,
        suit_name=suit_capital(position.upcard.suit),
    )
    return explain(text, "bid1.ordered")


def _announcing(position: Position, *, alone: bool) -> Explanation:
    if alone:
        text = T(
            "{partner} lays the cards face down and sits out.",
            partner=sure(position.to_act).partner,
        )
        return explain(text, "alone.partner", "alone.when")
    text = T("You do not go alone, and you are not asked again.")
    return explain(text, "alone.when")
