"""Why a file is no recorded game, in words."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.notation import NotationError
from euchre_tutor.engine.records.egn import EgnError, Wanted
from euchre_tutor.engine.records.egn_json import shown
from euchre_tutor.text import T, Text


def unreadable(error: EgnError | NotationError) -> Text:
    """Say in one line where reading stopped, what had to stand there and what does."""
    if isinstance(error, NotationError):
        return _no_game(error)
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


def _no_game(error: NotationError) -> Text:
    """Say it of our own text form: the line, the part, what belongs there and what is there."""
    part, wanted = _PARTS[error.field]
    if error.line is None:
        return T("{part}: expected {wanted}", part=part, wanted=wanted)
    line = error.line
    if error.found is None:
        return T("line {line}, {part}: expected {wanted}", line=line, part=part, wanted=wanted)
    return T(
        "line {line}, {part}: expected {wanted}, found {found}",
        line=line,
        part=part,
        wanted=wanted,
        found=shown(error.found),
    )


_PARTS: Final = {
    "game": (T("game"), T("euchre game, the rules, the first dealer and the score")),
    "score": (
        T("score"),
        T("the points at the start, such as 0-0, enough to win on one side at most"),
    ),
    "deal": (T("deal"), T("five parts: rules, dealer, hands, kitty and actions")),
    "seat": (T("seat"), T("the letter of a player of this game, such as N")),
    "rules": (T("rules"), T("rules such as standard, the same for the whole game")),
    "dealer": (T("dealer"), T("the letter of a player, such as N")),
    "hands": (T("hands"), T("five cards for each player, and no card twice")),
    "kitty": (T("kitty"), T("all the other cards, the upcard first")),
    "actions": (T("actions"), T("calls, exchange, answers and cards, in this order")),
}
"""The parts of our own text form, as :class:`NotationError` names them, and what each holds."""

_WANTED: Final = {
    Wanted.TEXT: T("text in UTF-8"),
    Wanted.SIZE: T("4 MB at most"),
    Wanted.JSON: T("JSON"),
    Wanted.FLAT: T("JSON that is not nested so deep"),
    Wanted.EGN: T("Euchre Game Notation"),
    Wanted.RECORD: T(
        "Euchre Game Notation, a text whose first words are euchre game, or a hand copied in one"
        " line"
    ),
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
    Wanted.START: T("points from 0 up, enough to win on one side at most"),
    Wanted.LEAD: T("LEFT_OF_DEALER or LEFT_OF_LONER"),
    Wanted.PLAYED: T("a rule that is not played here"),
    Wanted.ONE_PHASE: T("one bidding and one play"),
}
