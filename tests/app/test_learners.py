"""The page of the learners: who learns, another one, files, deleting."""

import json
from typing import Any

import pytest

from euchre_tutor.app import App
from euchre_tutor.app.pages.learners import file_name
from euchre_tutor.progress import Book, MemoryStore

NAME = "<svg/onload=alert(1)>"


@pytest.fixture
def store() -> MemoryStore:
    """A store without a file."""
    return MemoryStore()


@pytest.fixture
def app(store: MemoryStore) -> App:
    """The app at the page of the learners, after a first answer."""
    app = App({"lesson": "bowers", "step": "1"}, Book(store, "browser:x"))
    app.handle({"kind": "tap", "card": "Jh"})
    app.handle({"kind": "go", "to": "page=learners"})
    return app


def do(app: App, what: str, **more: object) -> dict[str, Any]:
    """Do something on the page; give what it shows then."""
    app.handle({"kind": "learners", "do": what, **more})
    shown: dict[str, Any] = app.screen["learners"]
    return shown


def test_a_name_is_text(app: App) -> None:
    """Whatever the name is, it stands as it is in the list, the map and what is said."""
    shown = do(app, "rename", name=NAME)
    assert shown["said"] == {"text": f"Saved. You are {NAME} here.", "tone": "ok"}
    assert [one["name"] for one in shown["list"]] == [NAME]
    app.handle({"kind": "go", "to": ""})
    assert app.screen["who"]["name"] == NAME


def test_without_a_name_a_learner_has_a_number(app: App) -> None:
    """The list is readable from the start."""
    shown = do(app, "add", name="")
    assert [one["name"] for one in shown["list"]] == ["Learner 1", "Learner 2"]
    assert [one["now"] for one in shown["list"]] == [False, True]


def test_another_learner_has_another_course_and_display(app: App) -> None:
    """Stars, open lessons and settings change with the learner, and back again."""
    app.display = app.display | {"theme": "dark"}
    app.handle({"kind": "display", "name": "theme", "value": "dark"})
    first = app.book.learner.id
    do(app, "add", name="Ben")
    assert app.display["theme"] == "auto"
    app.handle({"kind": "go", "to": "lesson=bowers&step=1"})
    assert app.screen["verdict"] is None
    app.handle({"kind": "go", "to": "page=learners"})
    do(app, "switch", id=first)
    assert app.display["theme"] == "dark"
    app.handle({"kind": "go", "to": "lesson=bowers&step=1"})
    verdict: dict[str, Any] = app.screen["verdict"] or {}
    assert verdict["tone"] == "right"


def test_deleting_asks_once_more(app: App, store: MemoryStore) -> None:
    """The first press only asks; "sure" without it, or after something else, deletes nothing."""
    learner = app.book.learner.id
    do(app, "rename", name="Anna")
    do(app, "sure")
    assert do(app, "delete")["delete"]["sure"]["text"] == (
        "Really delete Anna? This cannot be undone."
    )
    do(app, "keep")
    do(app, "sure")
    assert store.load("browser:x", learner).lessons
    do(app, "delete")
    assert do(app, "sure")["said"]["text"] == "Anna was deleted."
    assert not store.load("browser:x", learner).lessons


def test_a_file_goes_out_and_comes_in(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    """Exported as text to the page; taken in elsewhere with the same stars."""
    sent: list[dict[str, str]] = []
    monkeypatch.setattr(app, "send", sent.append)
    do(app, "rename", name="Anna Å. / B")
    do(app, "export")
    (message,) = sent
    assert message["kind"] == "download"
    assert message["name"] == file_name(app.book)
    assert message["name"].startswith("euchre-tutor-anna-å-b-2")
    other = App({"page": "learners"}, Book(MemoryStore(), "browser:y"))
    shown = do(other, "import", text=message["text"], at=0, of=1)
    assert shown["said"]["text"] == "The file was read. Anna Å. / B learns now."
    assert other.book.record("bowers", 7).done == {0}


def test_a_long_file_comes_in_pieces(app: App) -> None:
    """Nothing is read before the last; one begun anew is not mixed with what came before."""
    text = app.book.export()
    half = len(text) // 2
    other = App({"page": "learners"}, Book(MemoryStore(), "browser:y"))
    assert do(other, "import", text="of another file", at=0, of=2)["said"] is None
    assert do(other, "import", text=text[:half], at=0, of=2)["said"] is None
    shown = do(other, "import", text=text[half:], at=1, of=2)
    assert shown["said"]["tone"] == "ok"
    assert other.book.record("bowers", 7).done == {0}


def test_a_language_of_a_file_is_one_that_exists(app: App) -> None:
    """Whatever stands there, it goes into the address as a language and nothing else."""
    book = Book(MemoryStore(), "browser:y")
    book.set_words({"language": "xx&wall=1"})
    do(app, "import", text=book.export(), at=0, of=1)
    assert app.screen["place"]["address"] == "page=learners&lang=en"


def test_a_bad_file_is_refused_with_its_place(app: App) -> None:
    """What is wrong, where, what was expected; and that nothing was changed."""
    content = json.loads(app.book.export())
    content["learner"]["lessons"]["bowers"]["best"] = "good"
    said = do(app, "import", text=json.dumps(content), at=0, of=1)["said"]
    assert said["tone"] == "no"
    for part in ("learner.lessons.bowers.best", "0 to 1", "good", "Nothing was changed."):
        assert part in said["text"]


def test_what_was_said_goes_with_the_page(app: App) -> None:
    """Opened again, the page is quiet."""
    do(app, "rename", name="Anna")
    app.handle({"kind": "go", "to": ""})
    app.handle({"kind": "go", "to": "page=learners"})
    assert app.screen["learners"]["said"] is None
    assert app.screen["learners"]["delete"]["sure"] is None


def test_on_the_projector_nobody_is_named(store: MemoryStore) -> None:
    """The map on the wall says nothing of who learns."""
    book = Book(store, "browser:x")
    book.rename("Anna")
    app = App({"wall": "1"}, book)
    assert app.screen["who"] is None
    assert "Anna" not in str(app.screen)


def test_who_was_deleted_in_another_window_does_not_come_back(app: App, store: MemoryStore) -> None:
    """Switching to them says so, takes them off the list and puts nobody into the store."""
    ann = next(one for one in do(app, "add", name="Ann")["list"] if one["now"])["id"]
    other = App({"page": "learners"}, Book(store, "browser:x"))
    first = next(one["id"] for one in do(other, "keep")["list"] if not one["now"])
    do(other, "switch", id=first)
    do(app, "delete")
    do(app, "sure")
    shown = do(other, "switch", id=ann)
    assert shown["said"] == {"text": "This learner was deleted in another window.", "tone": "no"}
    assert [one["id"] for one in shown["list"]] == [first]
    assert [one.id for one in store.learners("browser:x")] == [first]
