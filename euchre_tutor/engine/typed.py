"""Arguments of the wrong type, refused where they come in: by name, with what was expected."""

from __future__ import annotations


def expect(value: object, kind: type[object], what: str) -> None:
    """Raise TypeError, saying what was expected, unless the value is of this kind.

    A truth value is none of the numbers, whatever Python says.
    """
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        message = f"{what} must be of type {kind.__name__}, not {value!r}"
        raise TypeError(message)
