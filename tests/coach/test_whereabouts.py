"""Where hidden cards may lie: by suits and rooms, against placing them card by card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from coach.fits import Fits
from coach.seen import Seen
from explain import naive
from explain.positions import walks

from euchre_tutor.coach.known import known
from euchre_tutor.coach.whereabouts import Whereabouts
from euchre_tutor.engine import Phase, Position, Suit

FORCED = """\
tournament S Kc9dJsJcJh/KdTd9sTcTs/AsKhAdJdKs/QcQsQd9cTh QhAhAc9h p,p,p,p,p,p,p,d,Qd,Jh,Td,Jd,As,Qs,Js,Ts,Kh,Th,9d,Tc,Kc,Kd
tournament W QdTdAcQs9c/9dTcJhAhKh/JdThAs9h9s/QhKsJsKdKc QcTsAdJc p,o,xKs,Qs,Kh,9s,Qh,9c,Tc,Jd,Kc,Qc,Ac,9d,As,Qd,Ah
tournament S AdKsQd9hKd/AhQsAc9dTd/QhTsKcAsTh/JdJcKhTcJh 9c9sJsQc p,p,o,xTs,Jc,Ks,Ac,Kc,Jh,9h,Ah,Qh,Qs,As,Jd,Ad,Th,Kh,Kd
tournament N KdJcQcAc9s/ThAhTsQdJs/KcTcKhJh9c/QhQsKsTd9d AsJdAd9h o,xKd,Th,Jh,Qh,Ac,Ks,9s,Ts,Tc,9d,As,Qd,Kc,Qc,Js,9c
""".splitlines()  # noqa: E501  # a position is one line
"""The kitty is too small for what only one hand may still hold: that hand is full of it."""


def by_chance(count: int) -> Iterator[Position]:
    """So many decisions on a card after the first trick."""
    late = (one for _, one in walks("whereabouts", 10 * count) if one.tricks and one.to_act)
    return islice(late, count)


def test_suits_and_most_trumps(scale: Callable[[int], int]) -> None:
    """Each suit at each seat, and how many trumps at all of them: as placing cards shows."""
    forced = 0
    for position in (*map(Position.parse, FORCED), *by_chance(scale(20_000))):
        assert position.phase is Phase.PLAY
        assert position.to_act is not None
        assert position.trump is not None
        view = position.view(position.to_act)
        others = Seen(view).others
        fits, places = Fits(view, position.trump, others), Whereabouts(known(view), position.trump)
        for seat in others:
            found = {naive.letter(suit) for suit in Suit if places.may_hold(seat, suit)}
            assert found == fits.suits(seat), (str(position), seat)
            shown = {naive.counts_as(card, position.trump) for card in fits.unseen}
            room = fits.rooms[seat] > 0
            forced += room and found < shown - fits.voids[seat]
        most = places.most(others, position.trump) + (fits.upcard_with is not None)
        assert most == fits.most_trumps, str(position)
    assert forced >= len(FORCED)
