"""One rule of thumb, as it applies to one position."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from euchre_tutor.engine import Action, Card, Play
from euchre_tutor.explain import Explanation
from euchre_tutor.explain.explanation import explain
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True)
class Thumb:
    """What the rule says, and for which actions it speaks."""

    actions: tuple[Action, ...]
    """Legal actions, the one it means first."""
    said: Explanation


def thumb(actions: Iterable[Action], text: Text, *rules: str) -> Thumb:
    """Put a rule of thumb together."""
    return Thumb(tuple(actions), explain(text, *rules))


def cards(played: Iterable[Card]) -> tuple[Action, ...]:
    """Give the plays of these cards."""
    return tuple([Play(card) for card in played])
