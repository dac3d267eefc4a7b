"""The dealer and the upcard, when trump was made in the first round (rules 4.3, 4.4, 10.2)."""

from __future__ import annotations

from euchre_tutor.engine.actions import DISCARD, LEAVE, Action, Discard, Leave
from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.deal import Hand
from euchre_tutor.engine.refusal import Refusal
from euchre_tutor.engine.rules import Rules


def rule_for(rules: Rules, *, accepted: bool) -> str:
    """Name the rule of this exchange: the dealer ``accepted``, or was ordered to take it."""
    if accepted:
        return "bid1.accept"
    return "house.pickup" if rules.pickup else "bid1.ordered"


def legal(hand: Hand, rules: Rules, *, accepted: bool) -> tuple[Leave | Discard, ...]:
    """Give the dealer's choices: to leave the upcard where that is allowed, then each discard.

    Six when ordered, five after accepting or with the pick-up rule.
    """
    discards = tuple(DISCARD[card] for card in hand)
    return discards if accepted or rules.pickup else (LEAVE, *discards)


def refusal(action: Action, hand: Hand, rules: Rules, *, accepted: bool) -> Refusal | None:
    """Say why the dealer may not do this, or None if it may be done."""
    if action in legal(hand, rules, accepted=accepted):
        return None
    return Refusal(rule_for(rules, accepted=accepted), action, hand)


def exchanged(hand: Hand, upcard: Card, discard: Card) -> Hand:
    """Give the hand after taking the upcard, which comes last, and putting ``discard`` down."""
    return (*(card for card in hand if card is not discard), upcard)
