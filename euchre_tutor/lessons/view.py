"""A lesson in a notebook cell or filling a page."""

from __future__ import annotations

from typing import Any

from euchre_tutor.lessons.coaching.running import Worker
from euchre_tutor.lessons.kept_screen import KeptScreen
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.player import Player
from euchre_tutor.progress import Book
from euchre_tutor.text import in_use, render, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.widgets import Event, interface


class LessonView(KeptScreen):
    """One lesson on a screen, in the language in use when it was made.

    Its learner is who uses the kernel, or the browser that Voilà serves; ``book`` names another.
    ValueError for a step that does not exist.
    """

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
        self._worker = Worker(self._more, self._failed)
        self._begun_at = step
        self._seed = seed
        self._language = in_use()
        super().__init__(
            rules=drawer_rules(self._language),
            words=interface(self._language),
            standalone=standalone,
        )
        self.open_for(book)

    def opened(self, book: Book) -> None:
        """Go on where the learner was, or at the step asked for."""
        self.player = Player(self.player.lesson, self._begun_at, self._seed, book.rules, book)
        self._draw()

    def act(self, event: Event) -> None:
        """Hand the event to the player and show what has changed."""
        if self.player.handle(event):
            self._draw()

    def _draw(self) -> None:
        self.show(self.player.screen(self._language))
        self._worker.begin(self.player.work())

    def _more(self) -> None:
        """Show the same snapshot with what the coach has found."""
        self.show(self.player.screen(self._language) | {"seq": self.seq})

    def _failed(self, error: Exception) -> None:
        self.log.error("thinking beside a lesson failed", exc_info=error)
        self.send({"kind": "trouble"})

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
