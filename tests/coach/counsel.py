"""Advice by chance: any choice may be the best, cost any points, or be as good as the best."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.coach.advice import Advice, Option
from euchre_tutor.engine import Action, Stream, View
from euchre_tutor.explain import Explanation
from euchre_tutor.text import T


def counsel(view: View, deals: int = 200) -> Advice:
    """Advise in this view; another number of deals is another advice."""
    stream = Stream(f"{deals} {view}")
    actions = stream.shuffled(view.legal)
    top = (stream.below(500) - 200) / 100
    less = [0, *sorted(stream.below(300) / 100 for _ in actions[1:])]
    close = [stream.below(3) == 0 for _ in actions[1:]]
    options = tuple(
        Option(action, round(top - below, 2), error=0.1, toss_up=toss_up)
        for action, below, toss_up in zip(actions, less, [any(close), *close], strict=True)
    )
    return Advice(
        best=options[0].action,
        options=options,
        deals=deals,
        nudge=T("Look at your trumps."),
        thumb=Explanation(T("Keep trumps."), ("cards.trumps",)),
        how=T("Counted over {n} deals.", n=deals),
    )


def thought(view: View) -> Iterator[Advice]:
    """Advise better and better: only the last counts."""
    for deals in (10, 200):
        yield counsel(view, deals)


def given(advice: Advice) -> dict[Action, tuple[float, bool]]:
    """Give the points of each choice, and whether it is called as good as the best."""
    return {one.action: (one.points, one.toss_up) for one in advice.options}
