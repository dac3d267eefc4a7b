"""Progress that ends with the process: for lessons that nobody wants to keep, and for tests."""

from __future__ import annotations

from euchre_tutor.progress.kept import Attempt, Progress
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.store import PATIENCE, StoreError, Trouble


class MemoryStore:
    """A store without a file."""

    def __init__(self) -> None:
        self.patience = PATIENCE
        self._shelf: dict[tuple[str, str], tuple[Learner, Progress]] = {}

    def _kept(self, owner: str, learner: Learner) -> tuple[Learner, Progress]:
        return self._shelf.get((owner, learner.id), (learner, Progress()))

    def _find(self, owner: str, learner: Learner, *, listed: bool) -> None:
        if listed and (owner, learner.id) not in self._shelf:
            raise StoreError(Trouble.GONE, learner.id)

    def learners(self, owner: str) -> tuple[Learner, ...]:
        """Give the owner's learners, the oldest first."""
        found = [kept for (of, _), (kept, _) in self._shelf.items() if of == owner]
        return tuple(sorted(found, key=lambda one: one.created))

    def load(self, owner: str, learner: str) -> Progress:
        """Give what is kept of a learner, without the single answers."""
        return self._kept(owner, Learner(learner))[1].without_attempts()

    def attempts(self, owner: str, learner: str) -> tuple[Attempt, ...]:
        """Give every answer of a learner, in the order of their times."""
        kept = self._kept(owner, Learner(learner))[1].attempts
        return tuple(sorted(kept, key=lambda attempt: attempt.time))

    def enter(self, owner: str, learner: Learner, *, listed: bool = False) -> None:
        """Put a learner on the list, or keep their new name and when they were chosen."""
        self._find(owner, learner, listed=listed)
        self._shelf[owner, learner.id] = (learner, self._kept(owner, learner)[1])

    def save(self, owner: str, learner: Learner, change: Progress, *, listed: bool = False) -> None:
        """Merge the change into what is kept; a new learner is put on the list."""
        self._find(owner, learner, listed=listed)
        known, progress = self._kept(owner, learner)
        self._shelf[owner, learner.id] = (known, progress.merged(change))

    def delete(self, owner: str, learner: str) -> None:
        """Forget a learner and everything kept of them."""
        self._shelf.pop((owner, learner), None)

    def close(self) -> None:
        """Nothing is held."""
