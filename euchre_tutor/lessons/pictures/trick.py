"""A trick on the table: who wins it, who leads next, what may be played to it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Card, Seat
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Result, Scene
from euchre_tutor.lessons.pictures.leads import LEADS
from euchre_tutor.lessons.pictures.table import Chair, Table, played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T

_WINS: Final[tuple[Result, Result]] = (
    lambda seat: T("Yes. {seat} wins.", seat=seat),
    lambda seat: T("Not quite. {seat} wins.", seat=seat),
)


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a finished trick whose cards stand for the players: who wins it, who leads next."""
    question, facts = asked.question, asked.facts
    table, plays = Table(voice, question.rules), read.plays(facts["trick"])
    wins = T("Leads") if "maker" in facts else T("Wins")

    def drawn(seat: Seat, card: Card) -> Json:
        state, mark = asked.on_card(asked.of_seat(seat), wins)
        look = voice.card(card, state, trump=asked.trump, mark=mark, tap=asked.is_open)
        return look | played(voice, seat, card, asked.trump, led=seat is plays[0][0])

    out = [seat for seat in question.rules.seats if seat.number in facts.get("out", ())]
    seated = {seat: Chair(out=seat in out) for seat in question.rules.seats}
    if "dealer" in facts:
        dealer = read.seat(facts["dealer"])
        seated = {seat: replace(chair, dealer=seat is dealer) for seat, chair in seated.items()}
    places = {place: card for seat, card in plays if (place := asked.of_seat(seat)) is not None}
    return Scene(
        cloth=table.cloth(seated, trump=question.trump, trick=table.trick(plays, drawn)),
        lying=frozenset(places),
        tokens=places,
        wins=wins,
        result=asked.result(*(LEADS if "maker" in facts else _WINS)),
    )
