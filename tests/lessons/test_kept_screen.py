"""A lesson's screen and the book behind it: whose it is, what is kept, what is said."""

from pathlib import Path
from typing import Any

import pytest

from euchre_tutor import lesson
from euchre_tutor.lessons import LessonView, kept_screen
from euchre_tutor.lessons.course import find
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.progress.json_file import JsonStore

BROWSER = "0123456789abcdef0123456789abcdef"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As in a kernel that Voilà serves to a browser."""
    monkeypatch.delenv("JUPYTERHUB_USER", raising=False)
    monkeypatch.setenv("SERVER_SOFTWARE", "voila/0.5.8")
    monkeypatch.setenv("EUCHRE_TUTOR_DATA", str(tmp_path))


def shown(view: LessonView) -> dict[str, Any]:
    """The snapshot on show, without its number."""
    return {name: part for name, part in view.screen.items() if name != "seq"}


@pytest.mark.usefixtures("served")
def test_a_browser_is_asked_first(tmp_path: Path) -> None:
    """Nothing of the lesson is sent, and nothing is taken, before it has said who it is."""
    view = lesson("bowers")
    assert view.screen["hello"] is True
    assert "title" not in view.screen
    view.handle({"kind": "tap", "card": "Jh"})
    assert view.screen["hello"] is True
    view.handle({"kind": "hello", "browser": BROWSER})
    assert view.screen["title"] == find("bowers").steps[0].title.message
    assert list(tmp_path.iterdir()) == []


@pytest.mark.usefixtures("served")
def test_the_same_browser_goes_on(tmp_path: Path) -> None:
    """Another kernel, the same id: the same screen; another id: a fresh lesson."""
    views = [lesson("bowers") for _ in range(3)]
    views[0].handle({"kind": "hello", "browser": BROWSER})
    views[0].handle({"kind": "tap", "card": "Ah"})
    assert views[0].screen["verdict"]["tone"] == "almost"
    views[1].handle({"kind": "hello", "browser": BROWSER})
    assert shown(views[1]) == shown(views[0])
    views[2].handle({"kind": "hello", "browser": BROWSER[::-1]})
    assert views[2].screen["verdict"] is None
    assert BROWSER not in str(views[1].screen)
    assert any(tmp_path.iterdir())


@pytest.mark.usefixtures("served")
def test_a_book_that_cannot_be_opened_stops_no_lesson(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever went wrong: the lesson begins, and says that nothing is kept."""

    def broken(owner: str) -> Book:
        raise NotImplementedError(owner)

    monkeypatch.setattr(kept_screen, "open_book", broken)
    view = lesson("bowers")
    view.handle({"kind": "hello", "browser": BROWSER})
    assert view.screen["notice"]["text"].startswith("There is no place to save your answers.")
    assert view.screen["kept"] is False
    view.handle({"kind": "tap", "card": "Ah"})
    assert view.screen["verdict"]["tone"] == "almost"


@pytest.mark.usefixtures("served")
def test_a_browser_that_keeps_nothing_is_told_so(tmp_path: Path) -> None:
    """It has no id by which its learner could be found again: nothing is stored for nobody."""
    views = [lesson("bowers") for _ in range(2)]
    for view in views:
        view.handle({"kind": "hello", "browser": None})
        assert view.screen["notice"]["text"].startswith("There is no place to save your answers.")
        assert view.screen["verdict"] is None
        view.handle({"kind": "tap", "card": "Ah"})
        assert view.screen["kept"] is False
    assert not any(tmp_path.iterdir())


@pytest.mark.usefixtures("served")
def test_a_second_hello_changes_nothing() -> None:
    """A view drawn twice asks twice; nobody can turn an open lesson into that of another."""
    view = lesson("bowers")
    view.handle({"kind": "hello", "browser": BROWSER})
    before, owner = view.screen, view.book.owner if view.book else ""
    view.handle({"kind": "hello", "browser": BROWSER[::-1]})
    assert view.screen == before
    assert view.book is not None
    assert view.book.owner == owner


def test_display_settings_are_kept() -> None:
    """Chosen once, they hold in every lesson."""
    store = MemoryStore()
    view = LessonView(find("bowers"), book=Book(store, "user:anna"))
    view.display = view.display | {"theme": "dark"}
    view.handle({"kind": "display", "name": "theme", "value": "dark"})
    again = LessonView(find("bowers"), book=Book(store, "user:anna"))
    assert again.display["theme"] == "dark"


def test_a_failing_store_is_said_until_it_is_closed(tmp_path: Path) -> None:
    """The answer counts, the notice says that it is not kept; closed, it is not said again."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    view = LessonView(find("bowers"), 1, book=Book(JsonStore(blocked), "user:anna"))
    view.handle({"kind": "tap", "card": "Jh"})
    verdict, notice = shown(view)["verdict"], shown(view)["notice"]
    assert verdict["tone"] == "right"
    assert "cannot be saved" in notice["text"]
    assert view.screen["kept"] is False
    view.handle({"kind": "press", "id": notice["close"]})
    assert view.screen["notice"] is None
    assert view.screen["verdict"] == verdict
    view.handle({"kind": "press", "id": "next"})
    assert view.screen["notice"] is None
    blocked.unlink()
    view.handle({"kind": "tap", "card": "Jd"})
    assert view.screen["kept"] is True
    assert Book(JsonStore(blocked), "user:anna").record("bowers", 7).done == {0, 1}


def test_a_heartbeat_changes_nothing() -> None:
    """It only asks whether anybody is there."""
    view = LessonView(find("bowers"), book=Book(MemoryStore(), "user:anna"))
    before = view.screen
    view.handle({"kind": "beat"})
    assert view.screen == before
