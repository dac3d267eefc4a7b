"""The book: settings, learners who share a browser, files taken along."""

import json
from typing import Any

import pytest
from progress.stores import OWNER, answer, step

from euchre_tutor.engine import Rules
from euchre_tutor.progress import BadDocumentError, Book, Learner, MemoryStore, Progress
from euchre_tutor.text import render


@pytest.fixture
def store() -> MemoryStore:
    """A store without a file."""
    return MemoryStore()


@pytest.fixture
def book(store: MemoryStore) -> Book:
    """The book of a learner who has done a step and answered once."""
    book = Book(store, OWNER)
    book.keep(step(0, best=0.8).merged(Progress(attempts=(answer(),))))
    return book


def test_settings_are_kept(store: MemoryStore, book: Book) -> None:
    """Rules, place, language, display: another tab finds them."""
    book.rules = Rules.parse("standard+stick")
    book.place = "lesson=bowers&step=3"
    book.language = "de"
    book.display = {"theme": "dark", "deck": "four"}
    other = Book(store, OWNER)
    assert str(other.rules) == "standard+stick"
    assert other.place == "lesson=bowers&step=3"
    assert other.language == "de"
    assert other.display == {"theme": "dark", "deck": "four"}


def test_rules_that_do_not_exist_are_the_standard_rules(book: Book) -> None:
    """Such as those of a later version."""
    book.set_words({"rules": "martian"})
    assert book.rules == Rules.STANDARD


def test_a_new_learner_starts_from_nothing(store: MemoryStore, book: Book) -> None:
    """Added, they learn from then on, also in the next tab; who was here is still on the list."""
    first = book.learner
    book.add("  Ben \n Miller ")
    assert book.learner.name == "Ben Miller"
    assert book.progress.is_blank
    other = Book(store, OWNER)
    assert other.learner == book.learner
    assert [one.id for one in other.learners] == [first.id, book.learner.id]


def test_a_switch_shows_the_other_ones_progress(store: MemoryStore, book: Book) -> None:
    """And lasts: the next tab opens with the one chosen last. A stranger's id switches nothing."""
    first = book.learner.id
    book.add("Ben")
    assert book.switch(first)
    assert book.record("bowers", 7).done == {0}
    assert Book(store, OWNER).learner.id == first
    assert not book.switch("0" * 32)
    assert book.learner.id == first


def test_a_name_given_in_another_window_stays(store: MemoryStore, book: Book) -> None:
    """A page that saw the list before does not write the old name back when it turns to them."""
    anna = book.learner.id
    book.add("Ben")
    there = Book(store, OWNER)
    there.switch(anna)
    there.rename("Anna")
    assert book.switch(anna)
    assert book.learner.name == "Anna"
    assert Book(store, OWNER).learner.name == "Anna"


def test_who_was_chosen_last_learns_on_after_the_clock_went_back(store: MemoryStore) -> None:
    """Eve was chosen while it ran ahead: whoever is added or chosen since is still the last."""
    store.enter(OWNER, Learner("e" * 32, "Eve", "2026-01-01", "2999-01-01T00:00:00.000000+00:00"))
    book = Book(store, OWNER)
    assert book.learner.name == "Eve"
    book.add("Ben")
    assert Book(store, OWNER).learner.name == "Ben"
    book.switch("e" * 32)
    assert Book(store, OWNER).learner.name == "Eve"


@pytest.mark.parametrize("used", ["soon", "9999-12-31T23:59:59.999999+00:00"])
def test_a_time_that_nothing_follows_stops_nobody(store: MemoryStore, used: str) -> None:
    """Of a store that somebody has edited."""
    store.enter(OWNER, Learner("e" * 32, "Eve", "2026-01-01", used))
    book = Book(store, OWNER)
    book.add("Ben")
    assert book.learner.name == "Ben"


def test_the_deleted_learner_makes_room(store: MemoryStore, book: Book) -> None:
    """Who is left learns on; after the last one a new learner begins, with nothing."""
    book.add("Ben")
    assert book.delete()
    assert book.record("bowers", 7).done == {0}
    assert book.delete()
    assert book.progress.is_blank
    assert len(book.learners) == 1
    assert Book(store, OWNER).progress.is_blank


def test_a_name_is_one_short_line(book: Book) -> None:
    """Whatever is typed; an empty one is no name."""
    book.rename("x" * 99)
    assert book.learner.name == "x" * 40
    book.rename("a\tb\x00\u202e")
    assert book.learner.name == "a b"
    for name in ("می\u200cنا", "\U0001f469\u200d\U0001f467"):
        book.rename(f"\u200d{name}")
        assert book.learner.name == name
    book.rename("\u200c \u200d")
    assert book.learner.name is None
    book.rename(" \n ")
    assert book.learner.name is None


def test_a_file_moves_to_a_fresh_browser(book: Book) -> None:
    """Name, stars, answers and settings come along; imported twice it is still one learner."""
    book.rename("Anna")
    book.display = {"theme": "dark"}
    store = MemoryStore()
    other = Book(store, "browser:x")
    for _ in range(2):
        other.take_in(book.export())
        assert other.learner.name == "Anna"
        assert other.record("bowers", 7) == book.record("bowers", 7)
        assert other.display == {"theme": "dark"}
        assert store.attempts("browser:x", other.learner.id) == (answer(),)
        assert len(other.learners) == 1


def test_a_file_goes_to_and_fro(book: Book) -> None:
    """School, home, school again: one learner in each place, who has what was done in both."""
    home = Book(MemoryStore(), "browser:home")
    home.take_in(book.export())
    for number in (1, 3):
        home.keep(step(number))
        book.add("Ben")
        book.take_in(home.export())
        book.keep(step(number + 1))
        home.add("Eve")
        home.take_in(book.export())
        for one in (book, home):
            assert one.record("bowers", 7).done == set(range(number + 2))
    assert [one.name for one in book.learners] == [None, "Ben", "Ben"]
    assert [one.name for one in home.learners] == [None, "Eve", "Eve"]


def test_a_file_of_another_one_is_another_learner(book: Book) -> None:
    """Nobody's stars are mixed: the file's learner is added, and learns now."""
    ben = Book(MemoryStore(), "browser:ben")
    ben.rename("Ben")
    ben.keep(step(5))
    book.take_in(ben.export())
    assert book.learner.name == "Ben"
    assert book.record("bowers", 7).done == {5}
    assert len(book.learners) == 2


def test_a_file_of_one_deleted_in_another_window_is_a_learner_again(
    store: MemoryStore, book: Book
) -> None:
    """Still on the list of this page: nobody else gets their stars."""
    file, anna = book.export(), book.learner.id
    book.add("Ben")
    book.keep(step(5))
    there = Book(store, OWNER)
    there.switch(anna)
    there.delete()
    book.take_in(file)
    assert book.record("bowers", 7).done == {0}
    ben = next(one for one in book.learners if one.name == "Ben")
    assert store.load(OWNER, ben.id).lessons["bowers"].done == {5}


def test_an_old_file_takes_nothing_away(book: Book) -> None:
    """Read again where it came from: what was reached since stays, and where one is."""
    old = book.export()
    book.keep(step(3, best=1.0, at="5"))
    book.take_in(old)
    state = book.lesson("bowers")
    assert state.done == {0, 3}
    assert (state.best, state.at) == (1.0, "5")


def spoiled(book: Book, *path: str | int, value: object) -> str:
    """The book's file with something else at a place."""
    content: Any = json.loads(book.export())
    at = content
    for name in path[:-1]:
        at = at[name]
    at[path[-1]] = value
    return json.dumps(content)


LESSON = ("learner", "lessons", "bowers")


@pytest.mark.parametrize(
    ("path", "value", "says"),
    [
        (("format",), "csv", "not saved progress of Euchre Tutor"),
        (("version",), 2, "A later version"),
        (("version",), "one", "at version: a number from 1 should stand there, not “one”"),
        (("learner",), None, "at learner: named values"),
        (("learner", "name"), 7, "at learner.name: a text"),
        (("learner", "words"), {"place": "\ud800"}, "at learner.words.place: a text"),
        (("learner", "words"), {"\ud800": ""}, "at learner.words: a text"),
        (("learner", "id"), {"deep": [1]}, "at learner.id: a text should stand there, not {…}"),
        (("learner", "words"), {"x" * 65: ""}, "at learner.words: a text of at most 64 characters"),
        (
            (*LESSON, "runs"),
            {"1": {"token": "", "rules": "", "of": "", "deeds": [["tap", "\ud800"]]}},
            "at learner.lessons.bowers.runs.1.deeds[0][1]: a text",
        ),
        (("learner", "attempts", 0, "lesson"), "x" * 65, "a text of at most 64 characters"),
        (("learner", "attempts", 0, "run"), "x" * 201, "a text of at most 200 characters"),
        ((*LESSON, "best"), 1.5, "at learner.lessons.bowers.best: a number from 0 to 1"),
        ((*LESSON, "done", 0), -1, "at learner.lessons.bowers.done[0]: a number from 0"),
        ((*LESSON, "runs"), [], "at learner.lessons.bowers.runs: named values"),
        (("learner", "attempts", 0, "right"), "yes", "at learner.attempts[0].right: true or false"),
        (("learner", "attempts", 0, "given"), "Hearts", "at learner.attempts[0].given: a list"),
    ],
)
def test_a_file_that_does_not_fit_is_refused(
    book: Book, path: tuple[str | int, ...], value: object, says: str
) -> None:
    """It is said what is wrong, where, and what was expected; nothing is changed."""
    before = (book.learner, book.progress)
    with pytest.raises(BadDocumentError) as told:
        book.take_in(spoiled(book, *path, value=value))
    text = render(told.value.text, "en").replace('"', "”")
    assert says.replace("“", "”") in text
    assert (book.learner, book.progress) == before


@pytest.mark.parametrize(
    "text",
    [
        "",
        "no JSON",
        "[1]",
        "{}",
        '"x"',
        "[" * 100_000,
        "x" * 50_000_001,
        '{"n": ' + "9" * 5000 + "}",
    ],
)
def test_a_file_that_is_none_is_refused(book: Book, text: str) -> None:
    """A picture, a list, nothing at all, something endless, a number without end."""
    with pytest.raises(BadDocumentError):
        book.take_in(text)


def test_a_deep_file_is_refused(book: Book) -> None:
    """However deep it is: where Python can just read it, it cannot write it any more."""
    whole = spoiled(book, "learner", value="DEEP")
    for depth in range(700, 1000):
        with pytest.raises(BadDocumentError):
            book.take_in(whole.replace('"DEEP"', "[" * depth + "]" * depth))


def test_a_missing_part_is_named(book: Book) -> None:
    """A file cut by hand."""
    content = json.loads(book.export())
    del content["learner"]["lessons"]["bowers"]["at"]
    with pytest.raises(BadDocumentError) as told:
        book.take_in(json.dumps(content))
    assert "learner.lessons.bowers.at is missing" in render(told.value.text, "en")
