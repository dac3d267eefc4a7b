"""The way to a database: connections to read and to write, and what their errors mean."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final

import sqlalchemy as sa

from euchre_tutor.progress import rows
from euchre_tutor.progress.locking import locked, set_aside
from euchre_tutor.progress.store import PATIENCE, StoreError, Trouble, trouble_of


class Database:
    """A file of SQLite (a path), or what an address of SQLAlchemy names (a text)."""

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
        self.files = 0
        """How often another file took its place: nobody was deleted who is not in that one."""
        self._is_ready = False

    def close(self) -> None:
        """Let go of the connections."""
        if self._engine is not None:
            self._engine.dispose()
        self._engine, self._is_ready = None, False

    @contextmanager
    def reading(self) -> Iterator[sa.Connection | None]:
        """Give a connection to read with; None where there is no store yet."""
        with self._told():
            if self.path is not None and not self.path.exists():
                yield None
                return
            with self._connected() as db:
                if not self._is_ready and not sa.inspect(db).has_table(rows.ABOUT.name):
                    yield None
                    return
                rows.check_version(db)
                yield db

    @contextmanager
    def writing(self) -> Iterator[sa.Connection]:
        """Give a connection to change with; all is kept in the end, or nothing."""
        with self._told():
            if self.path is not None and self._is_ours:
                self.path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            engine = self.opened().execution_options(writes=True)
            with engine.begin() as db:
                if not self._is_ready:
                    rows.TABLES.create_all(db)
                if rows.check_version(db) is None:
                    db.execute(rows.ABOUT.insert().values(name="version", value=str(rows.VERSION)))
                if not self._is_ready:
                    rows.bring_up(db)
                yield db
            self._is_ready = True

    @contextmanager
    def _connected(self) -> Iterator[sa.Connection]:
        """Connect to read; a file that nothing can be written beside is read as it lies."""
        try:
            db = self.opened().connect()
        except sa.exc.DBAPIError as error:
            if self.path is None or trouble_in(error) is not Trouble.READ_ONLY:
                raise
            address = f"{self.path.absolute().as_uri()}?mode=ro&immutable=1"
            db = sa.create_engine(
                "sqlite://",
                creator=lambda: sqlite3.connect(address, uri=True),
                poolclass=sa.NullPool,
            ).connect()
        with db, db.begin():
            yield db

    def opened(self) -> sa.Engine:
        """Give the engine; a fresh one where the file is no longer the one that was opened."""
        if self._file != _identity(self.path):
            self.files += self._file is not None
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
            trouble = trouble_in(error)
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


def trouble_in(error: sa.exc.DBAPIError) -> Trouble:
    """Tell what an error of a driver means."""
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
