"""Playing at the table: what the learner does and what the other seats do, each giving a table."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.engine import Action, Game, Play, Position
from euchre_tutor.lessons.coaching.hint import HIDE, NO_HINT, RUNGS, Help
from euchre_tutor.lessons.steps import Deed, Press, Tap
from euchre_tutor.practice_table.saying import taken_back
from euchre_tutor.practice_table.setup import Kind, Setup
from euchre_tutor.practice_table.table import Station, Table, asked, at, last_decision
from euchre_tutor.text import T


def begin(setup: Setup) -> Table:
    """Deal for the first time."""
    deal = setup.deal(1)
    return asked(
        Table(setup=setup, game=Game(setup.rules, deal.dealer), position=Position.start(deal))
    )


def after(table: Table, deed: Deed) -> Table:
    """Give the table after something the learner did; itself where that means nothing here."""
    aside = _beside(table, deed)
    if aside is not table or table.look is not None:
        return aside
    match table.station:
        case Station.CARD:
            return _tapped(table, deed)
        case Station.DECIDING:
            return _decided(table, deed)
        case Station.TRICK | Station.SCORE if deed == Press("next"):
            return _went_on(table)
    return table


def _beside(table: Table, deed: Deed) -> Table:
    """Do what may be done whoever is to act."""
    match deed:
        case Press("now") if table.look is not None:
            return replace(table, look=None)
        case Press("undo"):
            return undone(table)
        case Press("last") if table.last_trick is not None:
            return replace(table, last=not table.last)
        case Press(button) if button == HIDE:
            return replace(table, hint=replace(table.hint, help=Help.NONE))
        case Press(button) if button in RUNGS:
            return _helped(table, RUNGS[button])
        case Press("close") if table.notice is not None:
            return replace(table, notice=None)
        case Press("again") if table.refused is not None:
            return replace(table, refused=None)
    return table


def acted(table: Table, action: Action) -> Table:
    """Give the table after an action of whoever is to act; IllegalAction where it is refused."""
    own = table.position.to_act is table.you
    position = table.position.after(action)
    return asked(
        replace(
            table,
            position=position,
            stopped=len(position.tricks) > len(table.position.tricks),
            refused=None,
            since=len(table.position.actions) if own else table.since,
            last=False,
            look=None,
            hint=NO_HINT,
            notice=None,
        )
    )


def undone(table: Table) -> Table:
    """Go back to the last decision the learner had in this deal, and say what is taken back."""
    count = last_decision(table.position, table.you)
    if count is None:
        return table
    said = taken_back(table.position, count, table.you)
    fresh = replace(table, position=at(table.position, count), stopped=False, refused=None)
    return asked(replace(fresh, since=count, last=False, look=None, hint=NO_HINT, notice=said))


def looked(table: Table, count: int) -> Table:
    """Put the scrubber after so many actions of the deal; at its end it is the present again."""
    done = len(table.position.actions)
    return replace(table, look=None if count >= done else max(0, count), last=False, refused=None)


def _helped(table: Table, rung: Help) -> Table:
    """Ask the coach, where there is something to decide; else nothing is suggested."""
    if table.station not in (Station.CARD, Station.DECIDING):
        return replace(table, notice=T("There is nothing to suggest now."))
    return replace(table, hint=replace(table.hint, help=rung), last=False, look=None)


def _tapped(table: Table, deed: Deed) -> Table:
    if not isinstance(deed, Tap):
        return table
    held = table.position.hands[table.you.number]
    card = next((card for card in held if card.code == deed.card), None)
    if card is None:
        return table
    if table.position.refusal(Play(card)) is not None:
        return replace(table, refused=card)
    return acted(table, Play(card))


def _decided(table: Table, deed: Deed) -> Table:
    if table.decision is None:
        return table
    decision = table.decision.after(deed)
    if decision.chosen is None:
        return replace(table, decision=decision)
    return acted(table, decision.chosen)


def _went_on(table: Table) -> Table:
    """Take the trick away, or deal again."""
    if table.stopped:
        return replace(
            table, stopped=False, last=False, look=None, since=len(table.position.actions)
        )
    game = table.with_this
    if game.over or table.setup.kind is not Kind.GAME:
        return table
    deal = table.setup.deal(len(game.deals) + 1, game.next_dealer)
    return asked(Table(setup=table.setup, game=game, position=Position.start(deal)))


def is_finished(table: Table) -> bool:
    """Tell whether nothing more can be played at this table."""
    over = table.station is Station.SCORE
    return over and (table.setup.kind is not Kind.GAME or table.with_this.over)
