"""The plain way to bid: count the hand, make trump from so many points, go alone from more.

Used three times, so that they agree: by the bots, to go on after a call that is being judged, and,
softened, to weigh sampled deals by the calls that were heard. It looks at one hand only.

A hand is counted under a trump in half points: each trump by its rank, aces beside them, empty
suits. In the first round the upcard counts for the side that gets it. The figures are
simple on purpose; the limits are those of several tried that won most points against the others.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final

from euchre_tutor.coach.lanes import CARDS
from euchre_tutor.coach.masks import ACE, LEFT, RIGHT, SIDE_ACES, SIDES, TRUMPS, bit, to_lanes
from euchre_tutor.engine import Card, Rules, Seat, Suit, View

EACH: Final = 3
"""Half points for a trump; more for the three best."""
RIGHT_MORE: Final = 3
LEFT_MORE: Final = 2
ACE_MORE: Final = 1
SIDE_ACE: Final = 2
EMPTY: Final = 1
"""Half points for each other suit with no card, beside at least one trump."""


@dataclass(frozen=True, slots=True)
class Limits:
    """From how many half points something is done."""

    order: int
    """Make trump in the first round, the upcard counted."""
    name: int
    """Make trump in the second round."""
    forced: int
    """Make trump in the first round where that means playing alone (rule 10.8)."""
    alone: int
    """Play alone as one of the makers."""
    defend: int
    """Play alone against them."""


FOUR: Final = Limits(order=12, name=10, forced=14, alone=16, defend=20)
TWO: Final = Limits(order=9, name=8, forced=99, alone=99, defend=99)


@dataclass(frozen=True, slots=True)
class Table:
    """What the bidding turns on, beside the hands."""

    rules: Rules
    dealer: Seat
    upcard: Card

    @classmethod
    def of(cls, view: View) -> Table:
        """Take it from a view."""
        return cls(view.rules, view.dealer, view.upcard)

    @property
    def limits(self) -> Limits:
        """The limits for this number of players."""
        return FOUR if self.rules.partnerships else TWO

    def speaker(self, spoken: int) -> Seat:
        """Tell who makes the call with this number, counted from 0."""
        order = self.rules.clockwise(self.rules.next_seat(self.dealer))
        return order[spoken % len(order)]

    def forced(self, seat: Seat) -> bool:
        """Tell whether the seat plays alone if it makes trump in the first round (rule 10.8)."""
        return self.rules.canadian and self.rules.partner(seat) is self.dealer

    def order_limit(self, seat: Seat) -> int:
        """Give the limit by which the seat makes trump in the first round."""
        return self.limits.forced if self.forced(seat) else self.limits.order

    @property
    def suits(self) -> tuple[Suit, ...]:
        """The suits that may be named in the second round (rules 5.2, 10.3)."""
        return _suits(self.upcard.suit, turned=self.rules.turned)


@cache
def _suits(turned_down: Suit, *, turned: bool) -> tuple[Suit, ...]:
    return tuple(suit for suit in Suit if turned or suit is not turned_down)


@cache
def _trumps_worth(held: int, trump: Suit) -> int:
    points = EACH * held.bit_count()
    for card, more in ((RIGHT, RIGHT_MORE), (LEFT, LEFT_MORE), (ACE, ACE_MORE)):
        if held & card[trump]:
            points += more
    return points


def worth(hand: int, trump: Suit) -> int:
    """Count the hand under this trump, in half points."""
    held = hand & TRUMPS[trump]
    points = _trumps_worth(held, trump) + SIDE_ACE * (hand & SIDE_ACES[trump]).bit_count()
    if held:
        first, second, third = SIDES[trump]
        points += EMPTY * ((not hand & first) + (not hand & second) + (not hand & third))
    return points


def worth_now(table: Table, seat: Seat, hand: int) -> int:
    """Count the hand for making trump in the first round: the upcard is the dealer's gain.

    A dealer whose partner has to play alone (rule 10.8) puts the upcard out of play.
    """
    trump = table.upcard.suit
    if seat is table.dealer:
        return worth(taken(hand, table.upcard), trump)
    if table.forced(seat):
        return worth(hand, trump)
    gain = _trumps_worth(bit(table.upcard), trump)
    return worth(hand, trump) + (gain if table.rules.partner(seat) is table.dealer else -gain)


def orders(table: Table, seat: Seat, hand: int) -> bool:
    """Tell whether the seat makes the upcard's suit trump."""
    return worth_now(table, seat, hand) >= table.order_limit(seat)


def best_suit(table: Table, hand: int) -> tuple[int, Suit]:
    """Give the best suit to name in the second round, and what the hand is worth under it."""
    return max(
        [(worth(hand, suit), suit) for suit in table.suits],
        key=lambda counted: counted[0],
    )


def named(table: Table, hand: int, *, stuck: bool) -> Suit | None:
    """Give the suit that is named in the second round; None for a pass."""
    points, suit = best_suit(table, hand)
    return suit if stuck or points >= table.limits.name else None


def taken(hand: int, upcard: Card) -> int:
    """Give the dealer's hand with the upcard, without the card worth least."""
    return (hand | bit(upcard)) & ~put_down(hand, upcard.suit)


def put_down(hand: int, trump: Suit) -> int:
    """Give the card worth least: no trump, no ace, the last of its suit, low, in that order."""
    found, least = 0, (2, 0, 0)
    for suit in SIDES[trump]:
        held = hand & suit
        if held:
            card = held & -held
            rank = (card.bit_length() - 1) % 6
            key = int(bool(card & SIDE_ACES[trump])), int(held != card), rank
            if key < least:
                found, least = card, key
    return found or lowest_trump(hand, trump)


def lowest_trump(hand: int, trump: Suit) -> int:
    """Give the lowest trump of a hand that has one."""
    lanes = to_lanes(hand & TRUMPS[trump], trump)
    return bit(CARDS[trump][lanes & -lanes])


def leaves(hand: int, upcard: Card) -> bool:
    """Tell whether the upcard is left where it is: five better trumps are held."""
    trump = upcard.suit
    both = hand | bit(upcard)
    return both & TRUMPS[trump] == both and lowest_trump(both, trump) == bit(upcard)


def goes_alone(table: Table, hand: int, trump: Suit, *, maker: bool) -> bool:
    """Tell whether the seat plays alone, when asked."""
    limits = table.limits
    return worth(hand, trump) >= (limits.alone if maker else limits.defend)


CHANCE: Final[Mapping[int, float]] = {-4: 0.03, -3: 0.1, -2: 0.2, -1: 0.4, 0: 0.7, 1: 0.85, 2: 0.95}
_NEVER: Final = 0.01
_ALWAYS: Final = 0.98


def chance(points: int, limit: int) -> float:
    """Give how likely a player acts who has so many half points; 0.7 at the limit itself."""
    apart = points - limit
    return CHANCE.get(apart, _NEVER if apart < 0 else _ALWAYS)
