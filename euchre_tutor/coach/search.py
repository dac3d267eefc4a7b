"""What each card comes to with all cards seen, on the integers of :mod:`euchre_tutor.coach.lanes`.

For whoever asks about many deals at once, such as the deals that fit one view: no engine object
comes in here. About a position ask :mod:`euchre_tutor.coach.solver`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final, TypeAlias

from euchre_tutor.coach.alike import ALL, EACH, lowest, runs
from euchre_tutor.coach.lanes import LANE_OF, TRUMPS, Hands
from euchre_tutor.coach.reach import Reach, reach_of

EVERY: Final = (1, 2, 3, 4, 5)
"""Marks that tell every number of tricks apart."""

_PLACES: Final = 4
_Lies: TypeAlias = tuple[int, int, int, int]
"""A trick so far: the suit led (all suits before the lead), the lanes that can win, the card that
is winning and its place."""


def after_each(
    hands: Hands, leader: int, laid: Sequence[int] = (), marks: Sequence[int] = EVERY
) -> dict[int, int]:
    """Give, for each card that may be played now, what it comes to if then all play their best.

    ``hands``: what is still held, by place; ``leader``: the place that leads or led to this trick;
    ``laid``: the cards of this trick, place after place from the leader on, 0 where nobody plays
    (:func:`euchre_tutor.coach.lanes.laid`). The next place with cards is to act.

    Counted are the tricks that places 0 and 2 take from this trick on. The value is the highest of
    the ``marks`` (rising) that is reached, or 0: who only needs to know whether three tricks or
    all five are made asks for ``(3, 5)`` and is answered sooner.
    """
    return Search(hands).after_each(sum(hands), leader, laid, marks)


class Search:
    """The search through one deal, which remembers its answers for further questions.

    ``hands``: what is held by place at one moment. Questions may be about that moment and about
    later ones; ``left`` says which cards, of all players, are still held then.
    """

    __slots__ = ("_hands", "_reach")

    def __init__(self, hands: Hands) -> None:
        self._hands = hands
        self._reach = reach_of(hands)

    def after_each(
        self, left: int, leader: int, laid: Sequence[int] = (), marks: Sequence[int] = EVERY
    ) -> dict[int, int]:
        """Give what each card comes to, as the function of this name."""
        if not laid and self._hands[leader] & left:
            return self._leads(left, leader, marks)
        turn, lies = _begun(leader, laid)
        while not self._hands[turn] & left:
            turn = (turn + 1) % _PLACES
        hand, takes = self._hands[turn] & left, self._takes(left, leader, laid)
        values: dict[int, int] = {}
        for run in runs(hand & lies[0] or hand, (left | sum(laid)) ^ hand):
            after = left ^ run[0], (turn + 1) % _PLACES, _with(lies, turn, run[0])
            values.update(dict.fromkeys(run, _highest(marks, partial(takes, *after))))
        return values

    def _leads(self, left: int, leader: int, marks: Sequence[int]) -> dict[int, int]:
        """Give what each lead comes to: no more for the side that leads than the best of them."""
        hand, ask = self._hands[leader] & left, partial(_even, self._reach, left, leader)
        count = hand.bit_count()
        best = _highest(marks, partial(ask, count))
        within = [mark for mark in marks if (mark > best if leader % 2 else mark <= best)]
        values: dict[int, int] = {}
        for run in runs(hand, left ^ hand):
            reached = _highest(within, partial(ask, count, leads=run[0]))
            values.update(dict.fromkeys(run, reached or (best if leader % 2 else 0)))
        return values

    def tricks(
        self, left: int, leader: int, marks: Sequence[int] = EVERY, laid: Sequence[int] = ()
    ) -> int:
        """Give what places 0 and 2 come to, counted in the same way.

        ``laid`` may be a whole trick, and cards that should not have been played.
        """
        if not laid:
            count = (self._hands[leader] & left).bit_count()
            return _highest(marks, partial(_even, self._reach, left, leader, count))
        turn, lies = _begun(leader, laid)
        return _highest(marks, partial(self._takes(left, leader, laid), left, turn, lies))

    def _takes(self, left: int, leader: int, laid: Sequence[int]) -> Callable[..., bool]:
        """Give the search through the rest of a trick."""
        hands, live = self._hands, left | sum(laid)
        tricks = (hands[leader] & left).bit_count() + bool(laid)
        reach = self._reach

        def takes(left: int, turn: int, lies: _Lies, wanted: int) -> bool:
            """Tell whether places 0 and 2 can take ``wanted`` of the tricks, this one included."""
            if turn == leader:
                winner = lies[3]
                return _even(reach, left, winner, tricks - 1, wanted - (not winner % 2))
            hand, even = hands[turn] & left, not turn % 2
            for card in EACH[lowest(hand & lies[0] or hand, live ^ hand)]:
                after = _with(lies, turn, card)
                if takes(left ^ card, (turn + 1) % _PLACES, after, wanted) is even:
                    return even
            return not even

        return takes


def _highest(marks: Sequence[int], reached: Callable[[int], bool]) -> int:
    """Give the last of the rising marks that is reached, 0 where none is.

    The one in the middle is asked first.
    """
    low, high = 0, len(marks)
    while low < high:
        middle = (low + high) // 2
        if reached(marks[middle]):
            low = middle + 1
        else:
            high = middle
    return marks[low - 1] if low else 0


def _begun(leader: int, laid: Sequence[int]) -> tuple[int, _Lies]:
    """Give the next place and what lies."""
    turn, lies = leader, (ALL, ALL, 0, leader)
    for card in laid:
        lies = _with(lies, turn, card)
        turn = (turn + 1) % _PLACES
    return turn, lies


def _with(lies: _Lies, place: int, card: int) -> _Lies:
    led, wins, best, _ = lies
    if led == ALL:
        led = LANE_OF[card]
        return led, led | TRUMPS, card, place
    return (led, wins, card, place) if card > best and card & wins else lies


def _even(reach: Reach, left: int, leader: int, tricks: int, wanted: int, leads: int = 0) -> bool:
    """Tell whether places 0 and 2 can take ``wanted`` of the tricks to come."""
    if not 0 < wanted <= tricks:
        return wanted <= 0
    if leader % 2:
        return not reach(left, leader, tricks, tricks - wanted + 1, leads)
    return reach(left, leader, tricks, wanted, leads)
