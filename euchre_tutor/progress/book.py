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

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType

from euchre_tutor.progress.document import exported, imported
from euchre_tutor.progress.identity import known_as, known_ids
from euchre_tutor.progress.kept import NOTHING, Attempt, LessonState, Progress
from euchre_tutor.progress.learner import (
    Learner,
    another_learner,
    chosen,
    clean_name,
    current,
    first_learner,
)
from euchre_tutor.progress.lesson import LessonRecord
from euchre_tutor.progress.notice import Notice
from euchre_tutor.progress.page import Page
from euchre_tutor.progress.roll import Roll
from euchre_tutor.progress.settings import Settings
from euchre_tutor.progress.store import Store, StoreError, Trouble
from euchre_tutor.text import Text


class Book(Settings):
    """The learners of one owner, open at the page of the one learning now."""

    def __init__(self, store: Store, owner: str, trouble: Trouble | None = None) -> None:
        self.store = store
        self.owner = owner
        self._notice = Notice(owner, trouble)
        self._roll = Roll(store, owner)
        self._debts: dict[str, Progress] = {}
        """What is owed to learners who turned the page since."""
        self._page = self._opened(None)

    def _opened(self, learner: Learner | None) -> Page:
        """Open at a learner's page, or at that of the one who was here last."""
        stored = None
        try:
            self._roll.read(self._notice)
        except StoreError as error:
            self._notice.met(error)
            one = learner or first_learner(self.owner)
            page = Page(self.store, self.owner, one, self._notice)
        else:
            one = learner or current(self._roll.everybody(), self.owner)
            stored = self._roll.find(one.id)
            if stored is not None:  # they may have been given a name in another window
                one = replace(stored, used=one.used)
            page = Page(self.store, self.owner, one, self._notice)
            page.read(listed=stored is not None)
        self._roll.put(one, stored=stored is not None)
        debt = self._debts.pop(one.id, None)
        if debt is not None:
            page.owe(debt)
        return page

    # What is kept.

    @property
    def learner(self) -> Learner:
        """Who is learning now."""
        return self._page.learner

    @property
    def progress(self) -> Progress:
        """All that is kept of the learner; of the single answers those not stored yet."""
        return self._page.progress

    def keep(self, change: Progress) -> None:
        """Keep a change: on return it is stored, or the book owes it and has a notice."""
        self._page.keep(change)

    def attempts(self) -> tuple[Attempt, ...]:
        """Give every answer of the learner, in the order of their times."""
        return self._page.attempts()

    @property
    def is_kept(self) -> bool:
        """Whether all that was done is in the store."""
        return self._page.is_stored and self._notice.trouble is not Trouble.NOWHERE

    @property
    def notice(self) -> Text | None:
        """What is to be said about keeping; None where all is well, or it was said and closed."""
        return self._notice.text

    def dismiss(self) -> None:
        """Close the notice: the same is not said again."""
        self._notice.close()

    # Lessons.

    def lesson(self, name: str) -> LessonState:
        """Give what is kept of a lesson."""
        return self.progress.lessons.get(name, NOTHING)

    def record(self, lesson: str, steps: int) -> LessonRecord:
        """Give the steps done and the stars of a lesson that has so many steps."""
        return self.progress.record(lesson, steps)

    # Settings.

    @property
    def words(self) -> Mapping[str, str]:
        """The learner's settings and the like, by name."""
        return self.progress.words

    def set_words(self, words: Mapping[str, str]) -> None:
        """Keep something under each name, if it is not there already."""
        fresh = {name: value for name, value in words.items() if self.word(name) != value}
        if fresh:
            self.keep(Progress(words=MappingProxyType(fresh)))

    # Learners.

    @property
    def learners(self) -> tuple[Learner, ...]:
        """All who learn here, the oldest first, the one learning now among them."""
        return self._roll.everybody()

    def rename(self, name: str) -> None:
        """Give the learner a name, or none; it is kept at once."""
        self._page.learner = replace(self.learner, name=clean_name(name))
        self._enter()

    def add(self, name: str = "") -> Learner:
        """Add a learner, who learns from now on."""
        if not self._page.is_listed:
            self._enter()  # who was here stays on the list
        self._turn_to(another_learner(name))
        return self.learner

    def switch(self, learner: str) -> bool:
        """Let another one of the list learn from now on; tell whether there is one.

        Who was deleted in another window is not: they leave the list.
        """
        one = self._roll.find(learner)
        if one is None or one.id == self.learner.id:
            return False
        if self._roll.is_gone(one.id):
            self._roll.strike(one.id)
            return False
        self._turn_to(one)
        return True

    def delete(self) -> bool:
        """Forget the learner and all that is kept of them; tell whether it could be done.

        Who was here before learns on, or a new learner.
        """
        try:
            self.store.delete(self.owner, self.learner.id)
        except StoreError as error:
            self._notice.met(error)
            return False
        self._roll.strike(self.learner.id)
        self._page = self._opened(current(self.learners, self.owner))
        return True

    def _turn_to(self, learner: Learner) -> None:
        left = self.learners
        if self._page.owes:
            self._debts[self.learner.id] = self.progress
        self._page = self._opened(chosen(learner, left))
        self._roll.add_missing(left)
        self._enter()

    def _enter(self) -> None:
        """Keep name and time of the one learning now."""
        self._roll.put(self.learner, stored=self._page.enter())

    # Files.

    def export(self) -> str:
        """Give the learner's progress as the text of a file."""
        return exported(self.learner, Progress(attempts=self.attempts()).merged(self.progress))

    def take_in(self, text: str) -> Learner:
        """Take in a file that was exported, and give who learns then.

        The file of one of the list, also one that went to another computer and came back, adds to
        what is kept of them; any other becomes a learner of its own, or that of a learner who has
        done nothing yet. What was reached here stays. BadDocumentError, with nothing changed, for a
        file that is none.
        """
        learner, progress = imported(text)
        ids = known_ids(learner.id, progress.words)
        known = next((one.id for one in self.learners if ids & self._ids_of(one)), None)
        is_here = known == self.learner.id or (known is not None and self.switch(known))
        is_fresh = self._page.is_stored and self.progress.is_blank and self.learner.name is None
        if not is_here and is_fresh:
            self.rename(learner.name or "")
        elif not is_here:
            self.add(learner.name or "")
        self._page.take_in(progress, known_as(ids | self._ids_of(self.learner)))
        return self.learner

    def _ids_of(self, learner: Learner) -> frozenset[str]:
        words: Mapping[str, str] = self.progress.words
        if learner.id != self.learner.id:
            try:
                words = self.store.load(self.owner, learner.id).words
            except StoreError:
                words = {}
        return known_ids(learner.id, words)
