"""How a code is spelled: 32 letters and digits, a check at the end, groups of four.

A code is a row of numbers from 0 to 31, each written as one sign. The last one is the check: over
the field of 32 elements (polynomial x⁵ + x² + 1, a = x) the sum of all numbers, each times a to the
power of its distance from the end, is 0. So any one sign mistyped, and any two signs swapped, give
another sum: the powers of a are all different from 0 and, up to 31 signs, from each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from unicodedata import category, normalize

from euchre_tutor.questions.quiz.code_error import wrong_sign

SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""What a code is written with, each sign worth its place: no I, L, O or U."""
BASE: Final = len(SIGNS)
LOOK_ALIKES: Final = {"O": "0", "I": "1", "L": "1", "U": "V"}
"""What is read for a letter that no code has."""
_GROUP: Final = 4
_POLYNOMIAL: Final = 0b100101
_BLANK: Final = ("Z", "Pd", "Pc", "C")
"""The categories of Unicode for blanks, hyphens, underscores, and what is not seen."""
_MINUS: Final = "\N{MINUS SIGN}"


def tidy(text: str) -> str:
    """Give the signs of a typed code: without blanks and hyphens, in capitals, look-alikes mended.

    Raises :class:`CodeError` for the first sign that no code has.
    """
    typed = [c for c in normalize("NFKC", text) if not _is_blank(c)]
    signs = [LOOK_ALIKES.get(c.upper(), c.upper()) for c in typed]
    for place, sign in enumerate(signs, start=1):
        if sign not in SIGNS or len(sign) != 1:
            raise wrong_sign(text, typed[place - 1], place)
    return "".join(signs)


def _is_blank(sign: str) -> bool:
    return sign == _MINUS or category(sign).startswith(_BLANK)


def grouped(numbers: Sequence[int]) -> str:
    """Write the numbers as signs, in groups of four: ``1T3A-0K7Q-M2X``."""
    signs = "".join(SIGNS[number] for number in numbers)
    return "-".join(signs[at : at + _GROUP] for at in range(0, len(signs), _GROUP))


def check(numbers: Sequence[int]) -> int:
    """Compute the number to put behind these, 0 to 31."""
    total = 0
    for number in numbers:
        total = _times_a(total ^ number)
    return total


def _times_a(element: int) -> int:
    """Multiply by a in the field of 32 elements."""
    doubled = element << 1
    return doubled ^ _POLYNOMIAL if doubled >= BASE else doubled


def numbers_in(code: str) -> list[int]:
    """Read tidy signs as numbers."""
    return [SIGNS.index(sign) for sign in code]
