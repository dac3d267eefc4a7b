"""What is said of a typed code that names no quiz."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text import TN, T, Text, render

SHORTEST: Final = 8
"""Signs of the shortest code there can be."""
LONGEST: Final = 24
"""Signs of the longest code there can be."""
_SHOWN: Final = 40
"""So much of a typed text is shown again."""


class CodeError(ValueError):
    """A text that is no code, or none of a version known here.

    ``given`` is what was typed, ``told`` says what is wrong with it and what was expected, fit to
    be shown; ``place`` counts the sign at fault from 1, blanks and hyphens not counted.
    """

    def __init__(self, given: str, told: Text, place: int | None = None) -> None:
        super().__init__(f"{shown(given)!r}: {render(told, 'en')}")
        self.given = given
        self.told = told
        self.place = place


def shown(given: str) -> str:
    """Give so much of a typed text as a message can show."""
    return given if len(given) <= _SHOWN else f"{given[: _SHOWN - 1]}…"


def wrong_sign(given: str, sign: str, place: int) -> CodeError:
    """Say that a sign is in no code; ``place`` counts from 1."""
    told = T(
        "Sign {place}, “{sign}”, is in no code. A code has digits and letters, but no I, L, O, U.",
        place=place,
        sign=sign,
    )
    return CodeError(given, told, place)


def wrong_length(given: str, signs: int) -> CodeError:
    """Say that a code has fewer signs, or more, than any."""
    if signs == 0:
        return CodeError(given, T("There is no code yet. A code has 8 to 24 letters and digits."))
    told = TN(
        "This has {n} sign. A code has 8 to 24.", "This has {n} signs. A code has 8 to 24.", signs
    )
    return CodeError(given, told)


def mistyped(given: str) -> CodeError:
    """Say that the check does not fit."""
    told = T("There is a typing error in this code: a sign is wrong, missing, or swapped.")
    return CodeError(given, told)


def unknown_version(given: str, version: int, known: int) -> CodeError:
    """Say why a code of another version does not work here."""
    if version > known:
        told = T(
            "This code is of version {version}, made by a newer Euchre Tutor. This one knows "
            "version {known}: update it to get this quiz.",
            version=version,
            known=known,
        )
    else:
        told = T("No Euchre Tutor makes codes of version {version}.", version=version)
    return CodeError(given, told)


def meaningless(given: str) -> CodeError:
    """Say that the code names something that is not there."""
    return CodeError(given, T("No quiz has this code. Compare it with the one you were given."))
