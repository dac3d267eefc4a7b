"""Which sampled deals are kept: those whose players would have said what was heard."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import prod
from typing import Final, TypeAlias

from euchre_tutor.coach.hearing import Fit
from euchre_tutor.coach.known import DISCARD, KITTY, Known
from euchre_tutor.coach.masks import bit
from euchre_tutor.engine import Seat, View

_ENOUGH: Final = 0.9
"""A fit from which on no better one is looked for: 1 is the most there can be."""
_Complete: TypeAlias = tuple[int, int, tuple[Fit, ...]]
"""A seat, the step at which its cards were placed, and all that it said."""


class Jury:
    """Judges a deal while its cards are placed, seat by seat, in the order of the places given.

    A hand is accepted as often as it fits what its player said, measured by the best fit met so
    far: so what the cards already seen make unlikely for every hand alike does not count.
    """

    def __init__(
        self,
        view: View,
        facts: Known,
        fits: Mapping[Seat, tuple[Fit, ...]],
        order: Sequence[int],
        share: Callable[[], float],
    ) -> None:
        self._facts, self._order, self._share = facts, order, share
        self._upcard = bit(view.upcard) if facts.taken else 0
        self._steps: list[_Complete | None] = []
        for step, place in enumerate(order):
            waits = step + 1 < len(order) and order[step + 1] == DISCARD
            seat = view.dealer.number if place == DISCARD else place
            said = () if place == KITTY or waits else fits[Seat(seat)]
            self._steps.append((seat, step - (place == DISCARD), said) if said else None)
        self._judged = [step for step, complete in enumerate(self._steps) if complete]
        self._best = [0.0] * len(order)

    def knows_all(self) -> bool:
        """Tell whether every player has been met with a hand that fits as well as can be."""
        return all(self._best[step] >= _ENOUGH for step in self._judged)

    def knows_first(self) -> bool:
        """Tell the same of the first to be placed."""
        return all(self._best[step] >= _ENOUGH for step in self._judged[:1])

    def look(self, step: int, placed: list[int]) -> bool:
        """Note how well the hand fits, and let all pass."""
        complete = self._steps[step]
        if complete is not None:
            self._best[step] = max(self._best[step], self._fit(step, complete, placed))
        return True

    def look_first(self, step: int, placed: list[int]) -> bool:
        """Note how well the first hand fits, and let no other be placed."""
        return self.look(step, placed) and self._steps[step] is None

    def accepts(self, step: int, placed: list[int]) -> bool:
        """Tell whether the hand is accepted."""
        complete = self._steps[step]
        if complete is None:
            return True
        fit = self._fit(step, complete, placed)
        best = self._best[step] = max(self._best[step], fit)
        return self._share() * best < fit

    def _fit(self, step: int, complete: _Complete, placed: list[int]) -> float:
        seat, place, said = complete
        discard = placed[step] if self._order[step] == DISCARD else 0
        known = self._facts.played[seat] | self._facts.held[seat]
        dealt = (placed[place] | known) & ~self._upcard | discard
        return prod([fit(dealt, discard) for fit in said])
