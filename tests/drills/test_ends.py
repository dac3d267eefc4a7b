"""What the end of a session says is so, and what it offers can be done."""

from typing import Any

import pytest
from drills.at_once import Learner, wrong_codes

from euchre_tutor.app.pages.results import results
from euchre_tutor.engine import Rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.progress import Attempt, Book, MemoryStore, Progress
from euchre_tutor.questions.sessions import Mode, Plan, Skill, made
from euchre_tutor.questions.sessions.plan import Debt
from euchre_tutor.questions.sessions.planning import of_misses

ENGLISH = Voice("en")


def attempt(number: int, *, source: str | None = None, time: str = "2026-11-01T12:00") -> Attempt:
    """A miss that is kept."""
    item = made("trick-winner", 1 + number % 6, f"old/{number}", Rules.STANDARD)
    question = item.question
    return Attempt(
        lesson="drill",
        run="old",
        number=number,
        part="practice",
        kind=question.kind,
        level=question.level,
        question=question.id,
        given=(),
        is_right=False,
        time=time,
        rules="standard",
        source=item.source if source is None else source,
    )


def kept(*attempts: Attempt) -> Book:
    """A book in which these answers are."""
    book = Book(MemoryStore(), "anna")
    book.keep(Progress(attempts=attempts))
    return book


def misses_of(book: Book) -> Plan:
    """The plan of going through what was missed."""
    plan = of_misses(book.attempts(), "seed")
    assert plan is not None
    return plan


def to_the_end(learner: Learner, *misses: int) -> dict[str, Any]:
    """Answer all, those with these numbers wrongly; give how it went."""
    number = 0
    while not learner.player.done:
        if learner.player.asking is not None:
            learner.answer(right=number not in misses)
            number += 1
        learner.go_on()
    finish: dict[str, Any] = learner.screen["finish"]
    return finish


@pytest.mark.parametrize("again", [(), (0,)], ids=["all right", "one missed again"])
def test_nothing_was_missed_is_said_only_then(again: tuple[int, ...]) -> None:
    """A question that came back and was missed once more is a miss, also among nothing new."""
    book = kept(attempt(0), attempt(1))
    finish = to_the_end(Learner(misses_of(book), book), *again)
    assert ("Nothing was missed" in str(finish["text"])) == (not again)
    assert (finish["list"] is None) == (not again)


def test_an_old_miss_among_new_questions_counts_too() -> None:
    """All new ones right, the old one missed once more: not nothing."""
    book = kept(attempt(0))
    debt = book.attempts()[0]
    owed = Debt(debt.kind, debt.level, debt.question, debt.source)
    plan = Plan(Mode.PRACTICE, "seed", skills=(Skill("card-suit", 1),), length=2, debts=(owed,))
    learner = Learner(plan, book)
    while not learner.player.done:
        question = learner.player.asking
        if question is not None:
            old = question.id == debt.question
            missed_now = old and len(book.attempts()) < 3
            learner.answer(right=not missed_now)
        learner.go_on()
    finish = learner.screen["finish"]
    assert "2 of 2 right" in str(finish["headline"])
    assert "Nothing was missed" not in str(finish["text"])


def test_what_is_made_good_offers_nothing_more() -> None:
    """After the last miss there is no button that does nothing."""
    book = kept(attempt(0))
    learner = Learner(misses_of(book), book)
    to_the_end(learner)
    assert learner.screen["main"] is None
    assert not learner.do("press", "again")


def test_as_many_misses_are_offered_as_are_asked() -> None:
    """Ten at a time, and none that cannot be made again."""
    book = kept(*(attempt(n) for n in range(25)))
    page = results(ENGLISH, book.attempts())
    assert page["results"]["again"]["label"] == "Go through 10 misses"
    assert Learner(misses_of(book), book).screen["progress"]["label"] == "10 to make good"
    lost = kept(attempt(0, source="standard|other"), attempt(1, source="none|x"))
    assert results(ENGLISH, lost.attempts())["results"]["again"] is None


def test_a_time_that_is_none_spoils_no_page() -> None:
    """A file can say anything, also a year before the first."""
    times = ("0001-01-01T00:00:00+05:00", "9999-12-31T23:59:59-05:00", "yesterday", "")
    book = kept(*(attempt(n, time=time) for n, time in enumerate(times)))
    assert results(ENGLISH, book.attempts())["results"]["time"]["points"] == []


def test_half_an_order_is_left_open_before_and_after() -> None:
    """One name in the list, and when it is looked at again."""
    learner = Learner(Plan(Mode.TEST, "seed", skills=(Skill("rank-order", 2),), length=1))
    question = learner.player.asking
    assert question is not None
    learner.do("tap", wrong_codes(question)[0])
    learner.go_on()
    before = learner.screen["finish"]["list"]["rows"][0]["word"]
    learner.go_on()
    row = learner.screen["finish"]["list"]["rows"][0]
    assert (row["word"], before) == ("Left open", "Left open")
    learner.do("press", row["id"])
    assert learner.screen["verdict"]["headline"] == "You left this one open."
