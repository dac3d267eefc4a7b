"""What is open for one book: its lessons, the drill going on, the practice table.

Drills and table are loaded by whoever goes there: most of a class never does, and each learner has
a kernel of their own.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from euchre_tutor.app.address import DRILLING, LESSON, PRACTICE, Address
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.voice import Json

if TYPE_CHECKING:
    from euchre_tutor.app.drill_desk import DrillDesk
    from euchre_tutor.app.practice_desk import PracticeDesk
    from euchre_tutor.drills.player import DrillPlayer
    from euchre_tutor.progress import Book


class Page(Protocol):
    """The page before the learner, for those who have something to show in between."""

    def draw_table(self, fresh: bool) -> None:  # noqa: FBT001  # the table calls it
        """Draw the practice table again: anew, or the snapshot on show with more on it."""

    def tell(self, message: Json) -> None:
        """Send the page a message."""

    def failed(self, error: Exception) -> None:
        """Tell that something failed that nobody waited for."""


class Desk:
    """What somebody has open. ``seed`` fixes the questions of the checks; ``wall``: for a class."""

    def __init__(self, book: Book, seed: str | None, page: Page, *, wall: bool = False) -> None:
        self.book = book
        """Where all that is done here is kept."""
        self._seed = seed
        self._page = page
        self._wall = wall
        self._lessons: dict[str, Player] = {}
        self._drills: DrillDesk | None = None
        self._table: PracticeDesk | None = None

    def lesson(self, name: str) -> Player:
        """Give the player of a lesson, where the learner was."""
        if name not in self._lessons:
            rules = self.book.rules
            self._lessons[name] = Player(LESSONS[name], None, self._seed, rules, self.book)
        return self._lessons[name]

    @property
    def drills(self) -> DrillDesk:
        """The drills."""
        if self._drills is None:
            from euchre_tutor.app.drill_desk import DrillDesk  # noqa: PLC0415  # for who comes here

            self._drills = DrillDesk(wall=self._wall)
        return self._drills

    @property
    def table(self) -> PracticeDesk:
        """The practice table."""
        if self._table is None:
            from euchre_tutor.app.practice_desk import PracticeDesk  # noqa: PLC0415  # as above

            page = self._page
            self._table = PracticeDesk(page.draw_table, page.tell, page.failed)
        return self._table

    def arrive(self, to: Address) -> Address:
        """Come to a place, and give the one where one is then."""
        if to.page == LESSON and to.step:
            self.lesson(to.name).go(to.step)
        at = self.drills.arrive(to, self.book) if to.page in DRILLING else to
        if at.page == PRACTICE or self._table is not None:
            self.table.arrive(at, self.book)
        return at

    def playing(self, at: Address) -> Player | DrillPlayer | None:
        """Give who plays the lesson or the drill on show; None on every other page."""
        if at.page == LESSON:
            return self.lesson(at.name)
        return self.drills.playing(at) if at.page in DRILLING else None

    def leave_table(self) -> None:
        """Forget what the table shows: what was played is in the book."""
        if self._table is not None:
            self._table.close()

    def obey(self) -> None:
        """Begin lessons and table anew, by the rules now in use."""
        self._lessons.clear()
        self.leave_table()
