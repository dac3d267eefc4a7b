"""Lesson 10: a whole hand under the rules in use, coached, and told once more at the end."""

from __future__ import annotations

import pytest
from engine.cases import random_rules
from lessons.solving import event, solve
from lessons.table import ENGLISH, lines

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons.course.whole_hand import LESSON
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import AskByRules, Choose, Press, WholeDeal
from euchre_tutor.lessons.steps.whole_deal import Dealt
from euchre_tutor.questions import generate

FOUR = [
    Rules.STANDARD,
    Rules.TOURNAMENT,
    *filter(lambda rules: rules.partnerships, (random_rules(Stream(str(n))) for n in range(30))),
]


@pytest.mark.parametrize("rules", FOUR, ids=str)
def test_it_is_played_by_the_rules_in_use(rules: Rules) -> None:
    """Every question of the steps and of the check exists, and says under which rules."""
    assert LESSON.table(rules) == rules
    for step in LESSON.steps:
        if isinstance(step, AskByRules):
            for question in step.asked(rules).questions:
                assert question.rules == rules
                assert len(set(question.choices)) == len(question.choices)
    for kind, level in LESSON.check:
        assert generate(kind, level, Stream("check"), rules).rules == rules


def test_where_the_rules_in_use_are_for_two_it_is_played_by_the_standard_ones() -> None:
    """The hand for four does not exist there."""
    assert LESSON.table(Rules.TWO_HANDED) == Rules.STANDARD


def test_the_check_asks_eight_questions_each_of_another_kind() -> None:
    """As the curriculum wants it."""
    assert len({kind for kind, _ in LESSON.check}) == len(LESSON.check) == 8


def test_the_answers_follow_the_rules_in_use() -> None:
    """The upcard may be left, or must be taken; the first of all asked, or nobody."""
    upcard, alone = LESSON.steps[1], LESSON.steps[2]
    assert isinstance(upcard, AskByRules)
    assert isinstance(alone, AskByRules)
    told = {
        rules: [step.asked(rules).questions[0].right_codes[0] for step in (upcard, alone)]
        for rules in (Rules.STANDARD, Rules.TOURNAMENT)
    }
    assert told[Rules.STANDARD][0] != told[Rules.TOURNAMENT][0]
    assert told[Rules.STANDARD][1] == "South"
    assert told[Rules.TOURNAMENT][1] == "nobody"


def test_one_deals_accepts_plays_and_reads_the_hand_once_more() -> None:
    """All pass to the dealer, South; then trump, tricks and score are told, and what it cost."""
    deal = LESSON.steps[5]
    assert isinstance(deal, WholeDeal)
    start = deal.begin(Rules.STANDARD)
    assert [line.split(", ")[-1] for line in lines(start.parts(ENGLISH))] == ["passes."] * 3
    accepted = start.after(Choose("o")).after(Press("say"))
    assert isinstance(accepted, Dealt)
    assert accepted.position.maker is accepted.position.dealer
    *_, end, cost = solve(accepted).seen
    told = lines(end.activity.parts(ENGLISH))
    assert told[0] == "South made clubs trump."
    assert [line.split(":")[0] for line in told[1:6]] == [f"Trick {n}" for n in range(1, 6)]
    assert len(told) == 6
    assert end.verdict is not None
    assert end.verdict["rules"][0]["key"].startswith("score.")
    assert len(cost.shown["cloth"]["tricks"]) == 5


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, FOUR[5]], ids=str)
def test_the_whole_lesson_can_be_walked(rules: Rules) -> None:
    """Every step done without a mistake, then the check, under these rules."""
    player = Player(LESSON, 1, "walk", rules)
    for _ in LESSON.steps:
        for deed in solve(player._activity).deeds:
            assert player.handle(event(deed))
        assert player.handle(event(Press("next")))
    for deed in solve(player._activity).deeds:
        assert player.handle(event(deed))
    assert player.screen("en")["finish"]["stars"] == 3
