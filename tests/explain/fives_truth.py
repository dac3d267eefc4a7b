"""Each sentence about two fives, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from explain.score_truth import seats_of
from explain.truth import Truth

from euchre_tutor.engine import Rules, Seat, Side
from euchre_tutor.explain import fives
from euchre_tutor.text import Field, Text, render


class Lying(NamedTuple):
    """Fives that show so many points, that should show others, or that stood at a score before."""

    now: tuple[int, int]
    before: tuple[int, int] = (0, 0)
    wanted: int = 0
    side: Side = Side.FIRST
    """The side that has scored."""
    points: int = 0
    rules: Rules = Rules.STANDARD

    def of(self, side: Side) -> tuple[int, int]:
        """What the fives of the side stood at, and what they show."""
        return self.before[side.value], self.now[side.value]

    @property
    def new(self) -> int:
        """The points of the side that has scored."""
        return self.before[self.side.value] + self.points

    @property
    def loser(self) -> Side:
        """The side that has not scored."""
        return Side.SECOND if self.side is Side.FIRST else Side.FIRST


Said = Mapping[str, Field]


def _named(side: Side, value: Field, rules: Rules) -> bool:
    """Whether the text names the side, South as "You"."""
    assert isinstance(value, Text)
    seats = seats_of(side, four=rules.players == 4)
    shown = render(value, "en")
    mine = Seat.SOUTH in seats
    others = [seat.name.capitalize() for seat in seats if seat is not Seat.SOUTH or not mine]
    return ("You" in shown) is mine and all(name in shown for name in others)


def _gained(f: Lying, v: Said) -> bool:
    old, now = f.of(f.side)
    return (
        _named(f.side, v["side"], f.rules)
        and (v["old"], v["points"], v["now"]) == (old, f.points, now)
        and now != min(f.new, 10)
    )


FIVES: Final[Truth[Lying]] = Truth(
    {
        "The upper five lies face down and covers every pip: no points.": lambda f, _: (
            f.now[0] == 0
        ),
        "One pip of the lower five can be seen: 1 point.": lambda f, v: (
            v["n"] == f.now[0] and 1 <= f.now[0] <= 4
        ),
        "The upper five lies face up and covers the lower one: {n} points.": lambda f, v: (
            v["n"] == f.now[0] == 5
        ),
        "Both fives lie open, side by side: {n} points.": lambda f, v: v["n"] == f.now[0] == 10,
        "A whole five, and one pip of the lower one: {sum} points.": lambda f, v: (
            v["sum"] == f.now[0] == 5 + int(str(v["n"])) and 6 <= f.now[0] <= 9
        ),
        "They show {now}, and should show {wanted}.": lambda f, v: (
            (v["now"], v["wanted"]) == (f.now[0], f.wanted) and f.now[0] != f.wanted
        ),
        "From five points on the upper five lies face up and counts whole.": lambda f, _: (
            f.wanted in range(5, 11) and f.now[0] in range(5)
        ),
        "Below five points the upper five lies face down and counts nothing.": lambda f, _: (
            f.wanted in range(5) and f.now[0] in range(5, 11)
        ),
        "Uncover more pips.": lambda f, _: f.wanted > f.now[0],
        "Cover more pips.": lambda f, _: f.wanted < f.now[0],
        "{side} scored this hand: move those fives, not the others.": lambda f, v: (
            _named(f.side, v["side"], f.rules)
            and f.of(f.side)[0] == f.of(f.side)[1]
            and f.of(f.loser)[0] != f.of(f.loser)[1]
        ),
        "{side} scored nothing, so those fives stay at {old}. They show {now}.": lambda f, v: (
            _named(f.loser, v["side"], f.rules)
            and (v["old"], v["now"]) == f.of(f.loser)
            and v["old"] != v["now"]
        ),
        (
            "{side} had {old} and scored {points}: more than ten, so both fives lie open. They"
            " show {now}."
        ): lambda f, v: _gained(f, v) and f.new > 10,
        (
            "{side} had {old} and scored {points}, so the fives should show {new}. They show {now}."
        ): lambda f, v: _gained(f, v) and v["new"] == f.new <= 10,
    },
    fives,
)
