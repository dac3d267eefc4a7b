"""The sizes of paper."""

from __future__ import annotations

from enum import Enum


class Paper(Enum):
    """A size of paper; the value is the one that is typed."""

    A4 = "a4"
    LETTER = "letter"

    @property
    def typst(self) -> str:
        """The name of the size in Typst."""
        return "us-letter" if self is Paper.LETTER else self.value
