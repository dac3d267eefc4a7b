"""Questions of the kind ``score-deal``: who scores what.

Levels: 1 point, march, euchre · 2 a lone maker · 3 a lone defender, or one on each side · 4 the
score before and after, and whether the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from euchre_tutor.engine import Defend, Rules, Side, Stream
from euchre_tutor.explain import score
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.score_mistakes import Scored, not_points
from euchre_tutor.questions.finished import Finished
from euchre_tutor.questions.lone_hands import lone_hands
from euchre_tutor.questions.question import Choice, Form, Question, facts, side_code
from euchre_tutor.questions.score_standing import (
    after,
    said_of,
    score_before,
    standing_before,
    stands,
)
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_name

KIND = "score-deal"
LEVELS = (1, 2, 3, 4)
_LONE_DEFENDER: Final = 4
"""Points for a lone defender's five tricks."""
GAME: Final = 4
"""The level with the score of the game."""


def ask(deal: Finished, stream: Stream, tempting: int | None = None) -> Question:
    """Ask who scores what; the stream shuffles the answers.

    ``tempting``: the wrong points to choose from; without them the stream chooses.
    """
    scored = deal.scored
    right = scored.result
    points = (right.points, tempting or _other_points(stream, scored))
    answers = stream.shuffled([(side, n) for side in Side for n in points])
    why = _why(deal)
    answered = _Answers(
        tuple(_choice(side, n, deal.rules) for side, n in answers),
        answers.index((sure(right.side), right.points)),
        why,
        tuple(
            why if (side, n) == (right.side, right.points) else not_points(side, n, scored)
            for side, n in answers
        ),
    )
    return _question(deal, None, T("Who scores what?"), answered)


def ask_game(deal: Finished, before: tuple[int, int], stream: Stream) -> Question:
    """Ask how the game stands after the deal, and whether it is over."""
    scored = deal.scored
    right = scored.result
    winner = sure(right.side)
    wrong = stream.choice(((winner.other, right.points), (winner, _other_points(stream, scored))))
    options = ((winner, right.points), wrong)
    answers = stream.shuffled([(*option, over) for option in options for over in (True, False)])
    over = before[winner.number] + right.points >= deal.rules.target
    standing = score.standing(before, right, deal.rules)
    why = explain(standing.text, *standing.rules, right.rule)
    answered = _Answers(
        tuple(
            stands(after(before, side, n), over=ended, rules=deal.rules)
            for side, n, ended in answers
        ),
        answers.index((winner, right.points, over)),
        why,
        tuple(said_of(why, before, side, n, scored, over=ended) for side, n, ended in answers),
    )
    return _question(deal, before, T("How does the game stand now?"), answered)


class _Answers(NamedTuple):
    choices: tuple[Choice, ...]
    right: int
    why: Explanation
    replies: tuple[Explanation, ...]


def _question(
    deal: Finished, before: tuple[int, int] | None, prompt: Text, answers: _Answers
) -> Question:
    features = _features(deal, before)
    told = deal.told
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=prompt,
        trump=None,
        facts=facts(**deal.facts(before)),
        choices=answers.choices,
        answer=(answers.right,),
        explanation=answers.why,
        replies=answers.replies,
        rules=deal.rules,
        situation=told if before is None else sentences(standing_before(before, deal.rules), told),
        features=features,
    )


def _features(deal: Finished, before: tuple[int, int] | None) -> Mapping[str, object]:
    return facts(
        lone_maker=deal.loner is not None,
        lone_defender=deal.lone_defender is not None,
        game=before is not None,
        by_house_rule=deal.scored.usual != deal.scored.result.points,
    )


def _level(features: Mapping[str, object]) -> int:
    if features["game"]:
        return GAME
    return 3 if features["lone_defender"] else 2 if features["lone_maker"] else 1


def _why(deal: Finished) -> Explanation:
    scored = deal.scored
    return score.points(
        scored.makers_tricks,
        scored.makers,
        scored.rules,
        lone_maker=scored.lone_maker,
        lone_defender=scored.lone_defender,
    )


def _other_points(stream: Stream, scored: Scored) -> int:
    """Points that the deal does not score: where a house rule decides, the usual ones."""
    right, rules = scored.result, scored.rules
    if scored.usual != right.points:
        return scored.usual
    defended = right.side is not scored.makers and rules.defend is not Defend.NEVER
    most = _LONE_DEFENDER if defended else rules.march
    known = (1, 2, most) if rules.partnerships else (1, 2)
    return stream.choice([points for points in dict.fromkeys(known) if points != right.points])


def _choice(side: Side, points: int, rules: Rules) -> Choice:
    label = TN("{side}: 1 point", "{side}: {n} points", points, side=side_name(side, rules))
    return Choice(f"{side_code(side, rules)} {points}", label, side=side)


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: lone hands with four players, lone defenders where they are allowed."""
    if not rules.partnerships:
        return (1, GAME)
    return (1, 2, GAME) if rules.defend is Defend.NEVER else LEVELS


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    maker = stream.choice(rules.seats)
    if level == 1:
        return ask(Finished(maker, stream.choice((0, 1, 2, 3, 3, 4, 4, 5, 5)), rules), stream)
    if level == GAME:
        deal = Finished(maker, stream.choice((1, 2, 3, 4, 5, 5)), rules)
        return ask_game(deal, score_before(deal, stream), stream)
    while True:
        loner, defender = lone_hands(stream, maker, rules)
        if (defender is not None) is (level > 2):  # noqa: PLR2004  # the level of lone makers
            break
    tricks = stream.choice((0, 0, 1, 2, 3, 4, 5) if defender else (1, 2, 3, 4, 5, 5))
    return ask(Finished(maker, tricks, rules, loner, defender), stream)
