"""Whether a side can take so many tricks, all cards seen: the search between two tricks.

What saves time:

* of neighbouring cards in one hand, with no live card of others between them, one is tried;
* sure tricks answer many questions without trying a card (:mod:`euchre_tutor.coach.sure`);
* answers are remembered. In one deal the cards left say who holds what, so cards, leader and
  question make one integer.

A place where nobody plays "plays" the card 0, which follows nothing and wins nothing; so lone
hands and two players need no code of their own.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import TypeAlias

from euchre_tutor.coach.lanes import LANE_OF, TRUMPS, Hands
from euchre_tutor.coach.sure import decided

Reach: TypeAlias = Callable[[int, int, int, int], bool]
"""``reach(left, leader, tricks, wanted)``: whether the side of the place that leads can take
``wanted`` of the ``tricks`` to come. ``left``: all cards still held; 1 <= wanted <= tricks."""

_REMEMBERED = 1 << 18
_LANE_OF = dict(LANE_OF)  # a dict is read faster than its proxy


@lru_cache(maxsize=_REMEMBERED)
def distinct(hand: int, others: int) -> tuple[int, ...]:
    """Give one card, the highest, of each run in the hand that no card of others interrupts.

    Highest first; ``(0,)`` for an empty hand. ``others``: the live cards that others hold or have
    laid in this trick.
    """
    return tuple([run[0] for run in runs(hand, others)]) or (0,)


def runs(hand: int, others: int) -> list[list[int]]:
    """Give the runs of cards that are worth the same, highest first."""
    found: list[list[int]] = []
    while hand:
        card = 1 << (hand.bit_length() - 1)
        hand ^= card
        above = found[-1][-1] if found else 0
        between = (above - 1) & ~(2 * card - 1)
        if above and above & LANE_OF[card] and not others & between:
            found[-1].append(card)
        else:
            found.append([card])
    return found


def reach_of(hands: Hands) -> Reach:  # noqa: C901  # one function inside, in one piece
    """Give the search through one deal; ``hands`` by place, now or earlier in the deal.

    A closure and not an object with methods: its names are looked up several hundred times a deal.
    """
    from_place = tuple(hands[place:] + hands[:place] for place in range(4))
    answers: dict[int, bool] = {}
    known = answers.get

    def reach(  # noqa: C901, PLR0912  # a loop for each player, in one piece for its speed
        left: int, leader: int, tricks: int, wanted: int
    ) -> bool:
        key = left << 5 | leader << 3 | wanted
        answer = known(key)
        if answer is not None:
            return answer
        if known(key + 1):
            return True
        if known(key - 1) is False:
            return False
        a, b, c, d = from_place[leader]
        a, b, c, d = a & left, b & left, c & left, d & left
        answer = last_trick(a, b, c, d) if tricks == 1 else decided(a, b, c, d, tricks, wanted)
        if answer is not None:
            answers[key] = answer
            return answer
        later, more, lost = tricks - 1, wanted - 1, tricks - wanted
        second, partner, fourth = leader + 1 & 3, leader ^ 2, leader + 3 & 3
        for x in distinct(a, left ^ a):
            lane = _LANE_OF[x]
            wins = lane | TRUMPS
            thirds = distinct(c & lane or c, left ^ c)
            fourths = distinct(d & lane or d, left ^ d)
            for y in distinct(b & lane or b, left ^ b):
                best = y if y > x and y & wins else x
                two = left ^ x ^ y
                for z in thirds:
                    rest = two ^ z
                    if best == y and not (z > y and z & wins):
                        for w in fourths:
                            winner = fourth if w > y and w & wins else second
                            if not lost or reach(rest ^ w, winner, later, lost):
                                break
                        else:
                            break
                        continue
                    high, winner = (z, partner) if z > best and z & wins else (x, leader)
                    for w in fourths:
                        if w > high and w & wins:
                            if not lost or reach(rest ^ w, fourth, later, lost):
                                break
                        elif more and not reach(rest ^ w, winner, later, more):
                            break
                    else:
                        break  # this card of the partner holds against every fourth
                else:
                    break  # the second player has an answer to this lead
            else:
                answers[key] = True
                return True
        answers[key] = False
        return False

    return reach


def last_trick(a: int, b: int, c: int, d: int) -> bool:
    """Tell whether the last trick, a card each, goes to ``a``, who leads, or ``c``."""
    wins = _LANE_OF[a] | TRUMPS
    ours = True
    if b > a and b & wins:
        a, ours = b, False
    if c > a and c & wins:
        a, ours = c, True
    return ours and not (d > a and d & wins)
