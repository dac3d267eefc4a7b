"""The fields of a JSON object, read strictly: what does not fit is refused by its place."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, TypeVar

from euchre_tutor.text import T, Text

_SHOWN: Final = 40
"""Characters of what was found that an error shows."""

_T = TypeVar("_T")


class BadDocumentError(ValueError):
    """A document is not what it should be. ``text`` says so to the learner."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class NewerDocumentError(BadDocumentError):
    """A document of a later version of the program."""


def text(value: object, where: str) -> str:
    """Read a text that every store can take."""
    if not isinstance(value, str) or not _can_be_written(value):
        raise misfit(where, T("a text"), value)
    return value


def _can_be_written(text: str) -> bool:
    """Tell whether a text is whole: half a sign, as JSON can name it, fits into no store."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def count(value: object, where: str) -> int:
    """Read a number from 0."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 1_000_000:  # noqa: PLR2004  # no lesson has as many steps
        raise misfit(where, T("a number from 0"), value)
    return value


class Fields:
    """Reads the fields of one JSON object."""

    def __init__(self, where: str, value: object) -> None:
        if not isinstance(value, dict):
            raise misfit(where, T("named values"), value)
        self._where = where
        self._fields: Mapping[str, object] = value

    def _field(self, name: str) -> tuple[object, str]:
        where = f"{self._where}.{name}"
        if name not in self._fields:
            raise BadDocumentError(T("The file is not complete: {where} is missing.", where=where))
        return self._fields[name], where

    def is_null(self, name: str) -> bool:
        """Tell whether a field that is there is empty."""
        return self._field(name)[0] is None

    def text(self, name: str) -> str:
        """Read a text."""
        return text(*self._field(name))

    def text_or_empty(self, name: str) -> str:
        """Read a text that files of earlier versions lack; empty there."""
        return self.text(name) if name in self._fields else ""

    def count(self, name: str) -> int:
        """Read a number from 0."""
        return count(*self._field(name))

    def truth(self, name: str) -> bool:
        """Read true or false."""
        value, where = self._field(name)
        if not isinstance(value, bool):
            raise misfit(where, T("true or false"), value)
        return value

    def share(self, name: str) -> float:
        """Read a number from 0 to 1."""
        value, where = self._field(name)
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
            raise misfit(where, T("a number from 0 to 1"), value)
        return float(value)

    def list(self, name: str, read: Callable[[object, str], _T]) -> tuple[_T, ...]:
        """Read a list, each item by ``read``."""
        value, where = self._field(name)
        if not isinstance(value, Sequence) or isinstance(value, str):
            raise misfit(where, T("a list"), value)
        return tuple(read(item, f"{where}[{place}]") for place, item in enumerate(value))

    def table(self, name: str, read: Callable[[object, str], _T]) -> Mapping[str, _T]:
        """Read values by their names, each by ``read``."""
        value, where = self._field(name)
        if not isinstance(value, dict):
            raise misfit(where, T("named values"), value)
        return MappingProxyType(
            {text(name, where): read(item, f"{where}.{name}") for name, item in value.items()}
        )


def misfit(where: str, expected: Text, found: object) -> BadDocumentError:
    """Say what should stand at a place of the document, and what does."""
    match found:
        case dict():
            shown = "{…}"
        case list():
            shown = "[…]"
        case _:
            shown = json.dumps(found, ensure_ascii=False).encode(errors="replace").decode()
    if len(shown) > _SHOWN:
        shown = f"{shown[:_SHOWN]}…"
    return BadDocumentError(
        T(
            "The file does not fit at {where}: {expected} should stand there, not {found}.",
            where=where,
            expected=expected,
            found=shown,
        )
    )
