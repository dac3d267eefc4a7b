"""One word of the game."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import Text


@dataclass(frozen=True, slots=True)
class Term:
    """A word with its meaning. Raises :class:`RuleKeyError` for a key not in the rulebook."""

    name: Text
    """The word used everywhere in the program."""
    meaning: Text
    """What it means, in one or two sentences."""
    synonyms: tuple[Text, ...]
    """Other words and forms for the same thing, as heard at other tables."""
    rules: tuple[str, ...]
    """Keys of the rules that say more, the most telling first."""

    def __post_init__(self) -> None:
        for key in self.rules:
            number(key)
