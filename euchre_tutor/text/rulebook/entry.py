"""One rule as a learner reads it."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T, Text


@dataclass(frozen=True, slots=True)
class RuleEntry:
    """A rule with its words. Raises :class:`RuleKeyError` for a key that is not in the rulebook."""

    key: str
    """The key in code, tests and translations, such as ``cards.left``."""
    title: Text
    """The short name shown beside the number."""
    text: Text
    """The rule in one or two sentences."""
    notes: tuple[Text, ...] = ()
    """What many tables do, what is our choice, and for a house rule where it is on."""

    def __post_init__(self) -> None:
        number(self.key)

    @property
    def number(self) -> str:
        """The number learners see, such as ``2.4``."""
        return number(self.key)

    @property
    def label(self) -> Text:
        """Number and title: "Rule 2.4: The left bower"."""
        return T("Rule {number}: {title}", number=self.number, title=self.title)

    @property
    def paragraphs(self) -> tuple[Text, ...]:
        """The rule, then its notes."""
        return (self.text, *self.notes)
