"""The book of a browser or user: who learns there, and what is kept of the one learning now.

What the app and a lesson ask:

    book = open_book("user:anna")        # or the id a browser sent: see `euchre_tutor.lessons.view`
    book.record("bowers", steps=7).stars
    book.place                           # "lesson=bowers&step=3", where the learner was last
    book.rules, book.display, book.language; each can be set
    book.notice                          # None, or what is to be said about keeping

Everything is in memory first and in the store before :meth:`Book.keep` returns. Where the store
fails, the course goes on: the book says so once, and tries again at the next answer.
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Rules, RulesError
from euchre_tutor.progress.document import exported, imported
from euchre_tutor.progress.kept import NOTHING, Attempt, LessonState, Progress
from euchre_tutor.progress.learner import (
    Learner,
    another_learner,
    clean_name,
    current,
    first_learner,
    now,
)
from euchre_tutor.progress.lesson import LessonRecord
from euchre_tutor.progress.store import PATIENCE, Store, StoreError, Trouble
from euchre_tutor.text import T, Text

_LOG: Final = logging.getLogger(__name__)

_IMPATIENT: Final = 0.2
"""Seconds to wait for a store that has just failed."""
_DISPLAY: Final = "display."
_ALSO: Final = "also"
"""The word that holds the ids by which a learner is known elsewhere: whence files came."""

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


class Book:
    """The learners of one owner, open at the page of the one learning now."""

    def __init__(self, store: Store, owner: str, trouble: Trouble | None = None) -> None:
        self.store = store
        self.owner = owner
        self._trouble = trouble
        self._dismissed: frozenset[Trouble] = frozenset()
        self._owes = False
        """Whether something in memory is not in the store."""
        self._unread = False
        """Whether what is in the store could not be read."""
        self._is_listed = False
        """Whether the one learning now was found in the store, or put there."""
        self._debts: dict[str, Progress] = {}
        """What is owed to learners who turned the page since."""
        self._others: tuple[Learner, ...] = ()
        self._known: frozenset[str] = frozenset()
        """Who has been on the store's list."""
        self.learner = first_learner(owner)
        """Who is learning now."""
        self._progress = Progress()
        self._open(None)

    def _open(self, learner: Learner | None) -> None:
        """Open at a learner's page, or at that of the one who was here last."""
        try:
            try:
                self._others = self.store.learners(self.owner)
            except StoreError as error:
                if error.trouble is not Trouble.DAMAGED:
                    raise
                self._fails(error)
                self._others = self.store.learners(self.owner)
            self._known |= {one.id for one in self._others}
            self.learner = learner or current(self._others, self.owner)
            self._progress = self.store.load(self.owner, self.learner.id)
            self._unread = False
            self._is_listed = self.learner.id in {one.id for one in self._others}
        except StoreError as error:
            self._is_listed = False
            self.learner = learner or self.learner
            self._progress = Progress()
            self._unread = True
            self._fails(error)
        debt = self._debts.pop(self.learner.id, None)
        self._owes = debt is not None
        if debt is not None:
            self._progress = self._progress.merged(debt)

    # What is kept.

    @property
    def progress(self) -> Progress:
        """All that is kept of the learner; of the single answers those not stored yet."""
        return self._progress

    def keep(self, change: Progress) -> None:
        """Keep a change: on return it is stored, or the book owes it and has a notice."""
        self._progress = self._progress.merged(change)
        self._store(change)

    def _store(self, change: Progress) -> None:
        self.store.patience = _IMPATIENT if self._owes else PATIENCE
        try:
            try:
                owed = self._progress if self._owes else change
                self.store.save(self.owner, self.learner, owed, listed=self._is_listed)
            except StoreError as error:
                if error.trouble is not Trouble.DAMAGED:
                    raise
                self._fails(error)
                self.store.save(self.owner, self.learner, self._progress)
            if self._unread:
                self._progress = self.store.load(self.owner, self.learner.id).merged(self._progress)
        except StoreError as error:
            self._owes = True
            self._fails(error)
            return
        self._owes = self._unread = False
        self._is_listed = True
        self._progress = self._progress.without_attempts()
        if self._trouble not in (Trouble.DAMAGED, Trouble.NOWHERE):
            self._trouble = None

    def _fails(self, error: StoreError) -> None:
        if error.trouble is not self._trouble:
            _LOG.warning("progress of %s: %s", self.owner, error)
        self._trouble = error.trouble

    @property
    def is_kept(self) -> bool:
        """Whether all that was done is in the store."""
        return not self._owes and not self._unread and self._trouble is not Trouble.NOWHERE

    @property
    def notice(self) -> Text | None:
        """What is to be said about keeping; None where all is well, or it was said and closed."""
        if self._trouble is None or self._trouble in self._dismissed:
            return None
        return SAID[self._trouble]

    def dismiss(self) -> None:
        """Close the notice: the same is not said again."""
        if self._trouble is not None:
            self._dismissed |= {self._trouble}

    # Lessons.

    def lesson(self, name: str) -> LessonState:
        """Give what is kept of a lesson."""
        return self._progress.lessons.get(name, NOTHING)

    def record(self, lesson: str, steps: int) -> LessonRecord:
        """Give the steps done and the stars of a lesson that has so many steps."""
        return self._progress.record(lesson, steps)

    # Settings.

    def word(self, name: str) -> str:
        """Give something kept under a name; empty where there is nothing."""
        return self._progress.words.get(name, "")

    def set_words(self, words: Mapping[str, str]) -> None:
        """Keep something under each name, if it is not there already."""
        fresh = {name: value for name, value in words.items() if self.word(name) != value}
        if fresh:
            self.keep(Progress(words=MappingProxyType(fresh)))

    @property
    def place(self) -> str:
        """The address of the place where the learner was last; empty before the first."""
        return self.word("place")

    @place.setter
    def place(self, address: str) -> None:
        self.set_words({"place": address})

    @property
    def language(self) -> str:
        """The language chosen; empty where none was."""
        return self.word("language")

    @language.setter
    def language(self, code: str) -> None:
        self.set_words({"language": code})

    @property
    def rules(self) -> Rules:
        """The rules in use; the standard rules where none, or none that exist, were chosen."""
        try:
            return Rules.parse(self.word("rules"))
        except RulesError:
            return Rules.STANDARD

    @rules.setter
    def rules(self, rules: Rules) -> None:
        self.set_words({"rules": str(rules)})

    @property
    def display(self) -> Mapping[str, str]:
        """The settings of the Display menu that were chosen."""
        words = self._progress.words.items()
        return {
            name.removeprefix(_DISPLAY): value for name, value in words if name.startswith(_DISPLAY)
        }

    @display.setter
    def display(self, settings: Mapping[str, str]) -> None:
        self.set_words({_DISPLAY + name: value for name, value in settings.items()})

    # Learners.

    @property
    def learners(self) -> tuple[Learner, ...]:
        """All who learn here, the oldest first, the one learning now among them."""
        others = {one.id: one for one in self._others}
        everybody = {**others, self.learner.id: self.learner}
        return tuple(sorted(everybody.values(), key=lambda one: one.created))

    def rename(self, name: str) -> None:
        """Give the learner a name, or none; it is kept at once."""
        self.learner = replace(self.learner, name=clean_name(name))
        self._enter()

    def add(self, name: str = "") -> Learner:
        """Add a learner, who learns from now on."""
        if self.learner.id not in {one.id for one in self._others}:
            self._enter()  # who was here stays on the list
        self._turn_to(another_learner(name))
        return self.learner

    def switch(self, learner: str) -> bool:
        """Let another one of the list learn from now on; tell whether there is one.

        Who was deleted in another window is not: they leave the list.
        """
        for one in self.learners:
            if one.id == learner and one.id != self.learner.id:
                if self._is_gone(one):
                    self._others = tuple(other for other in self._others if other.id != one.id)
                    return False
                self._turn_to(replace(one, used=now()))
                return True
        return False

    def _turn_to(self, learner: Learner) -> None:
        left = self.learners
        if self._owes:
            self._debts[self.learner.id] = self._progress
        self._open(learner)
        self._others = tuple({one.id: one for one in (*left, *self._others)}.values())
        self._enter()

    def _enter(self) -> None:
        """Keep name and time of the one learning now."""
        try:
            self.store.enter(self.owner, self.learner, listed=self._is_listed)
            self._is_listed = True
            self._known |= {self.learner.id}
        except StoreError as error:
            self._fails(error)

    def _is_gone(self, learner: Learner) -> bool:
        """Whether a learner of the list was deleted in another window."""
        try:
            listed = {one.id for one in self.store.learners(self.owner)}
        except StoreError:
            return False  # what cannot be read tells nothing
        return learner.id in self._known - listed

    def delete(self) -> bool:
        """Forget the learner and all that is kept of them; tell whether it could be done.

        Who was here before learns on, or a new learner.
        """
        try:
            self.store.delete(self.owner, self.learner.id)
        except StoreError as error:
            self._fails(error)
            return False
        left = tuple(one for one in self.learners if one.id != self.learner.id)
        self._others = left
        self._open(current(left, self.owner))
        return True

    def _is_one_of(self, ids: set[str], one: Learner) -> bool:
        if one.id in ids:
            return True
        if one.id == self.learner.id:
            return not ids.isdisjoint(self.word(_ALSO).split())
        try:
            words = self.store.load(self.owner, one.id).words
        except StoreError:
            return False
        return not ids.isdisjoint(words.get(_ALSO, "").split())

    def export(self) -> str:
        """Give the learner's progress as the text of a file."""
        kept = Progress(attempts=self.attempts()).merged(self._progress)
        return exported(self.learner, kept)

    def attempts(self) -> tuple[Attempt, ...]:
        """Give every answer of the learner, in the order of their times."""
        try:
            stored = self.store.attempts(self.owner, self.learner.id)
        except StoreError as error:
            self._fails(error)
            stored = ()
        return Progress(attempts=stored).merged(self._progress).attempts

    def take_in(self, text: str) -> Learner:
        """Take in a file that was exported, and give who learns then.

        The file of one of the list, also one that went to another computer and came back, adds to
        what is kept of them; any other becomes a learner of its own, or that of a learner who has
        done nothing yet. What was reached here stays. BadDocumentError, with nothing changed, for a
        file that is none.
        """
        learner, progress = imported(text)
        ids = {learner.id, *progress.words.get(_ALSO, "").split()}
        known = next((one.id for one in self.learners if self._is_one_of(ids, one)), None)
        if known is not None:
            self.switch(known)
        elif self._progress.is_blank and self.learner.name is None:
            self.rename(learner.name or "")
        else:
            self.add(learner.name or "")
        also = " ".join(sorted(ids.union(self.word(_ALSO).split())))
        known_as = Progress(words=MappingProxyType({_ALSO: also}))
        self._progress = progress.merged(self._progress).merged(known_as)
        self._owes = True
        self._store(Progress())
        return self.learner
