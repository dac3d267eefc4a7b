"""What a judged deal scores and by which rule, and the score of the game."""

from __future__ import annotations

from euchre_tutor.engine.records.referee import JudgedDeal
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.scoring import ResultKind
from euchre_tutor.engine.seats import Side
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import rule
from euchre_tutor.text.words import side_name


def result(deal: JudgedDeal, rules: Rules) -> Text:
    """Say how the deal ended, what it scores and why."""
    scored = deal.result
    if scored is None:
        if deal.broken_off:
            return T("The deal is broken off, so nothing is scored.")
        return T("It is not known who won every trick, so nothing is scored.")
    why = rule(scored.rule).label
    if scored.side is None:
        if rules.partnerships:
            return T("Everybody passed twice: the hand is thrown in. ({rule})", rule=why)
        return T("Both passed twice: the hand is thrown in. ({rule})", rule=why)
    told = _points if rules.partnerships else _between_two
    side = side_name(scored.side, rules)
    points = TN("{n} point", "{n} points", scored.points)
    if scored.kind is ResultKind.MARCH:
        ended = T("March, all five tricks to {side}: {points}.", side=side, points=points)
    else:
        ended = told(scored.kind, deal.makers_tricks or 0, side, points)
    return T("{result} ({rule})", result=ended, rule=why)


def _points(kind: ResultKind, makers_tricks: int, side: Text, points: Text) -> Text:
    if kind is ResultKind.POINT:
        return TN(
            "The makers take one trick: {points} for {side}.",
            "The makers take {n} tricks: {points} for {side}.",
            makers_tricks,
            points=points,
            side=side,
        )
    if not makers_tricks:
        return T("Euchre, the makers take no trick: {points} for {side}.", points=points, side=side)
    return TN(
        "Euchre, the makers take only one trick: {points} for {side}.",
        "Euchre, the makers take only {n} tricks: {points} for {side}.",
        makers_tricks,
        points=points,
        side=side,
    )


def _between_two(kind: ResultKind, makers_tricks: int, winner: Text, points: Text) -> Text:
    if kind is ResultKind.POINT:
        return TN(
            "The maker takes one trick: {points} for {winner}.",
            "The maker takes {n} tricks: {points} for {winner}.",
            makers_tricks,
            points=points,
            winner=winner,
        )
    if not makers_tricks:
        return T(
            "Euchre, the maker takes no trick: {points} for {winner}.", points=points, winner=winner
        )
    return TN(
        "Euchre, the maker takes only one trick: {points} for {winner}.",
        "Euchre, the maker takes only {n} tricks: {points} for {winner}.",
        makers_tricks,
        points=points,
        winner=winner,
    )


def score(points: tuple[int, int], rules: Rules) -> Text:
    """Say the score of both sides."""
    first, second = points
    return T(
        "{first_side} {first}, {second_side} {second}",
        first_side=side_name(Side.FIRST, rules),
        first=first,
        second_side=side_name(Side.SECOND, rules),
        second=second,
    )
