"""The page of one learner: what is known of them, and what their store has still to be given."""

from __future__ import annotations

from typing import Final

from euchre_tutor.progress.kept import Attempt, Progress
from euchre_tutor.progress.learner import Learner
from euchre_tutor.progress.notice import Notice
from euchre_tutor.progress.store import PATIENCE, Store, StoreError, Trouble

_IMPATIENT: Final = 0.2
"""Seconds to wait for a store that has just failed."""


class Page:
    """All is in memory first. What the store did not take is owed, and given with the next change.

    A page begins blank; :meth:`read` fills it.
    """

    def __init__(self, store: Store, owner: str, learner: Learner, notice: Notice) -> None:
        self._store = store
        self._owner = owner
        self._notice = notice
        self.learner = learner
        """Whose page it is; a change of the name is kept by :meth:`enter`."""
        self.progress = Progress()
        """All that is kept; of the single answers those not stored yet."""
        self.is_listed = False
        """Whether the learner was found in the store, or put there."""
        self.owes = False
        """Whether something in memory is not in the store."""
        self._is_unread = True

    def read(self, *, listed: bool) -> None:
        """Read what is stored; where that fails, it is tried again after the next change.

        ``listed``: the learner is on the store's list.
        """
        try:
            self.progress = self._store.load(self._owner, self.learner.id)
        except StoreError as error:
            self._notice.met(error)
            return
        self._is_unread, self.is_listed = False, listed

    def owe(self, debt: Progress) -> None:
        """Add what could not be stored before."""
        self.progress = self.progress.merged(debt)
        self.owes = True

    @property
    def is_stored(self) -> bool:
        """Whether the store has all that is here, and the other way round."""
        return not self.owes and not self._is_unread

    def keep(self, change: Progress) -> None:
        """Keep a change: on return it is stored, or owed, and the notice says why."""
        self.progress = self.progress.merged(change)
        self.give(change)

    def give(self, change: Progress) -> None:
        """Give the store a change that is on the page already, with all that is owed."""
        self._store.patience = _IMPATIENT if self.owes else PATIENCE
        try:
            self._save(self.progress if self.owes else change)
            if self._is_unread:
                stored = self._store.load(self._owner, self.learner.id)
                self.progress = stored.merged(self.progress)
        except StoreError as error:
            self.owes = True
            self._notice.met(error)
            return
        self.owes = self._is_unread = False
        self.is_listed = True
        self.progress = self.progress.without_attempts()
        self._notice.ended()

    def take_in(self, earlier: Progress, change: Progress) -> None:
        """Add what a file tells, without replacing what was reached here; then keep a change."""
        self.progress = earlier.merged(self.progress).merged(change)
        self.owes = True
        self.give(change)

    def _save(self, owed: Progress) -> None:
        """Save what is owed; where the store was damaged, the whole page goes into a fresh one."""
        try:
            self._store.save(self._owner, self.learner, owed, listed=self.is_listed)
        except StoreError as error:
            if error.trouble is not Trouble.DAMAGED:
                raise
            self._notice.met(error)
            self._store.save(self._owner, self.learner, self.progress)

    def enter(self) -> bool:
        """Keep name and time of the learner; tell whether that worked."""
        try:
            self._store.enter(self._owner, self.learner, listed=self.is_listed)
        except StoreError as error:
            self._notice.met(error)
            return False
        self.is_listed = True
        return True

    def attempts(self) -> tuple[Attempt, ...]:
        """Give every answer, stored or not, in the order of their times."""
        try:
            stored = self._store.attempts(self._owner, self.learner.id)
        except StoreError as error:
            self._notice.met(error)
            stored = ()
        return Progress(attempts=stored).merged(self.progress).attempts
