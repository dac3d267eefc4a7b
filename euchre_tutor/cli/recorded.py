"""Reading the file of a recorded game, and naming it in messages."""

import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from euchre_tutor.engine.records.recorded import RecordedGame


def read_game(name: str) -> "RecordedGame | None":
    """Read one file; of one that cannot be read give None, with a line on stderr."""
    from euchre_tutor.engine.notation import NotationError
    from euchre_tutor.engine.records.egn import LIMIT, EgnError
    from euchre_tutor.engine.records.read import read_record
    from euchre_tutor.explain.replay.unreadable import unreadable
    from euchre_tutor.text import render

    try:
        with Path(name).open("rb") as file:
            return read_record(file.read(LIMIT + 1))
    except OSError as error:
        reason = error.strerror or str(error)
    except ValueError as error:
        if not isinstance(error, EgnError | NotationError):
            reason = str(error)  # a name with a null character in it
        else:
            reason = render(unreadable(error))
    print(f"euchre-tutor: {printable(name)}: {reason}", file=sys.stderr)
    return None


def printable(name: str) -> str:
    """Give the name of a file as it may stand on a line."""
    return name if name.isprintable() else ascii(name)
