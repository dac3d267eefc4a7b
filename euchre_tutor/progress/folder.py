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

_GIVEN: Final = {"win32": "LOCALAPPDATA", "darwin": ""}
"""The variable in which a system names the place; others have XDG's."""
_AT_HOME: Final = {"win32": "AppData/Local", "darwin": "Library/Application Support"}


def data_folder(
    environ: Mapping[str, str] = os.environ,
    platform: str = sys.platform,
    home: Path | None = None,
) -> Path | None:
    """Give the folder, which need not exist yet: the user's own, as the system has it.

    None for a user who has no home, as in some containers.
    """
    if environ.get(FOLDER):
        return Path(environ[FOLDER])
    given = Path(environ.get(_GIVEN.get(platform, "XDG_DATA_HOME"), ""))
    if given.is_absolute() or (platform == "win32" and given != Path()):
        return given / NAME
    try:
        at_home = Path.home() if home is None else home
    except RuntimeError:
        return None
    return at_home / _AT_HOME.get(platform, ".local/share") / NAME
