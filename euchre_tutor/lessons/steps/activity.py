"""What a step does: a value that takes what the learner does and gives the next value."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol, TypeAlias

from euchre_tutor.engine import Card, Rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True)
class Tap:
    """A card was tapped."""

    card: str


@dataclass(frozen=True, slots=True)
class Choose:
    """An answer was chosen."""

    choice: str


@dataclass(frozen=True, slots=True)
class Press:
    """A button of the activity was pressed."""

    button: str


Deed: TypeAlias = Tap | Choose | Press
"""Something the learner did."""


@dataclass(frozen=True, slots=True)
class Parts:
    """What an activity shows, each part as the screen takes it."""

    cloth: Json | None = None
    task: Json | None = None
    verdict: Json | None = None
    aside: Json | None = None
    button: tuple[str, Text, bool] | None = None
    """The main button: id, label, whether it is ready. None: the player offers to go on."""
    announce: str = ""
    """What a screen reader is told."""
    focus: Json | None = field(default=None)
    """What takes the keyboard's focus, where that is not left to the screen."""
    rules: Rules | None = None
    """The rules it is played by, where they may be others than the lesson's."""
    house: tuple[str, ...] = ()
    """The keys of the house rules that must be named, since an answer hangs on them."""


class Activity(Protocol):
    """A step in progress. Immutable: :meth:`after` gives the next value."""

    @property
    def done(self) -> bool:
        """Whether the learner has done what was asked for."""

    def parts(self, voice: Voice) -> Parts:
        """Give what is to be shown."""

    def after(self, deed: Deed) -> Activity:
        """Give the activity after this deed; itself where the deed means nothing here."""


def place_of(question: Question, code: str) -> int | None:
    """Give the place of the choice with this code; None where there is none.

    The card of a trick stands for the player who played it.
    """
    codes = [choice.code for choice in question.choices]
    if code in codes:
        return codes.index(code)
    trick = question.facts.get("trick")
    plays = trick if isinstance(trick, list) else []
    players = [number for number, card in plays if card == code]
    seats = [None if choice.seat is None else choice.seat.number for choice in question.choices]
    return next((seats.index(number) for number in players if number in seats), None)


def cards_of_choices(question: Question) -> tuple[Card, ...]:
    """Give the cards a question lets choose from; ValueError where a choice is no card."""
    cards = tuple(choice.card for choice in question.choices if choice.card is not None)
    if len(cards) != len(question.choices):
        message = f"not every choice of {question.id} is a card"
        raise ValueError(message)
    return cards
