"""Finished tricks, one below the other, each player's cards in a column."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from euchre_tutor.engine import Card, Position, Rules, Seat, Suit, Trick
from euchre_tutor.lessons.pictures.table import played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T
from euchre_tutor.text.words import seat_name


def finished(
    voice: Voice,
    rules: Rules,
    trump: Suit | None,
    tricks: Iterable[Trick],
    draw: Callable[[Trick, Seat, Card], Json],
) -> Json:
    """Lay out the tricks, the columns clockwise, the learner's last; ``draw`` gives each card."""
    return {
        "kind": "tricks",
        "trump": voice.trump(trump),
        "note": None,
        "seats": [
            {"seat": seat.number, "name": voice.say(seat_name(seat))} | voice.badge(seat, rules)
            for seat in rules.clockwise(rules.next_seat(Seat.SOUTH))
        ],
        "tricks": [
            {
                "number": number,
                "name": voice.say(T("Trick {n}", n=number)),
                "plays": [
                    {"seat": seat.number, "card": draw(trick, seat, card)}
                    for seat, card in trick.plays
                ],
            }
            for number, trick in enumerate(tricks, start=1)
        ],
    }


def tricks_of(voice: Voice, position: Position) -> Json:
    """Lay out the tricks of a deal, the winner of each marked: who won one leads to the next."""
    trump = position.trump

    def draw(trick: Trick, seat: Seat, card: Card) -> Json:
        state = "winner" if card is trick.winning_card(trump) else "rest"
        look = voice.card(card, state, trump=trump)
        by = played(voice, seat, card, trump, led=seat is trick.leader)
        return look | by | {"led": False}

    return finished(voice, position.rules, trump, position.tricks, draw)
