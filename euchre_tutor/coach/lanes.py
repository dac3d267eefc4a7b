"""Cards as bits of one integer, for the searches of this package; engine objects stay outside.

Under a given trump each suit is a lane of bits, the stronger card the higher bit, the trumps in the
uppermost lane with both bowers in their place (rules 2.2 to 2.5); between two lanes lies an empty
bit, for :mod:`euchre_tutor.coach.alike`. So within a lane "wins over" is ``>``, every trump is
above every other card, a hand is the sum of its cards, and ``hand & lane_of(led) or hand`` is what
may be played to a card led.

Players are counted by *place*: with four players the number of the seat, with two North 0 and
South 1, so that places 0 and 2 are always against 1 and 3. A place where nobody plays holds 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from euchre_tutor.engine import Card, Rules, Seat, Suit, Trick
from euchre_tutor.engine.cards import DECK
from euchre_tutor.engine.trump import cards_of

Hands: TypeAlias = tuple[int, int, int, int]
"""The cards held at the places 0 to 3; 0 where nobody plays."""

_WIDTHS: Final = (5, 6, 6, 7)
_SHIFTS: Final = (0, 6, 13, 20)
LANES: Final = tuple(
    ((1 << width) - 1) << shift for width, shift in zip(_WIDTHS, _SHIFTS, strict=True)
)
"""The four lanes: the suit that lends its jack, two others, the trumps (rule 2.5)."""
TRUMPS: Final = LANES[-1]
"""All bits of the trump lane."""


def _bits(trump: Suit) -> dict[Card, int]:
    lender = trump.same_colour
    suits = (lender, *(suit for suit in Suit if suit not in (lender, trump)), trump)
    return {
        card: 1 << (shift + height)
        for suit, shift in zip(suits, _SHIFTS, strict=True)
        for height, card in enumerate(reversed(cards_of(suit, trump)))
    }


BITS: Final[Mapping[Suit, Mapping[Card, int]]] = MappingProxyType(
    {trump: MappingProxyType(_bits(trump)) for trump in Suit}
)
"""Trump → card → its bit."""
BIT_AT: Final[Mapping[Suit, tuple[int, ...]]] = MappingProxyType(
    {trump: tuple(bits[card] for card in DECK) for trump, bits in BITS.items()}
)
"""Trump → the bits of the 24 cards by :attr:`Card.index`."""
CARDS: Final[Mapping[Suit, Mapping[int, Card]]] = MappingProxyType(
    {
        trump: MappingProxyType({bit: card for card, bit in bits.items()})
        for trump, bits in BITS.items()
    }
)
"""Trump → bit → the card."""
LANE_OF: Final[Mapping[int, int]] = MappingProxyType(
    {1 << bit: lane for lane in LANES for bit in range(lane.bit_length()) if lane >> bit & 1}
)
"""Bit of a card → its lane: the suit it counts as."""


def packed(cards: Iterable[Card], trump: Suit) -> int:
    """Give the cards, each at most once, as one integer."""
    bits = BITS[trump]
    return sum([bits[card] for card in cards])


def single(cards: int) -> list[int]:
    """Give the bits one by one, the lowest first."""
    found = []
    while cards:
        bit = cards & -cards
        found.append(bit)
        cards ^= bit
    return found


def place_of(seat: Seat, rules: Rules) -> int:
    """Give the place at which the seat is counted."""
    return seat.number if rules.partnerships else seat.number // 2


def laid(trick: Trick, rules: Rules, trump: Suit) -> tuple[int, ...]:
    """Give the cards of a trick, place after place from the leader on; 0 where nobody plays."""
    places = len(Seat)
    leader = place_of(trick.leader, rules)
    found = [0] * places
    count = 0
    for seat, card in trick.plays:
        at = (place_of(seat, rules) - leader) % places
        found[at] = BITS[trump][card]
        count = at + 1
    return tuple(found[:count])
