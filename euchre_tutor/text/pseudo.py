"""The pseudo-language: English that still reads, but shows that it came through the catalogue.

Letters get accents, the message gets brackets and grows by about 40 %, as translations do. Fields
and ``**`` stay as they are.
"""

from __future__ import annotations

import re
from typing import Final

OPEN: Final = "⟦"
CLOSE: Final = "⟧"
_ACCENTS: Final = str.maketrans(
    "AaCcDdEeGgHhIiJjKkLlNnOoRrSsTtUuWwYyZz",
    "ÀàÇçĎďÉéĜĝĤĥÎîĴĵĶķĻļÑñÖöŔŕŠšŤťÛûŴŵÝýŽž",
)
_KEPT: Final = re.compile(r"(\{[^}]*\}|\*\*)")
_PADDING: Final = "·" * 6
_GROWTH: Final = 0.4


def pseudo(message: str) -> str:
    """Give the message in the pseudo-language; one without letters stays as it is."""
    parts = _KEPT.split(message)
    words = "".join(parts[::2])
    if not any(letter.isalpha() for letter in words):
        return message
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    return f"{OPEN}{''.join(parts)} {_padding(round(len(words) * _GROWTH))}{CLOSE}"


def _padding(length: int) -> str:
    """Dots in words of six, so that lines can still break."""
    whole, rest = divmod(max(length, 1), len(_PADDING))
    return " ".join([_PADDING] * whole + ["·" * rest] * (rest > 0))
