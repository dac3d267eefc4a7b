"""Lesson 8 step by step: what is scored, how it is marked, what each wrong setting is told."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest
from lessons.driving import Learner
from lessons.test_bowers import numbers, text

from euchre_tutor.engine import Rules, Seat, Suit
from euchre_tutor.lessons.course.score import LESSON
from euchre_tutor.lessons.pictures.score import one_pair, score_cloth, taken
from euchre_tutor.lessons.pictures.worth import lines, worth
from euchre_tutor.lessons.steps import Choose, MarkScore, Press, Tap
from euchre_tutor.lessons.steps.mark_score import Marking
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import T

ENGLISH = Voice("en")
FIVES, FIRST_HAND = 5, 6  # steps
N, E, S, W = Seat


def score(step: int | str) -> Learner:
    """A learner in the lesson."""
    return Learner(step, name="score")


def pair(screen: dict[str, Any], number: int = 0) -> dict[str, Any]:
    """The fives of a side on the cloth: ours, then theirs."""
    found: dict[str, Any] = screen["cloth"]["pairs"][number]
    return found


def marking(learner: Learner) -> Learner:
    """Answer who scores, and go on to the fives."""
    learner.do("choose", "North and South 2")
    learner.do("press", "more")
    return learner


def test_bid2_makers_the_side_that_made_trump_are_the_makers() -> None:
    """Step 1: West ordered it up, so East and West; then North named a suit, so our side."""
    learner = score(1)
    learner.do("choose", "North and South")
    assert learner.screen["verdict"]["tone"] == "wrong"
    assert "5.4" in numbers(learner.screen)
    learner.do("press", "more")
    learner.do("choose", "North and South")
    assert learner.screen["verdict"]["tone"] == "right"


@pytest.mark.parametrize(
    ("step", "right", "rule"),
    [
        (2, "East and West 1", "8.1"),
        (3, "North and South 2", "8.2"),
        (4, "North and South 2", "8.3"),
    ],
)
def test_point_march_and_euchre_by_their_rules(step: int, right: str, rule: str) -> None:
    """Rules 8.1, 8.2, 8.3: the right answer; every other one is only a guess, told in gold."""
    for choice in (f"{side} {n}" for side in ("North and South", "East and West") for n in (1, 2)):
        learner = score(step)
        learner.do("choose", choice)
        verdict = learner.screen["verdict"]
        assert verdict["tone"] == ("right" if choice == right else "almost")
        assert numbers(learner.screen)[0] == rule


def test_the_fives_go_through_all_their_places() -> None:
    """Step 5: eleven taps on the upper five, and it lies again where it began."""
    learner = score(FIVES)
    seen = []
    for _ in range(11):
        seen.append((pair(learner.screen)["fives"], pair(learner.screen)["words"]))
        learner.do("tap", "five-0")
    assert [points for points, _ in seen] == list(range(11))
    assert len({words for _, words in seen}) == 11
    assert pair(learner.screen)["fives"] == 0


def test_more_and_less_stop_at_the_ends() -> None:
    """No less than nothing, no more than ten; a button without use says so."""
    learner = score(FIVES)
    assert not pair(learner.screen)["set"]["less"]["ready"]
    assert not learner.do("press", "less-0")
    learner.do("press", *["more-0"] * 12)
    assert pair(learner.screen)["fives"] == 10
    assert not pair(learner.screen)["set"]["more"]["ready"]
    learner.do("press", "less-0")
    assert pair(learner.screen)["fives"] == 9


def test_fives_set_wrongly_are_told_what_they_show() -> None:
    """Seven asked, two shown: what is seen, what should be, and why; then they can be moved."""
    learner = score(FIVES)
    for points in (2, 4):
        learner.do("press", *["more-0"] * (points - pair(learner.screen)["fives"]))
        learner.do("press", "check", "more")
    learner.do("press", "less-0", "less-0", "check")
    said = text(learner.screen["verdict"]["text"])
    assert said.startswith("They show 2, and should show 7.")
    assert "face up" in said
    assert pair(learner.screen)["state"] == "wrong"
    learner.do("press", "again")
    assert learner.screen["focus"] == {"card": "five-0"}
    assert learner.do("press", *["more-0"] * 5, "check")
    assert learner.screen["verdict"]["tone"] == "right"


def test_the_score_before_stands_on_the_cloth_and_nothing_of_the_new_one() -> None:
    """Step 6: 5 to 4, no row of the table marked, no fives to move before the question."""
    screen = score(FIRST_HAND).screen
    assert [(pair(screen, n)["points"], pair(screen, n)["fives"]) for n in (0, 1)] == [
        ("5", 5),
        ("4", 4),
    ]
    assert pair(screen)["name"] == "You and North: 5 points, one whole five"
    assert pair(screen, 1)["name"] == "East and West: 4 points, four pips showing"
    assert pair(screen)["set"] is None
    assert not any(row["here"] for row in screen["aside"]["rows"])


def test_the_row_of_the_hand_is_marked_after_the_answer() -> None:
    """Answered, rightly or not: the row of the euchre, and only that one."""
    for choice in ("North and South 2", "East and West 1"):
        learner = score(FIRST_HAND)
        learner.do("choose", choice)
        rows = learner.screen["aside"]["rows"]
        assert [row["rule"]["number"] for row in rows if row["here"]] == ["8.3"]


def test_check_before_anything_was_moved() -> None:
    """Nothing is judged; the hint says what to do first."""
    learner = marking(score(FIRST_HAND))
    assert not learner.screen["main"]["ready"]
    learner.do("press", "check")
    assert learner.screen["task"]["hint"] == learner.screen["announce"] == "Move the fives first."
    assert learner.screen["verdict"] is None


def test_the_score_is_marked_and_the_step_done() -> None:
    """Two pips more for our side: 7 to 4, by rule 8.7, and the figures follow."""
    learner = marking(score(FIRST_HAND))
    learner.do("press", "more-0", "more-0")
    assert learner.screen["announce"].startswith("You and North: one whole five, and two pips.")
    assert pair(learner.screen)["points"] == "5"
    learner.do("press", "check")
    screen = learner.screen
    assert screen["verdict"]["tone"] == "right"
    assert numbers(screen) == ["8.7"]
    assert "from 5 to 7" in text(screen["verdict"]["text"])
    assert [pair(screen, n)["points"] for n in (0, 1)] == ["7", "4"]
    assert screen["main"]["id"] == "next"
    assert not learner.do("press", "more-0")


def test_points_on_the_other_sides_fives_are_told_apart() -> None:
    """Their fives moved instead of ours; ours moved too far; theirs moved as well."""
    learner = marking(score(FIRST_HAND))
    learner.do("press", "more-1", "more-1", "check")
    assert "move those fives, not the others" in text(learner.screen["verdict"]["text"])
    assert learner.screen["verdict"]["at"] == {"card": "five-0"}
    learner.do("press", *["more-0"] * 3, "check")
    assert "should show 7. They show 8." in text(learner.screen["verdict"]["text"])
    learner.do("press", "less-0", "check")
    assert "scored nothing, so those fives stay at 4. They show 6." in text(
        learner.screen["verdict"]["text"]
    )
    assert learner.screen["verdict"]["at"] == {"card": "five-1"}
    learner.do("press", "less-1", "less-1", "check")
    assert learner.screen["verdict"]["tone"] == "right"


def test_a_button_that_does_not_belong_changes_nothing_while_the_fives_are_set() -> None:
    """Set rightly and not yet checked, "Move them" has nothing to close, and the step goes on."""
    learner = marking(score(FIRST_HAND))
    learner.do("press", "more-0", "more-0")
    assert not learner.do("press", "again")
    assert pair(learner.screen)["fives"] == 7
    learner.do("press", "check")
    assert learner.screen["verdict"]["tone"] == "right"


def test_every_wrong_setting_is_not_right() -> None:
    """Of all 121 ways the fives of both sides can lie, one is the score."""
    step = next(step for step in LESSON.steps if isinstance(step, MarkScore))
    start = Marking(step, step.begin(Rules.STANDARD).current, (5, 4), begun=True)
    right = [
        (ours, theirs)
        for ours in range(11)
        for theirs in range(11)
        if replace(start, shown=(ours, theirs)).after(Press("check")).done
    ]
    assert right == [(7, 4)]


def test_the_hands_of_the_lesson_are_one_game() -> None:
    """Each hand begins with the score that the one before it left."""
    hands = [step for step in LESSON.steps if isinstance(step, MarkScore)]
    assert len(hands) == 3
    for hand, then in pairwise(hands):
        result = hand.deal.scored.result
        assert result.side is not None
        new = list(hand.before)
        new[result.side.number] += result.points
        assert tuple(new) == then.before


def test_score_game_ten_or_more_wins() -> None:
    """Step 9: nine and two are eleven, and the game is over, by rule 8.7."""
    learner = score(9)
    learner.do("choose", "11 5, over")
    assert learner.screen["verdict"]["tone"] == "right"
    assert numbers(learner.screen)[0] == "8.7"


def test_a_score_beyond_ten_is_shown_in_figures() -> None:
    """Case: nine and a lone march, 13: two fives show ten, the figure says 13."""
    drawn = score_cloth(ENGLISH, (13, 9), Rules.STANDARD)["pairs"][0]
    assert (drawn["points"], drawn["fives"], drawn["words"]) == ("13", 10, "both fives open")


def test_marked_beyond_ten_both_fives_lie_open() -> None:
    """Nine and a lone march: the fives are right at ten, the score is 13 and won."""
    deal = Finished(S, 5, Rules.STANDARD, loner=S)
    step = MarkScore(title=T("Last hand"), deal=deal, trump=Suit.CLUBS, before=(9, 9))
    activity = step.begin(Rules.STANDARD)
    for deed in (Choose("North and South 4"), Press("more"), Tap("five-0"), Press("check")):
        activity = activity.after(deed)
    parts = activity.parts(ENGLISH)
    assert activity.done
    assert parts.cloth is not None
    assert parts.cloth["pairs"][0]["points"] == "13"
    assert parts.verdict is not None
    assert "the game is won" in text(parts.verdict["text"])


def test_two_players_keep_score_each_with_two_fives() -> None:
    """Rule 9.6: South is "You", North the other; badges by seat; no rows of lone hands."""
    rules = Rules.TWO_HANDED
    ours, theirs = score_cloth(ENGLISH, (3, 6), rules)["pairs"]
    assert ours["name"] == "You: 6 points, one whole five, and one pip"
    assert ours["badge"] == {"letter": "S", "side": "us"}
    assert theirs["name"] == "North: 3 points, three pips showing"
    assert theirs["badge"] == {"letter": "N", "side": "them"}
    assert one_pair(ENGLISH, 4, 0, rules)["pairs"][0]["label"] == "You"
    rows = taken(ENGLISH, Finished(N, 2, rules))["rows"]
    assert [(row["label"], row["role"], row["tricks"]) for row in rows] == [
        ("North", "the maker", 2),
        ("You", "the defender", 3),
    ]
    assert [row["who"] for row in worth(ENGLISH, rules)["rows"]] == ["Maker", "Maker", "Defender"]


def test_a_finished_deal_names_who_was_alone() -> None:
    """Makers and defenders, their tricks, and the lone player of each side."""
    deal = Finished(E, 2, Rules.STANDARD, loner=W, lone_defender=S)
    drawn = taken(ENGLISH, deal, Suit.SPADES)
    assert drawn["trump"] == {"suit": "s", "label": "Spades were trump"}
    assert [(row["role"], row["name"]) for row in drawn["rows"]] == [
        ("the makers, West alone", "2 tricks"),
        ("the defenders, South alone", "3 tricks"),
    ]


@pytest.mark.parametrize(
    "rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules(march=5, loneeuchre=4), Rules(lonedef=True)]
)
def test_what_a_hand_is_worth_is_what_the_engine_scores(rules: Rules) -> None:
    """Every case has one row, and the row gives its points; rows that say the same are one."""
    table = lines(rules, defenders=True)
    covered = [case for line in table for case in line.covers]
    assert len(covered) == len(set(covered))
    defenders = (False, True) if rules.defend is not Rules.TOURNAMENT.defend else (False,)
    assert set(covered) == {
        (tricks, maker, defender)
        for tricks in range(6)
        for maker in (False, True)
        for defender in defenders
    }
    for line in table:
        for tricks, maker, defender in line.covers:
            deal = Finished(N, tricks, rules, N if maker else None, E if defender else None)
            assert deal.scored.result == line.result


def test_house_march_and_loneeuchre_change_the_table() -> None:
    """Rules 10.10 and 10.11: the rows give their points and name their rule."""
    table = worth(ENGLISH, Rules(march=5, loneeuchre=4))["rows"]
    by_rule = {row["rule"]["number"]: (row["tricks"], row["points"]) for row in table}
    assert by_rule["10.10"] == ("All 5, alone", 5)
    assert by_rule["10.11"] == ("0 to 2, alone", 4)
