"""The grammar of messages: words, ``{fields}`` and ``**bold**``, nothing else."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache
from typing import Final


class TemplateError(ValueError):
    """A message that breaks the grammar or does not fit its fields."""

    def __init__(self, message: str, reason: str) -> None:
        super().__init__(f"message {message!r}: {reason}")
        self.message = message


@dataclass(frozen=True, slots=True)
class Piece:
    """Words, or one field, of a message."""

    text: str
    """The words as they are shown, or the field's name."""
    is_field: bool
    """Whether ``text`` names a field."""
    bold: bool
    """Whether the piece stands between ``**`` and ``**``."""


@dataclass(frozen=True, slots=True)
class Template:
    """A message taken apart."""

    pieces: tuple[Piece, ...]
    """Words and fields in the order shown, no words empty."""

    @property
    def names(self) -> frozenset[str]:
        """The names of the fields."""
        return frozenset(piece.text for piece in self.pieces if piece.is_field)


_TOKEN: Final = re.compile(r"(\*\*|\{[a-z][a-z0-9_]*\}|[{}])")


@lru_cache(maxsize=4096)
def parse(message: str) -> Template:
    """Take a message apart.

    Raises :class:`TemplateError` for a brace that belongs to no ``{field}`` and for bold that is
    not closed.
    """
    pieces = []
    bold = False
    for token in _TOKEN.split(message):
        if token in ("{", "}"):
            raise TemplateError(message, f"the brace {token!r} belongs to no {{field}}")
        if token == "**":
            bold = not bold
        elif token.startswith("{"):
            pieces.append(Piece(token[1:-1], is_field=True, bold=bold))
        elif token:
            pieces.append(Piece(token, is_field=False, bold=bold))
    if bold:
        raise TemplateError(message, "a ** is not closed")
    return Template(tuple(pieces))
