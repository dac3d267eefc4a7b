"""The name of a file as it is said and kept: short, and of signs that can be written."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 64
"""Characters of a name that are kept of a longer one, the mark in its middle counted."""
_END: Final = 20
"""Characters at its end that stay, and so what kind of file it is."""
_CUT: Final = "\N{HORIZONTAL ELLIPSIS}"


def shown_name(name: str) -> str:
    """Give a name as it is shown: "…" stands for the middle of one that is too long."""
    whole = " ".join(whole_characters(name).split())
    if len(whole) <= LONGEST:
        return whole
    return whole[: LONGEST - _END - len(_CUT)] + _CUT + whole[-_END:]


def whole_characters(text: str) -> str:
    """Put Unicode's replacement character where half a character stands, which nothing can keep."""
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")
