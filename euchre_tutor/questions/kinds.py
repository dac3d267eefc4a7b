"""The kinds of questions that can be generated, by the names of the curriculum."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType, ModuleType
from typing import Final

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions import (
    auction_outcome,
    card_suit,
    higher_card,
    house_rule,
    legal_plays,
    rank_order,
    score_deal,
    seats,
    spot_the_revoke,
    trick_winner,
    trump_count,
    who_leads,
    who_speaks,
)
from euchre_tutor.questions.question import Question


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of question: its name, its levels, its generator."""

    name: str
    levels: tuple[int, ...]
    generate: Callable[[Stream, int, Rules], Question]
    fitting: Callable[[Rules], tuple[int, ...]] | None = None
    """The levels that exist under some rules, where that is not all of them under any."""
    mix: tuple[int, ...] = ()
    """Levels as often as practice asks them; empty: all alike."""

    def levels_for(self, rules: Rules) -> tuple[int, ...]:
        """Give the levels that exist under these rules; none where the kind does not fit them."""
        return self.levels if self.fitting is None else self.fitting(rules)

    def practice(self, rules: Rules) -> tuple[int, ...]:
        """Give the levels that exist under these rules, each as often as practice asks it."""
        levels = self.levels_for(rules)
        return tuple(level for level in self.mix or self.levels if level in levels)


def _kind(module: ModuleType) -> Kind:
    return Kind(
        module.KIND,
        module.LEVELS,
        module.generate,
        getattr(module, "levels_for", None),
        getattr(module, "MIX", ()),
    )


_MODULES: Final = (
    card_suit,
    higher_card,
    rank_order,
    trump_count,
    seats,
    legal_plays,
    trick_winner,
    spot_the_revoke,
    who_leads,
    who_speaks,
    auction_outcome,
    score_deal,
    house_rule,
)

KINDS: Final[Mapping[str, Kind]] = MappingProxyType(
    {module.KIND: _kind(module) for module in _MODULES}
)
"""Name → kind."""


def generate(kind: str, level: int, stream: Stream, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of a kind and level from the stream; ValueError for one that is not there.

    Some levels do not exist under all rules: nobody goes alone in the game for two.
    """
    known = _known(kind)
    if level not in known.levels:
        message = f"{kind} has the levels {known.levels}, not {level!r}"
        raise ValueError(message)
    if level not in known.levels_for(rules):
        message = f"{kind} has no level {level} under the rules {rules}"
        raise ValueError(message)
    return known.generate(stream, level, rules)


def practise(kind: str, stream: Stream, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of the kind at a level of its practice mix; ValueError if there is none."""
    known = _known(kind)
    levels = known.practice(rules)
    if not levels:
        message = f"{kind} does not exist under the rules {rules}"
        raise ValueError(message)
    return known.generate(stream, stream.choice(levels), rules)


def _known(kind: str) -> Kind:
    known = KINDS.get(kind)
    if known is None:
        message = f"{kind!r} is not a kind of question (one of {', '.join(KINDS)})"
        raise ValueError(message)
    return known
