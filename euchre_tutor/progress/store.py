"""Where progress is kept: what every store can do, and what can go wrong with it."""

from __future__ import annotations

import errno
from enum import Enum
from typing import Final, Protocol

from euchre_tutor.progress.kept import Attempt, Progress
from euchre_tutor.progress.learner import Learner

PATIENCE: Final = 5.0
"""Seconds to wait for somebody else who is writing."""


class Trouble(Enum):
    """What can go wrong."""

    DAMAGED = "damaged"
    """It cannot be read. It was set aside, and a fresh one begun."""
    LOCKED = "locked"
    """Somebody else holds it."""
    READ_ONLY = "read-only"
    """It may not be written to."""
    FULL = "full"
    """There is no room left."""
    NEWER = "newer"
    """A later version of the program wrote it; this one leaves it alone."""
    GONE = "gone"
    """The learner was deleted meanwhile."""
    NOWHERE = "nowhere"
    """There is no place to keep anything: the store is memory."""
    LOST = "lost"
    """It cannot be reached, or fails for another reason."""


class StoreError(Exception):
    """A store could not do what was asked. What it held before is as it was."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}" if detail else trouble.value)
        self.trouble = trouble
        self.detail = detail


class Store(Protocol):
    """Keeps learners and their progress. Every method can raise :class:`StoreError`.

    An owner is a browser or a user: nobody reaches the learners of another one.
    """

    patience: float
    """Seconds to wait for somebody else who is writing."""

    def learners(self, owner: str) -> tuple[Learner, ...]:
        """Give the owner's learners, the oldest first."""

    def load(self, owner: str, learner: str) -> Progress:
        """Give what is kept of a learner, without the single answers; nothing is nothing yet."""

    def attempts(self, owner: str, learner: str) -> tuple[Attempt, ...]:
        """Give every answer of a learner, in the order of their times."""

    def enter(self, owner: str, learner: Learner, *, listed: bool = False) -> None:
        """Put a learner on the list, or keep their new name and when they were chosen.

        ``listed``: they were on it; where they are not any more, they were deleted.
        """

    def save(self, owner: str, learner: Learner, change: Progress, *, listed: bool = False) -> None:
        """Merge the change into what is kept, or do nothing; a new learner is put on the list.

        ``listed`` as with :meth:`enter`.
        """

    def delete(self, owner: str, learner: str) -> None:
        """Forget a learner and everything kept of them."""

    def close(self) -> None:
        """Let go of files and connections; the next call takes them again."""


def trouble_of(error: OSError) -> Trouble:
    """Tell what an error of the file system means."""
    if error.errno in (errno.EROFS, errno.EACCES, errno.EPERM):
        return Trouble.READ_ONLY
    if error.errno in (errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC), errno.EFBIG):
        return Trouble.FULL
    return Trouble.LOST
