"""A lesson in a notebook cell or filling a page."""

from __future__ import annotations

from typing import Any, Protocol

from euchre_tutor.lessons.coaching.running import Worker
from euchre_tutor.lessons.kept_screen import KeptScreen
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.voice import Json
from euchre_tutor.progress import Book
from euchre_tutor.text import in_use, render, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.widgets import Event, interface


class Plays(Protocol):
    """A learner at something that a screen shows: events in, snapshots out."""

    def handle(self, event: Event) -> bool:
        """Take an event from the screen; tell whether anything changed."""

    def screen(self, language: str) -> Json:
        """Give the whole screen in a language."""


class TutorView(KeptScreen):
    """A screen in the language in use when it was made, with the rulebook in its drawer.

    Set what :meth:`opened` needs before calling the constructor.
    """

    player: Plays
    """Who takes the events, from the moment that the page has said whose it is."""

    def __init__(self, *, standalone: bool, book: Book | None) -> None:
        self.language = in_use()
        super().__init__(
            rules=drawer_rules(self.language),
            words=interface(self.language),
            standalone=standalone,
        )
        self.open_for(book)

    def act(self, event: Event) -> None:
        """Hand the event to the player and show what has changed."""
        if self.player.handle(event):
            self.draw()

    def draw(self) -> None:
        """Show what the player has before them."""
        self.show(self.player.screen(self.language))

    def failed(self, error: Exception) -> None:
        """Tell the page, which goes on, that thinking failed."""
        self.log.error("thinking beside the page failed", exc_info=error)
        self.send({"kind": "trouble"})


class LessonView(TutorView):
    """One lesson on a screen, in the language in use when it was made.

    Its learner is who uses the kernel, or the browser that Voilà serves; ``book`` names another.
    ValueError for a step that does not exist.
    """

    player: Player

    def __init__(
        self,
        lesson: Lesson,
        step: int | str | None = None,
        seed: str | None = None,
        *,
        standalone: bool = False,
        book: Book | None = None,
    ) -> None:
        self.player = Player(lesson, step, seed)
        self._worker = Worker(self._more, self.failed)
        self._begun_at = step
        self._seed = seed
        super().__init__(standalone=standalone, book=book)

    def opened(self, book: Book) -> None:
        """Go on where the learner was, or at the step asked for."""
        self.player = Player(self.player.lesson, self._begun_at, self._seed, book.rules, book)
        self.draw()

    def draw(self) -> None:
        """Show the lesson, and let the coach think beside it."""
        super().draw()
        self._worker.begin(self.player.work())

    def _more(self) -> None:
        """Show the same snapshot with what the coach has found."""
        self.show(self.player.screen(self.language) | {"seq": self.seq})

    def __repr__(self) -> str:
        name = self.player.lesson.name
        if self._begun_at is None:
            return f"lesson({name!r})"
        return f"lesson({name!r}, step={self._begun_at!r})"


def drawer_rules(language: str) -> dict[str, Any]:
    """Give the rulebook as the drawer opens it: number, title and text by key."""
    return {
        key: {
            "number": entry.number,
            "title": render(entry.title, language),
            "text": [rich(paragraph, language) for paragraph in entry.paragraphs],
        }
        for key, entry in RULES.items()
    }
