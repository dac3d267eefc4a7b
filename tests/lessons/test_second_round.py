"""Lesson 7 step by step: naming a suit, passing it out, the stuck dealer, and each wrong answer."""

import pytest
from lessons.turns import Bidder

from euchre_tutor.engine import Rules, Seat
from euchre_tutor.lessons.checking import Checking
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.steps import Ask, TakeTurn
from euchre_tutor.questions import judge

LESSON = find("second-round")
NAME, PASS_OUT, STUCK = 2, 4, 6
ASKED = [step for step, made in enumerate(LESSON.steps, 1) if isinstance(made, Ask)]


def at(step: int, rules: Rules = Rules.STANDARD) -> Bidder:
    """A learner at this step."""
    return Bidder("second-round", step, rules)


@pytest.mark.parametrize("step", ASKED)
def test_each_wrong_answer_gets_its_reason_and_its_rule(step: int) -> None:
    """Every choice of every question is answered, in its own words where it is wrong."""
    asked = LESSON.steps[step - 1]
    assert isinstance(asked, Ask)
    for number, question in enumerate(asked.questions):
        said = {}
        for place, choice in enumerate(question.choices):
            learner = at(step)
            for before in asked.questions[:number]:
                learner.do("choose", before.right_codes[0])
                learner.do("press", "more")
            learner.do("choose", choice.code)
            right = judge(question, (place,)).is_right
            assert learner.screen["verdict"]["tone"] == ("right" if right else "wrong")
            assert learner.rule[0] in "145" or learner.rule.startswith("10.")
            said[place] = learner.told
        assert said[question.answer[0]] not in [
            told for place, told in said.items() if place not in question.answer
        ]


def test_step_2_a_suit_is_named_and_nobody_takes_the_upcard() -> None:
    """Hearts: trump by rule 5.1, and the learner's side are the makers."""
    learner = at(NAME)
    learner.say("h")
    assert learner.told == (
        "You made hearts trump, so you and North are the makers. Nobody takes J♠."
    )
    assert learner.rule == "5.1"


@pytest.mark.parametrize("suit", ["h", "d", "c"])
def test_step_2_any_suit_but_the_turned_down_one_will_do(suit: str) -> None:
    """After it the turned-down suit and the pass are shown, and no second suit is asked for."""
    learner = at(NAME)
    learner.say(suit)
    assert learner.button == "And had you said “Spades”?"
    learner.do("press", "other")
    assert learner.rule == "5.2"
    assert learner.screen["verdict"]["tone"] == "almost"
    assert not learner.done
    learner.do("press", "other")
    assert learner.headline == "If you had passed:"
    assert learner.told.startswith("West names clubs. West made clubs trump")
    assert learner.done


def test_step_2_the_turned_down_suit_is_refused_with_rule_5_2() -> None:
    """Tried by the learner, it need not be shown again."""
    learner = at(NAME)
    learner.do("choose", "s")
    assert learner.headline == "Not “Spades”."
    assert learner.told == "J♠ was turned down, so spades may not be named. Any other suit may."
    assert learner.rule == "5.2"
    learner.do("press", "again")
    learner.say("d")
    assert learner.button == "And had you passed?"
    learner.do("press", "other")
    assert learner.done


def test_step_4_passed_out_nobody_scores_and_the_next_player_deals() -> None:
    """Rule 5.3: the cards go, and West has the dealer's chip."""
    learner = at(PASS_OUT)
    learner.say("p")
    assert learner.told == "Everybody passed twice, so nobody scores. West deals next."
    assert learner.rule == "5.3"
    cloth = learner.screen["cloth"]
    assert cloth["hand"] == []
    assert [seat["place"] for seat in cloth["seats"] if seat["dealer"]] == ["W"]
    learner.do("press", "other")
    assert learner.headline == "If you had said “Hearts”:"
    assert learner.done


@pytest.mark.parametrize("suit", ["s", "h", "c"])
def test_step_4_who_names_a_suit_sees_the_hand_thrown_in_as_well(suit: str) -> None:
    """The other way round."""
    learner = at(PASS_OUT)
    learner.say(suit)
    assert learner.rule == "5.1"
    learner.do("press", "other")
    assert learner.rule == "5.3"
    assert learner.done


def test_step_6_the_stuck_dealer_may_not_pass() -> None:
    """Tried, the pass is refused with rule 10.1; a suit must be named."""
    learner = at(STUCK)
    assert learner.screen["nav"]["note"] != at(PASS_OUT).screen["nav"]["note"]
    learner.do("choose", "p")
    assert learner.headline == "Not “Pass”."
    assert learner.rule == "10.1"
    learner.do("press", "again")
    learner.say("c")
    assert learner.rule == "5.1"
    assert learner.done


def test_step_6_who_does_not_try_is_shown_what_a_pass_had_met() -> None:
    """A suit at once: the refusal of the pass is still to be seen."""
    learner = at(STUCK)
    learner.say("h")
    assert not learner.done
    assert learner.button == "And had you passed?"
    learner.do("press", "other")
    assert learner.rule == "10.1"
    assert learner.done


@pytest.mark.parametrize("rules", [Rules.TOURNAMENT, Rules(turned=True), Rules.TWO_HANDED])
def test_the_lesson_is_the_same_whatever_rules_are_in_use(rules: Rules) -> None:
    """Passing it out needs the standard rules, the stuck dealer the house rule."""
    learner = at(PASS_OUT, rules)
    learner.say("p")
    assert learner.rule == "5.3"
    stuck = at(STUCK, rules)
    stuck.do("choose", "p")
    assert stuck.rule == "10.1"


def test_where_presets_differ_the_step_says_so() -> None:
    """Many tables stick the dealer: said where one may pass, with the number of the rule."""
    assert "10.1" in str(at(PASS_OUT).screen["prose"])


def test_an_answer_that_hangs_on_a_house_rule_names_it() -> None:
    """The same question without the rule and with it: only the second says it is on."""
    learner = at(7)
    assert "Stick the dealer" not in str(learner.screen["prose"])
    learner.do("choose", LESSON.steps[6].questions[0].right_codes[0])  # type: ignore[attr-defined]
    learner.do("press", "more")
    assert "House rule “Stick the dealer”, here: on." in str(learner.screen["prose"])


def test_the_check_asks_of_the_stuck_dealer_and_not_of_lone_hands() -> None:
    """Going alone comes later: level 3 asks what a stuck dealer may say, by that rule."""
    for seed in range(10):
        check = Checking.start(LESSON, str(seed))
        stuck = [
            question
            for question in check.to_come
            if question.kind == "who-speaks" and question.level == 3
        ]
        assert [question.rules.stick for question in stuck] == [True]
        assert "alone" not in str(stuck[0].prompt)


def test_the_learner_sits_south_and_speaks_first_and_last() -> None:
    """At the dealer's left once, the dealer twice."""
    turns = [step for step in LESSON.steps if isinstance(step, TakeTurn)]
    assert all(turn.position.to_act is Seat.SOUTH for turn in turns)
    assert [turn.position.dealer for turn in turns] == [Seat.EAST, Seat.SOUTH, Seat.SOUTH]
