"""Games out and in as files: Euchre Game Notation, and our own text form for what it cannot say."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Game, Position, Seat
from euchre_tutor.engine.notation import NotationError, write_game
from euchre_tutor.engine.records.completed import completed
from euchre_tutor.engine.records.egn import EgnError, EgnRefusal, write_egn
from euchre_tutor.engine.records.egn_notes import by_action
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import (
    Notes,
    RecordedDeal,
    RecordedGame,
    RecordError,
    to_game,
)
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay.problems import problem
from euchre_tutor.explain.replay.unreadable import unreadable
from euchre_tutor.practice_table.file_names import whole_characters
from euchre_tutor.practice_table.forms import SAVE_TEXT
from euchre_tutor.text import T, Text
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import sentences

LARGEST: Final = 250_000
"""Bytes of a file that is read: some hundred times as many as a game of ten points has."""
MOST: Final = 200
"""Deals of a game that is read."""


class FileError(ValueError):
    """A file that cannot be opened here; ``text`` says to the learner why."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


@dataclass(frozen=True, slots=True)
class Loaded:
    """A game read from a file: its finished deals, and what somebody remarked on them."""

    game: Game
    notes: tuple[Notes, ...]
    left_out: bool = False
    """Whether the last deal was not finished, and is left out."""
    seat: Seat | None = None
    """Whose game it is, where the file says so."""


def load(text: str) -> Loaded:
    """Read a file, given as text; :class:`FileError` says what keeps it from being replayed."""
    data = text.encode(errors="replace")
    if len(data) > LARGEST:
        too_large = T(
            "The file is too large: a game of at most {n} kilobytes was expected."
            " Nothing was changed.",
            n=LARGEST // 1000,
        )
        raise FileError(too_large)
    try:
        record = completed(read_record(data))
    except (EgnError, NotationError) as error:
        raise FileError(T("{problem}. Nothing was changed.", problem=unreadable(error))) from error
    if len(record.deals) > MOST:
        too_many = T(
            "The file has {n} deals: a game of at most {most} was expected. Nothing was changed.",
            n=len(record.deals),
            most=MOST,
        )
        raise FileError(too_many)
    judged = judge(record)
    for found in judged.problems:
        why = problem(found, record.deals[found.deal])
        raise FileError(
            T(
                "Deal {n} breaks rule {number}: {why} Nothing was changed.",
                n=found.deal + 1,
                number=RULES[found.rule].number,
                why=why.text,
            )
        )
    left_out = bool(judged.deals) and judged.deals[-1].broken_off
    deals = record.deals[:-1] if left_out else record.deals
    if left_out and not deals:
        unfinished = T(
            "The deal is not finished, and only finished ones can be replayed. Nothing was changed."
        )
        raise FileError(unfinished)
    game = _game(replace(record, deals=deals))
    pairs = zip(deals, game.deals, strict=True)
    notes = tuple(_notes(deal, played) for deal, played in pairs)
    return Loaded(game, notes, left_out, record.seat)


def _notes(deal: RecordedDeal, played: Position) -> Notes:
    return tuple((at, whole_characters(text)) for at, text in by_action(deal, played))


def _game(record: RecordedGame) -> Game:
    try:
        return to_game(record)
    except RecordError as error:
        if error.deal is None:
            raise FileError(
                T("There is no finished deal in the file. Nothing was changed.")
            ) from error
        raise FileError(
            T(
                "Deal {n} cannot be replayed: not all of its cards are known. Nothing was changed.",
                n=error.deal + 1,
            )
        ) from error


def as_text(game: Game, seat: Seat | None = None) -> str:
    """Write a game in our own text form, which says everything but remarks.

    ``seat`` is whose game it is.
    :class:`FileError` where no deal is finished: there is nothing to be read again.
    """
    _check(game)
    return write_game(game, seat)


def as_egn(game: Game, notes: Sequence[Notes] = (), seat: Seat | None = None) -> str:
    """Write a game as Euchre Game Notation; :class:`FileError` names what it cannot say.

    ``notes`` are remarks on its deals, ``seat`` is whose game it is.
    """
    _check(game)
    try:
        return write_egn(game, notes, seat)
    except EgnRefusal as error:
        entry = RULES[error.rule]
        says = T(
            "Euchre Game Notation cannot say {what} (rule {number}, {title}).",
            what=_CANNOT.get(error.rule, T("what was done here")),
            number=entry.number,
            title=entry.title,
        )
        instead = T("Our own form says everything: choose “{button}”.", button=SAVE_TEXT)
        if error.deal is None:
            raise FileError(sentences(says, instead)) from error
        where = T("Deal {n}:", n=error.deal + 1)
        raise FileError(sentences(where, says, instead)) from error


def _check(game: Game) -> None:
    if not game.deals:
        raise FileError(T("No hand is finished yet, so there is nothing to save."))


_CANNOT: Final = {
    "two.object": T("a game for two"),
    "score.game": T("a game of so many deals"),
    "play.next": T("a deal that is not finished"),
    "house.lonedef": T("what this deal scores"),
    "house.lead": T("who leads here"),
    "house.pickup": T("an upcard left lying"),
    "house.turned": T("the turned-down suit made trump"),
    "house.caller": T("a player of the makers going alone after the call"),
    "house.defend": T("a lone defender without a lone maker"),
}
"""What the notation has no words for, by the rule in which it and the game part."""
