"""What the bidding has led to: trump, makers, the upcard, the next dealer."""

from __future__ import annotations

from euchre_tutor.engine import Card, Contract, Position, Seat
from euchre_tutor.engine.exchange import rule_for
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import sentences, side_name


def outcome(position: Position, viewer: Seat | None = None) -> Explanation:
    """Say what trump is, who the makers are, and what the dealer does with the upcard.

    Thrown in: who deals next. While the bidding goes on: that nobody has made trump yet.
    """
    contract = position.contract
    if contract is not None:
        return _made(contract, position, viewer)
    if position.auction.thrown_in:
        return _thrown_in(position, viewer)
    text = T("Nobody has made trump yet, so the bidding goes on.")
    return explain(text, position.auction.rule)


def offered(position: Position) -> Explanation:
    """Say what becomes trump if somebody accepts in the first round."""
    upcard = position.upcard
    text = T(
        "Whoever accepts makes {suit} trump: the suit of {upcard}, and no other.",
        suit=upcard.suit,
        upcard=upcard,
    )
    return explain(text, position.auction.rule)


def _thrown_in(position: Position, viewer: Seat | None) -> Explanation:
    dealer = position.rules.next_seat(position.dealer)
    passed = (
        T("Everybody passed twice, so nobody scores.")
        if position.rules.partnerships
        else T("Both passed twice, so nobody scores.")
    )
    onward = T("You deal next.") if dealer is viewer else T("{dealer} deals next.", dealer=dealer)
    text = sentences(passed, onward)
    dealing = ("table.dealer",) if position.rules.partnerships else ()
    return explain(text, position.auction.rule, *dealing)


def _made(contract: Contract, position: Position, viewer: Seat | None) -> Explanation:
    rules, upcard = position.rules, position.upcard
    makers = (
        _makers(contract, position, viewer)
        if rules.partnerships
        else _maker_of_two(contract, viewer)
    )
    if contract.round > 1:
        card = T("Nobody takes {upcard}.", upcard=upcard)
        return explain(sentences(makers, card), position.auction.rule, *_side_keys(position))
    rule = rule_for(rules, accepted=contract.maker is position.dealer)
    card = _taken(rule, upcard, is_you=position.dealer is viewer)
    return explain(sentences(makers, card), position.auction.rule, *_side_keys(position), rule)


def _taken(rule: str, upcard: Card, *, is_you: bool) -> Text:
    """Say what the dealer does with the upcard in the first round."""
    match rule:
        case "bid1.accept" if is_you:
            return T("You accepted and take {upcard}.", upcard=upcard)
        case "bid1.accept":
            return T("The dealer accepted and takes {upcard}.", upcard=upcard)
        case "house.pickup" if is_you:
            return T("Under this house rule you, the dealer, must take {upcard}.", upcard=upcard)
        case "house.pickup":
            return T("Under this house rule the dealer must take {upcard}.", upcard=upcard)
        case _ if is_you:
            return T("You, the dealer, may take {upcard} or leave it.", upcard=upcard)
        case _:
            return T("The dealer may take {upcard} or leave it.", upcard=upcard)


def _side_keys(position: Position) -> tuple[str, ...]:
    return ("bid2.makers",) if position.rules.partnerships else ("two.play",)


def _makers(contract: Contract, position: Position, viewer: Seat | None) -> Text:
    if sure(position.auction.contract).loner is contract.maker:
        return _alone(contract, position, viewer)
    maker, suit = contract.maker, contract.trump
    if maker is viewer:
        return T(
            "You made {suit} trump, so you and {partner} are the makers.",
            suit=suit,
            partner=maker.partner,
        )
    if maker.partner is viewer:
        return T(
            "{maker} made {suit} trump, so you and {maker} are the makers.", maker=maker, suit=suit
        )
    return T(
        "{maker} made {suit} trump, so {side} are the makers.",
        maker=maker,
        suit=suit,
        side=side_name(position.rules.side(maker), position.rules),
    )


def _alone(contract: Contract, position: Position, viewer: Seat | None) -> Text:
    """The makers, one of whom went alone with the call."""
    maker, suit = contract.maker, contract.trump
    if maker is viewer:
        return T(
            "You made {suit} trump, alone, so you and {partner} are the makers.",
            suit=suit,
            partner=maker.partner,
        )
    if maker.partner is viewer:
        return T(
            "{maker} made {suit} trump, alone, so you and {maker} are the makers.",
            maker=maker,
            suit=suit,
        )
    return T(
        "{maker} made {suit} trump, alone, so {side} are the makers.",
        maker=maker,
        suit=suit,
        side=side_name(position.rules.side(maker), position.rules),
    )


def _maker_of_two(contract: Contract, viewer: Seat | None) -> Text:
    if contract.maker is viewer:
        return T("You made {suit} trump, so you are the maker.", suit=contract.trump)
    return T(
        "{maker} made {suit} trump and is the maker.", maker=contract.maker, suit=contract.trump
    )
