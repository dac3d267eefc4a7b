"""Whatever a learner does, what is stored gives the same screen; no answer counts twice."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from lessons.driving import Learner
from lessons.solving import event as sent
from lessons.solving import solve

from euchre_tutor.engine import Rules
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player
from euchre_tutor.progress import Book, LessonState, MemoryStore, Progress, Run

OWNER = "user:anna"
Json = dict[str, Any]


def taken_along(book: Book) -> Book:
    """The same progress elsewhere, after a way through a file."""
    other = Book(MemoryStore(), OWNER)
    other.take_in(book.export())
    return other


def resumed(player: Player, book: Book, rules: Rules = Rules.STANDARD) -> Player:
    """The lesson opened again by the same learner."""
    return Player(player.lesson, rules=rules, book=book)


def shown_cards(part: object) -> list[Json]:
    """Every card that can be tapped, anywhere in a part of the screen."""
    if isinstance(part, list):
        return [card for item in part for card in shown_cards(item)]
    if not isinstance(part, dict):
        return []
    own = [part] if part.get("tap") is True and isinstance(part.get("id"), str) else []
    return own + [card for item in part.values() for card in shown_cards(item)]


def driver(player: Player) -> Learner:
    """A learner who drives this player."""
    learner = Learner.__new__(Learner)
    learner.player = player
    return learner


def events(screen: Json, *, back: bool) -> list[Json]:
    """What the screen lets one do."""
    task = screen["task"] or {}
    found: list[Json] = [{"kind": "choose", "choice": c["id"]} for c in task.get("choices", ())]
    cards = shown_cards([screen["cloth"], screen["task"]])
    found += [{"kind": "tap", "card": card.get("code") or card["id"]} for card in cards]
    if screen["main"]:
        found += [{"kind": "press", "id": screen["main"]["id"]}] * (1 + len(found) // 2)
    if found and back and screen["nav"]["back"]:
        found.append({"kind": "press", "id": "back"})
    return found or [{"kind": "press", "id": "skip"}]


def test_every_lesson_goes_on_from_what_is_stored(scale: Callable[[int], int]) -> None:
    """Random walks through all lessons: opened again at any point, the screen is the same."""
    compared = 0
    for name in LESSONS:
        for walk in range(scale(20)):
            dice = random.Random(f"{name} {walk}")  # noqa: S311  # a walk that can be repeated
            book = Book(MemoryStore(), OWNER)
            player = Player(find(name), dice.randrange(1, len(find(name).steps) + 1), book=book)
            for _ in range(60):
                player.handle(dice.choice(events(player.screen("en"), back=dice.random() < 0.3)))
                if dice.random() < 0.1:
                    screen = resumed(player, taken_along(book)).screen("en")
                    assert screen == player.screen("en"), (name, walk)
                    compared += 1
    assert compared >= len(LESSONS)


@pytest.mark.parametrize("at", range(1, 13))
def test_a_check_goes_on_at_its_question(at: int) -> None:
    """Left after so many deeds, with a miss before: the same question, each answer counted once."""
    book = Book(MemoryStore(), OWNER)
    learner = driver(Player(find("bowers"), "check", "one", book=book))
    for number in range(at):
        if learner.screen["finish"]:
            break
        if learner.screen["main"] and learner.screen["main"]["id"] == "more":
            learner.do("press", "more")
        else:
            learner.answer_one(right=number != 2)
    before = learner.screen
    answers = book.store.attempts(OWNER, book.learner.id)
    again = taken_along(book)
    learner.player = resumed(learner.player, again)
    assert learner.screen == before
    learner.answer_check()
    assert learner.screen["finish"]["headline"]
    kept = again.store.attempts(OWNER, again.learner.id)
    assert kept[: len(answers)] == answers
    assert len({attempt.key for attempt in kept}) == len(kept)
    assert learner.player.record.best == pytest.approx(5 / 6 if at > 2 else 1)


def test_every_answer_is_stored_before_it_is_shown() -> None:
    """When the handler returns the answer is in the store, with what was asked and given."""
    store = MemoryStore()
    player = Player(find("bowers"), 1, book=Book(store, OWNER))
    player.handle({"kind": "tap", "card": "Ah"})
    book = Book(store, OWNER)
    (attempt,) = store.attempts(OWNER, book.learner.id)
    assert (attempt.lesson, attempt.part, attempt.given) == ("bowers", "1", ("Ah",))
    assert not attempt.is_right
    assert book.record("bowers", 7).done == {0}


@pytest.mark.parametrize(
    ("lesson", "step", "kind", "count"),
    [
        ("winning-tricks", 6, "trick-winner", 9),  # three tricks, each asked after three cards
        ("winning-tricks", 8, "trick-winner", 3),
        ("score", 6, "score-deal", 1),
        ("going-alone", 9, "score-deal", 1),
    ],
)
def test_answers_within_a_longer_activity_are_stored(
    lesson: str, step: int, kind: str, count: int
) -> None:
    """Who wins while cards are played, who scores before the fives are set: each answer once."""
    book = Book(MemoryStore(), OWNER)
    player = Player(find(lesson), step, book=book)
    for deed in solve(player._activity).deeds:
        player.handle(sent(deed))
    kept = book.store.attempts(OWNER, book.learner.id)
    assert [(attempt.kind, attempt.is_right) for attempt in kept] == [(kind, True)] * count
    assert resumed(player, book).screen("en") == player.screen("en")


def test_a_deed_that_could_not_be_kept_is_done_once() -> None:
    """The store broke down at the first tap: the second is the only one, and counts once."""
    store = MemoryStore()
    player = Player(find("bowers"), 1, book=Book(store, OWNER))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(MemoryStore, "save", None)
        with pytest.raises(TypeError):
            player.handle({"kind": "tap", "card": "Ah"})
    player.handle({"kind": "tap", "card": "Ah"})
    book = Book(store, OWNER)
    (run,) = book.lesson("bowers").runs.values()
    assert run.deeds == (("tap", "Ah"),)
    (attempt,) = store.attempts(OWNER, book.learner.id)
    assert attempt.number == 0


def test_a_seed_of_any_length_can_be_stored() -> None:
    """It stands in the name of every check: a long one by its digest, and the check goes on."""
    seed = "class of 2026 " * 40
    book = Book(MemoryStore(), OWNER)
    player = Player(find("bowers"), "check", seed, book=book)
    driver(player).answer_one(right=True)
    token = book.lesson("bowers").runs["check"].token
    assert len(token) < 80
    assert Player(find("bowers"), "check", seed, book=book).screen("en") == player.screen("en")
    other = Player(find("bowers"), "check", f"{seed}!", book=Book(MemoryStore(), OWNER))
    assert other.question != Player(find("bowers"), "check", seed).question


def test_an_answered_step_stays_answered() -> None:
    """Opened again, gone back to, tapped again: the verdict is that of the first answer."""
    book = Book(MemoryStore(), OWNER)
    player = Player(find("bowers"), 1, book=book)
    for event in ({"kind": "tap", "card": "Ah"}, {"kind": "press", "id": "next"}):
        player.handle(event)
    again = resumed(player, book)
    assert again.place == 2
    again.handle({"kind": "press", "id": "back"})
    assert again.screen("en")["verdict"]["tone"] == "almost"
    assert not again.handle({"kind": "tap", "card": "Jh"})
    assert len(book.store.attempts(OWNER, book.learner.id)) == 1


def test_a_step_in_the_address_wins() -> None:
    """Opened at a step, the lesson is there, wherever it was left; what is done stays done."""
    book = Book(MemoryStore(), OWNER)
    player = Player(find("bowers"), 1, book=book)
    player.handle({"kind": "tap", "card": "Jh"})
    player.handle({"kind": "press", "id": "next"})
    other = Player(find("bowers"), 5, book=book)
    assert other.place == 5
    assert other.record.done == {0}
    assert resumed(player, book).place == 2


def test_two_tabs_at_the_same_question_give_one_answer() -> None:
    """Both answer it: one answer is kept, and the check can be finished in either."""
    store = MemoryStore()
    tabs = [Player(find("bowers"), "check", "one", book=Book(store, OWNER)) for _ in range(2)]
    for tab in tabs:
        learner = driver(tab)
        learner.answer_one(right=tab is tabs[0])
    kept = store.attempts(OWNER, Book(store, OWNER).learner.id)
    assert [attempt.is_right for attempt in kept] == [True]


def test_two_tabs_add_their_stars() -> None:
    """One does the steps, the other the check: the learner has what both earned."""
    store = MemoryStore()
    steps = driver(Player(find("bowers"), 1, book=Book(store, OWNER)))
    check = driver(Player(find("bowers"), "check", book=Book(store, OWNER)))
    steps.do("tap", "Jh")
    check.answer_check()
    steps.do("press", "next")
    steps.do("tap", "Jd")
    record = Book(store, OWNER).record("bowers", 7)
    assert (sorted(record.done), record.best) == ([0, 1], 1)


def test_other_rules_begin_the_step_anew() -> None:
    """What was half done under other rules does not fit: the step begins, what was done stays."""
    stick = Rules.parse("standard+stick")
    name = next(name for name, lesson in LESSONS.items() if lesson.table(stick) == stick)
    book = Book(MemoryStore(), OWNER)
    player = Player(find(name), 1, book=book)
    fresh = player.screen("en")
    for event in events(fresh, back=False)[:3]:
        player.handle(event)
    again = resumed(player, book, stick)
    assert again.rules == stick
    assert again.screen("en")["verdict"] is None


@pytest.mark.parametrize(
    "deeds", [(("tap", "ZZ"),), (("fly", "away"),), (("press", "next"),), (("choose", "x"),) * 3]
)
def test_deeds_that_do_not_fit_begin_the_step_anew(deeds: tuple[tuple[str, str], ...]) -> None:
    """A lesson that has changed since, or a file made by hand: no error, a fresh step."""
    book = Book(MemoryStore(), OWNER)
    title = find("bowers").steps[0].title.message
    run = Run("t", "standard", title, deeds)
    book.keep(Progress(lessons={"bowers": LessonState(at="1", runs={"1": run})}))
    player = Player(find("bowers"), book=book)
    assert player.screen("en") == Player(find("bowers")).screen("en")
    assert player.handle({"kind": "tap", "card": "Jh"})


def test_a_place_that_is_not_there_is_the_first_step() -> None:
    """A lesson that had more steps once."""
    for at in ("99", "", "nonsense"):
        book = Book(MemoryStore(), OWNER)
        book.keep(Progress(lessons={"bowers": LessonState(at=at)}))
        assert Player(find("bowers"), book=book).place == 1


def test_a_check_taken_again_has_new_questions() -> None:
    """Also after the lesson was closed in between, and with the seed of a class."""
    store, asked = MemoryStore(), []
    for _ in range(3):
        learner = driver(Player(find("bowers"), "check", "class", book=Book(store, OWNER)))
        if learner.screen["finish"]:
            learner.do("press", "recheck")
        asked.append(json.dumps(learner.screen["task"]))
        learner.answer_check()
    assert len(set(asked)) == 3


def test_a_check_left_for_a_step_goes_on() -> None:
    """Back to look something up, and on again: the answers given still count."""
    learner = Learner("check")
    learner.answer_one(right=False)
    before = learner.screen
    learner.do("press", "back")
    learner.do("press", "skip")
    assert learner.screen == before


def test_a_check_counted_without_end_begins_anew() -> None:
    """A file can hold any number: the check opens all the same."""
    book = Book(MemoryStore(), OWNER)
    runs = {"check": Run("seed/" + "9" * 5000)}
    book.keep(Progress(lessons={"bowers": LessonState(at="check", runs=runs)}))
    assert Player(find("bowers"), book=book).screen("en")["progress"]["label"] == "Question 1 of 6"
