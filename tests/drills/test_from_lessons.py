"""What was missed in the check of a lesson comes back in practice."""

from collections.abc import Iterator

import pytest
from drills.at_once import Learner, wrong_codes

from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.player import Player
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.questions import Form
from euchre_tutor.questions.sessions import owed, rebuilt
from euchre_tutor.questions.sessions.planning import of_misses


def missed(lesson: Lesson, book: Book) -> Iterator[str]:
    """Miss every question of a lesson's check once; give their ids."""
    player = Player(lesson, "check", book=book)
    while (question := player.asking) is not None:
        code = wrong_codes(question)[0]
        if question.form is Form.ONE:
            player.handle({"kind": "choose", "choice": code})
        else:
            player.handle({"kind": "tap", "card": code})
            player.handle({"kind": "press", "id": "check"})
        yield question.id
        player.handle({"kind": "press", "id": "more"})
        player.handle({"kind": "press", "id": "leave"})


@pytest.mark.parametrize("name", LESSONS)
def test_every_question_of_a_check_can_be_made_again(name: str) -> None:
    """What is kept of an answer makes its question, also those on a house rule."""
    book = Book(MemoryStore(), "anna")
    lesson = find(name)
    ids = list(missed(lesson, book))
    assert len(ids) >= len(lesson.check)
    for attempt in book.attempts():
        item = rebuilt(attempt)
        assert item is not None, attempt.source
        assert item.question.id == attempt.question


def test_a_miss_in_a_check_is_asked_again_in_a_practice() -> None:
    """The misses of a lesson are owed, and stay away once they were right twice."""
    book = Book(MemoryStore(), "anna")
    ids = dict.fromkeys(missed(find("bowers"), book))
    plan = of_misses(book.attempts(), "seed")
    assert plan is not None
    assert {debt.question for debt in plan.debts} == set(ids)
    learner = Learner(plan, book)
    while not learner.player.done:
        if learner.player.asking is not None:
            learner.answer()
        learner.go_on()
    assert not list(owed(book.attempts()))
