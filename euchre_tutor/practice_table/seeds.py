"""The text that fixes a game or a deal, as somebody typed it or an address has it."""

from __future__ import annotations

from typing import Final
from unicodedata import category

from euchre_tutor.engine.notation import is_game
from euchre_tutor.practice_table.picker import OPEN_FILE
from euchre_tutor.text import T, Text

LONGEST: Final = 64
"""Characters of a text that fixes a game or a deal."""
_FILE_TYPE: Final = '"Euchre Game Notation"'
"""What stands in every game of that notation."""
_UNWRITTEN: Final = ("Cc", "Cs", "Zl", "Zp")
"""Unicode's categories of what is no sign of a text: control characters, halves of
characters, ends of lines and of paragraphs."""


class SeedError(ValueError):
    """A text that fixes no cards; ``text`` says to the learner why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


def clean_seed(text: str) -> str:
    """Give the text that fixes a game or a deal, wherever it was typed: blanks around do not count.

    :class:`SeedError` for one that is blank, longer than :data:`LONGEST`, or not to be written.
    """
    seed = text.strip()
    if not seed:
        raise SeedError(T("The code is empty: a word or number was expected. Nothing was dealt."))
    if is_game(seed) or (seed.startswith("{") and _FILE_TYPE in seed):
        raise SeedError(
            T(
                "This is no code but a whole game: keep it as a file, and choose “{button}”."
                " Nothing was dealt.",
                button=OPEN_FILE,
            )
        )
    for place, sign in enumerate(seed, 1):
        if category(sign) in _UNWRITTEN:
            raise SeedError(
                T(
                    "Character {n} of the code cannot be read: a word or number was expected."
                    " Nothing was dealt.",
                    n=place,
                )
            )
    if len(seed) > LONGEST:
        raise SeedError(
            T(
                "The code has {n} characters: at most {most} were expected. Nothing was dealt.",
                n=len(seed),
                most=LONGEST,
            )
        )
    return seed
