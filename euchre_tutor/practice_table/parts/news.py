"""What the others have done: in lines to read, and in words to be heard."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine import Action, Play, Position
from euchre_tutor.lessons.steps.deal_parts import told
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.table import Table
from euchre_tutor.text import T


def since(table: Table, count: int) -> tuple[tuple[Position, Action], ...]:
    """Give what was done after the first ``count`` actions, each with the position before it."""
    now, done = Position.start(table.position.deal), []
    for number, action in enumerate(table.position.actions):
        if number >= count:
            done.append((now, action))
        now = now.after(action)
    return tuple(done)


def lines(table: Table, voice: Voice) -> list[Json]:
    """Tell what was done since the learner's last deed."""
    rules, you = table.position.rules, table.you
    return [
        {
            "seat": None if seat is None else voice.badge(seat, rules, you),
            "text": voice.rich(text),
        }
        for seat, text in told(since(table, table.since), you)
    ]


def heard(table: Table, voice: Voice) -> str:
    """Say what is new, every card and call by its name."""
    return " ".join(_words(table, voice))


def _words(table: Table, voice: Voice) -> Iterator[str]:
    for position, action in since(table, table.fresh_from):
        if position.to_act is table.you and isinstance(action, Play):
            yield voice.aloud(T("You play {card}.", card=action.card))
        for _, text in told(((position, action),), table.you):
            yield voice.aloud(text)
