"""What players of level 2 say and put down, counted anew from codes and letters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import takewhile

import pytest
from explain import naive
from explain.positions import walk

from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.plain import (
    ACE_MORE,
    EACH,
    EMPTY,
    FOUR,
    LEFT_MORE,
    RIGHT_MORE,
    SIDE_ACE,
    TWO,
)
from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Contract,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Stream,
    Suit,
    View,
)

Cards = Sequence[Card]


def worth(hand: Cards, trump: Suit) -> int:
    """Half points: each trump, the three best with more, aces beside them, suits not held."""
    more = {naive.right(trump): RIGHT_MORE, naive.left(trump): LEFT_MORE}
    more[f"A{naive.letter(trump)}"] = ACE_MORE
    trumps = [card for card in hand if naive.is_trump(card, trump)]
    suits = {naive.counts_as(card, trump) for card in hand if card not in trumps}
    aces = [card for card in hand if card not in trumps and card.code[0] == "A"]
    return (
        sum(EACH + more.get(card.code, 0) for card in trumps)
        + SIDE_ACE * len(aces)
        + EMPTY * (3 - len(suits)) * bool(trumps)
    )


def least(cards: Cards, trump: Suit) -> list[Card]:
    """Of these the cards worth least, of which any may go: no trumps, no aces, alone, low."""

    def key(card: Card) -> tuple[bool, bool, int]:
        suits = [naive.counts_as(other, trump) for other in cards]
        beside = suits.count(naive.counts_as(card, trump)) > 1
        return card.code[0] == "A", beside, "9TJQKA".index(card.code[0])

    sides = [card for card in cards if not naive.is_trump(card, trump)]
    if not sides:
        return [one for one in cards if not any(naive.above(one, other, trump) for other in cards)]
    return [card for card in sides if key(card) == min(map(key, sides))]


def first(view: View) -> list[Action]:
    """What the first round leaves a player of level 2 to say."""
    rules, hand, trump = view.rules, [*view.hand], view.upcard.suit
    partners = rules.partner(view.seat) is view.dealer
    forced = rules.canadian and partners
    limits = FOUR if rules.partnerships else TWO
    gain = 0
    if view.seat is view.dealer:
        hand = [view.upcard, *(card for card in hand if card is not least(hand, trump)[0])]
    elif not forced:
        gain = worth([view.upcard], trump) - 3 * EMPTY
    points = worth(hand, trump)
    if points + (gain if partners else -gain) < (limits.forced if forced else limits.order):
        return [Pass()]
    return [OrderUp(forced or (rules.caller and points >= limits.alone))]


def second(view: View) -> list[Action]:
    """What the second round leaves it to say: as good suits are told apart by no rule."""
    limits = FOUR if view.rules.partnerships else TWO
    points = {
        call.suit: worth(view.hand, call.suit) for call in view.legal if isinstance(call, NameSuit)
    }
    most = max(points.values())
    if most < limits.name and Pass() in view.legal:
        return [Pass()]
    alone = view.rules.caller and most >= limits.alone
    return [NameSuit(suit, alone) for suit, found in points.items() if found == most]


def exchange(view: View, contract: Contract) -> list[Action]:
    """What a dealer may do with the upcard: any of the cards worth least may go."""
    out = view.rules.partnerships and contract.loner is view.seat.partner
    lowest = least((*view.hand, view.upcard), contract.trump) == [view.upcard]
    if Leave() in view.legal and (out or lowest):
        return [Leave()]
    return [Discard(card) for card in least(view.hand, contract.trump)]


def plain(view: View) -> list[Action]:
    """Everything that this view leaves a player of level 2 to do before the first lead."""
    contract = view.contract
    if contract is None:
        return first(view) if view.phase is Phase.FIRST_ROUND else second(view)
    if view.phase is Phase.EXCHANGE:
        return exchange(view, contract)
    makers = view.rules.side(view.seat) is view.rules.side(contract.maker)
    limit = FOUR.alone if makers else FOUR.defend
    return [Announce(worth(view.hand, contract.trump) >= limit)]


def test_level_2_bids_by_the_count_of_its_hand(scale: Callable[[int], int]) -> None:
    """At each decision before the first lead of random deals, any rules."""
    for number in range(scale(15_000)):
        for position in takewhile(_before_the_lead, walk(Stream(f"plain/{number}"))):
            assert position.to_act is not None
            view = position.view(position.to_act)
            assert choose(view, 2) in plain(view), str(position)


def _before_the_lead(position: Position) -> bool:
    return position.phase not in (Phase.PLAY, Phase.OVER)


@pytest.mark.parametrize(
    ("fifth", "calls", "done"),
    [("Qh", "o", "l"), ("Qh", "p,oa", "l"), ("Qh", "p,p,p,o", "xQh"), ("9h", "o", "x9h")],
)
def test_five_better_trumps_leave_the_upcard(fifth: str, calls: str, done: str) -> None:
    """Where it may be left; a dealer who accepted has to take it, and puts the lowest down."""
    (other,) = {"Qh", "9h"} - {fifth}
    hands = f"JhJdAhKh{fifth}/9cTcJcQcKc/9dTdQdKdAd/9sTsJsQsKs"
    position = Position.parse(f"standard N {hands} ThAcAs{other} {calls}")
    view = position.view(position.dealer)
    assert [choose(view, 2)] == plain(view)
    assert choose(view, 2).code == done
