"""What the tests of stores share: answers to keep, and the two kinds of stores."""

from collections.abc import Mapping
from pathlib import Path

from euchre_tutor.progress import Attempt, Learner, LessonState, Progress, Run, Store
from euchre_tutor.progress.database import DatabaseStore
from euchre_tutor.progress.json_file import JsonStore

OWNER = "user:anna"
KINDS = ("database", "json")


def make(kind: str, folder: Path) -> Store:
    """Open a store of a kind in a folder."""
    return DatabaseStore(folder / "progress.db") if kind == "database" else JsonStore(folder)


def file_of(store: Store) -> Path:
    """The file in which a store keeps the owner's progress."""
    if isinstance(store, JsonStore):
        return store.path(OWNER)
    assert isinstance(store, DatabaseStore)
    assert store.path is not None
    return store.path


def answer(number: int = 0, run: str = "r", *, right: bool = True) -> Attempt:
    """An answer to a question of the lesson on bowers."""
    return Attempt(
        lesson="bowers",
        run=run,
        number=number,
        part="check",
        kind="card-suit",
        level=1,
        question="card-suit-1-0123456789",
        given=("Hearts",),
        is_right=right,
        time=f"2026-01-01T00:00:{number:02}.000+00:00",
        rules="standard",
    )


def step(
    *done: int, best: float | None = None, at: str = "1", runs: Mapping[str, Run] | None = None
) -> Progress:
    """A change: steps of the lesson on bowers done, and where the learner is."""
    return Progress(lessons={"bowers": LessonState(frozenset(done), best, at, runs or {})})


def write(kind: str, folder: Path, learner: Learner, own: int, count: int) -> None:
    """Do so many steps and answers of one's own; another process may do it at the same time."""
    store = make(kind, folder)
    for number in range(count):
        attempt = answer(number, f"run {own}")
        done = step(own * count + number).merged(Progress(attempts=(attempt,)))
        store.save(OWNER, learner, done)
