"""The phases of a deal, in the order in which they come."""

from __future__ import annotations

from enum import Enum


class Phase(Enum):
    """What is being decided."""

    FIRST_ROUND = "first round"
    SECOND_ROUND = "second round"
    EXCHANGE = "exchange"
    ALONE = "alone"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Phase.{self.name}"
