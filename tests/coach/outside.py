"""A player from outside: the simple strategy of euchre-plt, told in our own words.

``StrategySimple`` of https://github.com/crashka/euchre-plt (``euchplt/strategy/simple.py``, without
its option "aggressive") is meant as "minimum logic for passable play":

* First round: order with three trumps or more and a bower or an ace of another suit; the dealer
  counts the upcard and needs only two trumps and an ace of another suit.
* Second round: name the first suit with three trumps or more and a bower or such an ace.
* Alone: with a bower and four trumps or more, or exactly three and an ace of another suit.
  Defenders: with four trumps, or three and such an ace.
* Put down the lowest card, all trumps counting above all others.
* Lead the highest card by that order. If the partner is winning, give the lowest card that may be
  played; else take with the lowest card that does, else give the lowest.

Two points of our own, where its table has another rule: a dealer who may not pass names the suit
with most trumps, and an ordered dealer always takes the upcard.
"""

from __future__ import annotations

from collections.abc import Iterable

from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Play,
    Rank,
    Suit,
    View,
    beats,
    is_trump,
    left_bower,
    right_bower,
    strength,
    suit_of,
)


def choose(view: View) -> Action:
    """Give what this player does now."""
    match view.phase:
        case Phase.FIRST_ROUND:
            return _first(view)
        case Phase.SECOND_ROUND:
            return _second(view)
    assert view.contract is not None
    trump = view.contract.trump
    if view.phase is Phase.EXCHANGE:
        return Discard(_by_level(view.hand, trump)[-1])
    if view.phase is Phase.ALONE:
        return Announce(_announces(view, trump))
    return Play(_card(view, trump))


def _counts(hand: Iterable[Card], trump: Suit) -> tuple[int, int, int]:
    held = list(hand)
    return (
        sum(is_trump(card, trump) for card in held),
        sum(card.rank is Rank.ACE and card.suit is not trump for card in held),
        sum(card in (right_bower(trump), left_bower(trump)) for card in held),
    )


def _alone(trumps: int, aces: int, bowers: int) -> bool:
    return bowers > 0 and (trumps >= 4 or (trumps == 3 and aces > 0))


def _announces(view: View, trump: Suit) -> bool:
    trumps, aces, bowers = _counts(view.hand, trump)
    assert view.contract is not None
    if view.rules.side(view.seat) is view.rules.side(view.contract.maker):
        return view.seat is view.contract.maker and _alone(trumps, aces, bowers)
    return trumps >= 4 or (trumps == 3 and aces > 0)


def _first(view: View) -> Action:
    suit = view.upcard.suit
    trumps, aces, bowers = _counts(view.hand, suit)
    if view.seat is view.dealer:
        trumps, bowers = trumps + 1, bowers + (view.upcard.rank is Rank.JACK)
        good = trumps >= 2 and aces > 0
    else:
        good = trumps >= 3 and (aces > 0 or bowers > 0)
    call = OrderUp(alone=view.rules.caller and _alone(trumps, aces, bowers))
    return call if good else Pass()


def _second(view: View) -> Action:
    for suit in Suit:
        trumps, aces, bowers = _counts(view.hand, suit)
        if suit is not view.upcard.suit and trumps >= 3 and (aces or bowers):
            return NameSuit(suit, view.rules.caller and _alone(trumps, aces, bowers))
    if Pass() in view.legal:
        return Pass()
    names = [call for call in view.legal if isinstance(call, NameSuit) and not call.alone]
    return max(names, key=lambda call: _counts(view.hand, call.suit)[0])


def _by_level(hand: Iterable[Card], trump: Suit) -> list[Card]:
    return sorted(hand, key=lambda card: strength(card, trump, suit_of(card, trump)), reverse=True)


def _card(view: View, trump: Suit) -> Card:
    legal = [action.card for action in view.legal if isinstance(action, Play)]
    cards = _by_level(legal, trump)
    trick = view.trick
    assert trick is not None
    if not trick.plays:
        return cards[0]
    seat, best = trick.best(trump)
    if view.rules.side(seat) is not view.rules.side(view.seat):
        led = trick.led(trump)
        taking = [card for card in cards if beats(card, best, trump, led)]
        if taking:
            return taking[-1]
    return cards[-1]
