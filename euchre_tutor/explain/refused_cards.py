"""Why a card may not be played to the trick: not held, or a revoke (rules 7.4, 7.5)."""

from __future__ import annotations

from euchre_tutor.engine import Card, Position, Refusal, Seat
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.following import Following, may_not
from euchre_tutor.text import T, Text


def refusal(
    refused: Refusal, card: Card, position: Position, viewer: Seat | None = None
) -> Explanation:
    """Say why the player to act may not play the card, naming the cards that may be played."""
    seat, trick, trump = sure(position.to_act), sure(position.trick), sure(position.trump)
    you = seat is viewer
    if refused.rule == "cards.deck":
        return explain(_not_held(card, position, seat, you=you), refused.rule)
    player = Following(seat, position.hands[seat.number], trick, trump, you=you)
    return may_not(card, player)


def _not_held(card: Card, position: Position, seat: Seat, *, you: bool) -> Text:
    lying = (position.trick,) if position.trick is not None else ()
    if any(card in trick.cards for trick in (*position.tricks, *lying)):
        return T("{card} has already been played.", card=card)
    if you:
        return T("{card} is not in your hand.", card=card)
    return T("{seat} does not hold {card}.", seat=seat, card=card)
