"""Streak, three minutes, test: what ends them, what counts, what is told when."""

import pytest
from questions.sessions.pasts import NOW
from questions.sessions.test_practice import wrong

from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.quiz import make
from euchre_tutor.questions.quiz import quiz as questions_of
from euchre_tutor.questions.sessions import Mode, Plan, Streak, Test, Timed
from euchre_tutor.questions.sessions.planning import drawn, of_code


def plan(mode: Mode, *kinds: str) -> Plan:
    """Plan a session."""
    return drawn(mode, kinds or ("card-suit", "trick-winner"), None, seed="a", now=NOW)


def asked(session: Streak | Timed | Test) -> Question:
    """Give the question to answer now."""
    assert session.question is not None
    return session.question


def test_a_streak_ends_at_the_first_miss() -> None:
    """Seven right, one wrong: seven in a row, and over."""
    streak = Streak.start(plan(Mode.STREAK))
    for _ in range(7):
        streak = streak.after(asked(streak).answer)
    streak = streak.after(wrong(asked(streak)))
    assert streak.over
    assert streak.length == 7
    assert streak.question is None
    with pytest.raises(ValueError, match="over"):
        streak.after((0,))


def test_a_streak_of_a_quiz_ends_with_its_questions() -> None:
    """All right to the end of a quiz: over without a miss."""
    streak = Streak.start(of_code(Mode.STREAK, str(make("seats", length=3, seed="x")), "s"))
    for _ in range(3):
        streak = streak.after(asked(streak).answer)
    assert streak.over
    assert streak.length == 3


def test_three_minutes_are_over_at_180_seconds() -> None:
    """An answer at 179.9 counts, one at 180 does not; time never goes back."""
    timed = Timed.start(plan(Mode.TIMED))
    timed = timed.after(asked(timed).answer, 100.0)
    assert timed.after(asked(timed).answer, 20.0).at == 100.0
    just = timed.after(asked(timed).answer, 179.9)
    assert (just.right, just.over) == (2, False)
    late = timed.after(asked(timed).answer, 180.0)
    assert (late.right, late.over) == (1, True)
    assert timed.waited(180.0).question is None


def test_a_miss_costs_ten_seconds() -> None:
    """After three misses 150 seconds are all there are."""
    timed = Timed.start(plan(Mode.TIMED))
    for at in (1.0, 2.0, 3.0):
        timed = timed.after(wrong(asked(timed)), at)
    assert timed.left == 180 - 3 - 30
    assert timed.waited(149.0).over is False
    assert timed.waited(150.0).over is True
    assert [answer.is_right for answer in timed.answers] == [False] * 3


def test_a_test_tells_nothing_before_it_is_handed_in() -> None:
    """No answer is judged; each can be changed; what counts is what is there in the end."""
    test = Test.start(plan(Mode.TEST))
    first = asked(test)
    test = test.after(wrong(first))
    assert test.answers == ()
    test = test.going(4)
    test = test.after(asked(test).answer)
    test = test.going(0)
    test = test.after(first.answer)
    assert test.open == (1, 2, 3, 5, 6, 7, 8, 9)
    test = test.handing_in()
    assert [answer.is_right for answer in test.answers] == [n in (0, 4) for n in range(10)]
    with pytest.raises(ValueError, match="no question"):
        test.after(first.answer)
    with pytest.raises(ValueError, match="no question"):
        test.going(1)


def test_half_an_order_is_not_right() -> None:
    """The two best cards of five, in order: the question counts as open, and is not right."""
    test = Test.start(plan(Mode.TEST, "rank-order"))
    assert asked(test).form is Form.ORDER
    test = test.after(asked(test).answer[:2])
    assert 0 in test.open
    assert test.handing_in().answers[0].is_right is False


def test_a_session_of_a_code_asks_the_questions_of_the_quiz() -> None:
    """The same questions in the same order in every mode, and as `quiz` gives them."""
    code = make("trick-winner", levels=4, length=5, seed="class-7")
    wanted = [question.id for question in questions_of(code)]
    test = Test.start(of_code(Mode.TEST, str(code), "s"))
    assert [item.question.id for item in test.items] == wanted
    timed = Timed.start(of_code(Mode.TIMED, str(code), "other"))
    for name in wanted:
        assert asked(timed).id == name
        timed = timed.after(asked(timed).answer, timed.at + 1)
    assert timed.over
    with pytest.raises(ValueError, match="sign"):
        of_code(Mode.TEST, "XXXX", "s")
