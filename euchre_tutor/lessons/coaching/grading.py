"""Choices judged when the deal is over: cards with all hands open, calls by what could be known."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from euchre_tutor.coach.advice import Advice
from euchre_tutor.engine import Action, Play, Position, Seat, View

Thinking = Callable[[View, str], Iterator[Advice]]
"""A view and a seed → advice, each better founded than the last, as ``coach.advice.think``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GradedCall:
    """A call, an exchange or an announcement beside what the coach expects."""

    before: Position
    """The moment it was made."""
    action: Action
    advice: Advice
    """What the coach expected of every choice at that moment, from what its maker could know."""

    @property
    def at(self) -> int:
        """How many actions came before it."""
        return len(self.before.actions)

    @property
    def cost(self) -> float:
        """The points that the best choice was expected to bring more; 0 for a toss-up with it."""
        taken = next(one for one in self.advice.options if one.action == self.action)
        return 0.0 if taken.toss_up else max(0.0, self.advice.options[0].points - taken.points)


def choices(deal: Position, seat: Seat) -> Iterator[tuple[Position, Action]]:
    """Give the choices of a seat that were no cards, each with the moment it was made."""
    now = Position.start(deal.deal)
    for action in deal.actions:
        if now.to_act is seat and not isinstance(action, Play) and len(now.legal()) > 1:
            yield now, action
        now = now.after(action)


def grade(before: Position, action: Action, think: Thinking) -> Iterator[GradedCall | None]:
    """Judge a choice in small pieces: None while the coach thinks, in the end the grade."""
    seat = before.to_act
    if seat is None:
        return
    found: list[Advice] = []
    for advice in think(before.view(seat), f"graded/{len(before.actions)}"):
        found = [advice]
        yield None
    for advice in found:
        yield GradedCall(before=before, action=action, advice=advice)
