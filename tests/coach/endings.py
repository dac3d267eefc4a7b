"""Positions of the play, by chance: endings of few tricks, and whole deals, of every kind."""

from collections.abc import Callable, Iterator
from itertools import count, islice

from engine.random_play import play_on, positions

from euchre_tutor.engine import Deal, Phase, Position, Rules, Stream
from euchre_tutor.engine.scoring import TRICKS

Kind = Callable[[Position], bool]


def anything(position: Position) -> bool:
    """Any contract, any rules."""
    return position.contract is not None


def lone(position: Position) -> bool:
    """Somebody plays alone."""
    contract = position.contract
    return contract is not None and (contract.loner or contract.lone_defender) is not None


def both_alone(position: Position) -> bool:
    """One of each side plays alone."""
    contract = position.contract
    return contract is not None and None not in (contract.loner, contract.lone_defender)


def two_handed(position: Position) -> bool:
    """Two players."""
    return position.contract is not None and not position.rules.partnerships


def endings(kind: Kind, number: int, most: int = 3) -> Iterator[Position]:
    """So many positions of this kind with at most so many tricks to come, one a deal."""
    return islice(_endings(kind, most), number)


def _endings(kind: Kind, most: int) -> Iterator[Position]:
    for at in count():
        rules = Rules.TWO_HANDED if kind is two_handed else None
        moments = [
            position
            for position in positions(at, rules)
            if position.phase is Phase.PLAY
            and kind(position)
            and TRICKS - len(position.tricks) <= most
        ]
        if moments:
            yield Stream(f"ending {at}").choice(moments)


def first_leads(kind: Kind, number: int) -> Iterator[Position]:
    """So many positions of this kind before the first lead."""
    return islice((found for found in map(_first_lead, count()) if found and kind(found)), number)


def _first_lead(number: int) -> Position | None:
    start = Position.start(Deal.shuffled(f"first lead {number}"))
    for position in play_on(start, Stream(f"first lead {number}")):
        if position.phase is Phase.PLAY:
            return position
    return None
