"""What each choice of a view comes to in one deal that fits it, in points for the seat's side.

Cards are judged by best play of all, with all cards seen. Everything said before the first lead is
judged by how the deal goes on in the plain way (:mod:`onward`), and then by best play.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from euchre_tutor.coach.lanes import BITS
from euchre_tutor.coach.onward import Hands, Ready, after
from euchre_tutor.coach.search import Search
from euchre_tutor.coach.stakes import Trick, solved
from euchre_tutor.engine import Phase, Play, Suit, View
from euchre_tutor.explain.explanation import sure

Judge: TypeAlias = Callable[[Hands], list[int]]
"""Hands by seat → the points of each legal action, in the order of ``view.legal``."""


def judge(view: View) -> Judge:
    """Make the judge of this view's choices."""
    return _cards(view) if view.phase is Phase.PLAY else _calls(view)


def _cards(view: View) -> Judge:
    trick = Trick(view)
    bits = BITS[sure(view.contract).trump]
    order = [bits[action.card] for action in view.legal if isinstance(action, Play)]

    def judged(hands: Hands) -> list[int]:
        points = trick.points(hands)
        return [points[card] for card in order]

    return judged


def _calls(view: View) -> Judge:
    side = view.rules.side(view.seat)

    def judged(hands: Hands) -> list[int]:
        met: dict[Ready | None, int] = {None: 0}
        searches: dict[Suit, dict[Hands, Search]] = {suit: {} for suit in Suit}
        points = []
        for action in view.legal:
            ready = after(view, action, hands)
            if ready not in met and ready is not None:
                contract, cards = ready
                same = searches[contract.trump]
                met[ready] = solved(contract, cards, view.dealer, view.rules, side, same)
            points.append(met[ready])
        return points

    return judged
