"""The list of those who learn at one owner's, as the store has it and as this page saw it last."""

from __future__ import annotations

from collections.abc import Iterable

from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.notice import Notice
from euchre_tutor.progress.store import Store, StoreError, Trouble


class Roll:
    """Who learns here. Whoever was added while nothing could be stored is on it too."""

    def __init__(self, store: Store, owner: str) -> None:
        self._store = store
        self._owner = owner
        self._listed: dict[str, Learner] = {}
        self._stored: frozenset[str] = frozenset()
        """The ids of all who have been on the store's list."""

    def read(self, notice: Notice) -> None:
        """Read the list anew; a damaged store is told, and is empty. Raises :class:`StoreError`."""
        try:
            found = self._store.learners(self._owner)
        except StoreError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            notice.met(error)
            found = self._store.learners(self._owner)
        self._listed = {one.id: one for one in found}
        self._stored |= self._listed.keys()

    def everybody(self) -> tuple[Learner, ...]:
        """Give all on the list, the oldest first."""
        return tuple(sorted(self._listed.values(), key=lambda one: one.created))

    def find(self, learner: str) -> Learner | None:
        """Give who has this id; None where nobody on the list has."""
        return self._listed.get(learner)

    def add_missing(self, learners: Iterable[Learner]) -> None:
        """Put on the list who is not there."""
        for one in learners:
            self._listed.setdefault(one.id, one)

    def put(self, learner: Learner, *, stored: bool) -> None:
        """Put somebody on the list, or keep their new name; ``stored``: the store has them too."""
        self._listed[learner.id] = learner
        if stored:
            self._stored |= {learner.id}

    def strike(self, learner: str) -> None:
        """Take somebody off the list."""
        self._listed.pop(learner, None)

    def is_gone(self, learner: str) -> bool:
        """Tell whether somebody on the list was deleted in another window."""
        try:
            listed = {one.id for one in self._store.learners(self._owner)}
        except StoreError:
            return False  # what cannot be read tells nothing
        return learner in self._stored - listed
