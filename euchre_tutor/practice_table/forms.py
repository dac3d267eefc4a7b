"""The forms in which a game is saved, each by the button that does it: other texts name them."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text import T

SAVE_EGN: Final = T("Save as EGN")
SAVE_TEXT: Final = T("Save in our own form")
FORMS: Final = (("egn", SAVE_EGN), ("text", SAVE_TEXT))
"""As the menu of a game has them: the name of the form, and the label of its button."""
