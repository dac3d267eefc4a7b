"""Stars: one for every step done, one for 80 % in a check, one for all right."""

import pytest

from euchre_tutor.progress import LessonRecord


def test_stars_of_steps_and_check() -> None:
    """Each condition is worth its star, whichever comes first."""
    record = LessonRecord(2)
    assert record.stars == 0
    assert record.with_step(0).stars == 0
    assert record.with_step(0).with_step(1).stars == 1
    assert record.with_check(0.79).stars == 0
    assert record.with_check(0.8).stars == 1
    assert record.with_check(1.0).stars == 2
    assert record.with_step(0).with_step(1).with_check(1.0).stars == 3


def test_a_worse_check_takes_no_star_away() -> None:
    """The best check counts."""
    assert LessonRecord(1).with_check(1.0).with_check(0.0).best == 1


def test_a_step_done_twice_counts_once() -> None:
    """Doing a step again changes nothing."""
    assert LessonRecord(2).with_step(1).with_step(1) == LessonRecord(2).with_step(1)


def test_a_step_that_does_not_exist_is_refused() -> None:
    """The error says which steps there are."""
    with pytest.raises(ValueError, match="0 to 1"):
        LessonRecord(2).with_step(2)
