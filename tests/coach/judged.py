"""Cards of a finished deal judged the long way, to hold what is said of them to."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from coach.brute import AlphaBeta, cards_in_deal, points

from euchre_tutor.engine import Card, Play, Position, Seat


class Choice(NamedTuple):
    """A card that was played, and what each card that could have been played comes to."""

    before: Position
    card: Card
    comes_to: Mapping[Card, int]
    """Card → the makers' tricks of the whole deal."""

    @property
    def at(self) -> int:
        """How many actions came before it."""
        return len(self.before.actions)

    @property
    def trick(self) -> int:
        """Which trick of the deal it was played to, from 1."""
        calls = sum(not isinstance(action, Play) for action in self.before.actions)
        return (self.at - calls) // len(self.before.active) + 1

    @property
    def seat(self) -> Seat:
        """Who played it."""
        assert self.before.to_act is not None
        return self.before.to_act

    @property
    def most(self) -> int:
        """The makers' tricks after the best for its side."""
        assert self.before.maker is not None
        side = self.before.rules.side
        wanted = max if side(self.seat) is side(self.before.maker) else min
        return wanted(self.comes_to.values())

    @property
    def best(self) -> set[Card]:
        """The cards that come to the most for its side."""
        return {card for card, makers in self.comes_to.items() if makers == self.most}

    @property
    def makers(self) -> int:
        """The makers' tricks after it."""
        return self.comes_to[self.card]

    @property
    def lost(self) -> int:
        """The tricks that it cost its side."""
        return abs(self.most - self.makers)

    @property
    def cost(self) -> int:
        """The points that it cost its side."""
        best, now = (points(self.before, makers, self.seat) for makers in (self.most, self.makers))
        return best - now


def judged(deal: Position) -> list[Choice]:
    """Judge every card of a finished deal, in the order played."""
    now = Position.start(deal.deal)
    played: list[tuple[Position, Card]] = []
    for action in deal.actions:
        if isinstance(action, Play):
            played.append((now, action.card))
        now = now.after(action)
    if deal.contract is None:
        return []
    side, maker = deal.rules.side, deal.contract.maker
    search = AlphaBeta(
        deal.contract.trump, tuple(side(seat) is side(maker) for seat in deal.active)
    )
    # From the end on: what is found of a later moment is found again on the way from an earlier.
    found = [
        Choice(before, card, cards_in_deal(before, before.hands, search))
        for before, card in reversed(played)
    ]
    return found[::-1]


def dearest(cards: Sequence[Choice]) -> Choice | None:
    """Give the first of the cards that cost their side most points; None if none cost any."""
    most = max((card.cost for card in cards), default=0)
    return next((card for card in cards if card.cost == most), None) if most else None
