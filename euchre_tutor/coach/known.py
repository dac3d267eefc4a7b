"""What a seat knows for sure: where hidden cards can lie, and who is void in which suit."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre_tutor.coach.masks import SUITS, bit, mask
from euchre_tutor.engine import Discard, Seat, Suit, Taken, View, suit_of

KITTY: Final = 4
"""The place of the cards left over; the places 0 to 3 are the seats' hands, by seat number."""
DISCARD: Final = 5
"""The place of the card that another dealer put down."""


@dataclass(frozen=True, slots=True)
class Known:
    """The facts of a view, as numbers (see :mod:`euchre_tutor.coach.masks`)."""

    unseen: int
    """The cards whose place is not known."""
    rooms: tuple[int, int, int, int, int, int]
    """How many of them lie at each place: the four hands, the kitty, the discard."""
    banned: tuple[int, int, int, int, int, int]
    """Cards that cannot lie there: the suits in which a seat has shown a void (rule 7.4)."""
    held: tuple[int, int, int, int]
    """The cards known to be in each hand: all of one's own, and an upcard taken, not played."""
    played: tuple[int, int, int, int]
    """The cards that each seat has played."""
    taken: bool
    """Whether the dealer took the upcard."""
    discard: int
    """One's own discard; 0 without one."""


def known(view: View) -> Known:
    """Gather what the seat knows."""
    taken = any(isinstance(event, (Taken, Discard)) for event in view.history)
    played, banned = _shown(view)
    held, rooms = [0, 0, 0, 0], [0, 0, 0, 0]
    upcard = bit(view.upcard)
    for seat in view.rules.seats:
        place = seat.number
        if seat is view.seat:
            held[place] = mask(view.hand)
            continue
        if taken and seat is view.dealer and not played[place] & upcard:
            held[place] = upcard
        rooms[place] = view.counts[place] - held[place].bit_count()
    unseen = mask(view.unseen)
    put_down = int(taken and view.seat is not view.dealer)
    left_over = unseen.bit_count() - sum(rooms) - put_down
    return Known(
        unseen,
        (*_four(rooms), left_over, put_down),
        (*_four(banned), 0, 0),
        _four(held),
        _four(played),
        taken,
        0 if view.discard is None else bit(view.discard),
    )


def voids(view: View) -> dict[Seat, frozenset[Suit]]:
    """Tell in which suits each seat has shown that it holds nothing."""
    found: dict[Seat, set[Suit]] = {seat: set() for seat in view.rules.seats}
    trump = None if view.contract is None else view.contract.trump
    for trick in view.tricks if view.trick is None else (*view.tricks, view.trick):
        led = trick.led(trump)
        for seat, card in trick.plays:
            if led is not None and suit_of(card, trump) is not led:
                found[seat].add(led)
    return {seat: frozenset(suits) for seat, suits in found.items()}


def _shown(view: View) -> tuple[list[int], list[int]]:
    played, banned = [0, 0, 0, 0], [0, 0, 0, 0]
    for trick in view.tricks if view.trick is None else (*view.tricks, view.trick):
        for seat, card in trick.plays:
            played[seat.number] |= bit(card)
    if view.contract is not None:
        for seat, suits in voids(view).items():
            for suit in suits:
                banned[seat.number] |= SUITS[view.contract.trump][suit]
    return played, banned


def _four(numbers: list[int]) -> tuple[int, int, int, int]:
    north, east, south, west = numbers
    return north, east, south, west
