"""Reading a recorded game of either kind: Euchre Game Notation or our own text form."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.notation import HEAD, is_deal
from euchre_tutor.engine.records.egn_json import LIMIT, EgnError, Wanted, shown
from euchre_tutor.engine.records.egn_read import read_egn
from euchre_tutor.engine.records.recorded import RecordedGame
from euchre_tutor.engine.records.text_form import read_deals, read_text

_LOOKED_AT: Final = 40


def read_record(data: bytes) -> RecordedGame:
    """Read a recorded game, whichever kind of file it is; the line of a deal is one of a game.

    Raises :class:`EgnError` or :class:`~euchre_tutor.engine.notation.NotationError`, and nothing
    else, for what cannot be read.
    """
    start = data[: LIMIT + 1].decode("utf-8-sig", errors="replace").lstrip()
    if start.startswith(HEAD) and len(data) <= LIMIT and "\ufffd" not in start:
        return read_text(data.decode("utf-8-sig"))
    if is_deal(start) and len(data) <= LIMIT and "\ufffd" not in start:
        return read_deals(data.decode("utf-8-sig"))
    if len(data) <= LIMIT and not start.startswith(("{", "[")) and "\ufffd" not in start:
        first = start.split("\n")[0][:_LOOKED_AT]
        raise EgnError("line 1", Wanted.RECORD, shown(first) if first else "nothing")
    return read_egn(data)
