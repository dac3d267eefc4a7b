"""What the card put down does to the dealer's hand: a void, a trump gone, an ace gone or kept."""

from __future__ import annotations

from euchre_tutor.engine import Card, Discard, Hand, Position, Rank, Suit, is_trump, suit_of
from euchre_tutor.engine.exchange import exchanged, rule_for
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, sentences


def put_down(card: Card, position: Position) -> Explanation:
    """Say, to the dealer, what putting this card down does to the hand.

    ``position`` is the one before; ValueError where the card may not be put down.
    """
    if position.refusal(Discard(card)) is not None:
        raise ValueError(f"{card} cannot be put down in {position}")
    exchange = rule_for(position.rules, accepted=position.maker is position.dealer)
    if position.dealer not in position.active:
        text = T("You sit out this hand, so it does not matter which card goes down.")
        return explain(text, exchange, "alone.partner")
    trump = sure(position.trump)
    hand = exchanged(position.hands[position.dealer.number], position.upcard, card)
    texts, rule = _effect(card, hand, trump)
    return explain(sentences(*texts), exchange, rule)


def _effect(card: Card, hand: Hand, trump: Suit) -> tuple[list[Text], str]:
    """What is to be said, one or two sentences, and the rule behind it."""
    if is_trump(card, trump):
        kept = [held for held in hand if is_trump(held, trump)]
        given = T("{card} is a trump, and you gave it away.", card=card)
        return [given, TN("You keep {n} trump.", "You keep {n} trumps.", len(kept))], "cards.trumps"
    suit = suit_of(card, trump)
    others = [held for held in hand if suit_of(held, trump) is suit]
    follows = (
        T(
            "You still hold {cards}, so you must follow when {suit} are led.",
            cards=all_of(others),
            suit=suit,
        )
        if others
        else T("You hold no {suit} now, so you may trump when that suit is led.", suit=suit)
    )
    if card.rank is Rank.ACE:
        given = T("{card} is the best card of {suit}, and you gave it away.", card=card, suit=suit)
        return [given, follows], "cards.rank"
    aces = [held for held in hand if held.rank is Rank.ACE and not is_trump(held, trump)]
    if not aces:
        return [follows], "play.follow"
    keeps = TN(
        "You keep your ace, {aces}.", "You keep your aces, {aces}.", len(aces), aces=all_of(aces)
    )
    return [follows, keeps], "play.follow"
