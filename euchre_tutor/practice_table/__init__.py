"""The practice table: whole games and single deals, with a coach, undo, replay and review.

    from euchre_tutor import practice
    practice(seed="class-7")

``table`` holds what is at the table as values, ``replay`` a finished deal looked at again;
``player`` is the learner at it, ``parts`` what it looks like.
"""

from __future__ import annotations

from euchre_tutor.practice_table.seeds import LONGEST, SeedError, clean_seed
from euchre_tutor.practice_table.tutor import TUTOR
from euchre_tutor.practice_table.view import PracticeView

__all__ = ["PracticeView", "practice"]


def practice(seed: str | None = None, *, standalone: bool = False) -> PracticeView:
    """Sit down at the practice table, as a widget.

    It goes on where you were. ``seed`` is a text of 1 to 64 characters, blanks around it aside,
    that fixes a game by the rules in use: the same cards for everybody, its first deal being
    ``Deal.shuffled(seed.strip(), rules)``. A game of this text that is not over goes on; where
    another waits the table asks first. ``standalone`` lets it fill the page. TypeError or
    ValueError for a seed that is no such text.
    """
    if seed is not None:
        _check(seed)
    return PracticeView(TUTOR, seed, standalone=standalone)


def _check(seed: object) -> None:
    if not isinstance(seed, str):
        message = f"seed must be a text such as seed={str(seed)!r}, not {seed!r}"
        raise TypeError(message)
    try:
        clean_seed(seed)
    except SeedError as error:
        message = f"seed must be a text of 1 to {LONGEST} characters in one line, not {seed!r}"
        raise ValueError(message) from error
