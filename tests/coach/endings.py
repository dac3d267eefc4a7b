"""Positions of the play, by chance: endings of few tricks, and whole deals, of every kind."""

from collections.abc import Callable, Iterator
from itertools import count, islice

from engine.cases import mixed_rules
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
    """So many positions of this kind with at most so many tricks to come, one a deal.

    Half of them with as many to come as may be, at a lead; the others at any moment.
    """
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
            stream = Stream(f"ending {at}")
            yield moments[0] if stream.below(2) else stream.choice(moments)


def first_leads(kind: Kind, number: int) -> Iterator[Position]:
    """So many positions of this kind before the first lead, under all kinds of rules."""
    rules = Rules.TWO_HANDED if kind is two_handed else None
    found = (_first_lead(at, rules) for at in count())
    return islice((position for position in found if position and kind(position)), number)


def _first_lead(number: int, rules: Rules | None) -> Position | None:
    stream = Stream(f"first lead {number}")
    start = Position.start(Deal.shuffled(stream.text, rules or mixed_rules(number)))
    return next(
        (position for position in play_on(start, stream) if position.phase is Phase.PLAY), None
    )
