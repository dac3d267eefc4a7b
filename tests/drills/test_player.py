"""Sessions on the screen: what is kept, what a reload finds again, what the page does not know."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any

import pytest
from drills.at_once import Learner, wrong_codes

from euchre_tutor.drills.player import DRILL, DrillPlayer
from euchre_tutor.engine import Rules, Stream
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.progress import Book, LessonState, MemoryStore, Progress
from euchre_tutor.questions import KINDS, Form, generate
from euchre_tutor.questions.quiz import make
from euchre_tutor.questions.sessions import Mode, Plan
from euchre_tutor.questions.sessions.planning import drawn, of_code


def plan(mode: Mode, *kinds: str, level: int | None = None, seed: str = "a") -> Plan:
    """Plan a session of some kinds, else of all."""
    return drawn(mode, kinds or tuple(KINDS), level, seed=seed, now=datetime.now(UTC))


def finish(learner: Learner, every: int, *, reloads: bool = False) -> None:
    """Go through a session, each so manieth answer wrong."""
    number = 0
    while not learner.player.done:
        number += 1
        if learner.player.asking is not None:
            learner.answer(right=number % every != 0)
        if reloads:
            before = learner.screen
            learner.reload()
            assert learner.screen == before
        learner.clock.now += 4
        if learner.screen["main"] and not learner.player.done:
            learner.go_on()


@pytest.mark.parametrize("mode", Mode)
def test_every_mode_is_finished_and_every_answer_kept_once(mode: Mode) -> None:
    """Also when the page is loaded anew after every answer: the same screen, no answer twice."""
    learner = Learner(plan(mode))
    finish(learner, 7, reloads=True)
    learner.reload()
    assert learner.screen["finish"]["headline"]
    kept = learner.book.attempts()
    assert len(kept) == len(learner.player.answers)
    assert [attempt.number for attempt in kept] == list(range(len(kept)))
    assert {attempt.part for attempt in kept} == {mode.value}
    assert all(attempt.source for attempt in kept)


def test_an_answer_is_kept_before_its_verdict_is_shown() -> None:
    """What a closed browser cannot lose: the answer is in the store when the screen changes."""
    learner = Learner(plan(Mode.PRACTICE, "trick-winner"))
    learner.answer()
    assert len(learner.book.store.attempts("anna", learner.book.learner.id)) == 1
    assert learner.screen["verdict"]["tone"] == "right"


def _leaves(value: Any, path: str = "") -> Iterator[tuple[str, Any]]:  # noqa: ANN401  # any JSON
    """Give every value in a screen with the way to it."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _leaves(part, f"{path}/{name}")
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _leaves(part, f"{path}/{number}")
    else:
        yield path, value


def _changed(before: dict[str, Any], after: dict[str, Any]) -> set[tuple[str, Any]]:
    """What is new on a screen, whichever choice it stands at, but for the name of a card."""
    old, new = dict(_leaves(before)), dict(_leaves(after))
    return {
        (re.sub(r"/\d+", "", path), value)
        for path, value in new.items()
        if old.get(path) != value and not path.endswith(("/id", "/name", "/caption"))
    }


def _chosen(kind: str, level: int, seed: str, *, right: bool) -> set[tuple[str, Any]]:
    """What a right or a wrong choice changes on the screen of a test, after a reload."""
    learner = Learner(plan(Mode.TEST, kind, level=level, seed=seed))
    before, question = learner.screen, learner.player.asking
    assert question is not None
    code = question.right_codes[0] if right else wrong_codes(question)[0]
    learner.do("choose" if question.form is Form.ONE else "tap", code)
    learner.reload()
    assert learner.screen["verdict"] is None
    assert learner.book.attempts() == ()
    return _changed(before, learner.screen)


@pytest.mark.parametrize("kind", KINDS)
def test_a_test_gives_nothing_away(kind: str) -> None:
    """A right and a wrong choice change the same on the screen, also after a reload."""
    for level in KINDS[kind].levels_for(Rules.STANDARD):
        for seed in "ab":
            changed = [_chosen(kind, level, seed, right=right) for right in (True, False)]
            assert changed[0] == changed[1]
            assert changed[0]


@pytest.mark.parametrize("mode", Mode)
@pytest.mark.parametrize("kind", KINDS)
def test_an_open_question_has_no_reply_on_its_screen(kind: str, mode: Mode) -> None:
    """Neither a reason nor a mark of any choice is in what the page gets before it is answered."""
    for level in KINDS[kind].levels_for(Rules.STANDARD):
        learner = Learner(plan(mode, kind, level=level))
        question = learner.player.asking
        assert question is not None
        shown = json.dumps(learner.screen)
        voice = Voice("en")
        for said in (question.explanation, *question.replies):
            assert json.dumps(voice.rich(said.text)) not in shown
        states = {value for path, value in _leaves(learner.screen) if path.endswith("/state")}
        assert states <= {"rest", "open", "off", None}, states


def test_answers_of_a_test_can_be_changed_until_it_is_handed_in() -> None:
    """Wrong, back, right: what counts is what is there in the end; each question once."""
    learner = Learner(plan(Mode.TEST, "trick-winner"))
    learner.answer(right=False)
    learner.go_on()
    learner.answer()
    learner.do("press", "before")
    learner.answer()
    for _ in range(10):
        learner.go_on()
    assert learner.screen["title"] == "Ready to hand in?"
    rows = learner.screen["finish"]["list"]["rows"]
    assert [row["tone"] for row in rows] == ["given", "given", *["open"] * 8]
    learner.do("press", rows[2]["id"])
    assert learner.screen["progress"]["label"] == "Question 3 of 10"
    for _ in range(8):
        learner.go_on()
    learner.do("press", "hand-in")
    learner.do("press", "hand-in")
    assert learner.screen["finish"]["headline"] == "2 of 10 right"
    kept = learner.book.attempts()
    assert [attempt.is_right for attempt in kept] == [True, True, *[False] * 8]
    assert kept[5].given == ()


def test_the_right_answer_given_five_times_is_one_point() -> None:
    """Case: pressed five times, or back and again: never more points than questions."""
    learner = Learner(plan(Mode.PRACTICE, "card-suit"))
    for _ in range(5):
        question = learner.player.question
        assert question is not None
        learner.do("choose", question.right_codes[0])
    assert len(learner.book.attempts()) == 1


def test_check_before_choosing_says_choose_first_and_marks_nothing() -> None:
    """Case: nothing chosen, Check: no answer is kept."""
    learner = Learner(plan(Mode.PRACTICE, "trump-count"))
    learner.do("press", "check")
    assert learner.screen["task"]["hint"] == "Choose first."
    assert learner.book.attempts() == ()


def test_three_minutes_follow_the_clock_of_the_server() -> None:
    """The page cannot set the time; after 180 seconds any deed shows the end, also a reload."""
    learner = Learner(plan(Mode.TIMED, "card-suit"))
    assert learner.screen["progress"]["timer"]["left"] == 180
    assert not learner.do("press", "at:-5")
    learner.clock.now += 60
    learner.answer()
    assert learner.screen["progress"]["timer"]["left"] == 120
    assert learner.screen["verdict"] is None
    learner.answer(right=False)
    assert learner.screen["progress"]["timer"]["left"] == 110
    learner.clock.now += 111
    question = learner.player.asking
    assert question is not None
    learner.do("choose", question.right_codes[0])
    assert learner.player.done
    assert learner.screen["finish"]["headline"] == "1 right in three minutes"
    assert len(learner.book.attempts()) == 2


def test_a_page_closed_for_three_minutes_finds_the_end() -> None:
    """The clock does not wait."""
    learner = Learner(plan(Mode.TIMED, "card-suit"))
    learner.answer()
    learner.clock.now += 300
    learner.reload()
    assert learner.player.done


@pytest.mark.parametrize("kind", KINDS)
def test_a_miss_is_looked_at_again_with_its_reason(kind: str) -> None:
    """At the end each miss opens the question as it was, its verdict, and the way back."""
    learner = Learner(plan(Mode.STREAK, kind))
    learner.answer(right=False)
    verdict = learner.screen["verdict"]
    learner.go_on()
    rows = learner.screen["finish"]["list"]["rows"]
    assert len(rows) == 1
    learner.do("press", rows[0]["id"])
    assert learner.screen["verdict"] == verdict
    learner.go_on()
    assert learner.screen["finish"]
    assert not learner.do("press", "look:7")
    assert not learner.do("press", "look:x")


def test_a_quiz_has_its_code_in_the_address_and_at_the_end() -> None:
    """So it can be taken again, and handed on."""
    code = str(make("seats", length=2, seed="x"))
    learner = Learner(of_code(Mode.TEST, code, "s"))
    assert learner.screen["place"]["address"] == f"quiz={code}&mode=test"
    for _ in range(3):
        learner.go_on()
    assert code in str(learner.screen["finish"]["text"])
    first = learner.player.plan
    learner.do("press", "again")
    assert learner.player.plan.code == first.code
    assert not learner.player.done


def test_what_is_kept_can_be_anything() -> None:
    """A run that fits no question, or no plan, is left alone: there is nothing to go on with."""
    learner = Learner(plan(Mode.PRACTICE, "card-suit"))
    learner.answer()
    shelf = learner.book.store
    assert isinstance(shelf, MemoryStore)
    for spoil in ("{}", "", "null", '{"mode": "practice"}'):
        book = Book(shelf, "anna")
        run = book.lesson(DRILL).runs["practice"]
        state = LessonState(at="practice", runs={"practice": replace(run, of=spoil)})
        book.keep(Progress(lessons={DRILL: state}))
        assert DrillPlayer.resumed(book) is None


def test_a_miss_comes_back_in_the_next_practice() -> None:
    """Going on practising brings what is owed; the plan follows what was answered."""
    learner = Learner(plan(Mode.PRACTICE, "trick-winner"))
    missed = learner.answer(right=False)
    while not learner.player.done:
        if learner.screen["nav"]["skip"]:
            learner.do("press", "leave")
        elif learner.player.asking is not None:
            learner.answer()
        else:
            learner.go_on()
    learner.do("press", "again")
    assert missed.id in {debt.question for debt in learner.player.plan.debts}


def test_generated_and_shown_questions_are_the_same(scale: Any) -> None:  # noqa: ANN401  # a count
    """The source that is kept makes the question that was shown."""
    learner = Learner(plan(Mode.STREAK))
    for _ in range(max(5, scale(100))):
        question = learner.answer()
        rules, _, seed = learner.book.attempts()[-1].source.partition("|")
        made = generate(question.kind, question.level, Stream(seed), Rules.parse(rules))
        assert made.id == question.id
        learner.go_on()


def test_the_same_wrong_answer_to_a_returned_question_is_a_second_attempt() -> None:
    """Case: wrong, then again the same wrong option: judged and kept again."""
    learner = Learner(plan(Mode.PRACTICE, "trick-winner"))
    missed = learner.answer(right=False)
    while True:
        learner.go_on()
        if learner.player.question == missed:
            break
        learner.answer()
    learner.answer(right=False)
    assert learner.screen["verdict"]["tone"] == "wrong"
    again = [past for past in learner.book.attempts() if past.question == missed.id]
    assert [past.is_right for past in again] == [False, False]
    assert again[0].given == again[1].given


def test_the_end_says_how_it_went_beside_the_best_before() -> None:
    """The first has nothing to compare with; then less, as many, more: each is said, once it is."""
    learner = Learner(plan(Mode.STREAK, "card-suit"))
    for right, said in [
        (2, None),
        (1, "Your best is 2."),
        (2, "As many as your best."),
        (3, "Your best so far: before, it was 2."),
    ]:
        for _ in range(right):
            learner.answer()
            learner.go_on()
        learner.answer(right=False)
        learner.go_on()
        text = str(learner.screen["finish"]["text"])
        assert ("best" in text) == (said is not None)
        assert said is None or said in text
        learner.reload()
        assert str(learner.screen["finish"]["text"]) == text
        learner.do("press", "again")
