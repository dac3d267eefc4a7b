"""Several finished tricks, one below the other: a card among them may be illegal."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Card, Seat
from euchre_tutor.lessons.pictures import facts as read
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.table import played
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T
from euchre_tutor.text.words import seat_name

_ILLEGAL: Final = T("Illegal")


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a question of the kind ``spot-the-revoke``; each player's cards stand in a column."""
    question = asked.question
    tricks = [read.plays(trick) for trick in asked.facts["tricks"]]
    choices = {choice.card: place for place, choice in enumerate(question.choices)}
    fell = {card: (n, seat) for n, trick in enumerate(tricks, start=1) for seat, card in trick}
    places = {place: card for card, place in choices.items() if card is not None}
    cloth = {
        "kind": "tricks",
        "trump": voice.trump(question.trump),
        "note": None,
        "seats": [
            {"name": voice.say(seat_name(seat)), "seat": seat.number}
            | voice.badge(seat, question.rules)
            for seat in _columns(asked)
        ],
        "tricks": [
            {
                "name": voice.say(T("Trick {n}", n=n)),
                "number": n,
                "plays": [_play(voice, asked, seat, card, trick, choices) for seat, card in trick],
            }
            for n, trick in enumerate(tricks, start=1)
        ],
    }
    return Scene(
        cloth=cloth,
        lying=frozenset(places),
        labels={
            place: T("{card} in trick {n}", card=card, n=fell[card][0])
            for place, card in places.items()
        },
        badges={place: fell[card][1] for place, card in places.items()},
        wins=T("This one"),
    )


def _columns(asked: Asked) -> list[Seat]:
    """The seats clockwise from the learner's left, so that the learner comes last."""
    return [*asked.question.rules.clockwise(asked.question.rules.next_seat(Seat.SOUTH))]


def _play(
    voice: Voice,
    asked: Asked,
    seat: Seat,
    card: Card,
    trick: list[tuple[Seat, Card]],
    choices: dict[Card | None, int],
) -> Json:
    place = choices.get(card)
    state, mark = asked.on_card(place, _ILLEGAL)
    if state == "winner":
        state = "right" if place in asked.given else "refused"
    tap = place is not None and asked.is_open
    look = voice.card(card, state, trump=asked.trump, mark=mark, tap=tap)
    number = None if place is None else place + 1
    led = seat is trick[0][0]
    return {
        "seat": seat.number,
        "card": look | played(voice, seat, card, asked.trump, led=led) | {"number": number},
    }
