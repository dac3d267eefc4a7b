"""A deal being played, as the learner sees it: the trick, the own hand, the seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from euchre_tutor.engine import Card, Hand, Position, Seat, Trick, sorted_hand
from euchre_tutor.lessons.pictures.table import Table, played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import seat_name
from euchre_tutor.widgets.table_cloth import table_cloth

YOU: Final = Seat.SOUTH
"""Where the learner sits in a lesson."""

State: TypeAlias = tuple[str, Text | None]
"""The state of a card, and the word on its mark where that is not the usual one."""

_REST: Final[State] = ("rest", None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Look:
    """What is to be seen of a position, beside what lies open anyway."""

    trick: Trick | None = None
    """The trick that lies on the table."""
    fresh: int = 0
    """How many of its last cards have just been played."""
    collected: Trick | None = None
    """The trick that has just been taken away."""
    told: bool = False
    """Whether ribbons and the names of bowers answer nothing that is still open."""
    states: Mapping[Card, State] = field(default_factory=dict)
    """How cards are to be drawn that do not just lie there."""
    taps: Hand = ()
    """The cards that can be tapped."""
    hand: bool = True
    """Whether the own hand is shown."""
    turn: Seat | None = None
    """Whose turn it is, where that is no answer."""
    looker: Seat = YOU
    """Whose hand it is, and who sits below."""


def table(voice: Voice, position: Position, look: Look) -> Json:
    """Draw the table; nothing on it depends on a card that who looks cannot know."""
    cloth = table_cloth(position, look.looker, voice.language)
    held = sorted_hand(position.hands[look.looker.number], None) if look.hand else ()
    for seat in cloth["seats"]:
        seat["turn"] = look.turn is not None and seat["seat"] == look.turn.number
        if not look.hand:  # where nothing is held open, the trick needs the room
            seat["cards"] = 0
        elif seat["seat"] == look.looker.number:
            seat |= {"name": voice.say(T("You")), "note": voice.say(seat_name(look.looker))}
    return cloth | {
        "trick": _trick(voice, position, look),
        "collected": _collected(voice, position, look),
        "hand": [_drawn(voice, card, position, look) for card in held],
    }


def _drawn(voice: Voice, card: Card, position: Position, look: Look) -> Json:
    state, mark = look.states.get(card, _REST)
    trump = position.trump if look.told else None
    return voice.card(card, state, trump=trump, mark=mark, tap=card in look.taps)


def _trick(voice: Voice, position: Position, look: Look) -> list[Json]:
    if look.trick is None or not look.trick.plays:
        return []
    trump = position.trump if look.told else None
    known, leader = Table(voice, position.rules, look.looker), look.trick.leader
    lying = known.trick(
        look.trick.plays,
        lambda seat, card: (
            _drawn(voice, card, position, look)
            | played(voice, seat, card, trump, led=seat is leader)
        ),
    )
    old = len(lying) - look.fresh
    return [play | {"fresh": max(0, number - old)} for number, play in enumerate(lying, start=1)]


def _collected(voice: Voice, position: Position, look: Look) -> Json | None:
    """The trick just taken goes to its winner."""
    trick = look.collected
    if trick is None:
        return None
    known = Table(voice, position.rules, look.looker)
    return {
        "to": known.place(trick.winner(position.trump)),
        "trick": known.trick(trick.plays, lambda _, card: voice.card(card)),
    }
