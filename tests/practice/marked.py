"""Each text of a screen by its place, what is said to be heard, and the buttons on it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import TypeAlias

from lessons.spoken import Pieces, Spoken, Words

from euchre_tutor.text import Text

Where: TypeAlias = tuple[str | int, ...]
"""A place in a snapshot: names of fields, and numbers in lists."""


@dataclass(frozen=True)
class Marked(Spoken):
    """Speaks in words that know what they say, and notes what is to be heard."""

    heard: list[Text] = field(default_factory=list)
    """What was put into words to be heard, in order."""

    def aloud(self, text: Text) -> str:
        """Give words to be heard, and note their text."""
        self.heard.append(text)
        return super().aloud(text)


def texts(part: object, where: Where = ()) -> Iterator[tuple[Where, Text]]:
    """Every text in a snapshot, with its place."""
    if isinstance(part, Words | Pieces):
        yield where, part.text
    elif isinstance(part, dict):
        for name, value in part.items():
            yield from texts(value, (*where, name))
    elif isinstance(part, list | tuple):
        for number, value in enumerate(part):
            yield from texts(value, (*where, number))


def buttons(part: object) -> set[str]:
    """The ids of all buttons that can be pressed; a form in which to save is one too.

    Cards and calls are none: they have a mark.
    """
    found: set[str] = set()
    if isinstance(part, dict):
        code = part.get("id", part.get("form"))
        if isinstance(code, str) and "mark" not in part and part.get("ready", True):
            found.add(code)
        if isinstance(close := part.get("close"), str):
            found.add(close)
        for value in part.values():
            found |= buttons(value)
    elif isinstance(part, list | tuple):
        for value in part:
            found |= buttons(value)
    return found
