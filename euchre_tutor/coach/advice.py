"""Advice for any decision: what each choice brings on average, over deals that fit what is known.

    for advice in think(view, deals=200, seed="class-7"):
        ...                                    # better and better; show it, stop when you like
    advice = advise(view)                      # the last of them

All choices are compared over the same deals, so that luck of the deal falls out of the difference.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any, Final

from euchre_tutor.coach.asked import expect_turn
from euchre_tutor.coach.judging import judge
from euchre_tutor.coach.methods import method
from euchre_tutor.coach.nudges import nudge
from euchre_tutor.coach.sampling import worlds
from euchre_tutor.coach.sums import Sums
from euchre_tutor.coach.thumbs import Thumb, thumbs
from euchre_tutor.engine import Action, View
from euchre_tutor.engine.typed import expect
from euchre_tutor.explain import Explanation
from euchre_tutor.text import Text, render

CHUNK: Final = 10
"""Deals between two pieces of advice."""
CLOSE: Final = 0.1
"""Points below which two choices are as good as each other."""
ERRORS: Final = 2
"""So many standard errors of the difference must lie between two choices to tell them apart."""


@dataclass(frozen=True, slots=True)
class Option:
    """A choice and what it is expected to bring."""

    action: Action
    points: float
    """Mean points for the seat's side in this deal, less those of the other side."""
    error: float
    """Standard error of its paired difference to the best choice, in points."""
    toss_up: bool
    """Whether it cannot be told from the best; of the best, whether another cannot."""


@dataclass(frozen=True, slots=True)
class Advice:
    """What the coach makes of one decision."""

    best: Action
    options: tuple[Option, ...]
    """Every legal action, the best first."""
    deals: int
    """How many deals were looked at."""
    nudge: Text
    """What to think about; it names no card and no call."""
    thumb: Explanation
    """A rule of thumb whose condition holds here and which does not speak against the best."""
    how: Text
    """How the numbers were found."""

    def __str__(self) -> str:
        """Give each choice by its code with its points and, but for the best, how far behind.

        Then the rule of thumb, and how the numbers were found; in English.
        """
        said = [render(text, "en") for text in (self.thumb.text, self.how)]
        return "\n".join([*map(self._row, self.options), *said])

    def _row(self, option: Option) -> str:
        best = self.options[0]
        row = f"{option.action.code:<4}{option.points:+.2f}"
        if option is not best:
            row += f"   {option.points - best.points:+.2f} ± {option.error:.2f}"
        return row + "  toss-up" * option.toss_up

    def _repr_pretty_(self, printer: Any, _: bool) -> None:  # noqa: ANN401, FBT001  # IPython's own
        printer.text(str(self))


def advise(view: View, deals: int = 200, seed: str = "") -> Advice:
    """Give advice for the decision that is this seat's to make.

    Where only one thing may be done it is over one deal.

    ``view``: what the seat sees, as ``position.view(position.to_act)``. Raises
    :class:`~euchre_tutor.coach.asked.NothingToAdviseError` when there is none; ValueError for less
    than one deal.
    """
    _check(view, deals, seed)
    return next(_think(view, deals, seed, chunk=deals))


def think(view: View, deals: int = 200, seed: str = "") -> Iterator[Advice]:
    """Give advice again and again, each over some more deals, the last over all of them.

    The same view, number and seed give the same advice. Raises like :func:`advise`, at once.
    """
    _check(view, deals, seed)
    return _think(view, deals, seed, CHUNK)


def _check(view: View, deals: int, seed: str) -> None:
    expect_turn(view)
    expect(deals, int, "the number of deals")
    expect(seed, str, "the seed")
    if deals < 1:
        raise ValueError(f"advice takes at least one deal, not {deals!r}")


def _think(view: View, deals: int, seed: str, chunk: int) -> Iterator[Advice]:
    said, hint, judged = thumbs(view), nudge(view), judge(view)
    drawn, sums = worlds(view, seed), Sums(len(view.legal))
    deals = deals if len(view.legal) > 1 else 1
    while sums.deals < deals:
        for world in islice(drawn, min(chunk, deals - sums.deals)):
            sums.add(judged(world.hands))
        options = _options(view, sums, said)
        best = options[0].action
        yield Advice(
            best=best,
            options=options,
            deals=sums.deals,
            nudge=hint,
            thumb=next(thumb.said for thumb in said if best in thumb.actions),
            how=method(view, sums.deals),
        )


def _options(view: View, sums: Sums, said: Sequence[Thumb]) -> tuple[Option, ...]:
    order = sorted(
        range(len(view.legal)), key=lambda at: (-sums.mean(at), _place(view.legal[at], said))
    )
    best = order[0]
    options = []
    for at in order:
        error = sums.error(at, best)
        close = sums.mean(best) - sums.mean(at) < max(CLOSE, ERRORS * error)
        options.append(Option(view.legal[at], sums.mean(at), error, close))
    first, *others = options
    between = any(option.toss_up for option in others)
    return (replace(first, toss_up=between), *others)


def _place(action: Action, said: Sequence[Thumb]) -> tuple[int, int]:
    """Of equal choices prefer the one that the first rules of thumb speak for."""
    for number, thumb in enumerate(said):
        if action in thumb.actions:
            return number, thumb.actions.index(action)
    return len(said), 0
