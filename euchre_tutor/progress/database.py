"""Progress in a database, through SQLAlchemy: SQLite in a file of the user, or any other.

SQLite writes ahead (WAL) and takes its lock when a change begins (BEGIN IMMEDIATE): two tabs wait
for each other instead of failing, and a learner's progress is read and written as one.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import sqlalchemy as sa

from euchre_tutor.progress import rows
from euchre_tutor.progress.connection import Database
from euchre_tutor.progress.kept import NOTHING, Attempt, Progress
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.store import StoreError, Trouble


class DatabaseStore:
    """A database: a file of SQLite (a path), or what an address of SQLAlchemy names (a text)."""

    def __init__(self, where: Path | str) -> None:
        self.database = Database(where)

    @property
    def path(self) -> Path | None:
        """The file of an SQLite database; None for another one, or one in memory."""
        return self.database.path

    @property
    def patience(self) -> float:
        """Seconds to wait for somebody else who is writing."""
        return self.database.patience

    @patience.setter
    def patience(self, seconds: float) -> None:
        self.database.patience = seconds

    def learners(self, owner: str) -> tuple[Learner, ...]:
        """Give the owner's learners, the oldest first."""
        with self.database.reading() as db:
            if db is None:
                return ()
            found = db.execute(
                sa.select(rows.LEARNER)
                .where(rows.LEARNER.c.owner == owner)
                .order_by(rows.LEARNER.c.created)
            )
            return tuple(Learner(row.id, row.name, row.created, row.used) for row in found)

    def load(self, owner: str, learner: str) -> Progress:
        """Give what is kept of a learner, without the single answers."""
        with self.database.reading() as db:
            if db is None or not rows.is_of(db, owner, learner):
                return Progress()
            return Progress(rows.words(db, learner), rows.lessons(db, learner))

    def attempts(self, owner: str, learner: str) -> tuple[Attempt, ...]:
        """Give every answer of a learner, in the order of their times."""
        with self.database.reading() as db:
            if db is None or not rows.is_of(db, owner, learner):
                return ()
            return rows.attempts_of(db, learner)

    def enter(self, owner: str, learner: Learner, *, listed: bool = False) -> None:
        """Put a learner on the list, or keep their new name and when they were chosen."""
        seen = self.database.files
        with self.database.writing() as db:
            if listed and seen == self.database.files and not rows.is_of(db, owner, learner.id):
                raise StoreError(Trouble.GONE, learner.id)
            rows.put(db, rows.LEARNER, {"id": learner.id, "owner": owner}, rows.columns(learner))

    def save(self, owner: str, learner: Learner, change: Progress, *, listed: bool = False) -> None:
        """Merge the change into what is kept, or do nothing; a new learner is put on the list."""
        seen = self.database.files
        with self.database.writing() as db:
            here = sa.select(rows.LEARNER.c.owner).where(rows.LEARNER.c.id == learner.id)
            known = db.scalar(here.with_for_update())
            if known is None and listed and seen == self.database.files:
                raise StoreError(Trouble.GONE, learner.id)
            if known is None:
                db.execute(
                    rows.LEARNER.insert().values(
                        id=learner.id, owner=owner, **rows.columns(learner)
                    )
                )
            elif known != owner:
                raise StoreError(Trouble.LOST, f"{learner.id} is somebody else's")
            for name, value in change.words.items():
                rows.put(db, rows.WORD, {"learner": learner.id, "name": name}, {"value": value})
            before = rows.lessons(db, learner.id, *change.lessons)
            for name, state in change.lessons.items():
                merged = before.get(name, NOTHING).merged(state)
                rows.save_lesson(db, learner.id, name, replace(merged, runs=state.runs))
            rows.save_attempts(db, learner.id, change.attempts)

    def delete(self, owner: str, learner: str) -> None:
        """Forget a learner and everything kept of them."""
        with self.database.writing() as db:
            if rows.is_of(db, owner, learner):
                for table in rows.OF_LEARNER:
                    db.execute(sa.delete(table).where(table.c.learner == learner))
                db.execute(sa.delete(rows.LEARNER).where(rows.LEARNER.c.id == learner))

    def close(self) -> None:
        """Let go of the connections."""
        self.database.close()
