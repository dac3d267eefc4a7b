"""A lesson in a notebook cell or filling a page."""

from __future__ import annotations

from typing import Any

from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.player import CHECK, Player
from euchre_tutor.text import in_use, render, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.widgets import Event, Screen, interface


class LessonView(Screen):
    """One lesson on a screen, in the language in use when it was made."""

    def __init__(
        self,
        lesson: Lesson,
        step: int | str = 1,
        seed: str | None = None,
        *,
        standalone: bool = False,
    ) -> None:
        self.player = Player(lesson, step, seed)
        self._begun_at = step
        self._language = in_use()
        super().__init__(
            rules=drawer_rules(self._language),
            words=interface(self._language),
            standalone=standalone,
        )
        self.show(self.player.screen(self._language))

    def handle(self, event: Event) -> None:
        """Hand the event to the player and show what has changed."""
        if self.player.handle(event):
            self.show(self.player.screen(self._language))

    def __repr__(self) -> str:
        name = self.player.lesson.name
        if self._begun_at == 1:
            return f"lesson({name!r})"
        step = CHECK if self._begun_at == CHECK else self._begun_at
        return f"lesson({name!r}, step={step!r})"


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
