"""What every part of this package gives: a sentence or two, and the rules that decide."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from euchre_tutor.text import Text

_Value = TypeVar("_Value")


@dataclass(frozen=True, slots=True)
class Explanation:
    """Why something is so: what a learner reads, and where the rulebook says it."""

    text: Text
    """One or two short sentences, true of the position they were made from."""
    rules: tuple[str, ...]
    """The keys of the rules that decide, the most decisive first; never empty."""


def explain(text: Text, *rules: str) -> Explanation:
    """Put the text and its rules together; a key given twice is kept once."""
    return Explanation(text, tuple(dict.fromkeys(rules)))


def sure(value: _Value | None) -> _Value:
    """Give a value that the phase of the position guarantees; ValueError if it is not there."""
    if value is None:
        raise ValueError("the position is not in the phase that this explains")
    return value
