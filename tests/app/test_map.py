"""The map of the course: where Continue leads, what a tile says, how stars add up."""

from types import MappingProxyType

from app.opened import opened

from euchre_tutor.app import App
from euchre_tutor.app.address import LESSON, Address
from euchre_tutor.app.course_map import CourseMap
from euchre_tutor.lessons import LESSONS
from euchre_tutor.progress import Book, LessonRecord, LessonState, MemoryStore, Progress

NAMES = list(LESSONS)


def record(name: str, best: float | None, *, steps: bool = True) -> LessonRecord:
    """A lesson with all steps done, or none, and this best check."""
    count = len(LESSONS[name].steps)
    return LessonRecord(count, frozenset(range(count)) if steps else frozenset(), best)


def test_a_newcomer_starts_at_the_first_lesson() -> None:
    """Nothing done: the banner offers the first lesson, no tile is more than begun."""
    home = opened().screen["home"]
    assert home["banner"]["to"] == f"lesson={NAMES[0]}&step=1"
    assert home["banner"]["button"] == "Start"
    states = [tile["state"] for row in home["rows"] for tile in row["tiles"]]
    assert states == ["next", *["open"] * (len(LESSONS) - 1)]
    assert home["stars"]["earned"] == 0
    assert f"of {3 * len(LESSONS)} stars" in home["stars"]["text"]


def test_continue_leads_to_the_place_left_last() -> None:
    """As long as its lesson is not done, the step left last is where to go on."""
    last = Address(LESSON, NAMES[2], 2)
    assert CourseMap({NAMES[0]: record(NAMES[0], 1.0)}, last).ahead == last


def test_a_last_place_that_is_no_lesson_is_none() -> None:
    """From a file, or of a version with other lessons: the map opens, every star earned too."""
    book = Book(MemoryStore(), "user")
    states = {
        name: LessonState(frozenset(range(len(lesson.steps))), 1.0)
        for name, lesson in LESSONS.items()
    }
    for place in ("page=glossary", "lesson=9z&step=3", "%"):
        book.keep(Progress({"place": place}, MappingProxyType(states)))
        home = App({}, book).screen["home"]
        assert home["banner"]["to"] == f"lesson={NAMES[0]}&step=check"


def test_after_a_lesson_that_is_done_comes_the_next_open_one() -> None:
    """Done lessons are passed over, round the end; at the first step that is open."""
    last = Address(LESSON, NAMES[-1], "check")
    records = {name: record(name, 0.5) for name in NAMES if name != NAMES[1]}
    records[NAMES[1]] = LessonRecord(len(LESSONS[NAMES[1]].steps), frozenset({0}))
    assert CourseMap(records, last).ahead == Address(LESSON, NAMES[1], 2)


def test_with_all_done_continue_leads_to_a_star_that_is_missing() -> None:
    """Every lesson done: the first check that was not without a miss; else the last place."""
    last = Address(LESSON, NAMES[0], 1)
    records = {name: record(name, 1.0) for name in NAMES}
    assert CourseMap(records, last).ahead == last
    records[NAMES[3]] = record(NAMES[3], 0.9)
    assert CourseMap(records, last).ahead == Address(LESSON, NAMES[3], "check")


def test_the_map_shows_what_is_kept() -> None:
    """Stars of the book: on the tile, in the row, in the sum, and in words for a screen reader."""
    book = Book(MemoryStore(), "anna")
    count = len(LESSONS["bowers"].steps)
    state = LessonState(done=frozenset(range(count)), best=0.9)
    book.keep(Progress(lessons=MappingProxyType({"bowers": state})))
    home = App({}, book).screen["home"]
    tiles = {tile["name"]: tile for row in home["rows"] for tile in row["tiles"]}
    assert tiles["bowers"]["state"] == "done"
    assert tiles["bowers"]["spoken"] == "done, 2 of 3 stars"
    assert home["stars"]["earned"] == 2
    assert home["rows"][0]["note"] == "2 of 12 stars"


def test_rows_hold_four_lessons() -> None:
    """Three rows of four, in the order of the course."""
    rows = opened().screen["home"]["rows"]
    assert [tile["number"] for row in rows for tile in row["tiles"]] == list(range(1, 13))
    assert {len(row["tiles"]) for row in rows} == {4}
