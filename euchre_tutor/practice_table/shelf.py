"""Where the practice table keeps its games in a learner's book: a game, two deals, a record."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.engine import Seat
from euchre_tutor.engine.notation import parse_game, write_game
from euchre_tutor.practice_table import saving
from euchre_tutor.practice_table.files import Loaded
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table
from euchre_tutor.progress import Book, LessonState, Progress, Run

NAME: Final = "practice"
"""The name under which a book keeps it."""
RECORD: Final = "record"
"""The part that holds a game read from a file."""
_LOBBY: Final = "lobby"
_OVER: Final = "over"
"""The deed of a record that names what was before the learner when it was opened."""
_WHOSE: Final = "whose"
"""The deed of a record that names the seat from which it is looked at."""
_NO_RECORD: Final = Run(token="")
"""What is kept in place of a record that was closed: a book forgets nothing that it is not told."""
_SEAT: Final = f"{NAME}.seat"
_LEVEL: Final = f"{NAME}.level"


class Shelf:
    """The games of the practice table in one book. What is damaged there is as if it were not."""

    def __init__(self, book: Book) -> None:
        self.book = book

    @property
    def at(self) -> str:
        """Which of them the learner had before them last; empty for none."""
        return self.book.lesson(NAME).at

    def has(self, part: str) -> bool:
        """Tell whether something is kept under a name, be it damaged."""
        return self._runs.get(part, _NO_RECORD) != _NO_RECORD

    @property
    def _runs(self) -> Mapping[str, Run]:
        return self.book.lesson(NAME).runs

    def table(self, kind: Kind) -> Table | None:
        """Take the game or deal up that is kept; None where there is none that can be."""
        run = self._runs.get(kind.value)
        table = None if run is None else saving.again(run)
        return table if table is not None and table.setup.kind is kind else None

    def keep(self, table: Table) -> None:
        """Keep a table as it stands: it is before the learner, and a record no more."""
        part = table.setup.kind.value
        self._keep(part, {part: saving.kept(table)})

    def leave(self) -> None:
        """Keep that the learner has nothing before them, and a record no more."""
        self._keep(_LOBBY, {})

    def record(self) -> tuple[Loaded, str] | None:
        """Take the record up that is kept, with the name of its file."""
        if not self.has(RECORD):
            return None
        run = self._runs[RECORD]
        try:
            game = parse_game("\n".join(what for kind, what in run.deeds if kind == "line"))
            notes: list[list[tuple[int, str]]] = [[] for _ in game.deals]
            for kind, what in run.deeds:
                if kind == "note":
                    deal, action, text = what.split(" ", 2)
                    notes[int(deal)].append((int(action), text))
            whose = [Seat.parse(what) for kind, what in run.deeds if kind == _WHOSE]
        except (LookupError, ValueError):  # what stands in a file can be anything
            return None
        loaded = Loaded(game, tuple(map(tuple, notes)), seat=whose[0] if whose else None)
        return (loaded, run.token) if game.deals else None

    @property
    def before(self) -> str:
        """Which of them the learner had before them when the record was opened over it."""
        deeds = self._runs[RECORD].deeds if self.has(RECORD) else ()
        return next((what for kind, what in deeds if kind == _OVER), _LOBBY)

    def keep_record(self, loaded: Loaded, name: str) -> None:
        """Keep a game that was read from a file, and what it was opened over."""
        deeds = [(_OVER, self.before if self.at == RECORD else self.at)]
        deeds += [] if loaded.seat is None else [(_WHOSE, loaded.seat.letter)]
        deeds += [("line", line) for line in write_game(loaded.game).splitlines()]
        for deal, notes in enumerate(loaded.notes):
            deeds += [("note", f"{deal} {action} {text}") for action, text in notes]
        run = Run(token=name, rules=str(loaded.game.rules), of=RECORD, deeds=tuple(deeds))
        self._keep(RECORD, {RECORD: run})

    def _keep(self, at: str, runs: Mapping[str, Run]) -> None:
        """Keep what is before the learner; a record that is so no more is dropped."""
        dropped = {RECORD: _NO_RECORD} if self.has(RECORD) else {}
        state = LessonState(at=at, runs=MappingProxyType({**dropped, **runs}))
        self.book.keep(Progress(lessons=MappingProxyType({NAME: state})))

    @property
    def seat(self) -> Seat:
        """Where the learner likes to sit."""
        try:
            return Seat.parse(self.book.word(_SEAT))
        except ValueError:
            return Seat.SOUTH

    @property
    def level(self) -> int:
        """How well the others are to play."""
        word = self.book.word(_LEVEL)
        return int(word) if word in map(str, LEVELS) else 2

    def like_seat(self, seat: Seat) -> None:
        """Keep where the learner likes to sit."""
        self.book.set_words({_SEAT: seat.letter})

    def like_level(self, level: int) -> None:
        """Keep how well the others are to play."""
        self.book.set_words({_LEVEL: str(level)})
