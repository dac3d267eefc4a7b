"""Why a card may be played, and why an action of any kind is refused.

Whether it is allowed, and by which rule, :meth:`Position.refusal` has decided.
"""

from __future__ import annotations

from euchre_tutor.engine import (
    Card,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Position,
    Refusal,
    Seat,
)
from euchre_tutor.explain import following, refused_bids, refused_cards, refused_deeds
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T


def refusal(refused: Refusal, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why ``position`` refuses the action; the refusal's rule is among the rules cited.

    Raises ValueError for a refusal that is not this position's.
    """
    action = refused.action
    if position.refusal(action) != refused:
        raise ValueError(f"{position} does not refuse {action.code!r} by {refused.rule}")
    if position.auction.thrown_in:
        text = (
            T("Everybody passed twice, so the hand is thrown in. The next player deals.")
            if position.rules.partnerships
            else T("Both passed twice, so the hand is thrown in. The next player deals.")
        )
        return explain(text, refused.rule)
    if position.contract is None:
        return refused_bids.refusal(refused, position, viewer)
    if isinstance(action, Pass | OrderUp | NameSuit):
        return refused_bids.too_late(refused, position, viewer)
    if position.phase is Phase.EXCHANGE:
        return refused_deeds.in_exchange(refused, position, viewer)
    if isinstance(action, Play) and position.phase is Phase.PLAY:
        return refused_cards.refusal(refused, action.card, position, viewer)
    return refused_deeds.refusal(refused, position, viewer)


def may_play(card: Card, position: Position, viewer: Seat | None = None) -> Explanation:
    """Say why the player to act may play this card: leading, following, or void.

    Raises ValueError if it may not be played now.
    """
    seat, trick, trump = position.to_act, position.trick, position.trump
    if seat is None or trick is None or trump is None or Play(card) not in position.legal():
        raise ValueError(f"{card} may not be played in {position}")
    if not trick.plays:
        return _lead(seat, first=not position.tricks, you=seat is viewer)
    hand = position.hands[seat.number]
    return following.may(card, following.Following(seat, hand, trick, trump, you=seat is viewer))


def _lead(seat: Seat, *, first: bool, you: bool) -> Explanation:
    """Say why any card may be led: rule 7.1 of the first, and of others there is only 7.4."""
    if first:
        text = (
            T("You lead, so you may play any card.")
            if you
            else T("{seat} leads, so any card may be played.", seat=seat)
        )
        return explain(text, "play.lead")
    text = (
        T("You lead, so there is no suit to follow: play any card.")
        if you
        else T("{seat} leads, so there is no suit to follow: any card will do.", seat=seat)
    )
    return explain(text, "play.follow")
