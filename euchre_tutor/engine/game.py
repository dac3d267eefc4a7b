"""A game: deals one after the other, until a side has the points (rules 1.1, 1.3, 8.7, 9.1)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine.position import Phase, Position
from euchre_tutor.engine.rules import MOST_POINTS, Rules, shown_points
from euchre_tutor.engine.seats import Seat, Side


class GameError(ValueError):
    """A score or a deal that does not belong to a game; ``rule`` is the key of the rule broken."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message)
        self.rule = rule


def check_start(start: tuple[int, int], rules: Rules) -> None:
    """Raise :class:`GameError` for points that no game can stand at (rule 8.7).

    That is points below 0 or above :data:`MOST_POINTS`, and the target reached by both sides; one
    side may have it: then the game is over at once.
    """
    for points in start:
        if not 0 <= points <= MOST_POINTS:
            message = f"points must be from 0 to {MOST_POINTS}, not {shown_points(points)}"
            raise GameError(message, "score.game")
    if min(start) >= rules.target:
        message = f"both sides have the {rules.target} points for game: {start[0]} to {start[1]}"
        raise GameError(message, "score.game")


@dataclass(frozen=True, slots=True)
class Game:
    """A game under one set of rules: its first dealer, the score it began with, its deals.

    Raises :class:`GameError` where nobody sits at the dealer's place, or for a score no game can
    begin with.
    """

    rules: Rules
    dealer: Seat
    """The first dealer, chosen at random (rule 1.3)."""
    start: tuple[int, int] = (0, 0)
    """The points of the two sides before the first deal; :func:`check_start` says which may be."""
    deals: tuple[Position, ...] = ()
    """The finished deals, in order."""

    def __post_init__(self) -> None:
        if self.dealer not in self.rules.seats:
            message = f"nobody sits at {self.dealer!r}, so it cannot deal"
            raise GameError(message, "table.dealer")
        check_start(self.start, self.rules)

    @property
    def score(self) -> tuple[int, int]:
        """The points of the first and the second side: each deal counted once."""
        points = list(self.start)
        for position in self.deals:
            result = position.result
            if result is not None and result.side is not None:
                points[result.side.number] += result.points
        return points[0], points[1]

    @property
    def over(self) -> bool:
        """Whether a side has the points for game (rules 8.7, 10.9)."""
        return max(self.score) >= self.rules.target

    @property
    def winner(self) -> Side | None:
        """The side that has won, None while the game goes on."""
        if not self.over:
            return None
        first, second = self.score
        return Side.FIRST if first > second else Side.SECOND

    @property
    def next_dealer(self) -> Seat:
        """Who deals next: the deal passes to the left after every deal (rules 1.3, 5.3, 9.2)."""
        order = self.rules.clockwise(self.dealer)
        return order[len(self.deals) % len(order)]

    def after(self, position: Position) -> Game:
        """Give the game with one more finished deal.

        :class:`GameError` if the game is over, the deal is not, or its dealer or rules are wrong.
        """
        if self.over:
            message = f"the game is over at {self.score[0]} to {self.score[1]}"
            raise GameError(message, "score.game")
        if position.rules != self.rules:
            message = f"the deal is played by {position.rules}, the game by {self.rules}"
            raise GameError(message, "table.object")
        if position.dealer is not self.next_dealer:
            message = f"{position.dealer!r} dealt, but it is {self.next_dealer!r}'s deal"
            raise GameError(message, "table.dealer")
        if position.phase is not Phase.OVER:
            message = f"the deal is not finished: {position}"
            raise GameError(message, "play.next")
        return replace(self, deals=(*self.deals, position))
