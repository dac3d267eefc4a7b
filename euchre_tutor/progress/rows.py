"""The tables of a database and their rows, as the values of a learner's progress and back."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping
from types import MappingProxyType
from typing import Any, Final

import sqlalchemy as sa

from euchre_tutor.progress.kept import (
    LONGEST_KEY,
    LONGEST_RUN,
    LONGEST_SOURCE,
    Attempt,
    LessonState,
    Run,
)
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.store import StoreError, Trouble

VERSION: Final = 1
"""The version of the tables; a store with a later one is left alone."""

_AT_ONCE: Final = 500
"""So many runs are asked for in one go: a database takes only so many values."""

TABLES: Final = sa.MetaData()


class Words(sa.TypeDecorator[str]):
    """A text of any length. Half of a character, which a file can bring, becomes "?"."""

    impl = sa.Text
    cache_ok = True

    def process_bind_param(self, value: str | None, dialect: sa.Dialect) -> str | None:  # noqa: ARG002  # SQLAlchemy's own
        """Give the text as it is written."""
        return None if value is None else value.encode(errors="replace").decode()


def _table(name: str, *columns: sa.Column[Any]) -> sa.Table:
    return sa.Table(f"euchre_{name}", TABLES, *columns)


def _key(name: str, length: int = LONGEST_KEY) -> sa.Column[str]:
    return sa.Column(name, sa.String(length), primary_key=True)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, Words, nullable=False)


ABOUT: Final = _table("about", _key("name"), _text("value"))
LEARNER: Final = _table(
    "learner",
    _key("id"),
    sa.Column("owner", sa.String(200), nullable=False, index=True),
    sa.Column("name", Words),
    _text("created"),
    _text("used"),
)
WORD: Final = _table("word", _key("learner"), _key("name"), _text("value"))
_LESSON: Final = _table(
    "lesson", _key("learner"), _key("lesson"), _text("done"), sa.Column("best", sa.Float),
    _text("at"),
)  # fmt: skip
_RUN: Final = _table(
    "run", _key("learner"), _key("lesson"), _key("part"), _text("token"), _text("rules"),
    _text("of"), _text("deeds"),
)  # fmt: skip
ATTEMPT: Final = _table(
    "attempt", _key("learner"), _key("lesson"), _key("run", LONGEST_RUN),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    _text("part"), _text("kind"), sa.Column("level", sa.Integer, nullable=False),
    _text("question"), _text("given"), sa.Column("right", sa.Boolean, nullable=False),
    _text("time"), _text("rules"),
    sa.Column("source", sa.String(LONGEST_SOURCE), nullable=False, server_default=""),
)  # fmt: skip
OF_LEARNER: Final = (WORD, _LESSON, _RUN, ATTEMPT)


def check_version(db: sa.Connection) -> str | None:
    """Give the version of the tables, None in new ones; StoreError for one that is too new."""
    version = db.scalar(sa.select(ABOUT.c.value).where(ABOUT.c.name == "version"))
    if version is not None and int(version) > VERSION:
        raise StoreError(Trouble.NEWER, f"version {version}")
    return version


def _lacks_source(db: sa.Connection) -> bool:
    """Tell whether an earlier version made the tables, which did not keep what makes a question."""
    columns = {column["name"] for column in sa.inspect(db).get_columns(ATTEMPT.name)}
    return "source" not in columns


def bring_up(db: sa.Connection) -> None:
    """Give the tables of an earlier version what they lack. That version can still use them."""
    if _lacks_source(db):
        column = sa.schema.CreateColumn(ATTEMPT.c.source).compile(db)
        table = db.dialect.identifier_preparer.format_table(ATTEMPT)
        db.exec_driver_sql(f"ALTER TABLE {table} ADD COLUMN {column}")


def attempts_of(db: sa.Connection, learner: str) -> tuple[Attempt, ...]:
    """Read a learner's answers in the order of their times."""
    columns: list[sa.ColumnElement[Any]] = list(ATTEMPT.c)
    if _lacks_source(db):
        known = (column for column in columns if column is not ATTEMPT.c.source)
        columns = [*known, sa.literal("").label("source")]
    mine = sa.select(*columns).where(ATTEMPT.c.learner == learner)
    found = db.execute(mine.order_by(ATTEMPT.c.time, ATTEMPT.c.number))
    return tuple(map(_attempt_of, found))


def is_of(db: sa.Connection, owner: str, learner: str) -> bool:
    """Tell whether the learner is there, and the owner's."""
    mine = sa.select(LEARNER.c.id).where(LEARNER.c.id == learner, LEARNER.c.owner == owner)
    return db.scalar(mine) is not None


def put(
    db: sa.Connection, table: sa.Table, key: Mapping[str, object], row: Mapping[str, object]
) -> None:
    """Write a row under its key, over the one that is there."""
    here = sa.and_(*(table.c[name] == value for name, value in key.items()))
    if db.execute(sa.update(table).where(here).values(**row)).rowcount == 0:
        db.execute(table.insert().values(**key, **row))


def columns(learner: Learner) -> dict[str, str | None]:
    """Give what is kept of a learner beside id and owner."""
    return {"name": learner.name, "created": learner.created, "used": learner.used}


def words(db: sa.Connection, learner: str) -> Mapping[str, str]:
    """Read a learner's settings."""
    found = db.execute(sa.select(WORD).where(WORD.c.learner == learner))
    return MappingProxyType({row.name: row.value for row in found})


def lessons(db: sa.Connection, learner: str, *names: str) -> Mapping[str, LessonState]:
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


def save_lesson(db: sa.Connection, learner: str, name: str, state: LessonState) -> None:
    """Write the state of a lesson, and those of its runs that it names."""
    row = {"done": json.dumps(sorted(state.done)), "best": state.best, "at": state.at}
    put(db, _LESSON, {"learner": learner, "lesson": name}, row)
    for part, run in state.runs.items():
        deeds = json.dumps([list(deed) for deed in run.deeds], ensure_ascii=False)
        row = {"token": run.token, "rules": run.rules, "of": run.of, "deeds": deeds}
        put(db, _RUN, {"learner": learner, "lesson": name, "part": part}, row)


def save_attempts(db: sa.Connection, learner: str, attempts: Collection[Attempt]) -> None:
    """Write answers, but for those that are there."""
    known = _known(db, learner, attempts)
    fresh = []
    for attempt in attempts:
        if attempt.key not in known:
            known.add(attempt.key)
            fresh.append(_row_of(learner, attempt))
    if fresh:
        db.execute(ATTEMPT.insert(), fresh)


def _known(
    db: sa.Connection, learner: str, attempts: Collection[Attempt]
) -> set[tuple[str, str, int]]:
    """Read what names the answers of the same runs."""
    known = set()
    names = (ATTEMPT.c.lesson, ATTEMPT.c.run, ATTEMPT.c.number)
    for lesson in {attempt.lesson for attempt in attempts}:
        runs = sorted({attempt.run for attempt in attempts if attempt.lesson == lesson})
        of_lesson = sa.select(*names).where(
            ATTEMPT.c.learner == learner, ATTEMPT.c.lesson == lesson
        )
        for start in range(0, len(runs), _AT_ONCE):
            found = db.execute(of_lesson.where(ATTEMPT.c.run.in_(runs[start : start + _AT_ONCE])))
            known |= {(row.lesson, row.run, row.number) for row in found}
    return known


def _row_of(learner: str, attempt: Attempt) -> dict[str, object]:
    return {
        "learner": learner,
        "lesson": attempt.lesson,
        "run": attempt.run,
        "number": attempt.number,
        "part": attempt.part,
        "kind": attempt.kind,
        "level": attempt.level,
        "question": attempt.question,
        "given": json.dumps(attempt.given, ensure_ascii=False),
        "right": attempt.is_right,
        "time": attempt.time,
        "rules": attempt.rules,
        "source": attempt.source,
    }


def _attempt_of(row: sa.Row[Any]) -> Attempt:
    """Read an answer."""
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
        row.source,
    )
