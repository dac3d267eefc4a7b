"""A trick that waits for a card, and the hand it is to come from."""

from __future__ import annotations

from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.table import Chair, Table, played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question


def to_play(voice: Voice, question: Question, hand: list[Json], trump: Suit | None) -> Json:
    """Draw a question of the kind ``legal-plays``, its hand as given.

    ``trump`` is that of the ribbons on the trick, None while they answer something open.
    """
    facts: read.Facts = question.facts
    plays = read.plays(facts["trick"])
    mine = question.rules.next_seat(plays[-1][0])
    table = Table(voice, question.rules, mine)

    def drawn(seat: Seat, card: Card) -> Json:
        led = seat is plays[0][0]
        return voice.card(card, trump=trump) | played(voice, seat, card, trump, led=led)

    return table.cloth(
        {mine: Chair(turn=True)},
        trump=question.trump,
        trick=table.trick(plays, drawn),
        hand=hand,
    )
