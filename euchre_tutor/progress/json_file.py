"""Progress in JSON files, one for each owner: the store of the base install.

A file is written whole, beside the old one, and takes its place in one move: whoever reads sees the
old or the new one, also after the power went.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path
from typing import TypeAlias

from euchre_tutor.progress.document import (
    NewerDocumentError,
    dumped,
    learner_json,
    loaded,
    read_learner,
)
from euchre_tutor.progress.kept import Attempt, Progress
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.locking import locked, set_aside
from euchre_tutor.progress.store import PATIENCE, StoreError, Trouble, trouble_of

_Shelf: TypeAlias = dict[str, tuple[Learner, Progress]]


class JsonStore:
    """A folder of files. Nothing is written before there is something to keep."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.patience = PATIENCE

    def path(self, owner: str) -> Path:
        """Give the file of an owner."""
        return self.folder / f"progress-{sha256(owner.encode()).hexdigest()[:24]}.json"

    def learners(self, owner: str) -> tuple[Learner, ...]:
        """Give the owner's learners, the oldest first."""
        shelf = self._read(owner)
        return tuple(sorted((one for one, _ in shelf.values()), key=lambda one: one.created))

    def load(self, owner: str, learner: str) -> Progress:
        """Give what is kept of a learner, without the single answers."""
        found = self._read(owner).get(learner)
        return Progress() if found is None else found[1].without_attempts()

    def attempts(self, owner: str, learner: str) -> tuple[Attempt, ...]:
        """Give every answer of a learner, in the order of their times."""
        found = self._read(owner).get(learner)
        kept = () if found is None else found[1].attempts
        return tuple(sorted(kept, key=lambda attempt: attempt.time))

    def enter(self, owner: str, learner: Learner, *, listed: bool = False) -> None:
        """Put a learner on the list, or keep their new name and when they were chosen."""
        with self._changing(owner, learner.id if listed else None) as shelf:
            _, progress = shelf.get(learner.id, (learner, Progress()))
            shelf[learner.id] = (learner, progress)

    def save(self, owner: str, learner: Learner, change: Progress, *, listed: bool = False) -> None:
        """Merge the change into what is kept, or do nothing; a new learner is put on the list."""
        with self._changing(owner, learner.id if listed else None) as shelf:
            known, progress = shelf.get(learner.id, (learner, Progress()))
            shelf[learner.id] = (known, progress.merged(change))

    def delete(self, owner: str, learner: str) -> None:
        """Forget a learner and everything kept of them."""
        with self._changing(owner) as shelf:
            shelf.pop(learner, None)

    def close(self) -> None:
        """Nothing is held between the calls."""

    @contextmanager
    def _changing(self, owner: str, listed: str | None = None) -> Iterator[_Shelf]:
        """Give what is kept, to change it. ``listed`` was in the file, and is, or was deleted."""
        path = self.path(owner)
        with self._held(path):
            shelf = _read_alone(path)
            if listed is not None and listed not in shelf and path.exists():
                raise StoreError(Trouble.GONE, listed)
            yield shelf
            _replace(path, dumped({"learners": [learner_json(*kept) for kept in shelf.values()]}))

    def _read(self, owner: str) -> _Shelf:
        path = self.path(owner)
        try:
            return _read(path)
        except ValueError:
            with self._held(path):
                return _read_alone(path)
        except OSError as error:
            raise StoreError(trouble_of(error), str(error)) from error

    @contextmanager
    def _held(self, path: Path) -> Iterator[None]:
        """Hold the file alone, and tell errors of the file system as those of a store."""
        try:
            self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            with locked(path, self.patience):
                yield
        except OSError as error:
            raise StoreError(trouble_of(error), str(error)) from error


def _read(path: Path) -> _Shelf:
    """Read a file; ValueError where it is damaged."""
    try:
        return _shelf(path.read_text("utf-8"))
    except FileNotFoundError:
        return {}
    except NewerDocumentError as error:
        raise StoreError(Trouble.NEWER, str(path)) from error


def _read_alone(path: Path) -> _Shelf:
    """Read a file that nobody else can change now, and set it aside where it is damaged."""
    try:
        return _read(path)
    except ValueError as error:
        set_aside(path)
        raise StoreError(Trouble.DAMAGED, str(path)) from error


def _shelf(text: str) -> _Shelf:
    content = loaded(text).get("learners")
    if not isinstance(content, list):
        content = [None]
    kept = [read_learner(item, f"learners[{place}]") for place, item in enumerate(content)]
    return {learner.id: (learner, progress) for learner, progress in kept}


def _replace(path: Path, text: str) -> None:
    """Write the file anew, in one move that a loss of power cannot halve."""
    fresh = path.with_name(f"{path.name}.new")
    try:
        with fresh.open("w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        fresh.replace(path)
    except OSError:
        with suppress(OSError):
            fresh.unlink()
        raise
    with suppress(OSError):  # not every system lets a folder be written through
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
