"""What all errors about a text that names nothing have in common."""

from __future__ import annotations


class SpellingError(ValueError):
    """A text that names nothing of the kind wanted; ``text`` is what was given."""

    def __init__(self, text: object, expected: str) -> None:
        super().__init__(f"{text!r} is not {expected}")
        self.text = text
