"""A finished deal: who made trump, who was alone, and the tricks of each side in piles."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Rules, Seat, Side
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.table import Chair, Table
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import side_name

_TRICKS: Final = 5


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a question on the score of a deal."""
    question, facts = asked.question, asked.facts
    rules, out = question.rules, read.sitting_out(facts)
    drawn = {seat: Chair(out=seat in out, tags=_tags(facts, seat)) for seat in rules.seats}
    makers = rules.side(read.seat(facts["maker"]) or Seat.SOUTH)
    cloth = Table(voice, rules).cloth(
        drawn,
        piles=[
            _pile(
                voice,
                side,
                rules,
                facts["tricks"] if side is makers else _TRICKS - facts["tricks"],
                None if facts["score"] is None else facts["score"][side.number],
            )
            for side in Side
        ],
    )
    return Scene(cloth=cloth, told=True)


def _tags(facts: read.Facts, seat: Seat) -> tuple[Text, ...]:
    alone = seat.number in (facts["lone"], facts["lone_defender"])
    maker = seat.number == facts["maker"]
    return (*((T("Maker"),) if maker else ()), *((T("Alone"),) if alone else ()))


def _pile(voice: Voice, side: Side, rules: Rules, tricks: int, score: int | None) -> Json:
    ours = side is rules.side(Seat.SOUTH)
    return {
        "name": voice.say(side_name(side, rules)),
        "side": "us" if ours else "them",
        "tricks": tricks,
        "of": _TRICKS,
        "label": voice.say(TN("{n} trick", "{n} tricks", tricks)),
        "score": None if score is None else voice.say(T("Score before: {n}", n=score)),
    }
