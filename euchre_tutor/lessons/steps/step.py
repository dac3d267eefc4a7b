"""What every step of a lesson has: a title, a few words, one thing to do, a way to be read."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from dataclasses import dataclass

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.steps.activity import Activity
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(ABC):
    """One idea: a title, at most 45 words, one thing to do."""

    title: Text
    body: tuple[Text, ...] = ()
    """The paragraphs."""
    elsewhere: Text | None = None
    """One line on what many tables do instead, so that nobody is caught out there."""

    @property
    def prose(self) -> tuple[Text, ...]:
        """All it says: the paragraphs, and what many tables do instead."""
        return self.body if self.elsewhere is None else (*self.body, self.elsewhere)

    @abstractmethod
    def begin(self, rules: Rules) -> Activity:
        """Begin the thing to do, under the rules in use."""

    @abstractmethod
    def to_read(self) -> Iterator[str]:
        """Give what is asked as one reads it without a screen: paragraphs of Markdown."""

    @abstractmethod
    def answers(self) -> Iterator[str]:
        """Give the answer to read, unfolded: paragraphs of Markdown."""
