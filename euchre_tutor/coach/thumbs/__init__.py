"""Rules of thumb: what players say, each with the condition under which it is said.

    for thumb in thumbs(view):
        thumb.actions, thumb.said              # what it speaks for, and how it reads

A rule is given only where its condition holds. The last one is always neutral: it is true, speaks
for every choice alike, and names none.
"""

from __future__ import annotations

from euchre_tutor.coach.asked import expect_turn
from euchre_tutor.coach.thumbs import alone, bids, exchange, following, leading
from euchre_tutor.coach.thumbs.thumb import Thumb
from euchre_tutor.engine import Phase, View

__all__ = ["Thumb", "thumbs"]


def thumbs(view: View) -> tuple[Thumb, ...]:
    """Give the rules of thumb whose condition holds, the strongest first; never none.

    NothingToAdviseError when it is not the seat's turn.
    """
    expect_turn(view)
    match view.phase:
        case Phase.FIRST_ROUND | Phase.SECOND_ROUND:
            return tuple(bids.rules(view))
        case Phase.EXCHANGE:
            return tuple(exchange.rules(view))
        case Phase.ALONE:
            return tuple(alone.rules(view))
    trick = view.trick
    return tuple(following.rules(view) if trick and trick.plays else leading.rules(view))
