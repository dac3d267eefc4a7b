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


def decided(  # noqa: C901  # in one piece for its speed
    a: int, b: int, c: int, d: int, tricks: int, wanted: int
) -> bool | None:
    """Tell whether ``a`` and ``c`` take ``wanted`` of the ``tricks`` left; None if unclear here.

    A player's trumps above all trumps of the other side win a trick each, whoever leads. And ``a``
    can cash one card after the other: the trumps above all others, then in each suit the cards
    above all others, as many as those are bound to follow who could ruff; at last ``a`` can lead
    over to a partner who wins that trick.
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
    cashed = (a & above).bit_count()
    b_ruffs, d_ruffs = trumps_b.bit_count() > cashed, trumps_d.bit_count() > cashed
    partner_ruffs = trumps_c.bit_count() > cashed
    side, over, opponents, others = 0, 0, b | d, b | c | d
    for lane in _SIDE_SUITS:
        mine, high = a & lane, others & lane
        if mine > high:
            count = (mine & -1 << high.bit_length()).bit_count()
            if b_ruffs:
                follows = (b & lane).bit_count()
                count = min(follows, count)
            if d_ruffs:
                follows = (d & lane).bit_count()
                count = min(follows, count)
            side += count
        elif (
            mine
            and c & lane > opponents & lane
            and not partner_ruffs
            and (b & lane or not b_ruffs)
            and (d & lane or not d_ruffs)
        ):
            over = 1
    if b_ruffs or d_ruffs:
        if partner_ruffs:  # and would lead then: so only while there is another card to throw
            side = min(side, (c & _NO_TRUMPS).bit_count())
    else:  # each trump of a wins a trick now, and the partner's do no harm
        cashed = (a & TRUMPS).bit_count()
    return True if cashed + side + over >= wanted else None
