"""Tricks that are sure without looking further: what answers many questions of the search at once.

Four players in turn, ``a`` to lead; ``a`` and ``c`` are partners, so are ``b`` and ``d``. Each
argument is what that player holds, as bits (:mod:`euchre_tutor.coach.lanes`).
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.coach.lanes import LANES, TRUMPS

_SIDE_SUITS: Final = LANES[:-1]
_NO_TRUMPS: Final = sum(_SIDE_SUITS)
_BELOW_TRUMPS: Final = _NO_TRUMPS.bit_length()


def decided(a: int, b: int, c: int, d: int, tricks: int, wanted: int) -> bool | None:
    """Tell whether ``a`` and ``c`` take ``wanted`` of the ``tricks`` left; None if unclear here.

    A player's trumps above all trumps of the other side win a trick each, whoever leads.
    """
    trumps_b, trumps_c, trumps_d = b & TRUMPS, c & TRUMPS, d & TRUMPS
    ours, theirs = a & TRUMPS | trumps_c, trumps_b | trumps_d
    if theirs > ours:
        above = -1 << (ours.bit_length() or _BELOW_TRUMPS)
        spare = tricks - wanted
        if (trumps_b & above).bit_count() > spare or (trumps_d & above).bit_count() > spare:
            return False
    elif theirs:
        above = -1 << theirs.bit_length()
        if (a & above).bit_count() >= wanted or (trumps_c & above).bit_count() >= wanted:
            return True
    above = -1 << ((theirs | trumps_c).bit_length() or _BELOW_TRUMPS)
    drawn = (a & above).bit_count()
    b_ruffs, d_ruffs = trumps_b.bit_count() > drawn, trumps_d.bit_count() > drawn
    side = _side_winners(a, b, c, d, b_ruffs=b_ruffs, d_ruffs=d_ruffs)
    partner_ruffs = trumps_c.bit_count() > drawn
    if b_ruffs or d_ruffs:
        if partner_ruffs:  # and then would lead: only as long as another card can be thrown
            side = min(side, (c & _NO_TRUMPS).bit_count())
    elif not partner_ruffs:
        drawn = (a & TRUMPS).bit_count()
    return True if drawn + side >= wanted else None


def _side_winners(a: int, b: int, c: int, d: int, *, b_ruffs: bool, d_ruffs: bool) -> int:
    """Count the cards that ``a`` can cash outside trumps, one after the other.

    In each suit the cards above all others, as many as those are bound to follow who could ruff.
    """
    others = b | c | d
    count = 0
    for lane in _SIDE_SUITS:
        mine = a & lane
        if mine:
            high = (mine & -1 << (others & lane).bit_length()).bit_count()
            if b_ruffs:
                high = min(high, (b & lane).bit_count())
            if d_ruffs:
                high = min(high, (d & lane).bit_count())
            count += high
    return count
