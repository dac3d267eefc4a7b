"""A coach for tests: quick, always the same, and honest about nothing but legality."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from euchre_tutor.coach.advice import Advice, Option
from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Action, Card, Phase, Play, Position, Seat, View
from euchre_tutor.explain import Explanation
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.text import T


class StandIn:
    """Everybody is expected to play the first legal card."""

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise in two pieces."""
        assert seed
        options = tuple(
            Option(action, -float(n), error=0.1, toss_up=False)
            for n, action in enumerate(view.legal)
        )
        for deals in (100, 200):
            yield Advice(
                best=view.legal[0],
                options=options,
                deals=deals,
                nudge=T("Look at your trumps."),
                thumb=Explanation(T("Keep trumps."), ("cards.trumps",)),
                how=T("Counted."),
            )

    def choose(self, view: View, level: int, seed: str) -> Iterator[Action | None]:
        """Think once, then do as the other seats of a lesson do."""
        assert 1 <= level <= 4
        assert seed
        yield None
        yield choose(view)

    def plays(self, position: Position) -> Mapping[Card, int]:
        """Play each legal card, and the first legal ones after it."""
        cards = [play.card for play in position.legal() if isinstance(play, Play)]
        return {card: _end(position.after(Play(card))).makers_tricks for card in cards}

    def review(self, position: Position) -> Sequence[Graded]:
        """Grade every card by what the first legal ones would have come to."""
        found: list[Graded] = []
        now = Position.start(position.deal)
        for action in position.actions:
            seat = now.to_act
            if isinstance(action, Play) and seat is not None and now.maker is not None:
                found.append(_mark(now, seat, action.card, self.plays(now)))
            now = now.after(action)
        return found


def _mark(now: Position, seat: Seat, card: Card, after: Mapping[Card, int]) -> Graded:
    assert now.maker is not None
    makers = now.rules.side(seat) is now.rules.side(now.maker)
    top = max(after.values()) if makers else min(after.values())
    best = tuple(one for one, tricks in after.items() if tricks == top)
    lost = abs(top - after[card])
    return Graded(len(now.tricks), seat, card, after[card], best, top, cost=lost, lost=lost)


def _end(position: Position) -> Position:
    while position.phase is not Phase.OVER:
        position = position.after(position.legal()[0])
    return position
