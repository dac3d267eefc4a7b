"""The practice table as a place of the app: taken up when shown, kept in the learner's book."""

from __future__ import annotations

from collections.abc import Callable

from euchre_tutor.app.address import PRACTICE, Address
from euchre_tutor.app.pages.frame import back
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.session import Session
from euchre_tutor.practice_table.tutor import TUTOR
from euchre_tutor.progress import Book
from euchre_tutor.text import T
from euchre_tutor.widgets import Event


class PracticeDesk:
    """What the app asks of the practice table; the arguments are those of a session."""

    def __init__(
        self,
        draw: Callable[[bool], None],
        send: Callable[[Json], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self._draw = draw
        self._send = send
        self._failed = failed
        self._session: Session | None = None

    def table(self, book: Book) -> Session:
        """Give the table, where the learner of this book was."""
        if self._session is None:
            player = Player(TUTOR, book, book.rules)
            self._session = Session(player, self._draw, self._send, self._failed)
        return self._session

    def close(self) -> None:
        """Forget what is shown: what was played is in the book. Then another learner may come."""
        if self._session is not None:
            self._session.stop()
        self._session = None

    def arrive(self, to: Address, book: Book) -> None:
        """Deal what the address asks for; where it leads elsewhere think no more."""
        if to.page == PRACTICE and to.name:
            self.table(book).player.deal(to.name)
        elif to.page != PRACTICE and self._session is not None:
            self._session.stop()

    def handle(self, event: Event, book: Book) -> None:
        """Do what the learner asks for."""
        self.table(book).handle(event)

    def screen(self, voice: Voice, book: Book) -> Json:
        """Give the snapshot, with the way back to the course and, in the lobby, to the rules."""
        screen = self.table(book).screen(voice)
        practice = screen["practice"]
        if practice["kind"] == "lobby":
            note = voice.say(T("The menu at the top changes them, from the next game on."))
            practice = practice | {"rules": practice["rules"] | {"note": note}}
        place = screen["place"] | {"back": back(voice)}
        return screen | {"place": place, "practice": practice}

    def go_on(self, book: Book) -> None:
        """Think on, after the place was shown."""
        self.table(book).go_on()
