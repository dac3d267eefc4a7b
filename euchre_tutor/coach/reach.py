"""Whether a side can take so many tricks, all cards seen: the search between two tricks.

What saves time:

* of cards that are worth the same one is tried (:mod:`euchre_tutor.coach.alike`);
* sure tricks answer many questions without trying a card (:mod:`euchre_tutor.coach.sure`);
* answers are remembered. In one deal the cards left say who holds what, so cards, leader and
  question make one integer.

A place where nobody plays "plays" the card 0, which follows nothing and wins nothing; so lone
hands and two players need no code of their own.
"""

from __future__ import annotations

from typing import Protocol

from euchre_tutor.coach.alike import ALL, EACH
from euchre_tutor.coach.lanes import LANE_OF, TRUMPS, Hands
from euchre_tutor.coach.sure import decided


class Reach(Protocol):
    """The search through one deal."""

    def __call__(self, left: int, leader: int, tricks: int, wanted: int, leads: int = 0) -> bool:
        """Tell whether the side of the place that leads can take ``wanted`` of the ``tricks``.

        ``left``: all cards still held, as many tricks; 1 <= wanted <= tricks. ``leads``: the cards
        that may be led now, 0 for all.
        """


_LANE_OF = dict(LANE_OF)  # a dict is read faster than its proxy


def reach_of(hands: Hands) -> Reach:  # noqa: C901, PLR0915  # one function inside, in one piece
    """Give the search through one deal; ``hands`` by place, now or earlier in the deal.

    A closure and not an object with methods: its names are looked up several hundred times a deal.
    """
    from_place = tuple(hands[place:] + hands[:place] for place in range(4))
    answers: dict[int, bool] = {}
    known, each, lane_of = answers.get, EACH, _LANE_OF

    def last(left: int, leader: int, _tricks: int, _wanted: int) -> bool:
        """Tell whether the last trick, a card each, goes to the side that leads."""
        a, b, c, d = from_place[leader]
        a, b, c, d = a & left, b & left, c & left, d & left
        wins = lane_of[a] | TRUMPS
        if b > a and b & wins:
            return c > b and c & wins > 0 and not (d > c and d & wins)
        best = c if c > a and c & wins else a
        return not (d > best and d & wins)

    def reach(  # noqa: C901, PLR0912  # a loop for each player, in one piece for its speed
        left: int, leader: int, tricks: int, wanted: int, leads: int = 0
    ) -> bool:
        key = left << 5 | leader << 3 | wanted
        if not leads:
            answer = known(key)
            if answer is not None:
                return answer
        a, b, c, d = from_place[leader]
        a, b, c, d = a & left, b & left, c & left, d & left
        dead = ALL ^ left
        if not leads:
            answer = decided(a, b, c, d, tricks, wanted)
            if answer is not None:
                answers[key] = answer
                return answer
            tried = a & ~((dead | a) + a)  # one of each run, as alike.lowest does it
        else:
            tried = leads
        later, more, lost = tricks - 1, wanted - 1, tricks - wanted
        go = reach if later > 1 else last
        second, partner, fourth = leader + 1 & 3, leader ^ 2, leader + 3 & 3
        free_b, free_c, free_d = dead | b, dead | c, dead | d
        for x in each[tried]:
            lane = lane_of[x]
            wins = lane | TRUMPS
            may = c & lane or c
            thirds = each[may & ~(free_c + may)]
            may = d & lane or d
            fourths = each[may & ~(free_d + may)]
            may = b & lane or b
            for y in each[may & ~(free_b + may)]:
                best = y if y > x and y & wins else x
                two = left ^ x ^ y
                for z in thirds:
                    rest = two ^ z
                    if best == y and not (z > y and z & wins):
                        for w in reversed(fourths):
                            winner = fourth if w > y and w & wins else second
                            if not lost or go(rest ^ w, winner, later, lost):
                                break
                        else:
                            break
                        continue
                    high, winner = (z, partner) if z > best and z & wins else (x, leader)
                    for w in fourths:
                        if w > high and w & wins:
                            if not lost or go(rest ^ w, fourth, later, lost):
                                break
                        elif more and not go(rest ^ w, winner, later, more):
                            break
                    else:
                        break  # this card of the partner holds against every fourth
                else:
                    break  # the second player has an answer to this lead
            else:
                if not leads:
                    answers[key] = True
                return True
        if not leads:
            answers[key] = False
        return False

    return reach
