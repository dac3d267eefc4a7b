"""Progress in a database, through SQLAlchemy: SQLite in a file of the user, or any other.

SQLite writes ahead (WAL) and takes its lock when a change begins (BEGIN IMMEDIATE): two tabs wait
for each other instead of failing, and a learner's progress is read and written as one.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import sqlalchemy as sa

from euchre_tutor.progress.kept import NOTHING, Attempt, LessonState, Progress, Run
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.locking import locked, set_aside
from euchre_tutor.progress.store import PATIENCE, StoreError, Trouble, trouble_of

VERSION: Final = 1
"""The version of the tables; a store with a later one is left alone."""

_TABLES: Final = sa.MetaData()


def _table(name: str, *columns: sa.Column[Any]) -> sa.Table:
    return sa.Table(f"euchre_{name}", _TABLES, *columns)


def _key(name: str, length: int = 64) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text, nullable=False)


_ABOUT: Final = _table("about", _key("name"), _text("value"))
_LEARNER: Final = _table(
    "learner",
    _key("id"),
    sa.Column("owner", sa.String(200), nullable=False, index=True),
    sa.Column("name", sa.Text),
    _text("created"),
    _text("used"),
)
_WORD: Final = _table("word", _key("learner"), _key("name"), _text("value"))
_LESSON: Final = _table(
    "lesson", _key("learner"), _key("lesson"), _text("done"), sa.Column("best", sa.Float),
    _text("at"),
)  # fmt: skip
_RUN: Final = _table(
    "run", _key("learner"), _key("lesson"), _key("part"), _text("token"), _text("rules"),
    _text("of"), _text("deeds"),
)  # fmt: skip
_ATTEMPT: Final = _table(
    "attempt", _key("learner"), _key("lesson"), _key("run", 200),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    _text("part"), _text("kind"), sa.Column("level", sa.Integer, nullable=False),
    _text("question"), _text("given"), sa.Column("right", sa.Boolean, nullable=False),
    _text("time"), _text("rules"),
)  # fmt: skip
_OF_LEARNER: Final = (_WORD, _LESSON, _RUN, _ATTEMPT)


class DatabaseStore:
    """A database: a file of SQLite (a path), or what an address of SQLAlchemy names (a text)."""

    def __init__(self, where: Path | str) -> None:
        self.path = where if isinstance(where, Path) else _file_of(where)
        """The file of an SQLite database; None for another one, or one in memory."""
        self._is_ours = isinstance(where, Path)
        """Whether the folder is made where there is none."""
        self.patience = PATIENCE
        self._address = (
            sa.URL.create("sqlite", database=str(where)) if isinstance(where, Path) else where
        )
        self._engine: sa.Engine | None = None
        self._file: tuple[int, int] | None = None
        self._files = 0
        """How often another file took its place: nobody was deleted who is not in that one."""
        self._is_ready = False

    # What every store can do.

    def learners(self, owner: str) -> tuple[Learner, ...]:
        """Give the owner's learners, the oldest first."""
        with self._reading() as db:
            if db is None:
                return ()
            found = db.execute(
                sa.select(_LEARNER).where(_LEARNER.c.owner == owner).order_by(_LEARNER.c.created)
            )
            return tuple(Learner(row.id, row.name, row.created, row.used) for row in found)

    def load(self, owner: str, learner: str) -> Progress:
        """Give what is kept of a learner, without the single answers."""
        with self._reading() as db:
            if db is None or not _is_of(db, owner, learner):
                return Progress()
            return Progress(_words(db, learner), _lessons(db, learner))

    def attempts(self, owner: str, learner: str) -> tuple[Attempt, ...]:
        """Give every answer of a learner, in the order of their times."""
        with self._reading() as db:
            if db is None or not _is_of(db, owner, learner):
                return ()
            mine = sa.select(_ATTEMPT).where(_ATTEMPT.c.learner == learner)
            found = db.execute(mine.order_by(_ATTEMPT.c.time, _ATTEMPT.c.number))
            return tuple(map(_attempt, found))

    def enter(self, owner: str, learner: Learner, *, listed: bool = False) -> None:
        """Put a learner on the list, or keep their new name and when they were chosen."""
        seen = self._files
        with self._writing() as db:
            if listed and seen == self._files and not _is_of(db, owner, learner.id):
                raise StoreError(Trouble.GONE, learner.id)
            _put(db, _LEARNER, {"id": learner.id, "owner": owner}, _row(learner))

    def save(self, owner: str, learner: Learner, change: Progress, *, listed: bool = False) -> None:
        """Merge the change into what is kept, or do nothing; a new learner is put on the list."""
        seen = self._files
        with self._writing() as db:
            here = sa.select(_LEARNER.c.owner).where(_LEARNER.c.id == learner.id)
            known = db.scalar(here.with_for_update())
            if known is None and listed and seen == self._files:
                raise StoreError(Trouble.GONE, learner.id)
            if known is None:
                db.execute(_LEARNER.insert().values(id=learner.id, owner=owner, **_row(learner)))
            elif known != owner:
                raise StoreError(Trouble.LOST, f"{learner.id} is somebody else's")
            for name, value in change.words.items():
                _put(db, _WORD, {"learner": learner.id, "name": name}, {"value": value})
            before = _lessons(db, learner.id, *change.lessons)
            for name, state in change.lessons.items():
                merged = before.get(name, NOTHING).merged(state)
                _save_lesson(db, learner.id, name, replace(merged, runs=state.runs))
            for attempt in change.attempts:
                _save_attempt(db, learner.id, attempt)

    def delete(self, owner: str, learner: str) -> None:
        """Forget a learner and everything kept of them."""
        with self._writing() as db:
            if _is_of(db, owner, learner):
                for table in _OF_LEARNER:
                    db.execute(sa.delete(table).where(table.c.learner == learner))
                db.execute(sa.delete(_LEARNER).where(_LEARNER.c.id == learner))

    def close(self) -> None:
        """Let go of the connections."""
        if self._engine is not None:
            self._engine.dispose()
        self._engine, self._is_ready = None, False

    # The way to the database.

    @contextmanager
    def _reading(self) -> Iterator[sa.Connection | None]:
        """Give a connection to read with; None where there is no store yet."""
        if self.path is not None and not self.path.exists():
            yield None
            return
        with self._told(), self._connected() as db:
            if not self._is_ready and not sa.inspect(db).has_table(_ABOUT.name):
                yield None
                return
            _check_version(db)
            yield db

    @contextmanager
    def _writing(self) -> Iterator[sa.Connection]:
        """Give a connection to change with; all is kept in the end, or nothing."""
        with self._told():
            if self.path is not None and self._is_ours:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            engine = self._opened().execution_options(writes=True)
            with engine.begin() as db:
                if not self._is_ready:
                    _TABLES.create_all(db)
                if _check_version(db) is None:
                    db.execute(_ABOUT.insert().values(name="version", value=str(VERSION)))
                yield db
            self._is_ready = True

    @contextmanager
    def _connected(self) -> Iterator[sa.Connection]:
        """Connect to read; a file that nothing can be written beside is read as it lies."""
        try:
            db = self._opened().connect()
        except sa.exc.DBAPIError as error:
            if self.path is None or _trouble(error) is not Trouble.READ_ONLY:
                raise
            address = f"{self.path.absolute().as_uri()}?mode=ro&immutable=1"
            db = sa.create_engine(
                "sqlite://",
                creator=lambda: sqlite3.connect(address, uri=True),
                poolclass=sa.NullPool,
            ).connect()
        with db, db.begin():
            yield db

    def _opened(self) -> sa.Engine:
        """Give the engine; a fresh one where the file is no longer the one that was opened."""
        if self._file != _identity(self.path):
            self._files += self._file is not None
            self._file = None
            self.close()
        if self._engine is None:
            self._engine = sa.create_engine(self._address)
            if self._engine.dialect.name == "sqlite":
                sa.event.listen(self._engine, "connect", self._prepare)
                sa.event.listen(self._engine, "begin", self._begin)
        return self._engine

    def _prepare(self, connection: Any, _record: object) -> None:  # noqa: ANN401  # a driver's own
        self._file = _identity(self.path)
        connection.isolation_level = None  # transactions begin where we say, see `_begin`
        with closing(connection.cursor()) as cursor:
            cursor.execute(f"PRAGMA busy_timeout = {int(self.patience * 1000)}")
            cursor.execute("PRAGMA journal_mode = WAL")
            cursor.execute("PRAGMA synchronous = NORMAL")

    def _begin(self, db: sa.Connection) -> None:
        writes = db.get_execution_options().get("writes", False)
        db.exec_driver_sql(f"PRAGMA busy_timeout = {int(self.patience * 1000)}")
        db.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    @contextmanager
    def _told(self) -> Iterator[None]:
        """Tell what goes wrong as a StoreError; a damaged file is set aside first."""
        try:
            yield
        except sa.exc.DBAPIError as error:
            trouble = _trouble(error)
            self.close()
            if trouble is Trouble.DAMAGED and self.path is not None:
                self._set_aside(self.path)
            raise StoreError(trouble, str(error.orig)) from error
        except (sa.exc.SQLAlchemyError, ImportError, ValueError) as error:
            self.close()
            raise StoreError(Trouble.LOST, str(error)) from error
        except OSError as error:
            self.close()
            raise StoreError(trouble_of(error), str(error)) from error

    def _set_aside(self, path: Path) -> None:
        """Set the damaged file aside, unless another process has done it by now."""
        try:
            with locked(path, self.patience):
                if path.exists() and not _is_sound(path):
                    set_aside(path, "-wal", "-shm")
        except OSError as error:
            raise StoreError(trouble_of(error), str(error)) from error


# What errors mean.

_TROUBLES: Final[Mapping[int, Trouble]] = MappingProxyType(
    {
        sqlite3.SQLITE_CORRUPT: Trouble.DAMAGED,
        sqlite3.SQLITE_NOTADB: Trouble.DAMAGED,
        sqlite3.SQLITE_BUSY: Trouble.LOCKED,
        sqlite3.SQLITE_LOCKED: Trouble.LOCKED,
        sqlite3.SQLITE_PROTOCOL: Trouble.LOCKED,
        sqlite3.SQLITE_READONLY: Trouble.READ_ONLY,
        sqlite3.SQLITE_CANTOPEN: Trouble.READ_ONLY,
        sqlite3.SQLITE_PERM: Trouble.READ_ONLY,
        sqlite3.SQLITE_FULL: Trouble.FULL,
    }
)


def _trouble(error: sa.exc.DBAPIError) -> Trouble:
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF
    return _TROUBLES.get(code, Trouble.LOST)


def _is_sound(path: Path) -> bool:
    """Tell whether a file is a database of SQLite without a fault."""
    try:
        with closing(sqlite3.connect(path)) as connection:
            return bool(connection.execute("PRAGMA quick_check").fetchone() == ("ok",))
    except sqlite3.DatabaseError as error:
        return error.sqlite_errorcode & 0xFF not in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def _file_of(address: str) -> Path | None:
    """Give the file that an address of SQLite names."""
    try:
        url = sa.make_url(address)
    except sa.exc.ArgumentError:
        return None  # told at the first use
    name = url.database or ""
    is_file = url.get_backend_name() == "sqlite" and name not in ("", ":memory:")
    return Path(name) if is_file and not name.startswith("file:") else None


def _identity(path: Path | None) -> tuple[int, int] | None:
    try:
        found = path.stat() if path is not None else None
    except OSError:
        return None
    return None if found is None else (found.st_dev, found.st_ino)


# Rows and values.


def _check_version(db: sa.Connection) -> str | None:
    """Give the version of the tables, None in new ones; StoreError for one that is too new."""
    version = db.scalar(sa.select(_ABOUT.c.value).where(_ABOUT.c.name == "version"))
    if version is not None and int(version) > VERSION:
        raise StoreError(Trouble.NEWER, f"version {version}")
    return version


def _is_of(db: sa.Connection, owner: str, learner: str) -> bool:
    mine = sa.select(_LEARNER.c.id).where(_LEARNER.c.id == learner, _LEARNER.c.owner == owner)
    return db.scalar(mine) is not None


def _put(
    db: sa.Connection, table: sa.Table, key: Mapping[str, object], row: Mapping[str, object]
) -> None:
    """Write a row under its key, over the one that is there."""
    here = sa.and_(*(table.c[name] == value for name, value in key.items()))
    if db.execute(sa.update(table).where(here).values(**row)).rowcount == 0:
        db.execute(table.insert().values(**key, **row))


def _row(learner: Learner) -> dict[str, str | None]:
    return {"name": learner.name, "created": learner.created, "used": learner.used}


def _words(db: sa.Connection, learner: str) -> Mapping[str, str]:
    found = db.execute(sa.select(_WORD).where(_WORD.c.learner == learner))
    return MappingProxyType({row.name: row.value for row in found})


def _lessons(db: sa.Connection, learner: str, *names: str) -> Mapping[str, LessonState]:
    """Read lessons by their names, all of them without any."""
    runs: dict[str, dict[str, Run]] = {}
    for row in db.execute(_chosen(_RUN, learner, names)):
        deeds = tuple((str(kind), str(what)) for kind, what in json.loads(row.deeds))
        runs.setdefault(row.lesson, {})[row.part] = Run(row.token, row.rules, row.of, deeds)
    states = {
        row.lesson: LessonState(
            frozenset(json.loads(row.done)),
            row.best,
            row.at,
            MappingProxyType(runs.get(row.lesson, {})),
        )
        for row in db.execute(_chosen(_LESSON, learner, names))
    }
    return MappingProxyType(states)


def _chosen(table: sa.Table, learner: str, names: tuple[str, ...]) -> sa.Select[Any]:
    found = sa.select(table).where(table.c.learner == learner)
    return found.where(table.c.lesson.in_(names)) if names else found


def _save_lesson(db: sa.Connection, learner: str, name: str, state: LessonState) -> None:
    row = {"done": json.dumps(sorted(state.done)), "best": state.best, "at": state.at}
    _put(db, _LESSON, {"learner": learner, "lesson": name}, row)
    for part, run in state.runs.items():
        deeds = json.dumps([list(deed) for deed in run.deeds], ensure_ascii=False)
        row = {"token": run.token, "rules": run.rules, "of": run.of, "deeds": deeds}
        _put(db, _RUN, {"learner": learner, "lesson": name, "part": part}, row)


def _save_attempt(db: sa.Connection, learner: str, attempt: Attempt) -> None:
    """Write an answer, unless it is there."""
    key = {"learner": learner, "lesson": attempt.lesson, "run": attempt.run}
    here = [_ATTEMPT.c[name] == value for name, value in key.items()]
    mine = sa.select(_ATTEMPT.c.number).where(*here, _ATTEMPT.c.number == attempt.number)
    if db.scalar(mine) is not None:
        return
    db.execute(
        _ATTEMPT.insert().values(
            **key,
            number=attempt.number,
            part=attempt.part,
            kind=attempt.kind,
            level=attempt.level,
            question=attempt.question,
            given=json.dumps(attempt.given, ensure_ascii=False),
            right=attempt.is_right,
            time=attempt.time,
            rules=attempt.rules,
        )
    )


def _attempt(row: sa.Row[Any]) -> Attempt:
    return Attempt(
        row.lesson,
        row.run,
        row.number,
        row.part,
        row.kind,
        row.level,
        row.question,
        tuple(json.loads(row.given)),
        row.right,
        row.time,
        row.rules,
    )
