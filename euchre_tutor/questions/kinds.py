"""The kinds of questions that can be generated, by the names of the curriculum."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions import card_suit, rank_order, trump_count
from euchre_tutor.questions.question import Question


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question: its name, its levels, its generator."""

    name: str
    levels: tuple[int, ...]
    generate: Callable[[Stream, int, Rules], Question]


KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {
        module.KIND: Kind(module.KIND, module.LEVELS, module.generate)
        for module in (card_suit, trump_count, rank_order)
    }
)
"""Name → kind."""


def generate(kind: str, level: int, stream: Stream, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of a kind and level from the stream; ValueError for one that is not there."""
    known = KINDS.get(kind)
    if known is None:
        message = f"{kind!r} is not a kind of question (one of {', '.join(KINDS)})"
        raise ValueError(message)
    if level not in known.levels:
        message = f"{kind} has the levels {known.levels}, not {level!r}"
        raise ValueError(message)
    return known.generate(stream, level, rules)
