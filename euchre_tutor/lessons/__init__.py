"""Lessons: literals of steps, the player that plays them, the view that shows it.

from euchre_tutor import lesson
lesson("bowers")
"""

from __future__ import annotations

from euchre_tutor.engine.typed import expect
from euchre_tutor.lessons.course import LESSONS, find
from euchre_tutor.lessons.view import LessonView

__all__ = ["LESSONS", "LessonView", "lesson"]


def lesson(
    name: str, step: int | str | None = None, seed: str | None = None, *, standalone: bool = False
) -> LessonView:
    """Open a lesson of the course, such as ``"bowers"``, as a widget.

    It goes on where you were. ``step`` is where to begin instead, a number from 1 or ``"check"``;
    ``seed`` fixes the questions of the check, which are fresh without it; ``standalone`` lets it
    fill the page. ValueError, saying what there is, for a lesson or step that does not exist;
    TypeError for a name or seed that is no text.
    """
    expect(name, str, "the name of a lesson")
    if seed is not None:
        expect(seed, str, "the seed")
    return LessonView(find(name), step, seed, standalone=standalone)
