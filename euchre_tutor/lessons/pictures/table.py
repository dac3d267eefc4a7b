"""The table as a cloth: seats, what was said there, the trick, the kitty, a hand."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from euchre_tutor.engine import Card, Rules, Seat, Suit
from euchre_tutor.lessons.pictures.asked import Asked
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import card_name, seat_letter, seat_name, seat_relation

_PLACES: Final = "SWNE"
"""Places of the picture clockwise, from the seat that looks."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Chair:
    """A seat as it is drawn."""

    dealer: bool = False
    out: bool = False
    """Whether the player sits out."""
    turn: bool = False
    bubble: Text | None = None
    """What was said there."""
    tags: tuple[Text, ...] = ()
    """What the player is in this deal: "Maker", "Alone"."""
    choice: str | None = None
    """The answer that the seat stands for."""
    state: str | None = None
    """As the state of a choice."""
    mark: Text | None = None
    hides_side: bool = False


def chairs(asked: Asked, wins: Text) -> dict[Seat, Chair]:
    """Give the seats of a question, each the answer that names it, where one does."""
    return {
        seat: _answering(asked, asked.of_seat(seat), wins) for seat in asked.question.rules.seats
    }


def _answering(asked: Asked, place: int | None, wins: Text) -> Chair:
    if place is None:
        return Chair()
    state, mark = asked.on_seat(place, wins)
    return Chair(choice=asked.question.choices[place].code, state=state, mark=mark)


def seats_to_tap(asked: Asked) -> frozenset[int]:
    """Give the choices that name a seat, by place."""
    choices = asked.question.choices
    return frozenset(place for place, choice in enumerate(choices) if choice.seat is not None)


@dataclass(frozen=True, slots=True)
class Table:
    """A table under some rules, seen from a seat."""

    voice: Voice
    rules: Rules
    looker: Seat = Seat.SOUTH

    def place(self, seat: Seat) -> str:
        """Give the place of the picture where the seat is."""
        return _PLACES[(seat.number - self.looker.number) % 4]

    def cloth(
        self,
        chairs: Mapping[Seat, Chair],
        *,
        trump: Suit | None = None,
        trick: Iterable[Json] = (),
        kitty: Iterable[Json] = (),
        hand: Iterable[Json] = (),
        piles: Iterable[Json] = (),
    ) -> Json:
        """Give the cloth; seats that are not named have nothing special."""
        return {
            "kind": "table",
            "trump": self.voice.trump(trump),
            "note": None,
            "seats": [self._chair(seat, chairs.get(seat, Chair())) for seat in self.rules.seats],
            "trick": list(trick),
            "kitty": list(kitty),
            "hand": list(hand),
            "piles": list(piles),
        }

    def _chair(self, seat: Seat, chair: Chair) -> Json:
        say = self.voice.say
        note = None if chair.hides_side else seat_relation(seat, self.looker, self.rules)
        ours = self.rules.side(seat) is self.rules.side(self.looker)
        words = chair.bubble
        return {
            "seat": seat.number,
            "place": self.place(seat),
            "name": say(seat_name(seat)),
            "letter": say(seat_letter(seat)),
            "note": None if note is None else say(note),
            "side": "none" if chair.hides_side else "us" if ours else "them",
            "dealer": chair.dealer,
            "out": chair.out,
            "turn": chair.turn,
            "bubble": None if words is None else say(T("“{words}”", words=words)),
            "ghost": False,
            "tags": [say(tag) for tag in chair.tags],
            "cards": 0,
            "choice": chair.choice,
            "state": chair.state,
            "mark": None if chair.mark is None else say(chair.mark),
        }

    def trick(
        self, plays: Sequence[tuple[Seat, Card]], drawn: Callable[[Seat, Card], Json]
    ) -> list[Json]:
        """Lay the cards of a trick in the order they fell; ``drawn`` gives each its look."""
        leader = plays[0][0]
        return [
            {"place": self.place(seat), "card": drawn(seat, card) | {"led": seat is leader}}
            for seat, card in plays
        ]


def played(voice: Voice, seat: Seat, card: Card, trump: Suit | None, *, led: bool) -> Json:
    """Say of a card who played it, for those who do not see where it lies."""
    name = card_name(card, trump)
    by = (
        T("{card_name}, led by {seat}", card_name=name, seat=seat)
        if led
        else T("{card_name}, played by {seat}", card_name=name, seat=seat)
    )
    return {"name": voice.say(by), "led": led, "by": True}


def back(voice: Voice, caption: Text | None = None) -> Json:
    """Draw a card face down."""
    return {
        "id": None,
        "name": voice.say(T("a card face down")),
        "state": "rest",
        "mark": None,
        "ribbon": None,
        "caption": None if caption is None else voice.rich(caption),
        "number": None,
        "tap": False,
        "led": False,
    }
