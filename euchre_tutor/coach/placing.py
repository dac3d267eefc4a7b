"""Placing hidden cards so that every way that is possible is equally likely.

Suits in which the same places are barred are alike and lie in one pool. For each place in turn the
number of cards from each pool is chosen by the number of ways it leaves, then the cards themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, product
from math import comb
from typing import TypeAlias

Sizes: TypeAlias = tuple[int, ...]
Check: TypeAlias = Callable[[int, list[int]], bool]


@dataclass(frozen=True)
class Placing:
    """Cards to be placed in rooms of fixed size, in the order given; see :meth:`of`."""

    pools: tuple[tuple[int, ...], ...]
    """The single cards of each pool."""
    rooms: tuple[int, ...]
    barred: tuple[tuple[bool, ...], ...]
    """Place → pool → whether its cards cannot lie there."""

    @classmethod
    def of(cls, unseen: int, rooms: Sequence[int], banned: Sequence[int]) -> Placing:
        """Place the ``unseen`` cards: so many at each place, none that is ``banned`` there.

        ValueError if there is no way to do so.
        """
        pools: dict[tuple[bool, ...], list[int]] = {}
        cards = unseen
        while cards:
            card = cards & -cards
            cards ^= card
            pools.setdefault(tuple([bool(ban & card) for ban in banned]), []).append(card)
        keys = sorted(pools)
        placing = cls(
            tuple(tuple(pools[key]) for key in keys),
            tuple(rooms),
            tuple(tuple(key[place] for key in keys) for place in range(len(rooms))),
        )
        if not placing.ways(0, placing.sizes):
            raise ValueError("there is no deal in which all this could have happened")
        return placing

    @cached_property
    def sizes(self) -> Sizes:
        """How many cards each pool has."""
        return tuple(map(len, self.pools))

    @cached_property
    def _splits(self) -> dict[tuple[int, Sizes], tuple[tuple[int, Sizes, Sizes], ...]]:
        return {}

    def ways(self, place: int, left: Sizes) -> int:
        """Count the ways to fill this place and those after it from what the pools have left."""
        if place == len(self.rooms):
            return int(not any(left))
        splits = self.splits(place, left)
        return splits[-1][0] if splits else 0

    def splits(self, place: int, left: Sizes) -> tuple[tuple[int, Sizes, Sizes], ...]:
        """Give how many cards the place may take from each pool, and what that leaves.

        Each with the number of ways up to and with it, so that a fair number chooses among them.
        """
        key = place, left
        if key not in self._splits:
            self._splits[key] = self._count(place, left)
        return self._splits[key]

    def _count(self, place: int, left: Sizes) -> tuple[tuple[int, Sizes, Sizes], ...]:
        room, barred = self.rooms[place], self.barred[place]
        most = [0 if bar else min(size, room) for size, bar in zip(left, barred, strict=True)]
        takes, after, ways = [], [], []
        for take in product(*[range(upto + 1) for upto in most]):
            if sum(take) != room:
                continue
            rest = tuple([size - taken for size, taken in zip(left, take, strict=True)])
            count = self.ways(place + 1, rest)
            for size, taken in zip(left, take, strict=True):
                count *= comb(size, taken)
            if count:
                takes.append(take)
                after.append(rest)
                ways.append(count)
        return tuple(zip(accumulate(ways), takes, after, strict=True))

    def attempt(self, share: Callable[[], float], check: Check) -> list[int] | None:
        """Place all cards by chance; give the cards at each place, in the order of the places.

        ``share()`` gives a fair number from 0 up to, not with, 1. ``check(place, placed so far)``
        is asked after each place; where it says no the attempt is given up: None.
        """
        pools, left = [list(pool) for pool in self.pools], self.sizes
        placed: list[int] = []
        last = len(self.rooms) - 1
        for place in range(last):
            splits = self.splits(place, left)
            chosen = splits[0]
            if len(splits) > 1:
                ticket = share() * splits[-1][0]
                chosen = next(split for split in splits if ticket < split[0])
            _, take, left = chosen
            cards = 0
            for pool, count in zip(pools, take, strict=True):
                for size in range(len(pool), len(pool) - count, -1):
                    spot = int(share() * size)
                    cards |= pool[spot]
                    pool[spot] = pool[-1]
                    pool.pop()
            placed.append(cards)
            if not check(place, placed):
                return None
        placed.append(sum(map(sum, pools)))
        return placed if check(last, placed) else None
