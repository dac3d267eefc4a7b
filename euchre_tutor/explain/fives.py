"""What two fives show, and why a score is not marked so (chapter 8)."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import DealResult, Rules, Seat
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_label

FIVE: Final = 5
"""The pips of one five."""
MOST: Final = 2 * FIVE
"""What two fives can show."""


def shown(points: int, rules: Rules = Rules.STANDARD) -> Explanation:
    """Say how two fives show this many points; ValueError unless from 0 to 10."""
    return explain(_shown(points), _game(rules))


def _shown(points: int) -> Text:
    pips = points % FIVE
    if not 0 <= points <= MOST:
        raise ValueError(f"two fives show from 0 to {MOST}, not {points!r}")
    if points == 0:
        return T("The upper five lies face down and covers every pip: no points.")
    if points < FIVE:
        return TN(
            "One pip of the lower five can be seen: 1 point.",
            "{n} pips of the lower five can be seen: {n} points.",
            pips,
        )
    if points == FIVE:
        return T("The upper five lies face up and covers the lower one: {n} points.", n=points)
    if points == MOST:
        return T("Both fives lie open, side by side: {n} points.", n=points)
    return TN(
        "A whole five, and one pip of the lower one: {sum} points.",
        "A whole five, and {n} pips of the lower one: {sum} points.",
        pips,
        sum=points,
    )


def not_shown(now: int, wanted: int, rules: Rules = Rules.STANDARD) -> Explanation:
    """Say why fives that show ``now`` do not show ``wanted``; ValueError if they do."""
    if now == wanted:
        raise ValueError(f"they do show {wanted}")
    said = T("They show {now}, and should show {wanted}.", now=now, wanted=wanted)
    if now < FIVE <= wanted:
        why = T("From five points on the upper five lies face up and counts whole.")
    elif wanted < FIVE <= now:
        why = T("Below five points the upper five lies face down and counts nothing.")
    elif now < wanted:
        why = T("Uncover more pips.")
    else:
        why = T("Cover more pips.")
    return explain(sentences(said, why), _game(rules))


def not_marked(
    now: tuple[int, int],
    before: tuple[int, int],
    scored: DealResult,
    rules: Rules,
    viewer: Seat = Seat.SOUTH,
) -> Explanation:
    """Say why fives set to ``now`` do not show the score after a deal.

    ``now`` and ``before`` hold the points of the first and the second side. ValueError where the
    fives are right.
    """
    side = sure(scored.side)
    if now == after(before, scored):
        raise ValueError(f"{now} is the score after {before} and {scored}")
    old, shows = before[side.number], now[side.number]
    other_old, other_shows = before[side.other.number], now[side.other.number]
    name, other = side_label(side, viewer, rules), side_label(side.other, viewer, rules)
    if shows == old and other_shows != other_old:
        text = T("{side} scored this hand: move those fives, not the others.", side=name)
        return explain(text, scored.rule)
    if shows == min(old + scored.points, MOST):
        text = T(
            "{side} scored nothing, so those fives stay at {old}. They show {now}.",
            side=other,
            old=other_old,
            now=other_shows,
        )
        return explain(text, _game(rules))
    if old + scored.points > MOST:
        text = T(
            "{side} had {old} and scored {points}: more than ten, so both fives lie open. They"
            " show {now}.",
            side=name,
            old=old,
            points=scored.points,
            now=shows,
        )
        return explain(text, scored.rule)
    text = T(
        "{side} had {old} and scored {points}, so the fives should show {new}. They show {now}.",
        side=name,
        old=old,
        points=scored.points,
        new=old + scored.points,
        now=shows,
    )
    return explain(text, scored.rule)


def after(before: tuple[int, int], scored: DealResult) -> tuple[int, int]:
    """Give what the fives of both sides should show after a deal, ten at most."""
    new = list(before)
    new[sure(scored.side).number] += scored.points
    return min(new[0], MOST), min(new[1], MOST)


def _game(rules: Rules) -> str:
    return "score.game" if rules.partnerships else "two.object"
