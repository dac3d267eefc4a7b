"""Who sits where: a table with its dealer, the seats to be tapped."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.lessons.pictures.asked import Asked, Result, Scene
from euchre_tutor.lessons.pictures.table import Table, chairs, seats_to_tap
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import T

IT_IS: Final[tuple[Result, Result]] = (
    lambda seat: T("Yes. It is {seat}.", seat=seat),
    lambda seat: T("Not quite. It is {seat}.", seat=seat),
)


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a question of the kind ``seats``; who plays with whom is part of the answer."""
    question, wins = asked.question, T("This one")
    drawn = {
        seat: replace(chair, dealer=seat.number == asked.facts["dealer"], hides_side=asked.is_open)
        for seat, chair in chairs(asked, wins).items()
    }
    return Scene(
        cloth=Table(voice, question.rules).cloth(drawn),
        lying=seats_to_tap(asked),
        wins=wins,
        result=asked.result(*IT_IS),
        hides_sides=True,
    )
