"""A store that fails, with real files: the course goes on, says so once, and loses nothing."""

import errno
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from progress.stores import KINDS, OWNER, answer, file_of, make, step

from euchre_tutor.progress import SAID, Book, Progress, Store, StoreError, Trouble
from euchre_tutor.progress.database import DatabaseStore
from euchre_tutor.progress.document import imported
from euchre_tutor.progress.json_file import JsonStore
from euchre_tutor.progress.locking import locked


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of store."""
    return str(request.param)


@pytest.fixture
def store(kind: str, tmp_path: Path) -> Store:
    """A store with one step done."""
    store = make(kind, tmp_path)
    Book(store, OWNER).keep(step(0, best=0.8).merged(Progress(attempts=(answer(0),))))
    store.close()
    return store


def done(book: Book) -> frozenset[int]:
    """The steps done, as the book shows them."""
    return book.record("bowers", 7).done


def mount(*words: str) -> None:
    """Mount something, or skip the test where that is not allowed."""
    try:
        subprocess.run(["mount", *words], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError) as error:
        pytest.skip(f"nothing may be mounted here: {error}")


@pytest.fixture
def small(tmp_path: Path) -> Iterator[Path]:
    """A file system of half a megabyte."""
    folder = tmp_path / "small"
    folder.mkdir()
    mount("-t", "tmpfs", "-o", "size=512k", "tmpfs", str(folder))
    yield folder
    subprocess.run(["umount", "--lazy", str(folder)], check=True)


def fill(folder: Path) -> Path:
    """Leave no room in a file system; give the file that takes it."""
    path = folder / "filler"
    with path.open("wb", buffering=0) as file, suppress(OSError):
        while file.write(b"x" * 4096):
            pass
    with pytest.raises(OSError, match="No space left"):
        (folder / "plain").write_bytes(b"x" * 4096)
    return path


def test_a_full_disk(kind: str, small: Path) -> None:
    """Answers stay in memory while the disk is full, and are all stored once there is room."""
    store = make(kind, small)
    book = Book(store, OWNER)
    book.keep(step(0))
    filler = fill(small)
    for number in range(1, 4):
        attempt = answer(number, run="r" * 8000)
        book.keep(step(number).merged(Progress(attempts=(attempt,))))
    assert book.notice == SAID[Trouble.FULL]
    assert done(book) == {0, 1, 2, 3}
    book.dismiss()
    book.keep(step(4, at="x" * 8000))
    assert book.notice is None
    assert not book.is_kept
    filler.unlink()
    (small / "plain").unlink(missing_ok=True)
    book.keep(step(5))
    assert book.is_kept
    again = Book(make(kind, small), OWNER)
    assert done(again) == {0, 1, 2, 3, 4, 5}
    assert len(again.store.attempts(OWNER, again.learner.id)) == 3


def test_a_disk_full_from_the_start(kind: str, small: Path) -> None:
    """Nothing could ever be stored: the course goes on, and says so."""
    fill(small)
    book = Book(make(kind, small), OWNER)
    assert book.notice is None
    book.keep(step(0, at="x" * 8000))
    assert book.notice == SAID[Trouble.FULL]
    assert done(book) == {0}


@pytest.fixture
def read_only(store: Store, tmp_path: Path) -> Iterator[Path]:
    """The folder of the store, mounted so that nothing in it may be written."""
    mount("--bind", str(tmp_path), str(tmp_path))
    try:
        mount("-o", "remount,ro,bind", str(tmp_path))
        with pytest.raises(OSError, match="Read-only"):
            (tmp_path / "plain").write_text("x")
        yield tmp_path
    finally:
        store.close()
        subprocess.run(["umount", "--lazy", str(tmp_path)], check=True)


def test_a_read_only_store(store: Store, read_only: Path) -> None:
    """What was stored is there to go on from; new answers count until the page is closed."""
    before = file_of(store).read_bytes()
    book = Book(store, OWNER)
    assert done(book) == {0}
    assert book.notice is None
    book.keep(step(1))
    assert book.notice == SAID[Trouble.READ_ONLY]
    assert done(book) == {0, 1}
    assert not book.is_kept
    assert file_of(store).read_bytes() == before
    assert read_only.exists()


def hold(path: Path) -> subprocess.Popen[str]:
    """Another process that holds a database for itself until its input ends."""
    program = (
        "import sqlite3, sys\n"
        "db = sqlite3.connect(sys.argv[1], isolation_level=None)\n"
        "db.execute('BEGIN EXCLUSIVE')\n"
        "print('held', flush=True)\n"
        "sys.stdin.read()"
    )
    words = [sys.executable, "-c", program, str(path)]
    return subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def test_a_locked_database(tmp_path: Path) -> None:
    """While another process holds it answers stay in memory; afterwards all are stored."""
    store = make("database", tmp_path)
    book = Book(store, OWNER)
    book.keep(step(0))
    with hold(file_of(store)) as other:
        assert other.stdout is not None
        assert other.stdin is not None
        assert other.stdout.readline() == "held\n"
        book._page.owes = True  # it has waited long already: now it is impatient
        book.keep(step(1))
        assert book.notice == SAID[Trouble.LOCKED]
        assert done(book) == {0, 1}
        other.stdin.close()
        other.wait(30)
    book.keep(step(2))
    assert book.notice is None
    assert done(Book(make("database", tmp_path), OWNER)) == {0, 1, 2}


def test_a_locked_file(tmp_path: Path) -> None:
    """The same for the JSON file: its lock is held elsewhere."""
    store = JsonStore(tmp_path)
    book = Book(store, OWNER)
    book.keep(step(0))
    with locked(file_of(store), 0):
        book._page.owes = True
        book.keep(step(1))
        assert book.notice == SAID[Trouble.LOCKED]
        assert done(Book(store, OWNER)) == {0}
    book.keep(step(2))
    assert book.notice is None
    assert done(Book(store, OWNER)) == {0, 1, 2}


def damaged(path: Path) -> bytes:
    """Overwrite the middle of a file with nonsense; give what it holds then."""
    content = path.read_bytes()
    spoiled = b"no database, no JSON \xff" * (len(content) // 20 + 1)
    path.write_bytes(spoiled)
    return spoiled


def test_a_damaged_store_found_at_the_start(store: Store, kind: str, tmp_path: Path) -> None:
    """The damaged file is set aside as it is, said once; a fresh one takes what is done now."""
    path = file_of(store)
    spoiled = damaged(path)
    book = Book(make(kind, tmp_path), OWNER)
    assert book.notice == SAID[Trouble.DAMAGED]
    assert done(book) == frozenset()
    book.keep(step(1))
    assert book.notice == SAID[Trouble.DAMAGED]
    book.dismiss()
    assert book.notice is None
    assert path.with_name(f"{path.name}.damaged").read_bytes() == spoiled
    assert done(Book(make(kind, tmp_path), OWNER)) == {1}


def test_a_store_damaged_in_the_middle(store: Store, kind: str, tmp_path: Path) -> None:
    """What the lesson on show knows is not lost: it goes into the fresh file, whole."""
    book = Book(store, OWNER)
    store.close()
    path = file_of(store)
    spoiled = damaged(path)
    book.keep(step(1))
    assert book.notice == SAID[Trouble.DAMAGED]
    assert book.is_kept
    assert path.with_name(f"{path.name}.damaged").read_bytes() == spoiled
    assert done(Book(make(kind, tmp_path), OWNER)) == {0, 1}


def test_damaged_twice_keeps_both_files(store: Store, kind: str, tmp_path: Path) -> None:
    """A file set aside is never overwritten by the next."""
    path = file_of(store)
    first = damaged(path)
    again = make(kind, tmp_path)
    Book(again, OWNER).keep(step(1))
    again.close()
    path.write_bytes(first[:-1])
    Book(make(kind, tmp_path), OWNER).keep(step(2))
    assert path.with_name(f"{path.name}.damaged").read_bytes() == first
    assert path.with_name(f"{path.name}.damaged-2").read_bytes() == first[:-1]


def test_pages_of_a_database_torn_out(tmp_path: Path) -> None:
    """A database whose head is whole and whose body is not: found out, and set aside."""
    store = make("database", tmp_path)
    book = Book(store, OWNER)
    for number in range(40):
        book.keep(step(number, at="x" * 500).merged(Progress(attempts=(answer(number),))))
    store.close()
    path = file_of(store)
    content = bytearray(path.read_bytes())
    content[4096:] = os.urandom(len(content) - 4096)
    path.write_bytes(content)
    fresh = Book(make("database", tmp_path), OWNER)
    fresh.keep(step(1))
    assert fresh.is_kept
    assert fresh.notice == SAID[Trouble.DAMAGED]
    assert path.with_name(f"{path.name}.damaged").read_bytes() == bytes(content)


def test_a_json_file_with_a_foreign_shape(tmp_path: Path) -> None:
    """JSON that is none of ours is set aside like any other damage."""
    store = JsonStore(tmp_path)
    path = file_of(store)
    path.write_text('{"format": "euchre-tutor progress", "version": 1, "learners": [{"id": 7}]}')
    assert Book(store, OWNER).notice == SAID[Trouble.DAMAGED]
    assert not path.exists()


def test_a_folder_that_may_not_be_looked_into(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its rights were taken away while the page was open: it is told, and the course goes on."""
    store = make("database", tmp_path)
    book = Book(store, OWNER)
    book.keep(step(0))

    def barred(*_: object, **__: object) -> bool:
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES))

    monkeypatch.setattr(Path, "exists", barred)
    monkeypatch.setattr(Path, "stat", barred)
    monkeypatch.setattr(Path, "mkdir", barred)
    assert book.attempts() == ()
    book.keep(step(1))
    assert book.notice == SAID[Trouble.READ_ONLY]
    assert done(book) == {0, 1}
    monkeypatch.undo()
    book.keep(step(2))
    assert done(Book(make("database", tmp_path), OWNER)) == {0, 1, 2}


def test_an_address_nobody_answers(tmp_path: Path) -> None:
    """A database address that leads nowhere: the course goes on in memory."""
    for address in ("nonsense", "oracle://nowhere/x", f"sqlite:///{tmp_path}/no/folder/x.db"):
        book = Book(DatabaseStore(address), OWNER)
        book.keep(step(0))
        assert book.notice is not None
        assert done(book) == {0}


def test_a_damaged_database_given_by_its_address(tmp_path: Path) -> None:
    """It is a file of SQLite all the same: set aside, and saving starts anew."""
    path = tmp_path / "mine.db"
    path.write_bytes(b"nothing of the kind" * 100)
    book = Book(DatabaseStore(f"sqlite:///{path}"), OWNER)
    assert book.notice == SAID[Trouble.DAMAGED]
    assert path.with_name("mine.db.damaged").exists()
    book.keep(step(0))
    assert book.is_kept
    assert done(Book(DatabaseStore(f"sqlite:///{path}"), OWNER)) == {0}


def test_a_learner_deleted_in_another_tab_stays_deleted(store: Store) -> None:
    """What this tab does is told not to be saved; a reload goes on with a new learner."""
    here, there = Book(store, OWNER), Book(store, OWNER)
    assert there.delete()
    here.keep(step(1))
    assert here.notice == SAID[Trouble.GONE]
    assert not here.is_kept
    here.rename("Anna")
    assert store.learners(OWNER) == ()
    again = Book(store, OWNER)
    assert again.progress.is_blank
    again.keep(step(2))
    assert again.is_kept
    assert done(Book(store, OWNER)) == {2}


def test_nobody_was_deleted_from_a_file_that_is_gone(store: Store) -> None:
    """The file was taken away: saving starts anew, as it always did."""
    book = Book(store, OWNER)
    file_of(store).unlink()
    book.keep(step(1))
    assert book.is_kept
    assert book.notice is None
    assert 1 in done(Book(store, OWNER))


def test_a_switch_of_learners_while_nothing_can_be_stored(tmp_path: Path) -> None:
    """Answers owed to one learner are not lost, nor given to another, by a switch."""
    blocked = tmp_path / "blocked"
    blocked.write_text("a file where a folder should be")
    book = Book(JsonStore(blocked), OWNER)
    book.keep(step(0))
    first = book.learner.id
    book.add("Ben")
    assert done(book) == frozenset()
    book.keep(step(1))
    assert book.switch(first)
    assert done(book) == {0}
    blocked.unlink()
    book.keep(step(2))
    assert done(Book(JsonStore(blocked), OWNER)) == {0, 2}


def test_an_import_that_cannot_be_stored_is_kept_in_memory(tmp_path: Path) -> None:
    """The file's stars show, and are stored as soon as that works."""
    source = Book(JsonStore(tmp_path / "source"), OWNER)
    source.keep(step(0, 1))
    blocked = tmp_path / "blocked"
    blocked.write_text("x")
    book = Book(JsonStore(blocked), "browser:x")
    book.take_in(source.export())
    assert done(book) == {0, 1}
    assert imported(book.export())[1].lessons == book.progress.lessons
    assert not book.is_kept
    blocked.unlink()
    book.keep(step(2))
    assert done(Book(JsonStore(blocked), "browser:x")) == {0, 1, 2}


def test_a_file_read_while_the_store_cannot_be_is_nobody_elses(tmp_path: Path) -> None:
    """Who learns here looks blank as long as nothing can be read: they get no stars of a file."""
    source = Book(JsonStore(tmp_path / "source"), "browser:y")
    source.keep(step(1))
    here = JsonStore(tmp_path / "here")
    first = Book(here, OWNER)
    first.keep(step(0))
    (tmp_path / "here").rename(tmp_path / "away")
    (tmp_path / "here").write_text("x")
    book = Book(here, OWNER)
    assert done(book) == frozenset()
    book.take_in(source.export())
    assert done(book) == {1}
    (tmp_path / "here").unlink()
    (tmp_path / "away").rename(tmp_path / "here")
    book.keep(step(2))
    assert done(book) == {1, 2}
    assert here.load(OWNER, first.learner.id).lessons["bowers"].done == {0}


def test_every_trouble_is_told() -> None:
    """Each has its words, and they are short."""
    assert set(SAID) == set(Trouble)
    assert all(len(text.message.split()) <= 30 for text in SAID.values())


def test_a_store_error_says_what_and_where() -> None:
    """For the log."""
    assert str(StoreError(Trouble.FULL, "/x")) == "full: /x"
    assert str(StoreError(Trouble.LOCKED)) == "locked"
