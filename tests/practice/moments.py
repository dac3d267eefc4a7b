"""Moments at the practice table, found by playing: to be drawn, and to be looked at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

from practice.at_table import setup, tables
from practice.stand_in import StandIn

from euchre_tutor.engine import Game, Play, Rules, Seat
from euchre_tutor.lessons.coaching.hint import Help, Hint
from euchre_tutor.practice_table import playing, replaying
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Station, Table

COACH: Final = StandIn()


def advised(table: Table, rung: Help) -> Table:
    """The table with this much asked of the coach."""
    advice = list(COACH.think(table.position.view(table.you), "x"))[-1]
    return replace(table, hint=Hint(rung, advice))


def deal(seed: str, rules: Rules = Rules.STANDARD, seat: Seat = Seat.SOUTH) -> Iterator[Table]:
    """One deal, move by move."""
    yield from tables(playing.begin(setup(seed, rules=rules, seat=seat, kind=Kind.DEAL)))


@cache
def played() -> tuple[Table, ...]:
    """A deal in which cards are played."""
    every = (tuple(deal(f"parts-{number}")) for number in range(20))
    return next(found for found in every if found[-1].position.contract is not None)


def first(station: Station) -> Table:
    """The first moment of that deal at which the table waits for this."""
    return next(table for table in played() if table.station is station)


def following() -> Table:
    """The first moment at which the learner is to follow."""
    return next(
        table
        for table in played()
        if table.station is Station.CARD and table.trick is not None and table.trick.plays
    )


def replay() -> Replay:
    """That deal looked at again, with the calls graded."""
    position = first(Station.SCORE).position
    game = Game(position.rules, position.dealer).after(position)
    found = replaying.opened(game, Seat.SOUTH, COACH)
    for call in replaying.grading(found, COACH):
        found = found if call is None else replaying.with_call(found, call)
    return found


def later() -> Table:
    """The first moment at which the learner plays a card after a finished trick."""
    return next(
        table
        for table in played()
        if table.station is Station.CARD and table.last_trick is not None
    )


def refused() -> Table:
    """A table at which a card was tapped that may not be played."""
    for number in range(40):
        for table in deal(f"refused-{number}"):
            held = table.position.hands[table.you.number]
            bad = [card for card in held if table.position.refusal(Play(card)) is not None]
            if table.station is Station.CARD and bad:
                return replace(table, refused=bad[0])
    raise LookupError("nobody could revoke")


def branched() -> Replay:
    """That deal with another card played at the first moment at which there was a choice."""
    start = replay()
    for at in range(start.first_card, len(start.line.actions)):
        moment = replaying.looked(start, at, COACH)
        other = [card for card in moment.outcomes if Play(card) != start.line.actions[at]]
        if other:
            return replaying.what_if(moment, other[0].code, COACH)
    raise LookupError("there was never a choice")
