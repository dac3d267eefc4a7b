"""Means and paired errors of some choices that are compared over the same deals."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


class Sums:
    """Adds up, deal by deal, what each of ``choices`` choices brings. Whole points stay exact."""

    def __init__(self, choices: int) -> None:
        self.deals = 0
        """How many deals were added."""
        self._totals = [0] * choices
        self._products = [[0] * choices for _ in range(choices)]

    def add(self, points: Sequence[int]) -> None:
        """Add one deal: the points of each choice."""
        self.deals += 1
        for at, own in enumerate(points):
            self._totals[at] += own
            row = self._products[at]
            for other in range(at + 1):
                row[other] += own * points[other]

    def mean(self, choice: int) -> float:
        """Give the mean points of a choice; ZeroDivisionError before the first deal."""
        return self._totals[choice] / self.deals

    def error(self, choice: int, other: int) -> float:
        """Give the standard error of the mean difference of two choices; 0 after a single deal."""
        if self.deals == 1:
            return 0.0
        high, low = max(choice, other), min(choice, other)
        squares = (
            self._products[high][high] + self._products[low][low] - 2 * self._products[high][low]
        )
        total = self._totals[choice] - self._totals[other]
        spread = squares * self.deals - total * total
        return sqrt(spread / (self.deals - 1)) / self.deals
