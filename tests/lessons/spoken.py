"""A voice whose words know what they say, so that a screen can be held against the facts."""

from __future__ import annotations

from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import Segment, Text


class Words(str):
    """Plain words that know the text they are of."""

    __slots__ = ("text",)
    text: Text


class Pieces(list[Segment]):
    """Segments that know the text they are of."""

    text: Text


class Spoken(Voice):
    """Says what any voice says, in words that know their text."""

    __slots__ = ()

    def say(self, text: Text) -> str:
        """Give the text as plain words."""
        words = Words(super().say(text))
        words.text = text
        return words

    def rich(self, text: Text) -> list[Segment]:
        """Give the text as segments."""
        pieces = Pieces(super().rich(text))
        pieces.text = text
        return pieces


def text_of(part: object) -> Text:
    """Give the text of which these words are."""
    assert isinstance(part, Words | Pieces), part
    return part.text
