"""How the other seats bid and play in a lesson: simple, honest, always the same.

They look at their own :class:`View` and at nothing else, and claim no skill. Bidding: a hand is
worth a point for every trump, one more for each bower and one for each ace beside them. Playing: a
card that wins cheaply, else a low one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Hand,
    Leave,
    NameSuit,
    OrderUp,
    Phase,
    Play,
    Rank,
    Suit,
    View,
    is_trump,
    left_bower,
    right_bower,
    strength,
    suit_of,
)
from euchre_tutor.explain.explanation import sure

BID_FROM: Final = 5
"""Points from which trump is made."""
ALONE_FROM: Final = 7
"""Points from which one plays alone."""


def choose(view: View) -> Action:
    """Give what this seat does now, one of ``view.legal``; ValueError when it is not its turn."""
    if not view.legal:
        message = f"it is not {view.seat!r}'s turn"
        raise ValueError(message)
    match view.phase:
        case Phase.FIRST_ROUND:
            return _first_round(view)
        case Phase.SECOND_ROUND:
            return _second_round(view)
        case Phase.EXCHANGE:
            return _exchange(view)
        case Phase.ALONE:
            return Announce(worth(view.hand, _trump(view)) >= ALONE_FROM)
        case _:
            return Play(_card(view))


def worth(hand: Iterable[Card], trump: Suit) -> int:
    """Count a hand under this trump: trumps, bowers once more, aces beside them."""
    points = 0
    for card in hand:
        if is_trump(card, trump):
            points += 2 if card in (right_bower(trump), left_bower(trump)) else 1
        elif card.rank is Rank.ACE:
            points += 1
    return points


def _first_round(view: View) -> Action:
    """Count the upcard for the side that gets it, and against the other."""
    suit = view.upcard.suit
    if view.seat is view.dealer:
        points = worth(_taken(view), suit)
    else:
        partner = view.rules.partner(view.seat)
        points = worth(view.hand, suit) + (1 if partner is view.dealer else -1)
    order = OrderUp() if OrderUp() in view.legal else OrderUp(alone=True)
    needed = ALONE_FROM if order.alone else BID_FROM
    return _made(view, order, points) if points >= needed else view.legal[0]


def _second_round(view: View) -> Action:
    """Name the best suit if it is good enough; a dealer who may not pass names it anyway."""
    names = [call for call in view.legal if isinstance(call, NameSuit) and not call.alone]
    best = max(names, key=lambda call: worth(view.hand, call.suit))
    points = worth(view.hand, best.suit)
    stuck = isinstance(view.legal[0], NameSuit)
    return _made(view, best, points) if stuck or points >= BID_FROM else view.legal[0]


def _made(view: View, call: OrderUp | NameSuit, points: int) -> Action:
    """Make the call, alone where it is good enough and can only be said with the call."""
    if not view.rules.caller or points < ALONE_FROM:
        return call
    return NameSuit(call.suit, alone=True) if isinstance(call, NameSuit) else OrderUp(alone=True)


def _exchange(view: View) -> Action:
    """Take the upcard, unless it would be the one to put down."""
    trump = _trump(view)
    worst = min((*view.hand, view.upcard), key=lambda card: _keep(card, view.hand, trump))
    if worst is not view.upcard:
        return Discard(worst)
    if Leave() in view.legal:
        return Leave()
    return Discard(min(view.hand, key=lambda card: _keep(card, view.hand, trump)))


def _taken(view: View) -> Hand:
    """The dealer's hand with the upcard, without the worst of the others."""
    trump = view.upcard.suit
    worst = min(view.hand, key=lambda card: _keep(card, view.hand, trump))
    return (*(card for card in view.hand if card is not worst), view.upcard)


def _keep(card: Card, hand: Hand, trump: Suit) -> tuple[bool, bool, bool, int]:
    """Put the card to put down first: no trump, no ace, alone in its suit, low."""
    company = sum(suit_of(other, trump) is suit_of(card, trump) for other in hand)
    ace = card.rank is Rank.ACE
    return is_trump(card, trump), ace, company > 1, strength(card, trump, suit_of(card, trump))


def _card(view: View) -> Card:
    cards = [action.card for action in view.legal if isinstance(action, Play)]
    trump, trick = _trump(view), sure(view.trick)
    if not trick.plays:
        plain = [card for card in cards if not is_trump(card, trump)]
        return max(plain or cards, key=lambda card: strength(card, trump, suit_of(card, trump)))
    led = trick.led(trump)
    holder, best = trick.best(trump)
    to_beat = strength(best, trump, led)
    winning = [card for card in cards if strength(card, trump, led) > to_beat]
    if winning and view.rules.side(holder) is not view.rules.side(view.seat):
        return min(winning, key=lambda card: strength(card, trump, led))
    return min(cards, key=lambda card: strength(card, trump, suit_of(card, trump)))


def _trump(view: View) -> Suit:
    return sure(view.contract).trump
