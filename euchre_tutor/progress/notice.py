"""What a learner is told when a store fails: each trouble once, until it is closed."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.progress.store import StoreError, Trouble
from euchre_tutor.text import T, Text

_LOG: Final = logging.getLogger(__name__)

_LASTING: Final = (Trouble.DAMAGED, Trouble.NOWHERE)
"""What stays true although the store works."""

SAID: Final[Mapping[Trouble, Text]] = MappingProxyType(
    {
        Trouble.DAMAGED: T(
            "Your saved progress could not be read. It was set aside, not deleted, and saving "
            "starts anew."
        ),
        Trouble.LOCKED: T(
            "Your answers cannot be saved just now: another program holds the file. The course "
            "goes on, and saving is tried again at every answer."
        ),
        Trouble.READ_ONLY: T(
            "Your answers cannot be saved: the place for them may not be written to. The course "
            "goes on, and what was saved before is safe."
        ),
        Trouble.FULL: T(
            "Your answers cannot be saved: the disk is full. The course goes on, and saving is "
            "tried again at every answer."
        ),
        Trouble.NEWER: T(
            "A later version of Euchre Tutor saved your progress. This one leaves it alone and "
            "keeps your answers only until you close the page."
        ),
        Trouble.GONE: T(
            "This learner was deleted in another window. What you do here is no longer saved. "
            "Reload the page to go on."
        ),
        Trouble.NOWHERE: T(
            "There is no place to save your answers. The course goes on, and keeps them only "
            "until you close the page."
        ),
        Trouble.LOST: T(
            "Your answers cannot be saved just now. The course goes on, and saving is tried "
            "again at every answer."
        ),
    }
)
"""What a learner is told of each trouble."""


class Notice:
    """The trouble of an owner's store, and which were told and closed."""

    def __init__(self, owner: str, trouble: Trouble | None = None) -> None:
        self._owner = owner
        self.trouble = trouble
        self._closed: frozenset[Trouble] = frozenset()

    @property
    def text(self) -> Text | None:
        """What is to be said; None where all is well, or it was said and closed."""
        if self.trouble is None or self.trouble in self._closed:
            return None
        return SAID[self.trouble]

    def met(self, error: StoreError) -> None:
        """Take note of an error; the log has each new one."""
        if error.trouble is not self.trouble:
            _LOG.warning("progress of %s: %s", self._owner, error)
        self.trouble = error.trouble

    def ended(self) -> None:
        """The store works: what was wrong with it is over."""
        if self.trouble not in _LASTING:
            self.trouble = None

    def close(self) -> None:
        """Say the same no more."""
        if self.trouble is not None:
            self._closed |= {self.trouble}
