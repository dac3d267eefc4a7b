"""Who leads first: a table with its dealer, the maker and those who play alone."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Announce, NameSuit, Seat, Suit
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Result, Scene
from euchre_tutor.lessons.pictures.table import Table, chairs, seats_to_tap
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import announce_words, call_words

LEADS: Final[tuple[Result, Result]] = (
    lambda seat: T("Yes. {seat} leads.", seat=seat),
    lambda seat: T("Not quite. {seat} leads.", seat=seat),
)


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw the table before the first lead."""
    question, facts = asked.question, asked.facts
    out, wins = read.sitting_out(facts), T("Leads")
    drawn = {
        seat: replace(
            chair,
            dealer=seat.number == facts["dealer"],
            out=seat in out,
            bubble=_said(asked, seat),
        )
        for seat, chair in chairs(asked, wins).items()
    }
    table = Table(voice, question.rules)
    return Scene(
        cloth=table.cloth(drawn, trump=question.trump),
        lying=seats_to_tap(asked),
        wins=wins,
        result=asked.result(*LEADS),
        told=True,
    )


def _said(asked: Asked, seat: Seat) -> Text | None:
    """What the player said: the maker the trump, others that they play alone."""
    facts, rules = asked.facts, asked.question.rules
    lone = seat in (read.seat(facts["lone"]), read.seat(facts["lone_defender"]))
    if seat.number == facts["maker"]:
        call = NameSuit(Suit(facts["trump"]), lone)
        return call_words(call, seat, seat, rules)
    defends = seat.number == facts["lone_defender"]
    return announce_words(Announce(alone=True), defending=defends) if lone else None
