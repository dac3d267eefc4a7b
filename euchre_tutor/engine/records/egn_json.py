"""JSON with places: every value knows where in the file it stands, and says what it had to be."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import Final

LIMIT: Final = 4 * 2**20
"""Bytes a file may have: a hundred deals with comments on every card stay far below."""
_HIGHEST: Final = 10**9
_SHOWN: Final = 40


class Wanted(Enum):
    """What had to stand where something else stands."""

    TEXT = "a text file in UTF-8"
    SIZE = "a file of 4 MB at most"
    JSON = "JSON"
    FLAT = "JSON that is not nested so deep"
    EGN = "Euchre Game Notation"
    VERSION = "version 1"
    OBJECT = "an object"
    LIST = "a list"
    NUMBER = "a whole number"
    YES_NO = "true or false"
    STRING = "a string"
    DEALS = "a list of deals"
    PLAIN_DEAL = "a deal written out"
    SEAT = "a seat, 0 to 3"
    CARD = "a card"
    HANDS = "four hands"
    CALL = "a call"
    SCORE = "a list of two whole numbers"
    START = "points from 0 up, enough to win on one side at most"
    LEAD = "LEFT_OF_DEALER or LEFT_OF_LONER"
    RECORD = "Euchre Game Notation or the text form of a game"
    PLAYED = "a rule played here"
    ONE_PHASE = "one phase of each kind"


class EgnError(ValueError):
    """A text that cannot be read as Euchre Game Notation."""

    def __init__(self, where: str, wanted: Wanted, found: str) -> None:
        super().__init__(f"{where}: expected {wanted.value}, found {found}")
        self.where = where
        """The place, such as ``deals[2].initialState.dealer`` or ``line 3, column 9``."""
        self.wanted = wanted
        """What had to stand there."""
        self.found = found
        """What stands there, as JSON in ASCII, shortened."""


def shown(value: object) -> str:
    """Show what was found: as JSON in ASCII, an object or a list by its kind only, cut short."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    text = json.dumps(value if not isinstance(value, str) else value[:_SHOWN])
    return text if len(text) <= _SHOWN else f"{text[:_SHOWN]}..."


@dataclass(frozen=True, slots=True)
class Node:
    """A value and the place where it stands."""

    value: object
    where: str

    def wrong(self, wanted: Wanted) -> EgnError:
        """Make the error that says what had to stand here."""
        return EgnError(self.where, wanted, shown(self.value))

    def fields(self) -> Fields:
        """Read an object."""
        if not isinstance(self.value, dict):
            raise self.wrong(Wanted.OBJECT)
        return Fields(self.value, self.where)

    def items(self, wanted: Wanted = Wanted.LIST) -> Iterator[Node]:
        """Read a list, item by item."""
        if not isinstance(self.value, list):
            raise self.wrong(wanted)
        return (Node(item, f"{self.where}[{at}]") for at, item in enumerate(self.value))

    def number(self) -> int:
        """Read a whole number."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int) or abs(value) > _HIGHEST:
            raise self.wrong(Wanted.NUMBER)
        return value

    def flag(self) -> bool:
        """Read true or false."""
        if not isinstance(self.value, bool):
            raise self.wrong(Wanted.YES_NO)
        return self.value

    def text(self, wanted: Wanted = Wanted.STRING) -> str:
        """Read a string."""
        if not isinstance(self.value, str):
            raise self.wrong(wanted)
        return self.value


class Fields:
    """An object whose keys are found however they are spelt: ``playerCards``, ``player_cards``."""

    def __init__(self, values: Mapping[str, object], where: str) -> None:
        self._where = f"{where}." if where else ""
        self._found = {_plain(key): (key, value) for key, value in values.items()}

    def get(self, name: str) -> Node | None:
        """Give the value of this name; None where it is missing or null."""
        key, value = self._found.get(_plain(name), (name, None))
        return None if value is None else Node(value, f"{self._where}{key}")

    def need(self, name: str, wanted: Wanted) -> Node:
        """Give the value of this name; :class:`EgnError` where it is missing or null."""
        node = self.get(name)
        if node is None:
            raise EgnError(f"{self._where}{name}", wanted, "nothing")
        return node


def _plain(key: str) -> str:
    return key.replace("_", "").casefold()


def parse_json(data: bytes) -> Node:
    """Read the text of a file. Raises :class:`EgnError`, never anything else."""
    if len(data) > LIMIT:
        raise EgnError("file", Wanted.SIZE, "more")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise EgnError(f"byte {error.start}", Wanted.TEXT, f"0x{data[error.start]:02x}") from None
    try:
        return Node(json.loads(text, parse_constant=_no_constant), "")
    except json.JSONDecodeError as error:
        where = f"line {error.lineno}, column {error.colno}"
        rest = text[error.pos : error.pos + _SHOWN].split("\n")[0]
        if error.msg.startswith("Unterminated"):
            rest = ""  # the position is where the string begins, what is missing is its end
        raise EgnError(where, Wanted.JSON, shown(rest) if rest else "the end") from None
    except RecursionError:
        raise EgnError("file", Wanted.FLAT, "thousands of levels") from None
    except ValueError as error:  # a number too long to be read, or NaN and its like
        raise EgnError("file", Wanted.NUMBER, shown(str(error))) from None


def _no_constant(name: str) -> object:
    raise ValueError(name)
