"""Writing a table and a record down, and taking them up again.

The finished deals of a game are kept as lines of the notation, the deal on the table as what was
done in it. Nothing else is: everything on the table follows from these.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Game, Position, parse_action
from euchre_tutor.engine.rules import Rules
from euchre_tutor.practice_table.playing import acted, begin
from euchre_tutor.practice_table.setup import Setup
from euchre_tutor.practice_table.table import Table, asked
from euchre_tutor.progress import Run

_FORM: Final = "practice 1"
"""What is written and in which version."""
_DEAL: Final = "deal"
_ACT: Final = "act"
_ON: Final = "on"
"""The full trick was taken away."""


def kept(table: Table) -> Run:
    """Write a table down."""
    finished = [(_DEAL, str(position)) for position in table.game.deals]
    done: list[tuple[str, str]] = []
    now = Position.start(table.position.deal)
    for action in table.position.actions:
        done.append((_ACT, action.code))
        before, now = len(now.tricks), now.after(action)
        if len(now.tricks) > before:
            done.append((_ON, ""))
    if table.stopped:
        done.pop()
    deeds = (*finished, *done)
    return Run(token=str(table.setup), rules=str(table.setup.rules), of=_FORM, deeds=deeds)


def again(run: Run) -> Table | None:
    """Take a table up again; None for a run that is damaged or of another version."""
    if run.of != _FORM:
        return None
    try:
        setup = Setup.parse(run.token, Rules.parse(run.rules))
        table = begin(setup)
        game = Game(setup.rules, table.position.dealer)
        lines = [what for kind, what in run.deeds if kind == _DEAL]
        for line in lines:
            game = game.after(_own(Position.parse(line), setup, game))
        if lines:
            position = Position.start(setup.deal(len(lines) + 1, game.next_dealer))
            table = asked(Table(setup=setup, game=game, position=position))
        for kind, what in run.deeds[len(lines) :]:
            table = _did(table, kind, what)
    except (LookupError, ValueError):  # what stands in a file can be anything
        return None
    return table


def _own(position: Position, setup: Setup, game: Game) -> Position:
    """Give the deal back if it is the one that this setup deals now."""
    number = len(game.deals) + 1
    if position.deal != setup.deal(number, None if number == 1 else game.next_dealer):
        message = f"deal {number} is another: {position}"
        raise ValueError(message)
    return position


def _did(table: Table, kind: str, what: str) -> Table:
    if kind == _ACT and not table.stopped:
        return acted(table, parse_action(what))
    if kind == _ON and table.stopped:
        return replace(table, stopped=False)
    message = f"{kind!r} {what!r} means nothing at {table.position}"
    raise ValueError(message)
