"""Each sentence on why a deal does not score so, with the condition under which it is true."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from explain.score_truth import Facts
from explain.truth import Truth

from euchre_tutor.engine import Defend, Rules, Side
from euchre_tutor.explain import score_mistakes
from euchre_tutor.text import Field, Text

Values = Mapping[str, Field]


class Mistake(NamedTuple):
    """A finished deal, and the side and points that somebody wrongly gives for it."""

    deal: Facts
    side: Side
    points: int

    @property
    def tricks(self) -> int:
        """The tricks of the makers."""
        return self.deal.tricks

    @property
    def rules(self) -> Rules:
        """The rules in use."""
        return self.deal.rules

    @property
    def right(self) -> int:
        """The points of the side that scores."""
        return self.deal.scored[1]

    @property
    def usual(self) -> int:
        """The points without a house rule."""
        plain = Rules.STANDARD if self.deal.four else Rules.TWO_HANDED
        return self.deal._replace(rules=plain).scored[1]

    def scores(self, tricks: int, *, lone: bool = False, alone: bool = False) -> int:
        """Give what the side that scores would get for other tricks and lone players."""
        changed = self.deal._replace(tricks=tricks, lone_maker=lone, lone_defender=alone)
        return changed.scored[1]


def _points(m: Mistake, v: Values) -> bool:
    """The side is right, the points are not; they are named if any are."""
    return m.side is m.deal.scored[0] and m.points != m.right and v.get("n") in (None, m.points)


def _made(m: Mistake, v: Values) -> bool:
    """The makers took three or four tricks."""
    return _points(m, v) and m.tricks in (3, 4)


def _euchred(m: Mistake, v: Values) -> bool:
    return _points(m, v) and m.tricks < 3


def _both(m: Mistake) -> bool:
    """Nobody was alone, with partners."""
    return m.deal.four and not m.deal.lone_maker and not m.deal.lone_defender


def _other_side(m: Mistake, v: Values, *, euchred: bool, four: bool) -> bool:
    return (
        m.side is not m.deal.scored[0]
        and (m.tricks < 3) is euchred
        and m.deal.four is four
        and isinstance(v["tricks"], Text)
    )


def _only_side(m: Mistake, v: Values, *, euchred: bool, four: bool) -> bool:
    """Nothing but the side is wrong."""
    return _other_side(m, v, euchred=euchred, four=four) and m.points == m.right


def _defender(m: Mistake, v: Values) -> bool:
    """The defenders could have gone alone, and did not."""
    return _euchred(m, v) and _both(m) and m.rules.defend is not Defend.NEVER


def _lone_defender(m: Mistake, v: Values) -> bool:
    return _euchred(m, v) and m.deal.lone_defender


def _for_makers_five(m: Mistake) -> bool:
    """So many points are for five tricks of the makers, alone or together, and for no fewer."""
    alone = m.scores(5, lone=True) if m.deal.four else 0
    return m.points in (m.scores(5), alone) and m.points != 1


SCORES: Final = Truth[Mistake](
    {
        "all five tricks": lambda m, _: m.tricks == 5,
        "none of the five tricks": lambda m, _: m.tricks == 0,
        "{n} of the five tricks": lambda m, v: m.tricks == v["n"] and m.tricks not in (0, 5),
        "Making trump and taking three or four tricks earns 1 point. A euchre counts more.": (
            lambda m, v: _euchred(m, v) and m.right > 1 == m.points
        ),
        "Three or four tricks earn 1 point. Here it was all five.": lambda m, v: (
            _points(m, v) and m.tricks == 5 and m.points == 1
        ),
        "A euchre counts the same whether the maker was alone or not.": lambda m, v: (
            _euchred(m, v)
            and m.deal.lone_maker
            and m.scores(m.tricks) == m.scores(m.tricks, lone=True) == m.right
        ),
        "A euchre is worth {n} points here.": lambda m, v: (
            _euchred(m, {}) and v["n"] == m.right > 1
        ),
        "A house rule sets the points here, and not to {n}.": lambda m, v: (
            _points(m, v) and m.right != m.usual
        ),
        "All five tricks are worth {n} points here.": lambda m, v: (
            _points(m, {}) and m.tricks == 5 and v["n"] == m.right > 1
        ),
        "Playing alone counts for more with all five tricks only, and here it was fewer.": (
            lambda m, v: (
                _made(m, v)
                and m.deal.lone_maker
                and m.scores(5, lone=True) > m.scores(5)
                and m.scores(m.tricks, lone=True) == m.scores(m.tricks)
            )
        ),
        "The maker took {tricks}. The defender scores only by taking three.": (
            lambda m, v: _other_side(m, v, euchred=False, four=False)
        ),
        "The makers took {tricks}. The defenders score only if they take three.": lambda m, v: (
            _other_side(m, v, euchred=False, four=True)
        ),
        "The points are right, but the maker took {tricks} and scores.": (
            lambda m, v: _only_side(m, v, euchred=False, four=False)
        ),
        "The points are right, but the makers took {tricks}: they score.": (
            lambda m, v: _only_side(m, v, euchred=False, four=True)
        ),
        "The points are right, but with {tricks} the maker is euchred: the"
        " defender scores.": lambda m, v: _only_side(m, v, euchred=True, four=False),
        "The points are right, but with {tricks} the makers are euchred:"
        " the defenders score.": lambda m, v: _only_side(m, v, euchred=True, four=True),
        "Three or four tricks are worth 1 point.": lambda m, v: _made(m, v) and m.right == 1,
        "With {tricks} the maker is euchred, so the defender scores.": (
            lambda m, v: _other_side(m, v, euchred=True, four=False)
        ),
        "With {tricks} the makers are euchred, so the defenders score.": (
            lambda m, v: _other_side(m, v, euchred=True, four=True)
        ),
        "{n} points go to a defender who takes all five tricks alone.": lambda m, v: (
            _defender(m, v) and m.points == m.scores(0, alone=True) != m.scores(2, alone=True)
        ),
        "{n} points go to a lone defender. Here both defenders played.": lambda m, v: (
            _defender(m, v) and m.points == m.scores(0, alone=True) == m.scores(2, alone=True)
        ),
        "{n} points go to a maker who takes all five tricks alone.": lambda m, v: (
            _points(m, v)
            and m.deal.four
            and m.tricks < 5
            and not m.deal.lone_maker
            and m.points == m.scores(5, lone=True) > 1
        ),
        "A march by both makers is worth {n} points. Here one of them was alone.": lambda m, v: (
            _points(m, v) and m.deal.lone_maker and m.tricks == 5 and m.points == m.scores(5)
        ),
        "All five tricks alone are worth {n} points. Here both makers played.": lambda m, v: (
            _points(m, v)
            and m.deal.four
            and m.tricks == 5
            and not m.deal.lone_maker
            and m.points == m.scores(5, lone=True) > 1
        ),
        "Euchring a lone maker is worth {n} points. Here both makers played.": lambda m, v: (
            _euchred(m, v) and _both(m) and m.points == m.scores(0, lone=True) > 1
        ),
        "{n} points are for fewer tricks: the lone defender took all five.": lambda m, v: (
            _lone_defender(m, v)
            and m.tricks == 0
            and m.points in {m.scores(tricks, alone=True) for tricks in (1, 2)} - {m.right}
        ),
        "{n} points need all five tricks, and here it was fewer.": lambda m, v: (
            _made(m, v) and _for_makers_five(m)
        ),
        "{n} points need all five tricks. The lone defender took {tricks}.": lambda m, v: (
            _lone_defender(m, v)
            and v["tricks"] == 5 - m.tricks < 5
            and m.points == m.scores(0, alone=True)
        ),
        "{n} would be usual, but a house rule sets the points here.": lambda m, v: (
            _points(m, v) and m.right != m.usual == v["n"]
        ),
    },
    score_mistakes,
)
