"""Whose book is opened, where it lies, and in which kind of store."""

import subprocess
import sys
from pathlib import Path

import pytest
from progress.stores import OWNER, answer, step

from euchre_tutor.progress import (
    SAID,
    Book,
    Progress,
    Trouble,
    browser_owner,
    local_owner,
    open_book,
    opening,
)
from euchre_tutor.progress.database import DatabaseStore
from euchre_tutor.progress.folder import data_folder
from euchre_tutor.progress.json_file import JsonStore

HOME = Path("/home/anna")


@pytest.mark.parametrize(
    ("platform", "environ", "folder"),
    [
        ("linux", {}, "/home/anna/.local/share/euchre_tutor"),
        ("linux", {"XDG_DATA_HOME": "/data"}, "/data/euchre_tutor"),
        ("linux", {"XDG_DATA_HOME": "data"}, "/home/anna/.local/share/euchre_tutor"),
        ("darwin", {}, "/home/anna/Library/Application Support/euchre_tutor"),
        ("win32", {}, "/home/anna/AppData/Local/euchre_tutor"),
        ("win32", {"LOCALAPPDATA": "/local"}, "/local/euchre_tutor"),
        ("linux", {"EUCHRE_TUTOR_DATA": "/mine", "XDG_DATA_HOME": "/data"}, "/mine"),
    ],
)
def test_the_folder_is_where_the_system_keeps_such_things(
    platform: str, environ: dict[str, str], folder: str
) -> None:
    """On each system its own place; a variable names another."""
    assert data_folder(environ, platform, HOME) == Path(folder)


def test_who_uses_the_kernel() -> None:
    """A user of a Hub, a browser that Voilà serves, or the user of this computer."""
    voila = {"SERVER_SOFTWARE": "voila/0.5.8"}
    assert local_owner({"JUPYTERHUB_USER": "anna"}) == "user:anna"
    assert local_owner(voila | {"JUPYTERHUB_USER": "anna"}) == "user:anna"
    assert local_owner(voila) is None
    assert str(local_owner({})).startswith("user")


@pytest.mark.parametrize(
    "nonsense", [None, 7, "", "short", "x" * 65, "../../../etc/passwd", "a b" * 9]
)
def test_nonsense_is_nobody(nonsense: object) -> None:
    """Whatever a page sends: no book is opened that is somebody else's, or that nobody finds."""
    assert browser_owner("a" * 32) == f"browser:{'a' * 32}"
    assert browser_owner(nonsense) is None


def test_the_store_is_a_database_where_there_is_sqlalchemy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A file in the folder, or another address; JSON files with the base install."""
    here = {"EUCHRE_TUTOR_DATA": str(tmp_path)}
    store = open_book("user:x", here).store
    assert isinstance(store, DatabaseStore)
    assert store.path == tmp_path / "progress.db"
    other = open_book("user:x", here | {"EUCHRE_TUTOR_DATABASE": "sqlite://"}).store
    assert isinstance(other, DatabaseStore)
    assert other.path is None
    opening._store.cache_clear()
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    base = open_book("user:x", here).store
    assert isinstance(base, JsonStore)
    assert base.folder == tmp_path
    opening._store.cache_clear()


def test_another_database_without_sqlalchemy_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The address is not used, and the log says why."""
    here = {"EUCHRE_TUTOR_DATA": str(tmp_path), "EUCHRE_TUTOR_DATABASE": "sqlite:///other.db"}
    opening._store.cache_clear()
    monkeypatch.setattr(opening, "find_spec", lambda _: None)
    assert isinstance(open_book("user:x", here).store, JsonStore)
    opening._store.cache_clear()
    assert "EUCHRE_TUTOR_DATABASE is not used" in caplog.text


def test_a_user_without_a_home_learns_without_a_store(monkeypatch: pytest.MonkeyPatch) -> None:
    """As in some containers: what is done is kept in memory, and the book says so."""

    def nowhere() -> Path:
        raise RuntimeError

    monkeypatch.setattr(Path, "home", nowhere)
    book = open_book("user:x", {})
    assert book.notice == SAID[Trouble.NOWHERE]
    book.keep(step(0))
    assert book.record("bowers", 7).done == {0}
    assert book.notice == SAID[Trouble.NOWHERE]
    assert not book.is_kept
    book.dismiss()
    assert book.notice is None
    elsewhere = open_book("user:x", {"EUCHRE_TUTOR_DATABASE": "sqlite://"})
    assert isinstance(elsewhere.store, DatabaseStore)


def test_the_base_install_is_left_with_all_its_progress(
    tmp_path: Path,
) -> None:
    """SQLAlchemy installed later: the database has what the JSON file held, until it is deleted."""
    here = {"EUCHRE_TUTOR_DATA": str(tmp_path)}
    files = Book(JsonStore(tmp_path), OWNER)
    files.rename("Anna")
    files.keep(step(0, best=0.8).merged(Progress(attempts=(answer(),))))
    for _ in range(2):
        book = open_book(OWNER, here)
        assert isinstance(book.store, DatabaseStore)
        assert book.learner.name == "Anna"
        assert book.record("bowers", 7) == files.record("bowers", 7)
        assert book.store.attempts(OWNER, book.learner.id) == (answer(),)
    book.delete()
    assert open_book(OWNER, here).progress.is_blank


def test_the_base_install_used_in_between(tmp_path: Path) -> None:
    """What was done with it is added to what the database has, and changes no setting there."""
    here = {"EUCHRE_TUTOR_DATA": str(tmp_path)}
    book = open_book(OWNER, here)
    book.keep(step(1, at="3"))
    book.display = {"theme": "dark"}
    files = Book(JsonStore(tmp_path), OWNER)
    files.keep(step(0, at="1"))
    files.display = {"theme": "light"}
    again = open_book(OWNER, here)
    assert again.record("bowers", 7).done == {0, 1}
    assert (again.lesson("bowers").at, again.display["theme"]) == ("3", "dark")
    assert JsonStore(tmp_path).learners(OWNER) == ()


def test_a_lesson_needs_no_sqlalchemy() -> None:
    """Importing the lessons loads none; it comes when a book is opened."""
    program = "import sys, euchre_tutor.lessons; print('sqlalchemy' in sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    assert done.stdout == "False\n"


def test_a_lesson_in_a_notebook_looks_and_writes_nothing(tmp_path: Path) -> None:
    """Shown, but not touched: no file; and its text is that of the call, whoever runs it."""
    program = (
        "from euchre_tutor import lesson\n"
        "print(lesson('bowers'), lesson('bowers', step='check'), lesson('bowers', step=3))"
    )
    environ = {"EUCHRE_TUTOR_DATA": str(tmp_path / "data"), "PATH": "", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True, env=environ
    )
    assert done.stdout == (
        "lesson('bowers') lesson('bowers', step='check') lesson('bowers', step=3)\n"
    )
    assert not (tmp_path / "data").exists()
