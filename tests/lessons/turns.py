"""Take turns in the lessons on the bidding, without a browser."""

from typing import Any

from euchre_tutor.engine import Card, Rules
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

KEYS = {"tap": "card", "choose": "choice", "press": "id"}


def plain(rich: list[Any]) -> str:
    """Join the segments of a rich text, cards by their signs."""
    parts = []
    for segment in rich:
        if isinstance(segment, dict):
            sign = Card(segment["card"]).sign if "card" in segment else None
            parts.append(sign or segment.get("b") or segment["name"])
        else:
            parts.append(segment)
    return "".join(parts)


class Bidder:
    """A learner at one step of a lesson."""

    def __init__(self, name: str, step: int, rules: Rules = Rules.STANDARD) -> None:
        self.step = step
        self.player = Player(find(name), step, "turns", rules)

    @property
    def screen(self) -> dict[str, Any]:
        """What the browser gets."""
        return self.player.screen("en")

    def do(self, kind: str, *what: str) -> bool:
        """Do things of one kind; tell whether the last changed anything."""
        changed = False
        for item in what:
            changed = self.player.handle({"kind": kind, KEYS[kind]: item})
        return changed

    def say(self, code: str) -> None:
        """Open a call and say it."""
        self.do("choose", code)
        self.do("press", "say")

    def put_down(self, card: str) -> None:
        """Tap a card of the hand and put it down."""
        self.do("tap", card)
        self.do("press", "say")

    @property
    def done(self) -> bool:
        """Whether the step is done."""
        return self.step - 1 in self.player.record.done

    @property
    def button(self) -> str | None:
        """The label of the main button."""
        main = self.screen["main"]
        return None if main is None else str(main["label"])

    @property
    def told(self) -> str:
        """The words of the verdict."""
        return plain(self.screen["verdict"]["text"])

    @property
    def headline(self) -> str:
        """The headline of the verdict."""
        return str(self.screen["verdict"]["headline"])

    @property
    def rule(self) -> str:
        """The number of the rule that the verdict names."""
        return str(self.screen["verdict"]["rules"][0]["number"])

    def seat(self, place: str) -> dict[str, Any]:
        """A seat on the picture."""
        seats: list[dict[str, Any]] = self.screen["cloth"]["seats"]
        return next(seat for seat in seats if seat["place"] == place)
