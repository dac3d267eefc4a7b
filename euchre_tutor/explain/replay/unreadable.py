"""Why a file is no recorded game, in words."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.egn import EgnError, Wanted
from euchre_tutor.engine.notation import NotationError
from euchre_tutor.text import T, Text


def unreadable(error: EgnError | NotationError) -> Text:
    """Say in one line where reading stopped, what had to stand there and what does."""
    if isinstance(error, NotationError):
        return T("{problem}", problem=str(error))
    wanted = _WANTED[error.wanted]
    if error.wanted is Wanted.PLAYED:
        return T(
            "{where}: {found} is {wanted}", where=error.where, found=error.found, wanted=wanted
        )
    return T(
        "{where}: expected {wanted}, found {found}",
        where=error.where,
        wanted=wanted,
        found=error.found,
    )


_WANTED: Final = {
    Wanted.TEXT: T("text in UTF-8"),
    Wanted.SIZE: T("4 MB at most"),
    Wanted.JSON: T("JSON"),
    Wanted.FLAT: T("JSON that is not nested so deep"),
    Wanted.EGN: T("Euchre Game Notation"),
    Wanted.RECORD: T("Euchre Game Notation, or a text whose first words are euchre game"),
    Wanted.VERSION: T("version 1"),
    Wanted.OBJECT: T("an object"),
    Wanted.LIST: T("a list"),
    Wanted.NUMBER: T("a whole number"),
    Wanted.YES_NO: T("true or false"),
    Wanted.STRING: T("a text"),
    Wanted.DEALS: T("a list of deals"),
    Wanted.PLAIN_DEAL: T("a deal written out, not packed"),
    Wanted.SEAT: T("a seat, 0 to 3"),
    Wanted.CARD: T("a card, such as Jd"),
    Wanted.HANDS: T("four hands"),
    Wanted.CALL: T("Pass, Order or a suit"),
    Wanted.SCORE: T("a list of two whole numbers"),
    Wanted.LEAD: T("LEFT_OF_DEALER or LEFT_OF_LONER"),
    Wanted.PLAYED: T("a rule that is not played here"),
    Wanted.ONE_PHASE: T("one bidding and one play"),
}
