"""A question on the screen: what of it may be shown, before its answer and after it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question
from euchre_tutor.text import T, Text

Result: TypeAlias = Callable[[Seat], Text]
"""Says how it went, with the seat that is the answer."""

_PICK: Final = T("Your pick")
_CHOSEN: Final = T("Chosen")
_THIS: Final = T("This one")


@dataclass(frozen=True, slots=True)
class Asked:
    """A question with one right answer, and the answer given; none before.

    Pictures ask here what is right, and hear nothing before the answer.
    """

    question: Question
    given: tuple[int, ...] = ()
    """The answer, by place."""
    picked: tuple[int, ...] = ()
    """What is chosen and can still be changed, by place."""

    @property
    def facts(self) -> Mapping[str, Any]:
        """What the question shows."""
        return self.question.facts

    @property
    def is_open(self) -> bool:
        """Whether it still waits for its answer."""
        return not self.given

    @property
    def trump(self) -> Suit | None:
        """Trump, once ribbons and the names of bowers give nothing away."""
        return None if self.is_open else self.question.trump

    def result(self, yes: Result, no: Result) -> Text | None:
        """Tell how it went, naming the seat that is the answer; None before, or for no seat."""
        seat = None if self.is_open else self.question.choices[self.question.answer[0]].seat
        if seat is None:
            return None
        return yes(seat) if self.given == self.question.answer else no(seat)

    def look(self, place: int) -> str:
        """Tell what a choice is now: open, picked, right, wrong, the answer, or other."""
        if self.is_open:
            return "picked" if place in self.picked else "open"
        if place in self.given:
            return "right" if place in self.question.answer else "wrong"
        return "answer" if place in self.question.answer else "other"

    def on_card(self, place: int | None, wins: Text) -> tuple[str, Text | None]:
        """Give state and mark of a card that stands for a choice."""
        look = "other" if place is None else self.look(place)
        if look in ("right", "answer"):
            return "winner", wins
        if look == "picked":
            return "chosen", _CHOSEN
        return ("wrong", _PICK) if look == "wrong" else ("rest", None)

    def on_seat(self, place: int, wins: Text) -> tuple[str, Text | None]:
        """Give state and mark of a seat that stands for a choice."""
        look = self.look(place)
        if look in ("right", "answer"):
            return "winner", wins
        marks = {"wrong": _PICK, "picked": _CHOSEN}
        return look if look in ("open", *marks) else "dim", marks.get(look)

    def of_seat(self, seat: Seat) -> int | None:
        """Give the place of the choice that names the seat; None where none does."""
        return next(
            (n for n, choice in enumerate(self.question.choices) if choice.seat is seat), None
        )

    def listed(self, voice: Voice, scene: Scene) -> list[Json]:
        """Give the choices as a list of answers."""
        looks: dict[str, tuple[str, Text | None]] = {
            "open": ("open", None),
            "picked": ("picked", _CHOSEN),
            "right": ("right", T("Right")),
            "wrong": ("wrong", _PICK),
            "answer": ("winner", scene.wins),
            "other": ("dim", None),
        }
        drawn: list[Json] = []
        for place, choice in enumerate(self.question.choices):
            state, mark = looks[self.look(place)]
            card = scene.tokens.get(place)
            drawn.append(
                {
                    "id": choice.code,
                    "label": voice.rich(scene.labels.get(place, choice.label)),
                    "suit": None if choice.suit is None else choice.suit.letter,
                    "seat": self._badge(voice, place, scene),
                    "card": None if card is None else voice.rich(T("{card}", card=card))[0],
                    "state": state,
                    "mark": None if mark is None else voice.say(mark),
                    "lies": place in scene.lying,
                }
            )
        return drawn

    def _badge(self, voice: Voice, place: int, scene: Scene) -> Json | None:
        seat = scene.badges.get(place, self.question.choices[place].seat)
        if seat is None:
            return None
        badge = voice.badge(seat, self.question.rules)
        return badge | {"side": "none"} if self.is_open and scene.hides_sides else badge


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene:
    """How a question looks."""

    cloth: Json | None = None
    cards_only: bool = False
    """Whether the cards on the cloth are all the answers there are."""
    card: Card | None = None
    """The one card it is about, beside the answers."""
    deal: Json | None = None
    """A finished deal, beside the answers."""
    lying: frozenset[int] = frozenset()
    """The choices that can be tapped on the cloth too, by place."""
    labels: Mapping[int, Text] = field(default_factory=dict)
    """Other words for a choice, by place."""
    tokens: Mapping[int, Card] = field(default_factory=dict)
    """The card a choice stands for, by place."""
    badges: Mapping[int, Seat] = field(default_factory=dict)
    """Whose badge a choice wears, by place."""
    wins: Text = _THIS
    """The mark on the right choice."""
    result: Text | None = None
    """How it went, where more can be said than yes or no."""
    told: bool = False
    """Whether the situation must be told in words, since the cloth does not show all of it."""
    hides_sides: bool = False
    """Whether who plays with whom is to be kept back until the answer."""
