"""Cards of one hand that are worth the same: neighbours, with no live card of others between.

Live are the cards that are still held or lie in this trick. Of such a run a search tries one card,
the lowest. Adding a hand to all bits that no other card holds lets each of its cards carry through
to the end of its run, as far as the empty bit above its lane; only the lowest meets no carry.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.coach.lanes import LANE_OF, LANES, single

ALL: Final = sum(LANES)
"""The bits of all cards, without those between the lanes."""


class _Cards(dict[int, tuple[int, ...]]):
    """Cards → one by one, the highest first; made when first asked for, so at most every hand."""

    def __missing__(self, cards: int) -> tuple[int, ...]:
        found = self[cards] = tuple(reversed(single(cards))) or (0,)
        return found


EACH: Final[dict[int, tuple[int, ...]]] = _Cards()
"""A hand's cards → one by one, the highest first; ``(0,)`` for an empty hand, which "plays" 0."""


def lowest(hand: int, others: int) -> int:
    """Give the lowest card of each run in the hand; ``others``: the live cards of others."""
    return hand & ~((ALL & ~others) + hand)


def runs(hand: int, others: int) -> list[list[int]]:
    """Give the runs, highest first, and in each the highest card first."""
    found: list[list[int]] = []
    for card in reversed(single(hand)):
        above = found[-1][-1] if found else 0
        between = (above - 1) & ~(2 * card - 1)
        if above and above & LANE_OF[card] and not others & between:
            found[-1].append(card)
        else:
            found.append([card])
    return found
