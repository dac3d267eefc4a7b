"""Version 1 of the codes: what stands where in the row of numbers.

version · kinds (31: three more say which) · levels · length (0: three more) · rules (30: two more
for the switches, 31: five more for the amounts too) · five for the seed · check. Every number is
below 32; several together are read with the highest first. The place of the version and the check
are the same in all versions.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from euchre_tutor.engine import Rules
from euchre_tutor.questions.quiz import house, mixes
from euchre_tutor.questions.quiz.code_error import (
    LONGEST,
    SHORTEST,
    meaningless,
    mistyped,
    unknown_version,
    wrong_length,
)
from euchre_tutor.questions.quiz.spelling import BASE, check, grouped, numbers_in, tidy

VERSION: Final = 1
"""The version of the codes made here: other questions from the same code need another number."""
HIGHEST: Final = 7
"""The highest level that a code can name."""
SEED_SIGNS: Final = 5
"""Signs of the seed."""
_MORE_KINDS: Final = 3
_MORE_LENGTH: Final = 3
_SETTINGS: Final = 2
_AMOUNTS: Final = 5
_OWN_SETTINGS: Final = 30
_OWN_AMOUNTS: Final = 31

Levels: TypeAlias = tuple[int, int]
"""The lowest and the highest level."""


class Fields(NamedTuple):
    """What a code says."""

    kinds: tuple[str, ...]
    levels: Levels | None
    length: int
    seed: int
    rules: Rules


def write(fields: Fields) -> str:
    """Write the code; ValueError for amounts of points that do not fit into one."""
    number = mixes.number_of(fields.kinds)
    row = [VERSION, number]
    if number == mixes.FREE:
        row += _digits(mixes.bits_of(fields.kinds), _MORE_KINDS)
    row.append(_levels_number(fields.levels))
    if fields.length < BASE:
        row.append(fields.length)
    else:
        row += [0, *_digits(fields.length, _MORE_LENGTH)]
    row += _rules_numbers(fields.rules)
    row += _digits(fields.seed, SEED_SIGNS)
    return grouped([*row, check(row)])


def read(text: str) -> Fields:
    """Read a code as it was typed; CodeError for what is none, or of another version."""
    signs = tidy(text)
    if not SHORTEST <= len(signs) <= LONGEST:
        raise wrong_length(text, len(signs))
    *row, last = numbers_in(signs)
    if check(row) != last:
        raise mistyped(text)
    if row[0] != VERSION:
        raise unknown_version(text, row[0], VERSION)
    try:
        return _fields(_Row(row[1:]))
    except ValueError:
        raise meaningless(text) from None


def _fields(row: _Row) -> Fields:
    number = row.take(1)
    kinds = mixes.kinds_in(row.take(_MORE_KINDS)) if number == mixes.FREE else None
    kinds = mixes.kinds_of(number) if kinds is None else kinds
    levels = _levels(row.take(1))
    length = row.take(1) or row.take(_MORE_LENGTH)
    rules = _rules(row)
    seed = row.take(SEED_SIGNS)
    row.end()
    return Fields(kinds, levels, length, seed, rules)


class _Row:
    """The numbers of a code, taken one after the other; ValueError where there are too few."""

    def __init__(self, numbers: list[int]) -> None:
        self._left = numbers

    def take(self, count: int) -> int:
        """Read the next ``count`` numbers as one."""
        taken, self._left = self._left[:count], self._left[count:]
        if len(taken) < count:
            raise ValueError("the code ends too soon")
        value = 0
        for number in taken:
            value = value * BASE + number
        return value

    def end(self) -> None:
        """Raise ValueError where numbers are left."""
        if self._left:
            raise ValueError("the code goes on")


def _digits(value: int, count: int) -> list[int]:
    return [value // BASE**place % BASE for place in reversed(range(count))]


def _levels_number(levels: Levels | None) -> int:
    """Give 0 for the practice mix, else the place of the pair: 1-1, 1-2, 2-2, 1-3, 2-3 and on."""
    if levels is None:
        return 0
    low, high = levels
    return high * (high - 1) // 2 + low


def _levels(number: int) -> Levels | None:
    if number == 0:
        return None
    pairs = [(low, high) for high in range(1, HIGHEST + 1) for low in range(1, high + 1)]
    if number > len(pairs):
        raise ValueError(f"no levels are numbered {number}")
    return pairs[number - 1]


def _rules_numbers(rules: Rules) -> list[int]:
    if rules in house.PRESETS:
        return [house.PRESETS.index(rules)]
    settings = _digits(house.settings_of(rules), _SETTINGS)
    if not house.has_amounts(rules):
        return [_OWN_SETTINGS, *settings]
    return [_OWN_AMOUNTS, *settings, *_digits(house.amounts_of(rules), _AMOUNTS)]


def _rules(row: _Row) -> Rules:
    number = row.take(1)
    if number < len(house.PRESETS):
        return house.PRESETS[number]
    if number not in (_OWN_SETTINGS, _OWN_AMOUNTS):
        raise ValueError(f"no rules are numbered {number}")
    settings = row.take(_SETTINGS)
    return house.rules_from(settings, row.take(_AMOUNTS) if number == _OWN_AMOUNTS else None)
