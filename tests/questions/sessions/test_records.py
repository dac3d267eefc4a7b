"""The best streak and the best three minutes, from the answers that are kept."""

from dataclasses import dataclass

from euchre_tutor.questions.sessions import Mode, best


@dataclass(frozen=True)
class Scored:
    """An answer of a session."""

    run: str
    part: str
    is_right: bool
    lesson: str = "drill"


def session(run: str, mode: Mode, marks: str) -> list[Scored]:
    """Answers of one session: + right, - missed."""
    return [Scored(run, mode.value, mark == "+") for mark in marks]


def test_the_best_is_the_session_with_the_most_right_answers() -> None:
    """Sessions are not added up, modes not mixed; a session of misses alone is a best of 0."""
    history = [
        *session("a", Mode.STREAK, "+++-"),
        *session("b", Mode.STREAK, "++-"),
        *session("c", Mode.TIMED, "+-+-++"),
        *session("d", Mode.PRACTICE, "+++++++++"),
    ]
    assert best(history, Mode.STREAK) == 3
    assert best(history, Mode.TIMED) == 4
    assert best(history, Mode.STREAK, but="a") == 2
    assert best(history[:4], Mode.TIMED) is None
    assert best(session("e", Mode.STREAK, "-"), Mode.STREAK) == 0


def test_the_order_in_which_answers_are_kept_changes_nothing() -> None:
    """Answers of two windows may stand between each other."""
    history = [*session("a", Mode.STREAK, "++++-"), *session("b", Mode.STREAK, "++-")]
    assert best(history[::2] + history[1::2], Mode.STREAK) == 4
