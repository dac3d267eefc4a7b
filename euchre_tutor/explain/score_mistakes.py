"""Why a deal does not score otherwise: the wrong side, or points of another result (chapter 8)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine import DealResult, Defend, ResultKind, Rules, Side, score
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.explanation import Explanation, explain
from euchre_tutor.text import T, Text

_MARCH = 2
"""Points for five tricks of both makers, or of the one maker of two players."""
_LONE_DEFENDER = 4
"""Points for five tricks of a lone defender."""
_HOUSE = ("house.march", "house.loneeuchre", "house.lonedef")


@dataclass(frozen=True, slots=True)
class Scored:
    """A finished deal as far as the score needs it."""

    makers_tricks: int
    makers: Side
    rules: Rules
    lone_maker: bool = False
    lone_defender: bool = False

    @property
    def result(self) -> DealResult:
        """What it scores."""
        return self.under(self.rules)

    def under(self, rules: Rules) -> DealResult:
        """Give what it would score under other rules."""
        return score(
            self.makers_tricks,
            self.makers,
            rules,
            lone_maker=self.lone_maker,
            lone_defender=self.lone_defender,
        )

    @property
    def usual(self) -> int:
        """The points without any house rule."""
        return self.under(Rules.STANDARD if self.rules.partnerships else Rules.TWO_HANDED).points


def not_points(side: Side, points: int, deal: Scored) -> Explanation:
    """Say why the deal does not score this for this side; ValueError if it does."""
    right = deal.result
    if (side, points) == (right.side, right.points):
        raise ValueError(f"{deal} does score {points} for {side!r}")
    if side is not right.side:
        euchred = right.kind is ResultKind.EUCHRE and deal.rules.partnerships
        said = (_only_side if points == right.points else _other_side)(right, deal)
        return explain(said, "score.euchre" if euchred else right.rule)
    if right.rule in _HOUSE:
        text = (
            T("{n} would be usual, but a house rule sets the points here.", n=points)
            if points == deal.usual
            else T("A house rule sets the points here, and not to {n}.", n=points)
        )
        return explain(text, right.rule)
    return explain(_points(points, right, deal), right.rule)


def _taken(tricks: int) -> Text:
    """How many of the tricks were taken."""
    if tricks == 0:
        return T("none of the five tricks")
    return T("all five tricks") if tricks == TRICKS else T("{n} of the five tricks", n=tricks)


def _other_side(right: DealResult, deal: Scored) -> Text:
    tricks, four = _taken(deal.makers_tricks), deal.rules.partnerships
    if right.kind is ResultKind.EUCHRE:
        if four:
            return T(
                "With {tricks} the makers are euchred, so the defenders score.",
                tricks=tricks,
            )
        return T(
            "With {tricks} the maker is euchred, so the defender scores.",
            tricks=tricks,
        )
    if four:
        return T(
            "The makers took {tricks}. The defenders score only if they take three.",
            tricks=tricks,
        )
    return T(
        "The maker took {tricks}. The defender scores only by taking three.",
        tricks=tricks,
    )


def _only_side(right: DealResult, deal: Scored) -> Text:
    """As many points, but the other side has them."""
    tricks, four = _taken(deal.makers_tricks), deal.rules.partnerships
    if right.kind is ResultKind.EUCHRE:
        if four:
            return T(
                "The points are right, but with {tricks} the makers are euchred:"
                " the defenders score.",
                tricks=tricks,
            )
        return T(
            "The points are right, but with {tricks} the maker is euchred: the defender scores.",
            tricks=tricks,
        )
    if four:
        return T(
            "The points are right, but the makers took {tricks}: they score.",
            tricks=tricks,
        )
    return T(
        "The points are right, but the maker took {tricks} and scores.",
        tricks=tricks,
    )


def _points(points: int, right: DealResult, deal: Scored) -> Text:
    if right.kind is ResultKind.EUCHRE:
        return _euchre(points, right, deal)
    if right.kind is ResultKind.MARCH:
        return _march(points, right, deal)
    rules = deal.rules
    if deal.lone_maker and rules.march > _MARCH:
        return T("Playing alone counts for more with all five tricks only, and here it was fewer.")
    if points == _MARCH:
        return T("{n} points need all five tricks, and here it was fewer.", n=points)
    if rules.partnerships and points == rules.march:
        return _for_lone_maker(points)
    return T("Three or four tricks are worth 1 point.")


def _for_lone_maker(points: int) -> Text:
    return T("{n} points go to a maker who takes all five tricks alone.", n=points)


def _march(points: int, right: DealResult, deal: Scored) -> Text:
    if points == 1:
        return T("Three or four tricks earn 1 point. Here it was all five.")
    if deal.lone_maker and points == _MARCH:
        return T(
            "A march by both makers is worth {n} points. Here one of them was alone.", n=points
        )
    if not deal.lone_maker and deal.rules.partnerships and points == deal.rules.march:
        return T("All five tricks alone are worth {n} points. Here both makers played.", n=points)
    return T("All five tricks are worth {n} points here.", n=right.points)


def _euchre(points: int, right: DealResult, deal: Scored) -> Text:
    if points == 1:
        return T(
            "Making trump and taking three or four tricks earns 1 point. A euchre counts more."
        )
    if deal.lone_defender:
        return _by_lone_defender(points, right, deal)
    if deal.lone_maker:
        return T("A euchre counts the same whether the maker was alone or not.")
    rules = deal.rules
    if rules.defend is not Defend.NEVER and points == _LONE_DEFENDER:
        if rules.lonedef:
            return T("{n} points go to a lone defender. Here both defenders played.", n=points)
        return T("{n} points go to a defender who takes all five tricks alone.", n=points)
    if rules.partnerships and points == rules.loneeuchre:
        return T("Euchring a lone maker is worth {n} points. Here both makers played.", n=points)
    if rules.partnerships and points == rules.march:
        return _for_lone_maker(points)
    return _worth(right)


def _by_lone_defender(points: int, right: DealResult, deal: Scored) -> Text:
    tricks = TRICKS - deal.makers_tricks
    if tricks == TRICKS and points == replace(deal, makers_tricks=1).result.points != right.points:
        return T("{n} points are for fewer tricks: the lone defender took all five.", n=points)
    if tricks < TRICKS and points == _LONE_DEFENDER:
        return T(
            "{n} points need all five tricks. The lone defender took {tricks}.",
            n=points,
            tricks=tricks,
        )
    return _worth(right)


def _worth(right: DealResult) -> Text:
    return T("A euchre is worth {n} points here.", n=right.points)
