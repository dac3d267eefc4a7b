"""A deal: who deals, which hands, which kitty (chapter 3, rule 9.2)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from euchre_tutor.engine.cards import DECK, Card
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.shuffle import Stream

Hand = tuple[Card, ...]
"""The cards one player holds, in the order they came."""

HAND_SIZE: Final = 5


class DealError(ValueError):
    """Cards that are no deal. ``rule`` is the key at fault, ``cards`` the cards concerned."""

    def __init__(self, message: str, rule: str, cards: tuple[Card, ...] = ()) -> None:
        super().__init__(message)
        self.rule = rule
        self.cards = cards


@dataclass(frozen=True, slots=True)
class Deal:
    """The 24 cards as dealt. Raises :class:`DealError` if a card is missing or there twice."""

    rules: Rules
    dealer: Seat
    hands: tuple[Hand, Hand, Hand, Hand]
    """Five cards a player by seat number; empty where nobody sits."""
    kitty: Hand
    """The cards left over; the first is the upcard."""

    def __post_init__(self) -> None:
        if self.dealer not in self.rules.seats:
            message = f"nobody sits at {self.dealer!r}, so it cannot deal"
            raise DealError(message, "table.dealer")
        for seat in Seat:
            expected = HAND_SIZE if seat in self.rules.seats else 0
            held = len(self.hands[seat.number])
            if held != expected:
                message = f"{seat.letter} has {held} cards, expected {expected}"
                raise DealError(message, "deal.hands", self.hands[seat.number])
        given = [card for cards in (*self.hands, self.kitty) for card in cards]
        if len(given) == len(DECK) == len(set(given)):
            return
        twice = tuple(card for card in DECK if given.count(card) > 1)
        missing = tuple(card for card in DECK if card not in given)
        what = " ".join(card.code for card in twice or missing)
        message = f"every card once: {what} {'more than once' if twice else 'not there'}"
        raise DealError(message, "cards.deck", twice or missing)

    @property
    def upcard(self) -> Card:
        """The top card of the kitty, turned face up (rule 3.2)."""
        return self.kitty[0]

    @classmethod
    def dealt(cls, cards: Sequence[Card], dealer: Seat, rules: Rules | None = None) -> Deal:
        """Deal 24 cards from the top, in packets from the dealer's left (rule 3.3)."""
        rules = rules if rules is not None else Rules.STANDARD
        hands: list[list[Card]] = [[], [], [], []]
        top = 0
        for seat, count in packets(dealer, rules):
            hands[seat.number] += cards[top : top + count]
            top += count
        north, east, south, west = map(tuple, hands)
        return cls(rules, dealer, (north, east, south, west), tuple(cards[top:]))

    @classmethod
    def shuffled(cls, text: str, rules: Rules | None = None, dealer: Seat | None = None) -> Deal:
        """Make the deal that a text fixes, everywhere and for ever: its dealer and its cards.

        ``dealer`` overrides the dealer the text would choose; the cards stay in the same order.
        """
        rules = rules if rules is not None else Rules.STANDARD
        stream = Stream(text)
        chosen = stream.choice(rules.seats)
        cards = stream.shuffled(DECK)
        return cls.dealt(cards, chosen if dealer is None else dealer, rules)


def packets(dealer: Seat, rules: Rules) -> tuple[tuple[Seat, int], ...]:
    """Give the packets in the order they are dealt: 3 2 3 2, then 2 3 2 3 (rule 3.3).

    With two players: 3 2, then 2 3.
    """
    order = rules.clockwise(rules.next_seat(dealer))
    first = [3 - place % 2 for place in range(len(order))]
    return tuple(zip(order * 2, first + [HAND_SIZE - size for size in first], strict=True))


def codes(cards: Iterable[Card]) -> str:
    """Write cards as codes run together, such as ``JhTc9s``."""
    return "".join(card.code for card in cards)
