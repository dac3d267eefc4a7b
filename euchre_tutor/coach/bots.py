"""Players of four levels, made of the same parts as the advice.

1. Legal, and random beyond what is forced; alone only where it must be.
2. Rules of thumb: bids in the plain way (:mod:`plain`), plays by the first rule that applies.
3. What is best over twenty deals that fit all it knows.
4. The same over two hundred.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from euchre_tutor.coach.advice import think
from euchre_tutor.coach.asked import expect_turn
from euchre_tutor.coach.bidding import call, discard
from euchre_tutor.coach.masks import cards_in, mask
from euchre_tutor.coach.plain import Table, goes_alone
from euchre_tutor.coach.thumbs import thumbs
from euchre_tutor.engine import (
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Phase,
    Stream,
    View,
)
from euchre_tutor.engine.typed import expect

LEVELS: Final = (1, 2, 3, 4)
DEALS: Final[Mapping[int, int]] = {3: 20, 4: 200}
"""Level → how many deals it looks at."""


def choose(view: View, level: int, seed: str = "") -> Action:
    """Give what a player of this level does now; the same view and seed, the same action.

    Raises NothingToAdviseError when it is not the seat's turn, ValueError for another level.
    """
    return next(action for action in considered(view, level, seed) if action is not None)


def considered(view: View, level: int, seed: str = "") -> Iterator[Action | None]:
    """Do as :func:`choose` in small pieces: None while the player thinks, at last the action.

    Raises like :func:`choose`, at once.
    """
    expect_turn(view)
    expect(level, int, "the level")
    expect(seed, str, "the seed")
    if level not in LEVELS:
        raise ValueError(f"level must be from 1 to 4, not {level!r}")
    return _considered(view, level, seed)


def _considered(view: View, level: int, seed: str) -> Iterator[Action | None]:
    if len(view.legal) == 1:
        yield view.legal[0]
    elif level == 1:
        done = f"{len(view.history)}/{view.seat.letter}"
        yield Stream(f"bot/{seed}/{done}").choice(_together(view.legal))
    elif level not in DEALS:
        yield by_thumb(view)
    else:
        best = None
        for advice in think(view, DEALS[level], seed):
            yield None
            best = advice.best
        yield best


def _together(legal: Sequence[Action]) -> Sequence[Action]:
    """Leave out whatever could be said without going alone."""
    return [action for action in legal if not _needlessly_alone(action, legal)]


def _needlessly_alone(action: Action, legal: Sequence[Action]) -> bool:
    if not isinstance(action, OrderUp | NameSuit | Announce):
        return False
    return action.alone and replace(action, alone=False) in legal


def by_thumb(view: View) -> Action:
    """Give what somebody does who goes by rules of thumb; raises like :func:`choose`."""
    expect_turn(view)
    if view.phase is Phase.PLAY:
        return thumbs(view)[0].actions[0]
    table, hand = Table.of(view), mask(view.hand)
    if view.contract is None:
        return call(table, view.seat, hand, first=view.phase is Phase.FIRST_ROUND)
    if view.phase is Phase.EXCHANGE:
        put_down = discard(table, view.contract, hand)
        return Discard(*cards_in(put_down)) if put_down else Leave()
    maker = view.rules.side(view.seat) is view.rules.side(view.contract.maker)
    return Announce(goes_alone(table, hand, view.contract.trump, maker=maker))
