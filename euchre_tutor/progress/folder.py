"""Where progress lies on this computer."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

FOLDER: Final = "EUCHRE_TUTOR_DATA"
"""The environment variable that names another folder."""
NAME: Final = "euchre_tutor"


def data_folder(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path:
    """Give the folder, which need not exist yet: the user's own, as the system has it."""
    if environ.get(FOLDER):
        return Path(environ[FOLDER])
    at_home = Path.home() if home is None else home
    if platform == "win32":
        base = Path(environ.get("LOCALAPPDATA") or at_home / "AppData" / "Local")
    elif platform == "darwin":
        base = at_home / "Library" / "Application Support"
    else:
        given = Path(environ.get("XDG_DATA_HOME", ""))
        base = given if given.is_absolute() else at_home / ".local" / "share"
    return base / NAME
