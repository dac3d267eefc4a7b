"""Each sentence about points and the game, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from explain import naive
from explain.truth import Truth

from euchre_tutor.engine import Position, Rules, Seat, Side
from euchre_tutor.explain import score, standing
from euchre_tutor.text import Field, Text, render

N, E, S, W = Seat


class Facts(NamedTuple):
    """What was played, under which rules, and who is spoken to."""

    tricks: int
    makers: Side
    rules: Rules
    lone_maker: bool = False
    lone_defender: bool = False
    viewer: Seat | None = None

    @property
    def four(self) -> bool:
        """Whether four play."""
        return self.rules.players == 4

    @property
    def scored(self) -> tuple[Side, int]:
        """Who scores and how much, from the table of chapter 8 and the switches of chapter 10."""
        defenders = Side.SECOND if self.makers is Side.FIRST else Side.FIRST
        kind = (self.lone_maker, self.lone_defender)
        column = {
            (False, False): [-2, -2, -2, 1, 1, 2],
            (True, False): [-2, -2, -2, 1, 1, 4],
            (False, True): [-4, -2, -2, 1, 1, 2],
            (True, True): [-4, -2, -2, 1, 1, 4],
        }[kind]
        points = column[self.tricks]
        if self.lone_maker and self.tricks == 5:
            points = self.rules.march
        if kind == (True, False) and self.tricks < 3:
            points = -self.rules.loneeuchre
        if self.lone_defender and self.tricks < 3 and self.rules.lonedef:
            points = -4
        return (self.makers, points) if points > 0 else (defenders, -points)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who plays on the side that scores."""
        return seats_of(self.scored[0], four=self.four)


def seats_of(side: Side, *, four: bool) -> tuple[Seat, ...]:
    """Give who plays on the side."""
    if four:
        return (N, S) if side is Side.FIRST else (E, W)
    return (N,) if side is Side.FIRST else (S,)


def names(value: Field, seats: tuple[Seat, ...]) -> bool:
    """Tell whether the text names just these seats."""
    assert isinstance(value, Text)
    shown = render(value, "en")
    return [seat for seat in Seat if seat.name.capitalize() in shown] == list(seats)


def _gain(f: Facts, v: Mapping[str, Field], *, ours: bool | None) -> bool:
    """The number is right; the side is the viewer's or not, or (None) is named."""
    name = v.get("side", v.get("player"))
    return (
        v["n"] == f.scored[1]
        and (f.viewer not in f.seats if ours is None else (f.viewer in f.seats) is ours)
        and (name is None or names(name, f.seats))
    )


def _makers(f: Facts, *counts: int) -> bool:
    return f.tricks in counts


POINTS: Final = Truth[Facts](
    {
        "Everybody passed twice, so nobody scores.": lambda f, _: f.four and f.tricks == -1,
        "Both passed twice, so nobody scores.": lambda f, _: not f.four and f.tricks == -1,
        "The makers took {tricks} of the five tricks.": lambda f, v: (
            f.four and not f.lone_maker and _makers(f, 3, 4) and v["tricks"] == f.tricks
        ),
        "Both makers played and took all five tricks: a **march**.": lambda f, _: (
            f.four and not f.lone_maker and _makers(f, 5)
        ),
        "A maker played alone and took {tricks} of the five tricks: worth no more than with a"
        " partner.": lambda f, v: (
            f.lone_maker
            and _makers(f, 3, 4)
            and v["tricks"] == f.tricks
            and f.scored == f._replace(lone_maker=False).scored
        ),
        "A maker played alone and took all five tricks.": lambda f, _: (
            f.lone_maker and _makers(f, 5) and f.rules.march == 4
        ),
        "A maker played alone and took all five tricks, and a house rule sets the points.": (
            lambda f, _: f.lone_maker and _makers(f, 5) and f.rules.march != 4
        ),
        "The makers took fewer than three tricks, so they are **euchred**.": lambda f, _: (
            f.four and _makers(f, 0, 1, 2)
        ),
        "The lone maker took fewer than three tricks: **euchred**, and a house rule sets the"
        " points.": lambda f, _: (
            f.lone_maker and not f.lone_defender and _makers(f, 0, 1, 2) and f.rules.loneeuchre != 2
        ),
        "The lone defender took all five tricks, so the makers are **euchred**.": lambda f, _: (
            f.lone_defender and _makers(f, 0)
        ),
        "The lone defender took {tricks} of the five tricks, and under this house rule that counts"
        " like all five.": lambda f, v: (
            f.lone_defender
            and f.rules.lonedef
            and _makers(f, 1, 2)
            and v["tricks"] == 5 - f.tricks
            and f.scored == f._replace(tricks=0).scored
        ),
        "The lone defender took {tricks} of the five tricks, so the makers are **euchred**.": (
            lambda f, v: (
                f.lone_defender
                and not f.rules.lonedef
                and _makers(f, 1, 2)
                and v["tricks"] == 5 - f.tricks
            )
        ),
        "The maker took fewer than three tricks and is **euchred**.": lambda f, _: (
            not f.four and _makers(f, 0, 1, 2)
        ),
        "The maker took all five tricks: a **march**.": lambda f, _: not f.four and _makers(f, 5),
        "The maker took {tricks} of the five tricks.": lambda f, v: (
            not f.four and _makers(f, 3, 4) and v["tricks"] == f.tricks
        ),
        "You score 1 point.": lambda f, v: not f.four and _gain(f, v, ours=True),
        "{player} scores 1 point.": lambda f, v: not f.four and _gain(f, v, ours=None),
        "Your side scores 1 point.": lambda f, v: f.four and _gain(f, v, ours=True),
        "The other side scores 1 point.": lambda f, v: (
            f.four and f.viewer is not None and _gain(f, v, ours=False)
        ),
        "{side} score 1 point.": lambda f, v: f.four and _gain(f, v, ours=None),
    },
    score,
)


@cache
def finished(position: Position, viewer: Seat | None = None) -> Facts:
    """Count the tricks of a finished deal; -1 where it was thrown in."""
    contract, rules = position.contract, position.rules
    if contract is None:
        return Facts(-1, Side.FIRST, rules, viewer=viewer)
    four = rules.players == 4
    makers = next(side for side in Side if contract.maker in seats_of(side, four=four))
    won = [
        next(seat for seat, card in trick.plays if card is naive.best(trick, contract.trump))
        for trick in position.tricks
    ]
    return Facts(
        sum(seat in seats_of(makers, four=four) for seat in won),
        makers,
        rules,
        contract.loner is not None,
        contract.lone_defender is not None,
        viewer,
    )


class Game(NamedTuple):
    """A score, who is spoken to and who deals next; with a gain, the score before it."""

    score: tuple[int, int]
    rules: Rules
    viewer: Seat | None = None
    dealer: Seat | None = None
    gains: Side | None = None
    gain: int = 0

    @property
    def four(self) -> bool:
        """Whether four play."""
        return self.rules.players == 4

    @property
    def ours(self) -> tuple[Seat, ...]:
        """The seats of the side with more points, or of the side that gains."""
        best = Side.FIRST if self.score[0] > self.score[1] else Side.SECOND
        return seats_of(self.gains or best, four=self.four)

    @property
    def now(self) -> int:
        """The points of that side after the deal."""
        return (self.score[self.gains.number] if self.gains else max(self.score)) + self.gain


def _won(g: Game, v: Mapping[str, Field], *, ours: bool) -> bool:
    name = v.get("side", v.get("player"))
    return (
        v["n"] == max(g.score) >= g.rules.target == v["target"]
        and (g.viewer in g.ours) is ours
        and (name is None or names(name, g.ours))
    )


def _open(g: Game, v: Mapping[str, Field]) -> bool:
    """Nobody has enough, and both scores are right, the viewer's first."""
    if "one" in v:
        right = (v["first"], v["second"]) == g.score and g.viewer is None
        sides = [seats_of(side, four=g.four) for side in Side]
        right = right and names(v["one"], sides[0]) and names(v["other"], sides[1])
    else:
        assert g.viewer is not None
        first = g.viewer in seats_of(Side.FIRST, four=g.four)
        right = (v["ours"], v["theirs"]) == (g.score if first else g.score[::-1])
    return right and max(g.score) < g.rules.target == v["target"]


def _change(g: Game, v: Mapping[str, Field], *, ours: bool) -> bool:
    assert g.gains is not None
    name = v.get("side", v.get("player"))
    return (
        (v["old"], v["new"]) == (g.score[g.gains.number], g.now)
        and (g.viewer in g.ours) is ours
        and (name is None or names(name, g.ours))
    )


GAMES: Final = Truth[Game](
    {
        "You deal next.": lambda g, _: g.dealer is not None and g.dealer is g.viewer,
        "{dealer} deals next.": lambda g, v: v["dealer"] is g.dealer is not g.viewer,
        "You have 1 point and win: the game is played to {target}.": lambda g, v: (
            not g.four and _won(g, v, ours=True)
        ),
        "{player} has 1 point and wins: the game is played to {target}.": lambda g, v: (
            not g.four and _won(g, v, ours=False)
        ),
        "Your side has 1 point and wins: the game is played to {target}.": lambda g, v: (
            g.four and _won(g, v, ours=True)
        ),
        "{side} have 1 point and win: the game is played to {target}.": lambda g, v: (
            g.four and _won(g, v, ours=False)
        ),
        "{one} {first}, {other} {second}: nobody has {target} yet.": _open,
        "Your side has {ours}, the other side {theirs}: nobody has {target} yet.": lambda g, v: (
            g.four and _open(g, v)
        ),
        "You have {ours}, your opponent {theirs}: nobody has {target} yet.": lambda g, v: (
            not g.four and _open(g, v)
        ),
        "That is {target} or more, so the game is won.": lambda g, v: (
            v["target"] == g.rules.target <= g.now
        ),
        "The game is played to {target}, so it goes on.": lambda g, v: (
            v["target"] == g.rules.target > g.now
        ),
        "With that score nobody would have {target} points, so the game would go on.": (
            lambda g, v: v["target"] == g.rules.target > max(g.score)
        ),
        "With that score the game would be over: it is played to {target}.": (
            lambda g, v: v["target"] == g.rules.target <= max(g.score)
        ),
        "The score is right, but the game is played to {target}: it is over.": (
            lambda g, v: v["target"] == g.rules.target <= max(g.score)
        ),
        "The score is right, but nobody has {target} points yet: the game goes on.": (
            lambda g, v: v["target"] == g.rules.target > max(g.score)
        ),
        "You go from {old} to {new}.": lambda g, v: not g.four and _change(g, v, ours=True),
        "{player} goes from {old} to {new}.": lambda g, v: not g.four and _change(g, v, ours=False),
        "Your side goes from {old} to {new}.": lambda g, v: g.four and _change(g, v, ours=True),
        "The other side goes from {old} to {new}.": lambda g, v: (
            g.four and g.viewer is not None and _change(g, v, ours=False)
        ),
        "{side} go from {old} to {new}.": lambda g, v: g.four and _change(g, v, ours=False),
    },
    standing,
)
