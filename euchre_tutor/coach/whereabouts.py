"""Where a suit's unseen cards may lie: exactly, by voids shown and by the room at each place.

A seat may hold a suit if some deal that fits all that is known gives it a card of the suit. The
kitty and the discard have little room: what no other hand can hold may fill a hand.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from euchre_tutor.coach.known import Known
from euchre_tutor.coach.masks import SUITS
from euchre_tutor.engine import Seat, Suit

Group: TypeAlias = tuple[int, int]
"""So many cards, and the places where they may lie, as bits."""


@dataclass(frozen=True)
class Whereabouts:
    """The places of what is known, under this trump."""

    facts: Known
    trump: Suit

    @cached_property
    def groups(self) -> dict[Suit, Group]:
        """For each suit its unseen cards."""
        return {
            suit: ((self.facts.unseen & cards).bit_count(), self._places(cards))
            for suit, cards in SUITS[self.trump].items()
        }

    def _places(self, cards: int) -> int:
        return sum(1 << at for at, banned in enumerate(self.facts.banned) if not banned & cards)

    def may_hold(self, seat: Seat, suit: Suit) -> bool:
        """Tell whether the seat may hold an unseen card of the suit."""
        place = 1 << seat.number
        count, places = self.groups[suit]
        if not count or not places & place or not self.facts.rooms[seat.number]:
            return False
        if not any(self.facts.banned):
            return True
        others = [group for other, group in self.groups.items() if other is not suit]
        return self._fits([*others, (count - 1, places), (1, place)])

    def most(self, seats: Collection[Seat], suit: Suit) -> int:
        """Tell how many unseen cards of the suit these seats may hold together, at most."""
        theirs = sum(1 << seat.number for seat in seats)
        count, places = self.groups[suit]
        others = [group for other, group in self.groups.items() if other is not suit]
        return next(
            (
                held
                for held in range(count, 0, -1)
                if self._fits([*others, (count - held, places), (held, places & theirs)])
            ),
            0,
        )

    @cached_property
    def _room(self) -> list[int]:
        """The room at any places together, by their bits."""
        room = [0]
        for more in self.facts.rooms:
            room += [more + less for less in room]
        return room

    def _fits(self, groups: Iterable[Group]) -> bool:
        """Tell whether all cards find room: no groups together have more cards than room (Hall)."""
        room, together = self._room, [(0, 0)]
        for more, places in groups:
            if more:
                wider = [(count + more, either | places) for count, either in together]
                if any(count > room[either] for count, either in wider):
                    return False
                together += wider
        return True
