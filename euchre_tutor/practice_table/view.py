"""The practice table in a notebook cell or filling a page."""

from __future__ import annotations

from euchre_tutor.lessons.kept_screen import KeptScreen
from euchre_tutor.lessons.view import drawer_rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.coached import Coach
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.session import Session
from euchre_tutor.progress import Book
from euchre_tutor.text import in_use
from euchre_tutor.widgets import Event, interface


class PracticeView(KeptScreen):
    """The practice table on a screen, in the language in use when it was made.

    Its learner is who uses the kernel, or the browser that Voilà serves; ``book`` names another.
    ``seed`` begins the game that this text fixes; without it goes on what was going on.
    """

    session: Session
    """The table, from the moment that the page has said whose it is."""

    def __init__(
        self,
        coach: Coach,
        seed: str | None = None,
        *,
        standalone: bool = False,
        book: Book | None = None,
    ) -> None:
        self._coach = coach
        self._seed = seed
        self._voice = Voice(in_use())
        super().__init__(
            rules=drawer_rules(self._voice.language),
            words=interface(self._voice.language),
            standalone=standalone,
        )
        self.open_for(book)

    @property
    def player(self) -> Player:
        """The learner at the table."""
        return self.session.player

    def opened(self, book: Book) -> None:
        """Go on where the learner was, or begin the game asked for."""
        player = Player(self._coach, book, book.rules, self._seed)
        self.session = Session(player, self._draw, self.send, self._failed)
        self._draw(fresh=True)
        self.session.go_on()

    def act(self, event: Event) -> None:
        """Hand the event to the table."""
        self.session.handle(event)

    def _failed(self, error: Exception) -> None:
        self.log.error("thinking at the practice table failed", exc_info=error)
        self.send({"kind": "trouble"})

    def _draw(self, fresh: bool) -> None:  # noqa: FBT001  # the session calls it
        screen: Json = self.session.screen(self._voice)
        self.show(screen if fresh else screen | {"seq": self.seq})

    def __repr__(self) -> str:
        return "practice()" if self._seed is None else f"practice(seed={self._seed!r})"
