"""What the player needs of a session on the screen, whatever its mode."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from euchre_tutor.lessons.steps import Deed, Parts
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Question
from euchre_tutor.questions.sessions import Answer
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one is in a session."""

    label: Text
    short: Text
    pills: tuple[str, ...] = ()
    """For each question "done", "now" or "open"; none where nobody knows how many will come."""
    back: Text | None = None
    """What goes to the question before, where there is one."""
    leave: Text | None = None
    """What ends it before its time, where that is possible."""
    left: float | None = None
    """The seconds left when this was drawn, where a clock runs."""


class Round(Protocol):
    """A session with the question on the screen. Immutable: :meth:`after` gives the next value."""

    @property
    def done(self) -> bool:
        """Whether it is over, and the last verdict was seen."""

    @property
    def question(self) -> Question | None:
        """The question on the screen."""

    @property
    def is_open(self) -> bool:
        """Whether that question waits for an answer."""

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers that count by now, in the order given."""

    @property
    def words(self) -> tuple[Text | None, tuple[Text, ...]]:
        """A title and paragraphs; without a title the kind of the question is one."""

    @property
    def standing(self) -> Standing:
        """Where one is."""

    def after(self, deed: Deed) -> Round:
        """Give the round after this deed; itself where the deed means nothing here."""

    def parts(self, voice: Voice) -> Parts:
        """Give what is to be shown."""
