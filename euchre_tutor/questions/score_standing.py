"""How a game stands before and after a deal: the answers of ``score-deal`` 4, and their replies."""

from __future__ import annotations

from euchre_tutor.engine import Rules, Side, Stream
from euchre_tutor.explain.explanation import Explanation, sure
from euchre_tutor.explain.score_mistakes import Scored, not_points
from euchre_tutor.explain.standing import not_ending, not_standing
from euchre_tutor.questions.finished import Finished
from euchre_tutor.questions.question import Choice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import side_name


def score_before(deal: Finished, stream: Stream) -> tuple[int, int]:
    """Choose a score before the deal: near enough to the end that one has to count."""
    result, target = deal.scored.result, deal.rules.target
    ours = target + stream.below(5) - 2 - result.points
    theirs = target - 1 - stream.below(4)
    before = [max(0, min(theirs, target - 1))] * 2
    before[sure(result.side).number] = max(0, min(ours, target - 1))
    return before[0], before[1]


def after(before: tuple[int, int], side: Side, points: int) -> tuple[int, int]:
    """Give the score after so many points for this side."""
    first, second = before
    return (first + points, second) if side is Side.FIRST else (first, second + points)


def said_of(
    why: Explanation,
    before: tuple[int, int],
    side: Side,
    points: int,
    scored: Scored,
    *,
    over: bool,
) -> Explanation:
    """Say why the game stands so, or why not: the score is wrong, or its end is."""
    score, rules, right = after(before, side, points), scored.rules, scored.result
    fits = over is (max(score) >= rules.target)
    if (side, points) == (right.side, right.points):
        return why if fits else not_ending(score, rules)
    return not_points(side, points, scored) if fits else not_standing(score, rules, over=over)


def stands(score: tuple[int, int], *, over: bool, rules: Rules) -> Choice:
    """Offer that the game stands so, and is over or goes on."""
    first, second = score
    sides = {"one": side_name(Side.FIRST, rules), "other": side_name(Side.SECOND, rules)}
    label = (
        T("{one} {first}, {other} {second}: the game is over", first=first, second=second, **sides)
        if over
        else T(
            "{one} {first}, {other} {second}: the game goes on",
            first=first,
            second=second,
            **sides,
        )
    )
    return Choice(f"{first} {second}, {'over' if over else 'goes on'}", label)


def standing_before(before: tuple[int, int], rules: Rules) -> Text:
    """Tell how the game stood before the deal."""
    return T(
        "{one} {first}, {other} {second}, played to {target}.",
        one=side_name(Side.FIRST, rules),
        other=side_name(Side.SECOND, rules),
        first=before[0],
        second=before[1],
        target=rules.target,
    )
