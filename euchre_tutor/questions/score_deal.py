"""Questions of the kind ``score-deal``: who scores what.

Levels: 1 point, march, euchre · 2 a lone maker · 3 a lone defender, or one on each side · 4 the
score before and after, and whether the game is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, NamedTuple

from euchre_tutor.engine import Defend, Rules, Seat, Side, Stream
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain import score
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.explain.score_mistakes import Scored, not_points
from euchre_tutor.explain.standing import not_ending, not_standing
from euchre_tutor.questions.question import Choice, Form, Question, facts, side_code
from euchre_tutor.questions.who_leads import lone_hands
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences, side_name

KIND = "score-deal"
LEVELS = (1, 2, 3, 4)
_LONE_DEFENDER: Final = 4
"""Points for a lone defender's five tricks."""
GAME: Final = 4
"""The level with the score of the game."""


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished deal: who made trump, who was alone, how many tricks the makers took."""

    maker: Seat
    makers_tricks: int
    rules: Rules = Rules.STANDARD
    loner: Seat | None = None
    lone_defender: Seat | None = None

    @property
    def scored(self) -> Scored:
        """The deal as far as the score needs it."""
        makers = self.rules.side(self.maker)
        lone = self.loner is not None, self.lone_defender is not None
        return Scored(self.makers_tricks, makers, self.rules, *lone)

    def facts(self, before: tuple[int, int] | None) -> dict[str, object]:
        """Give the facts of the deal, with the score before it."""
        loner, defender = self.loner, self.lone_defender
        return {
            "trump": None,
            "maker": self.maker.number,
            "tricks": self.makers_tricks,
            "lone": None if loner is None else loner.number,
            "lone_defender": None if defender is None else defender.number,
            "score": None if before is None else list(before),
        }

    @property
    def told(self) -> Text:
        """Tell the deal in words."""
        said = [T("{maker} made trump.", maker=self.maker)]
        lone = [seat for seat in (self.loner, self.lone_defender) if seat is not None]
        said += [T("{seat} played alone.", seat=seat) for seat in lone]
        return sentences(*said, self._taken)

    @property
    def _taken(self) -> Text:
        four, count = self.rules.partnerships, self.makers_tricks
        if count == 0:
            return T("The makers took no trick.") if four else T("The maker took no trick.")
        if count == TRICKS:
            return (
                T("The makers took all five tricks.")
                if four
                else T("The maker took all five tricks.")
            )
        if four:
            return TN("The makers took 1 trick.", "The makers took {n} tricks.", count)
        return TN("The maker took 1 trick.", "The maker took {n} tricks.", count)


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
            _stands(_after(before, side, n), over=ended, rules=deal.rules)
            for side, n, ended in answers
        ),
        answers.index((winner, right.points, over)),
        why,
        tuple(_said_of(why, before, side, n, scored, over=ended) for side, n, ended in answers),
    )
    return _question(deal, before, T("How does the game stand now?"), answered)


def _said_of(
    why: Explanation,
    before: tuple[int, int],
    side: Side,
    points: int,
    scored: Scored,
    *,
    over: bool,
) -> Explanation:
    """Say why the game stands so, or why not: the score is wrong, or its end is."""
    after, rules, right = _after(before, side, points), scored.rules, scored.result
    fits = over is (max(after) >= rules.target)
    if (side, points) == (right.side, right.points):
        return why if fits else not_ending(after, rules)
    return not_points(side, points, scored) if fits else not_standing(after, rules, over=over)


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
        situation=told if before is None else sentences(_standing_before(before, deal.rules), told),
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


def _after(before: tuple[int, int], side: Side, points: int) -> tuple[int, int]:
    first, second = before
    return (first + points, second) if side is Side.FIRST else (first, second + points)


def _choice(side: Side, points: int, rules: Rules) -> Choice:
    label = TN("{side}: 1 point", "{side}: {n} points", points, side=side_name(side, rules))
    return Choice(f"{side_code(side, rules)} {points}", label, side=side)


def _stands(after: tuple[int, int], *, over: bool, rules: Rules) -> Choice:
    first, second = after
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


def _standing_before(before: tuple[int, int], rules: Rules) -> Text:
    return T(
        "{one} {first}, {other} {second}, played to {target}.",
        one=side_name(Side.FIRST, rules),
        other=side_name(Side.SECOND, rules),
        first=before[0],
        second=before[1],
        target=rules.target,
    )


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


def score_before(deal: Finished, stream: Stream) -> tuple[int, int]:
    """Choose a score before the deal: near enough to the end that one has to count."""
    result, target = deal.scored.result, deal.rules.target
    ours = target + stream.below(5) - 2 - result.points
    theirs = target - 1 - stream.below(4)
    before = [max(0, min(theirs, target - 1))] * 2
    before[sure(result.side).number] = max(0, min(ours, target - 1))
    return before[0], before[1]
