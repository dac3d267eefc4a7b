"""The practice table: whole games and single deals, with a coach, undo, replay and review.

    from euchre_tutor import practice
    practice(seed="class-7")

``table`` holds what is at the table as values, ``replay`` a finished deal looked at again;
``player`` is the learner at it, ``parts`` what it looks like. The package can be called like its
function, for both have the name by which a notebook asks for the table.
"""

from __future__ import annotations

import sys
from types import ModuleType

from euchre_tutor.practice.tutor import TUTOR
from euchre_tutor.practice.view import PracticeView

__all__ = ["PracticeView", "practice"]


def practice(seed: str | None = None, *, standalone: bool = False) -> PracticeView:
    """Sit down at the practice table, as a widget.

    It goes on where you were. ``seed`` is a text of at most 64 characters that fixes a game by the
    rules in use: the same cards for everybody, its first deal being ``Deal.shuffled(seed, rules)``.
    A game of this text that is not over goes on; one of another text is given up for it.
    ``standalone`` lets it fill the page.
    """
    return PracticeView(TUTOR, seed, standalone=standalone)


class _Called(ModuleType):
    """This package, which can be called."""

    def __call__(self, seed: str | None = None, *, standalone: bool = False) -> PracticeView:
        """Do what :func:`practice` does."""
        return practice(seed, standalone=standalone)


sys.modules[__name__].__class__ = _Called
