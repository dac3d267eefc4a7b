"""What the history says: by kind and level, by day, the hardest, what is owed."""

from datetime import timedelta

from questions.sessions.pasts import NOW, Was, answers, asked, was

from euchre_tutor.questions.sessions import Tally, owed
from euchre_tutor.questions.sessions.history import by_day, by_kind, by_skill, hardest


def test_answers_are_counted_by_kind_and_level_and_by_day() -> None:
    """Each answer once; what has no time that can be read has no day."""
    history = [*answers("seats", 1, 3, 1, days=2), *answers("card-suit", 2, 1, 1, days=0)]
    assert by_skill(history) == {("card-suit", 2): Tally(2, 1), ("seats", 1): Tally(4, 3)}
    assert by_kind(history) == {"seats": Tally(4, 3), "card-suit": Tally(2, 1)}
    today = NOW.date()
    assert by_day(history) == {today - timedelta(days=2): Tally(4, 3), today: Tally(2, 1)}
    timeless = Was("seats", 1, "seats-1-x", "", is_right=True, time="yesterday")
    assert by_day([timeless]) == {}


def test_the_hardest_are_those_missed_most() -> None:
    """Two misses before one; what was never missed is not hard; of equals the latest first."""
    easy, hard, once, late = (asked("trick-winner", 4, n) for n in range(4))
    history = [
        was(easy, right=True),
        was(once, right=False, days=5),
        was(hard, right=False, days=4),
        was(hard, right=False, days=3),
        was(late, right=False, days=1),
        was(late, right=True, days=0),
    ]
    names = [past.question for past, _ in hardest(history)]
    assert names == [item.question.id for item in (hard, late, once)]


def test_a_miss_is_owed_until_it_was_right_twice() -> None:
    """Once right leaves one to go, a new miss two again; without a source nobody can ask it."""
    item = asked("trick-winner", 4)
    story = [(False, 2), (True, 1), (False, 2), (True, 1), (True, None)]
    history: list[Was] = []
    for right, left in story:
        history.append(was(item, right=right))
        assert [times for _, times in owed(history)] == ([] if left is None else [left])
    assert list(owed([Was("seats", 1, "seats-1-x", "", is_right=False, time="")])) == []
