"""A screen whose learner has a book: what is done on it is kept, and found again.

In JupyterLab the book is that of the user. A page that Voilà serves first says which browser it is:
its first snapshot is only ``{"hello": True}``, the view answers with the event
``{"kind": "hello", "browser": ID}``, and the first real snapshot follows. The ID is None where the
browser keeps nothing.
"""

from __future__ import annotations

import logging
from typing import Final

from euchre_tutor.lessons.voice import Json
from euchre_tutor.progress import Book, browser_owner, local_owner, open_book, unkept_book
from euchre_tutor.text import in_use, render
from euchre_tutor.widgets import Event, Screen

_LOG: Final = logging.getLogger(__name__)

CLOSE: Final = "close-notice"
"""The button that closes the notice."""


def _opened(owner: str | None) -> Book:
    """Open a book; one that nobody keeps, and that says so, for nobody, or where it fails."""
    if owner is None:
        return unkept_book("nobody")
    try:
        return open_book(owner)
    except Exception:  # noqa: BLE001  # a lesson that is not kept is better than none
        _LOG.exception("the progress of %s cannot be opened", owner)
        return unkept_book(owner)


class KeptScreen(Screen):
    """Override :meth:`opened` to show the first snapshot, and :meth:`act` to take the events.

    Call :meth:`open_for` at the end of the constructor. Snapshots get a ``notice`` where there is
    something to say about keeping; the display settings are kept by themselves.
    """

    book: Book | None = None
    """Where all is kept; None until the page has said whose it is."""

    def open_for(self, book: Book | None = None) -> None:
        """Open this book or, without one, that of who uses the kernel; else ask the page."""
        owner = local_owner() if book is None else None
        if book is None and owner is None:
            self.show({"hello": True})
            return
        self._take(_opened(owner) if book is None and owner is not None else book)

    def _take(self, book: Book | None) -> None:
        assert book is not None  # noqa: S101  # `open_for` has just opened it
        self.book = book
        self.display = dict(book.display)
        self.opened(book)

    def opened(self, book: Book) -> None:
        """Show the first snapshot."""
        raise NotImplementedError

    def act(self, event: Event) -> None:
        """Do what an event asks for."""

    def displayed(self) -> None:
        """Keep the display settings that the learner has chosen."""
        if self.book is not None:
            self.book.display = self.display

    def handle(self, event: Event) -> None:
        """Open the book that the page names; then hand on what is no matter of the book."""
        match event, self.book:
            case {"kind": "hello"}, None:
                self._take(_opened(browser_owner(event.get("browser"))))
            case _, None:
                return
            case {"kind": "press", "id": "close-notice"}, Book() as book:
                book.dismiss()
                self.show({name: part for name, part in self.screen.items() if name != "seq"})
            case {"kind": "display"}, _:
                self.displayed()
                self.act(event)
            case {"kind": "hello" | "beat"}, _:
                return
            case _:
                self.act(event)

    def show(self, screen: Json) -> None:
        """Show a snapshot, with what is to be said about keeping."""
        book = self.book
        notice = None if book is None else book.notice
        said = None if notice is None else {"text": render(notice, in_use()), "close": CLOSE}
        super().show(screen | {"notice": said, "kept": book is not None and book.is_kept})
