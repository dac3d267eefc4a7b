"""Tricks that are sure without looking further: what answers many questions of the search at once.

Four players in turn, ``a`` to lead; ``a`` and ``c`` are partners, so are ``b`` and ``d``. Each
argument is what that player holds, as bits (:mod:`euchre_tutor.coach.lanes`).
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.coach.lanes import LANE_OF, LANES, TRUMPS

_NO_TRUMPS: Final = sum(LANES[:-1])
_BELOW_TRUMPS: Final = _NO_TRUMPS.bit_length()
_LANE_OF = dict(LANE_OF)  # a dict is read faster than its proxy


def decided(  # noqa: C901, PLR0912  # in one piece for its speed
    a: int, b: int, c: int, d: int, tricks: int, wanted: int
) -> bool | None:
    """Tell whether ``a`` and ``c`` take ``wanted`` of the ``tricks`` left; None if unclear here.

    A player's trumps above all trumps of the other side win a trick each, whoever leads. And ``a``
    can cash one card after the other: the trumps above all others, then in each suit the cards
    above all others, as many as those are bound to follow who could ruff; at last ``a`` can lead
    over to a partner who wins that trick.
    """
    trumps_a, trumps_b, trumps_c, trumps_d = a & TRUMPS, b & TRUMPS, c & TRUMPS, d & TRUMPS
    theirs = trumps_b | trumps_d
    if theirs:
        ours = trumps_a | trumps_c
        if theirs > ours:
            above, spare = -1 << (ours.bit_length() or _BELOW_TRUMPS), tricks - wanted
            if (trumps_b & above).bit_count() > spare or (trumps_d & above).bit_count() > spare:
                return False
        else:
            above = -1 << theirs.bit_length()
            if (trumps_a & above).bit_count() >= wanted or (trumps_c & above).bit_count() >= wanted:
                return True
    drawn = (a & -1 << ((theirs | trumps_c).bit_length() or _BELOW_TRUMPS)).bit_count()
    b_ruffs, d_ruffs = trumps_b.bit_count() > drawn, trumps_d.bit_count() > drawn
    partner_ruffs = trumps_c.bit_count() > drawn
    if b_ruffs or d_ruffs:
        bound_b, bound_d = b if b_ruffs else ~0, d if d_ruffs else ~0
        if partner_ruffs:  # and would lead then: so only while there is another card to throw
            side = _past_ruffs(a, bound_b, bound_d, b | c | d)
            side = min(side, (c & _NO_TRUMPS).bit_count())
        else:
            side = _past_ruffs(a, bound_b, bound_d, b | c | d, c, b | d)
        return True if drawn + side >= wanted else None
    # Each trump of a wins a trick now, and the partner's do no harm.
    wanted -= trumps_a.bit_count()
    if wanted <= 0:
        return True
    mine, opponents = a ^ trumps_a, b | d
    others = opponents | c
    while mine:
        lane = _LANE_OF[mine & -mine]
        held, high = mine & lane, others & lane
        mine ^= held
        if held > high:
            wanted -= (held & -1 << high.bit_length()).bit_count()
        elif not partner_ruffs and c & lane > opponents & lane:
            wanted, partner_ruffs = wanted - 1, True  # once
        if wanted <= 0:
            return True
    return None


def _past_ruffs(a: int, b: int, d: int, others: int, c: int = 0, opponents: int = 0) -> int:
    """Count the tricks in side suits of ``a``, and one of ``c``, while ``b`` and ``d`` could ruff.

    What binds ``b`` and ``d`` is given, all cards (``~0``) for who cannot ruff.
    """
    mine, side, over = a & _NO_TRUMPS, 0, 0
    while mine:
        lane = _LANE_OF[mine & -mine]
        held, high = mine & lane, others & lane
        mine ^= held
        if held > high:
            count = (held & -1 << high.bit_length()).bit_count()
            side += min(count, (b & lane).bit_count(), (d & lane).bit_count())
        elif c & lane > opponents & lane and b & lane and d & lane:
            over = 1
    return side + over
