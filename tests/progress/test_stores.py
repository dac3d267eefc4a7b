"""Both stores keep the same: merged, counted once, by owner and learner."""

import multiprocessing
import os
import sqlite3
from contextlib import closing, suppress
from dataclasses import replace
from pathlib import Path

import pytest
from progress.stores import KINDS, OWNER, answer, file_of, make, step, write

from euchre_tutor.progress import Attempt, Learner, Progress, Run, Store, StoreError, Trouble
from euchre_tutor.progress.database import DatabaseStore
from euchre_tutor.progress.document import exported, imported

ANNA = Learner("a" * 32, "Anna", "2026-01-01")
BEN = Learner("b" * 32, "Ben", "2026-01-02")


@pytest.fixture(params=KINDS)
def kind(request: pytest.FixtureRequest) -> str:
    """The kind of store."""
    return str(request.param)


@pytest.fixture
def store(kind: str, tmp_path: Path) -> Store:
    """An empty store."""
    return make(kind, tmp_path / "data")


def test_looking_writes_nothing(store: Store, tmp_path: Path) -> None:
    """Whoever only looks leaves no file and no folder."""
    assert store.learners(OWNER) == ()
    assert store.load(OWNER, ANNA.id) == Progress()
    assert store.attempts(OWNER, ANNA.id) == ()
    assert list(tmp_path.iterdir()) == []


@pytest.mark.skipif(os.name != "posix", reason="other systems know no mode bits")
def test_the_folder_is_the_users_own(store: Store, tmp_path: Path) -> None:
    """Other users of the computer do not read names and answers."""
    store.save(OWNER, ANNA, step(0))
    assert (tmp_path / "data").stat().st_mode & 0o077 == 0


def test_what_is_kept_is_found_again(kind: str, store: Store, tmp_path: Path) -> None:
    """Settings, lessons with their runs, single answers: another process finds them."""
    run = Run("token/1", "standard", "A guess", (("tap", "Jh"), ("press", "check")))
    change = step(0, 2, best=0.8, at="check", runs={"check": run}).merged(
        Progress(words={"rules": "standard+stick", "name": "ä♥'\"\n"}, attempts=(answer(),))
    )
    store.save(OWNER, ANNA, change)
    store.close()
    other = make(kind, tmp_path / "data")
    assert other.learners(OWNER) == (ANNA,)
    assert other.load(OWNER, ANNA.id) == change.without_attempts()
    assert other.attempts(OWNER, ANNA.id) == (answer(),)


def test_a_sign_that_cannot_be_written_stops_no_saving(store: Store) -> None:
    """Half an emoji, as a file or its name can bring it: all else of that change is kept."""
    run = Run("token/1", "standard", "nice \ud83d lead", (("file", "ga\udc9eme"),))
    store.save(OWNER, ANNA, step(1, runs={"record": run}).merged(Progress(words={"stick": "on"})))
    kept = store.load(OWNER, ANNA.id)
    assert kept.words == {"stick": "on"}
    assert kept.lessons["bowers"].done == {1}
    assert kept.lessons["bowers"].runs["record"].of == "nice ? lead"


def test_what_was_reached_stays_reached(store: Store) -> None:
    """Two tabs: steps add up and the best check stays, whoever writes last."""
    store.save(OWNER, ANNA, step(0, 1, best=1.0, at="3"))
    store.save(OWNER, ANNA, step(2, best=0.5, at="2"))
    state = store.load(OWNER, ANNA.id).lessons["bowers"]
    assert (state.done, state.best, state.at) == (frozenset({0, 1, 2}), 1.0, "2")


def test_a_run_replaces_only_its_own_part(store: Store) -> None:
    """What lies half done elsewhere in the lesson is left as it is."""
    first, second = Run("one"), Run("two", deeds=(("tap", "Jh"),))
    store.save(OWNER, ANNA, step(runs={"1": first, "2": first}))
    store.save(OWNER, ANNA, step(runs={"2": second}))
    assert store.load(OWNER, ANNA.id).lessons["bowers"].runs == {"1": first, "2": second}


def test_an_answer_told_twice_counts_once(store: Store) -> None:
    """The first answer stands, also where a second tab tells another."""
    store.save(OWNER, ANNA, Progress(attempts=(answer(0),)))
    store.save(OWNER, ANNA, Progress(attempts=(answer(0, right=False), answer(1))))
    assert store.attempts(OWNER, ANNA.id) == (answer(0), answer(1))


def test_learners_do_not_mix(store: Store) -> None:
    """Each has their own; another owner reaches neither, also not by a known id."""
    store.save(OWNER, ANNA, step(0))
    store.enter(OWNER, BEN)
    assert store.learners(OWNER) == (ANNA, BEN)
    assert store.load(OWNER, BEN.id) == Progress()
    assert store.learners("user:eve") == ()
    assert store.load("user:eve", ANNA.id) == Progress()
    store.delete("user:eve", ANNA.id)
    with suppress(StoreError):  # or the other owner gets a learner of their own
        store.save("user:eve", ANNA, step(3))
    assert store.load(OWNER, ANNA.id) == step(0)


def test_a_name_is_changed_only_on_purpose(store: Store) -> None:
    """A tab that still shows the old name does not bring it back with its next answer."""
    store.save(OWNER, ANNA, step(0))
    renamed = Learner(ANNA.id, "<svg/onload=alert(1)>", ANNA.created, "2026-02-01")
    store.enter(OWNER, renamed)
    store.save(OWNER, ANNA, step(1))
    assert store.learners(OWNER) == (renamed,)


def test_a_deleted_learner_is_gone(store: Store) -> None:
    """Nothing of them is left, and nothing of the others is missing."""
    store.save(OWNER, ANNA, step(0).merged(Progress({"rules": "x"}, attempts=(answer(),))))
    store.save(OWNER, BEN, step(1))
    store.delete(OWNER, ANNA.id)
    assert store.learners(OWNER) == (BEN,)
    assert store.load(OWNER, ANNA.id) == Progress()
    assert store.attempts(OWNER, ANNA.id) == ()
    assert store.load(OWNER, BEN.id) == step(1)


def test_two_processes_lose_nothing(kind: str, tmp_path: Path) -> None:
    """Both write at once into a store that is not there yet: every step and answer is kept."""
    count, context = 20, multiprocessing.get_context("spawn")
    writers = [
        context.Process(target=write, args=(kind, tmp_path, ANNA, own, count)) for own in range(2)
    ]
    for writer in writers:
        writer.start()
    for writer in writers:
        writer.join(60)
        assert writer.exitcode == 0
    store = make(kind, tmp_path)
    assert store.load(OWNER, ANNA.id).lessons["bowers"].done == frozenset(range(2 * count))
    kept: tuple[Attempt, ...] = store.attempts(OWNER, ANNA.id)
    assert len(kept) == 2 * count


def test_a_later_version_is_left_alone(store: Store) -> None:
    """A store of a later version is neither read nor written."""
    store.save(OWNER, ANNA, step(0))
    store.close()
    path = file_of(store)
    if isinstance(store, DatabaseStore):
        _as_version_2(path)
    else:
        path.write_text(path.read_text("utf-8").replace('"version": 1', '"version": 2'), "utf-8")
    before = path.read_bytes()
    for act in (
        lambda: store.save(OWNER, ANNA, step(1)),
        lambda: store.load(OWNER, ANNA.id),
        lambda: store.delete(OWNER, ANNA.id),
    ):
        with pytest.raises(StoreError) as told:
            act()
        assert told.value.trouble is Trouble.NEWER
    store.close()
    assert path.read_bytes() == before


def _as_version_2(path: Path) -> None:
    with closing(sqlite3.connect(path)) as db:
        db.execute("UPDATE euchre_about SET value = '2' WHERE name = 'version'")
        db.commit()


def test_sqlite_is_set_for_a_class(tmp_path: Path) -> None:
    """Write-ahead log, patience of five seconds, normal synchronisation."""
    store = DatabaseStore(tmp_path / "progress.db")
    store.save(OWNER, ANNA, step(0))
    with store.database.opened().begin() as db:
        asked = ("journal_mode", "busy_timeout", "synchronous")
        found = [db.exec_driver_sql(f"PRAGMA {name}").scalar() for name in asked]
    assert found == ["wal", 5000, 1]


def test_what_a_store_took_it_gives_back(store: Store) -> None:
    """However long a name is, and whatever stands in it: nothing of one's own is called damaged."""
    long = replace(answer(run="r" * 900), lesson="l" * 900)
    change = Progress({"w" * 900: "a\0b"}, attempts=(long,)).merged(step(0))
    store.save(OWNER, ANNA, change)
    assert store.load(OWNER, ANNA.id) == change.without_attempts()
    assert store.attempts(OWNER, ANNA.id) == (long,)


def test_many_answers_are_kept_once(kind: str, tmp_path: Path) -> None:
    """As many as a year of drills, in many runs, given twice; one of them is there already."""
    store = make(kind, tmp_path)
    store.save(OWNER, ANNA, Progress(attempts=(answer(3, "run 3"),)))
    many = tuple(answer(number % 60, f"run {number}") for number in range(1200))
    for _ in range(2):
        store.save(OWNER, ANNA, Progress(attempts=(*many, *many[:2])))
    kept = store.attempts(OWNER, ANNA.id)
    assert len(kept) == 1200
    assert set(kept) == set(many)


def test_a_database_file_that_was_replaced_is_opened_anew(tmp_path: Path) -> None:
    """A store set aside or deleted by another process: the next answer goes to the new file."""
    store = make("database", tmp_path)
    store.save(OWNER, ANNA, step(0))
    (tmp_path / "progress.db").rename(tmp_path / "old.db")
    store.save(OWNER, ANNA, step(1))
    assert make("database", tmp_path).load(OWNER, ANNA.id) == step(1)


def test_a_database_of_an_earlier_version_opens_and_learns_the_new(tmp_path: Path) -> None:
    """A `progress.db` whose answers have no source is read as it is, and keeps sources from now on.

    The earlier version can still write to it.
    """
    file = tmp_path / "progress.db"
    first = DatabaseStore(file)
    first.save(OWNER, ANNA, Progress(attempts=(answer(),)))
    first.close()
    with closing(sqlite3.connect(file)) as old:
        old.execute("ALTER TABLE euchre_attempt DROP COLUMN source")
        old.commit()
    second = DatabaseStore(file)
    assert second.attempts(OWNER, ANNA.id) == (answer(),)
    later = replace(answer(), number=7, source="standard|a/1", time="2026-03-01")
    second.save(OWNER, ANNA, Progress(attempts=(later,)))
    assert second.attempts(OWNER, ANNA.id) == (answer(), later)
    second.close()
    with closing(sqlite3.connect(file)) as old:
        names = (
            "learner, lesson, run, number, part, kind, level, question, given, right, time, rules"
        )
        old.execute(
            f"INSERT INTO euchre_attempt ({names}) SELECT learner, lesson, run, 8, "  # noqa: S608  # the test's own words
            "part, kind, level, question, given, right, time, rules FROM euchre_attempt LIMIT 1"
        )
        old.commit()
    assert len(DatabaseStore(file).attempts(OWNER, ANNA.id)) == 3


def test_files_of_an_earlier_version_open() -> None:
    """A file whose answers have no source is read; what is written now has one and keeps it."""
    kept = Progress(attempts=(replace(answer(), source="standard|a/1"),))
    text = exported(ANNA, kept)
    assert imported(text)[1] == kept
    old = text.replace(', "source": "standard|a/1"', "")
    assert old != text
    assert imported(old)[1].attempts == (answer(),)
