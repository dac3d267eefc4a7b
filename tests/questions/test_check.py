"""A check: first answers count once, misses come back until right twice."""

import pytest

from euchre_tutor.engine import Stream
from euchre_tutor.questions import Check, Question, generate

QUESTIONS = [generate("trump-count", 3, Stream(f"check {n}")) for n in range(5)]


def right(question: Question) -> tuple[int, ...]:
    """Give the right answer."""
    return question.answer


def wrong(question: Question) -> tuple[int, ...]:
    """Give a wrong answer."""
    return question.answer[1:]


def test_all_right_is_everything_once() -> None:
    """Five right answers: five of five, and the check is over."""
    check = Check.start(QUESTIONS)
    while check.current is not None:
        _, check = check.after(right(check.current))
    assert (check.first_right, check.answered, check.total) == (5, 5, 5)
    assert check.share == 1


def test_a_miss_comes_back_after_two_others_until_right_twice() -> None:
    """The first missed: asked again third and sixth, then gone; it never counts as right."""
    check = Check.start(QUESTIONS)
    asked: list[int] = []
    while check.current is not None:
        question = check.current
        first = not asked
        asked.append(QUESTIONS.index(question))
        _, check = check.after(wrong(question) if first else right(question))
    assert asked == [0, 1, 2, 0, 3, 4, 0]
    assert check.first_right == 4


def test_the_last_missed_comes_back_at_once() -> None:
    """No other questions left: the missed one comes back right away, twice."""
    check = Check.start(QUESTIONS[:1])
    for given in (wrong, wrong, right, right):
        assert check.current is not None
        _, check = check.after(given(check.current))
    assert check.over
    assert check.first_right == 0


def test_cases_never_more_points_than_questions() -> None:
    """Case: right answers on returns give no second point."""
    check = Check.start(QUESTIONS)
    turns = 0
    while check.current is not None:
        turns += 1
        _, check = check.after(wrong(check.current) if turns in (1, 3) else right(check.current))
        assert check.first_right <= check.answered <= check.total


def test_an_answer_after_the_end_is_refused() -> None:
    """A check that is over takes no answer."""
    check = Check.start(QUESTIONS[:1])
    _, check = check.after(right(QUESTIONS[0]))
    with pytest.raises(ValueError, match="over"):
        check.after((0,))


def test_a_check_without_questions_is_refused() -> None:
    """There is nothing to check."""
    with pytest.raises(ValueError, match="at least one"):
        Check.start([])
