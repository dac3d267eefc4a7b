"""What the tricks of a deal are worth to a seat, in points, as the search counts tricks."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from euchre_tutor.coach.lanes import Hands, laid, place_of
from euchre_tutor.coach.masks import to_lanes
from euchre_tutor.coach.search import Search, after_each
from euchre_tutor.coach.tally import makers_of, worth
from euchre_tutor.engine import Contract, Rules, Seat, Side, View
from euchre_tutor.engine.lone import active, first_leader
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.explanation import sure


@dataclass(frozen=True, slots=True)
class Stakes:
    """The points at stake for one side, by the tricks of the search's places 0 and 2."""

    points: tuple[int, ...]
    """Points for the side, less those of the other, by the tricks of places 0 and 2: 0 to 5."""
    marks: tuple[int, ...]
    """The numbers of tricks at which the points change, rising."""
    seats: tuple[Seat, ...]
    """Who plays."""
    leader: int
    """The place that leads first."""


@cache
def stakes(contract: Contract, dealer: Seat, rules: Rules, side: Side) -> Stakes:
    """Tell what is at stake for this side."""
    points = tuple(
        worth(side, makers_of(even, TRICKS, contract, rules), contract, rules)
        for even in range(TRICKS + 1)
    )
    marks = tuple(n for n in range(1, TRICKS + 1) if points[n] != points[n - 1])
    leader, _ = first_leader(contract, dealer, rules)
    return Stakes(points, marks, active(contract, rules), place_of(leader, rules))


def solved(
    contract: Contract,
    hands: Hands,
    dealer: Seat,
    rules: Rules,
    side: Side,
    searches: dict[Hands, Search],
) -> int:
    """Give the side's points in a deal yet to be played, by best play with all cards seen.

    ``hands`` by seat number, as sets of cards (:mod:`euchre_tutor.coach.masks`). ``searches``
    made before under the same trump, by what is held at each place, are used again; they grow.
    """
    stake = stakes(contract, dealer, rules, side)
    held = _lanes(hands, contract, stake, rules)
    search = searches.get(held)
    if search is None:
        search = searches[held] = Search(held)
    return stake.points[search.tricks(sum(held), stake.leader, stake.marks)]


def _lanes(hands: Hands, contract: Contract, stake: Stakes, rules: Rules) -> Hands:
    places = [0, 0, 0, 0]
    for seat in stake.seats:
        places[place_of(seat, rules)] = to_lanes(hands[seat.number], contract.trump)
    first, second, third, fourth = places
    return first, second, third, fourth


class Trick:
    """The plays of one view, to be judged in many deals."""

    def __init__(self, view: View) -> None:
        contract, rules = sure(view.contract), view.rules
        self._contract, self._rules = contract, rules
        self._stakes = stakes(contract, view.dealer, rules, rules.side(view.seat))
        trick = sure(view.trick)
        self._leader = place_of(trick.leader, rules)
        self._laid = laid(trick, rules, contract.trump)
        self._taken = sum(
            rules.side(done.winner(contract.trump)) is Side.FIRST for done in view.tricks
        )
        left = TRICKS - len(view.tricks)
        marks = (mark - self._taken for mark in self._stakes.marks)
        self._marks = tuple(mark for mark in marks if 0 < mark <= left)

    def points(self, hands: Hands) -> dict[int, int]:
        """Give the side's points after each card, by its bit in the lanes of the trump."""
        held = _lanes(hands, self._contract, self._stakes, self._rules)
        found = after_each(held, self._leader, self._laid, self._marks)
        points = self._stakes.points
        return {card: points[self._taken + reached] for card, reached in found.items()}
