"""The button of the lobby that opens a file: other texts name it."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text import T

OPEN_FILE: Final = T("Open a file")
