"""Why an action is not allowed, as a value: the rule and the cards, no prose."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from euchre_tutor.engine.actions import Action
from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.rulebook import number

if TYPE_CHECKING:
    from euchre_tutor.engine.position import Position


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why ``action`` may not be done: the key of the rule that forbids it."""

    rule: str
    action: Action
    cards: tuple[Card, ...] = ()
    """The cards that rule allows instead, or the card at fault where it allows none."""


class IllegalAction(ValueError):  # noqa: N818  # the players' word, as in python-chess
    """An action the rules forbid in this position; ``refusal`` says why."""

    def __init__(self, refusal: Refusal, position: Position) -> None:
        who = "nobody" if position.to_act is None else position.to_act.letter
        super().__init__(
            f"{refusal.action.code!r} breaks rule {number(refusal.rule)} {refusal.rule}"
            f" ({who} to act, {position.phase.value}): {position}"
        )
        self.refusal = refusal
        self.position = position
