"""Lesson 11: the game for two, under the rules in use or what of them two players can keep."""

from __future__ import annotations

import json

import pytest
from lessons.solving import event, solve
from lessons.table import ENGLISH, cloth_of

from euchre_tutor.engine import Defend, Rules, Seat, Stream
from euchre_tutor.lessons.course.two_handed import LESSON
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import AskByRules, Press, WholeDeal
from euchre_tutor.lessons.tables import for_two
from euchre_tutor.questions import generate

TWO = [
    Rules.TWO_HANDED,
    Rules(players=2, defend=Defend.NEVER, stick=True, pickup=True, target=5),
    Rules(players=2, defend=Defend.NEVER, turned=True, target=11),
]


@pytest.mark.parametrize("rules", TWO, ids=str)
def test_it_is_played_by_the_rules_in_use(rules: Rules) -> None:
    """Where they are for two; every question of the steps and of the check exists."""
    assert LESSON.table(rules) == rules
    for step in LESSON.steps:
        if isinstance(step, AskByRules):
            assert all(question.rules == rules for question in step.asked(rules).questions)
    for kind, level in LESSON.check:
        assert generate(kind, level, Stream("check"), rules).rules == rules


def test_of_rules_for_four_it_keeps_what_two_players_have() -> None:
    """Stick the dealer, pick it up, the turned-down suit and the target carry over."""
    assert for_two(Rules.STANDARD) == Rules.TWO_HANDED
    assert for_two(Rules.TOURNAMENT) == Rules(
        players=2, defend=Defend.NEVER, stick=True, pickup=True
    )
    kept = for_two(Rules(turned=True, target=7, canadian=True, march=5))
    assert (kept.turned, kept.target, kept.canadian, kept.march) == (True, 7, False, 4)


def test_the_stuck_dealer_is_asked_about_where_that_rule_is_on() -> None:
    """Both have passed: the other player deals, or the dealer must name a suit."""
    step = LESSON.steps[2]
    assert isinstance(step, AskByRules)
    standard, stuck = (step.asked(rules).questions[0] for rules in TWO[:2])
    assert standard.right_codes == ("South",)
    assert stuck.explanation.rules[0] == "house.stick"


@pytest.mark.parametrize("rules", TWO, ids=str)
def test_what_is_told_before_the_next_deal_holds_for_a_stuck_dealer(rules: Rules) -> None:
    """Nobody has named a suit so far: all have passed, but for a dealer who may not."""
    step = LESSON.steps[2]
    assert isinstance(step, AskByRules)
    calls = step.asked(rules).questions[0].facts["calls"]
    assert calls == ["Pass"] * (3 if rules.stick else 4)
    assert step.body[-1].message.endswith("So far nobody has.")


def test_two_sit_at_the_table() -> None:
    """North and South, nobody beside them, and no lone hand on offer."""
    deal = LESSON.steps[5]
    assert isinstance(deal, WholeDeal)
    parts = deal.begin(Rules.TWO_HANDED).parts(ENGLISH)
    assert [seat["place"] for seat in cloth_of(parts)["seats"]] == ["N", "S"]
    assert "alone" not in json.dumps([parts.task, parts.cloth]).replace('"alone": null', "")
    assert deal.dealer is Seat.NORTH


@pytest.mark.parametrize("rules", [Rules.STANDARD, *TWO], ids=str)
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
