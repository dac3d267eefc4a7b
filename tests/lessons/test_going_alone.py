"""Lesson 9 step by step: who may go alone, who then leads, what is scored."""

import pytest
from lessons.driving import Learner
from lessons.test_bowers import numbers, text

from euchre_tutor.engine import Rules, Seat
from euchre_tutor.lessons.course.going_alone import LESSON
from euchre_tutor.lessons.steps import Ask, TakeTurn
from euchre_tutor.questions import Question
from euchre_tutor.text import render

N, E, S, W = Seat
LEADER = {  # rules 7.2 and 7.3, South having dealt: (lone maker, lone defender) → leader
    (S, None): W,
    (W, None): N,
    (N, None): E,
    (E, None): S,
    (None, S): W,
    (None, E): S,
    (S, W): W,
    (E, N): N,
}
POINTS = {  # chapter 8: makers' points, or below 0 the defenders', by the makers' tricks
    (True, False): [-2, -2, -2, 1, 1, 4],
    (False, True): [-4, -2, -2, 1, 1, 2],
    (True, True): [-4, -2, -2, 1, 1, 4],
}


def alone(step: int | str) -> Learner:
    """A learner in the lesson."""
    return Learner(step, name="going-alone")


def cases() -> list[tuple[Question, Question]]:
    """The pairs of questions on one hand: who leads, what it scores."""
    rows = [step.questions for step in LESSON.steps if isinstance(step, Ask)]
    return [pair for row in rows for pair in zip(row[::2], row[1::2], strict=False)]


def lone(question: Question) -> tuple[Seat | None, Seat | None]:
    """Who is alone in the question: of the makers, of the defenders."""
    seats = list(Seat)
    who = question.facts["lone"], question.facts["lone_defender"]
    maker, defender = (None if seat is None else seats[int(str(seat))] for seat in who)
    return maker, defender


def test_alone_partner_three_cards_make_the_trick() -> None:
    """Rule 6.1, step 1: North sits out, and South's trump wins the trick of three."""
    learner = alone(1)
    chairs = {seat["seat"]: seat["out"] for seat in learner.screen["cloth"]["seats"]}
    assert chairs == {0: True, 1: False, 2: False, 3: False}
    learner.do("choose", "South")
    assert learner.screen["verdict"]["tone"] == "right"


def test_alone_when_the_maker_is_asked_first() -> None:
    """Rule 6.2, step 2: East made trump and is asked before the partner and the defenders."""
    learner = alone(2)
    learner.do("choose", "East")
    assert learner.screen["verdict"]["tone"] == "right"
    assert "6.2" in numbers(learner.screen)


def test_alone_both_the_defenders_are_asked_against_a_lone_maker() -> None:
    """Rule 6.3, step 4: East goes alone with the call; North, at the dealer's left, is next."""
    learner = alone(4)
    learner.do("choose", "North")
    assert learner.screen["verdict"]["tone"] == "right"
    for choice in ("East", "West", "nobody"):
        learner = alone(4)
        learner.do("choose", choice)
        assert learner.screen["verdict"]["tone"] == "wrong"


@pytest.mark.parametrize(("first", "then"), [("a", "n"), ("n", "a")])
def test_an_announcement_is_read_and_then_said_and_the_other_is_shown(
    first: str, then: str
) -> None:
    """Step 3: the meaning before it is said; either will do, and the other one is shown as well."""
    told = {"a": "North lays the cards face down and sits out.", "n": "You do not go alone"}
    learner = alone(3)
    learner.do("choose", first)
    opened = next(c for c in learner.screen["task"]["choices"] if c["id"] == first)
    assert text(opened["text"]).startswith(told[first])
    before = learner.screen["verdict"]
    assert before is None
    learner.do("press", "say")
    assert learner.screen["verdict"]["tone"] == "right"
    assert text(learner.screen["verdict"]["text"]).startswith(told[first])
    assert learner.screen["main"]["id"] == "other"
    learner.do("press", "other")
    assert text(learner.screen["verdict"]["text"]).startswith(told[then])
    assert learner.screen["main"]["id"] == "next"


def test_the_learner_may_announce_in_the_prepared_hand() -> None:
    """The dealer has accepted and is asked; nobody has led."""
    step = next(step for step in LESSON.steps if isinstance(step, TakeTurn))
    codes = {action.code for action in step.position.legal()}
    assert codes == set(step.ways) == {"a", "n"}
    assert step.position.to_act is S


def test_play_lead1_and_lead2_eight_seat_cases() -> None:
    """Rules 7.2, 7.3: each of the eight cases is asked once, and its leader is right."""
    asked = {lone(leads): leads.right_codes for leads, _ in cases()}
    assert asked == {who: (seat.name.capitalize(),) for who, seat in LEADER.items()}
    rules = {leads.explanation.rules[0] for leads, _ in cases()}
    assert rules == {"play.lead1", "play.lead2"}


def test_score_lone5_lone3_and_defend_what_the_eight_hands_score() -> None:
    """Rules 8.4, 8.5, 8.6: the points of the same hands, by a table of our own."""
    for leads, scores in cases():
        assert lone(leads) == lone(scores)
        assert leads.facts["maker"] == scores.facts["maker"]
        maker, tricks = scores.facts["maker"], scores.facts["tricks"]
        assert isinstance(maker, int)
        assert isinstance(tricks, int)
        loner, defender = lone(scores)
        points = POINTS[loner is not None, defender is not None][tricks]
        first = (maker % 2 == 0) is (points > 0)
        side = "North and South" if first else "East and West"
        assert scores.right_codes == (f"{side} {abs(points)}",)
    decided = {rule for _, scores in cases() for rule in scores.explanation.rules}
    assert {"score.lone5", "score.lone3", "score.defend"} <= decided


def test_a_lone_hand_is_by_one_of_its_side() -> None:
    """A lone maker plays for the makers, a lone defender for the others; both stay possible."""
    for leads, _ in cases():
        maker = list(Seat)[int(str(leads.facts["maker"]))]
        loner, defender = lone(leads)
        assert loner in (None, maker, maker.partner)
        assert defender in (None, maker.left, maker.right)


def test_where_many_tables_differ_the_step_says_so() -> None:
    """Rules 10.4 to 10.7: one line each, for what the tournament rules do differently."""
    lines = " ".join(render(step.elsewhere) for step in LESSON.steps if step.elsewhere)
    standard, tournament = Rules.STANDARD, Rules.TOURNAMENT
    for number, name in (
        ("10.4", "lonedef"),
        ("10.5", "caller"),
        ("10.6", "defend"),
        ("10.7", "lead"),
    ):
        assert getattr(standard, name) != getattr(tournament, name)
        assert number in lines


def test_score_defend_a_lone_defender_marks_four_and_wins() -> None:
    """Rules 8.6 and 8.7, step 9: all five tricks against both makers are 4 points: six and four."""
    learner = alone(9)
    rules = [row["rule"]["number"] for row in learner.screen["aside"]["rows"]]
    assert rules.count("8.6") == 2
    learner.do("choose", "North and South 4")
    assert numbers(learner.screen)[0] == "8.6"
    here = [row["tricks"] for row in learner.screen["aside"]["rows"] if row["here"]]
    assert here == ["None, defender alone"]
    learner.do("press", "more", *["more-0"] * 4, "check")
    assert learner.screen["verdict"]["tone"] == "right"
    assert "the game is won" in text(learner.screen["verdict"]["text"])
    assert learner.screen["cloth"]["pairs"][0]["words"] == "both fives open"
