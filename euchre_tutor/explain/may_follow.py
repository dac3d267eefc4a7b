"""Which cards the player to act may play, and why, before one is chosen (rules 7.1, 7.4, 7.5)."""

from __future__ import annotations

from euchre_tutor.engine import Phase, Play, Position, left_bower, suit_of
from euchre_tutor.explain import plays
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T
from euchre_tutor.text.words import any_of


def may_follow(position: Position) -> Explanation:
    """Tell the player to act what may be played; ValueError unless a card is to be played."""
    if position.phase is not Phase.PLAY:
        raise ValueError(f"no card is to be played in {position}")
    seat, trump, trick = sure(position.to_act), sure(position.trump), sure(position.trick)
    cards = [action.card for action in position.legal() if isinstance(action, Play)]
    led = suit_of(trick.cards[0], trump) if trick.plays else None
    if led is None or suit_of(cards[0], trump) is not led:
        return plays.may_play(cards[0], position, seat)
    bower = left_bower(trump)
    # The left bower is why where it counts for the suit led, or looks as if it did.
    left = bower in (*cards, trick.cards[0]) or bower in position.hands[seat.number]
    keys = ("play.left", "play.follow") if left and led in (trump, bower.suit) else ("play.follow",)
    if len(cards) == 1:
        text = T(
            "You must follow {suit}, the suit led, and {card} is all you hold of it.",
            suit=led,
            card=cards[0],
        )
        return explain(text, *keys)
    text = T("You must follow {suit}, the suit led: {cards}.", suit=led, cards=any_of(cards))
    return explain(text, *keys)
