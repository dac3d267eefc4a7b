"""A learner at the practice table, without a widget: events in, places out, thinking in pieces."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from datetime import date
from secrets import token_hex
from typing import Final

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.engine import Announce, Phase, Rules, Seat
from euchre_tutor.engine.notation import is_deal
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.coaching.hint import Help, Hint, thought
from euchre_tutor.lessons.coaching.running import Piece
from euchre_tutor.lessons.steps import Choose, Deed, Press, Tap
from euchre_tutor.practice_table import files, playing, replaying
from euchre_tutor.practice_table.coached import Coach
from euchre_tutor.practice_table.file_names import shown_name
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.remarks import with_remarks
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.saved import saved
from euchre_tutor.practice_table.seeds import SeedError, clean_seed
from euchre_tutor.practice_table.setup import Kind, Setup
from euchre_tutor.practice_table.shelf import RECORD, Shelf
from euchre_tutor.practice_table.table import RESUME, Lobby, Station, Table, Wish
from euchre_tutor.progress import Book
from euchre_tutor.text import T, Text, in_use, render

_LEVELS: Final = frozenset(map(str, LEVELS))
_DAMAGED: Final = T(
    "The game from a file that was open here cannot be read any more. Open its file again."
)


class Player:
    """What one learner has before them, kept in their book after every deed.

    ``rules`` are those in use, for what is begun from now on; ``seed`` begins a game at once.
    """

    def __init__(
        self, coach: Coach, book: Book, rules: Rules = Rules.STANDARD, seed: str | None = None
    ) -> None:
        self.coach = coach
        self.rules = rules
        self.download: tuple[str, str] | None = None
        """A file for the learner, by name and text, until it has been sent."""
        self._shelf = Shelf(book)
        self.place: Place = self._lobby()
        self._resume() if seed is None else self._begin(Kind.GAME, seed)

    # Where the learner is.

    def _setup(self, kind: Kind = Kind.GAME, seed: str = "") -> Setup:
        seat = self._shelf.seat
        seat = seat if seat in self.rules.seats and kind is not Kind.DAY else Seat.SOUTH
        level = self._shelf.level
        return Setup(kind=kind, seed=seed, rules=self.rules, seat=seat, level=level)

    def _lobby(self, notice: Text | None = None) -> Lobby:
        kept = {kind: self._shelf.table(kind) for kind in Kind if self._shelf.has(kind.value)}
        waiting = tuple(one for one in kept.values() if one and not playing.is_finished(one))
        unreadable = tuple(kind for kind, table in kept.items() if table is None)
        return Lobby(setup=self._setup(), waiting=waiting, unreadable=unreadable, notice=notice)

    def _resume(self) -> None:
        """Go on where the learner was; where that cannot be read, say so and offer a new game."""
        at = self._shelf.at
        if at == RECORD:
            kept = self._shelf.record()
            if kept is None:
                self.place = self._lobby(_DAMAGED)
            else:
                self._open(*kept)
            return
        table = self._table(at)
        self.place = self._lobby() if table is None else table

    def _table(self, part: str) -> Table | None:
        """Take up what is kept under a name; None where that is no table, or cannot be read."""
        kind = next((kind for kind in Kind if kind.value == part), None)
        return None if kind is None else self._shelf.table(kind)

    def _begin(self, kind: Kind, seed: str) -> None:
        """Begin a game or deal, or go on with it where it is not over.

        A hand in one line fixes no deal: it is opened as it was played. Where another one of the
        kind would be lost for it, that is asked about first. A text that fixes no cards changes
        nothing but what is said.
        """
        if kind is Kind.DEAL and is_deal(seed):
            self._load(render(T("A copied hand"), in_use()), seed)
            return
        try:
            setup = self._setup(kind, clean_seed(seed))
        except SeedError as error:
            self.place = replace(self.place, notice=error.text)
            return
        known = self._shelf.table(kind)
        going_on = known if known is not None and not playing.is_finished(known) else None
        if going_on is not None and going_on.setup.same_cards(setup):
            self._put(going_on)
        elif going_on is not None and going_on.begun:
            self._ask(Wish(kind, setup.seed), waiting=(going_on,))
        elif known is None and self._shelf.has(kind.value):
            self._ask(Wish(kind, setup.seed), unreadable=(kind,))
        else:
            self._put(playing.begin(setup))

    def _ask(
        self, wish: Wish, waiting: tuple[Table, ...] = (), unreadable: tuple[Kind, ...] = ()
    ) -> None:
        """Ask whether what is kept is to be given up for a wish."""
        self.place = replace(self._lobby(), waiting=waiting, unreadable=unreadable, instead=wish)

    def _put(self, table: Table) -> None:
        self.place = table
        self._shelf.keep(table)

    def _open(self, loaded: files.Loaded, name: str) -> None:
        """Look at a game from a file, from the seat that it names or else the learner likes."""
        liked = self._shelf.seat if loaded.seat is None else loaded.seat
        you = liked if liked in loaded.game.rules.seats else Seat.SOUTH
        opened = replaying.opened(loaded.game, you, self.coach, notes=loaded.notes, name=name)
        left_out = T("The last deal is not finished, and is left out.")
        self.place = replace(opened, notice=left_out) if loaded.left_out else opened

    def deal(self, seed: str) -> None:
        """Play the deal that a text fixes, or go on with it; another is not given up unasked."""
        self._begin(Kind.DEAL, seed)

    # What the learner does.

    def handle(self, event: Mapping[str, object]) -> bool:
        """Take an event from the screen; tell whether anything changed."""
        before = self.place
        match event:
            case {"kind": "practice"}:
                self._asked(event)
            case {"kind": "tap", "card": str(card)}:
                self._deed(Tap(card))
            case {"kind": "choose", "choice": str(choice)}:
                self._deed(Choose(choice))
            case {"kind": "press", "id": str(button)}:
                self._deed(Press(button))
        return self.place is not before

    def _deed(self, deed: Deed) -> None:
        match self.place, deed:
            case ((Table() | Replay()), Press("lobby")):
                self._leave()
            case Lobby(waiting=waiting), Press(button) if button.startswith(RESUME):
                kinds = {RESUME + table.setup.kind.value: table for table in waiting}
                if button in kinds:
                    self._put(kinds[button])
            case Lobby(instead=Wish(kind, seed)), Press("instead"):
                self._put(playing.begin(self._setup(kind, seed)))
            case Lobby(notice=notice) as lobby, Press("close") if notice is not None:
                self.place = replace(lobby, notice=None)
            case Table() as table, Press("replay"):
                self._replay(table)
            case Table() as table, _:
                self._played(table, playing.after(table, deed))
            case Replay() as replay, _:
                self._replayed(replay, deed)

    def _played(self, before: Table, after: Table) -> None:
        if after is before:
            return
        self.place = after
        moved = (before.position, before.stopped) != (after.position, after.stopped)
        if moved or before.game is not after.game:
            self._shelf.keep(after)

    def _replay(self, table: Table) -> None:
        game = table.with_this
        if game.deals:
            opened = replaying.opened(game, table.you, self.coach)
            self.place = replaying.at_deal(opened, len(game.deals) - 1, self.coach)

    def _replayed(self, replay: Replay, deed: Deed) -> None:
        match deed:
            case Tap(card):
                self.place = replaying.what_if(replay, card, self.coach)
            case Press("what-if-off"):
                self.place = replaying.as_played(replay, self.coach)
            case Press("turning"):
                self.place = replaying.to_turning_point(replay, self.coach)
            case Press("close") if replay.notice is not None:
                self.place = replace(replay, notice=None)
            case Press("table"):
                self._close()

    def _close(self) -> None:
        """Leave a replay for where the learner was before; a record from a file is then closed."""
        at = self._shelf.at
        table = self._table(self._shelf.before if at == RECORD else at)
        if table is not None:
            self._put(table)
        else:
            self._leave()

    def _leave(self) -> None:
        self._shelf.leave()
        self.place = self._lobby()

    def _asked(self, event: Mapping[str, object]) -> None:
        """Do what an event of the practice table's own kind asks for."""
        match event, self.place:
            case {"do": "begin", "what": "day", "seed": str(day)}, _ if _is_date(day):
                self._begin(Kind.DAY, day)
            case {"do": "begin", "what": "game" | "deal" as what, "seed": str(seed)}, _:
                self._begin(Kind(what), seed if seed.strip() else token_hex(4))
            case {"do": "sit", "seat": str(seat)}, (Lobby() | Replay()) as place:
                self._sit(place, seat)
            case {"do": "level", "level": str(level)}, Lobby() as lobby if level in _LEVELS:
                self._shelf.like_level(int(level))
                self.place = replace(lobby, setup=self._setup())
            case {"do": "look", "at": int(count)}, Table() as table:
                self.place = playing.looked(table, count)
            case {"do": "look", "at": int(count)}, Replay() as replay:
                self.place = replaying.looked(replay, count, self.coach)
            case {"do": "deal", "number": int(number)}, Replay() as replay:
                self.place = replaying.at_deal(replay, number, self.coach)
            case {"do": "load", "name": str(name), "text": str(text)}, _:
                self._load(shown_name(name), text)
            case {"do": "save", "form": "egn" | "text" as form}, (Table() | Replay()):
                self._save(form)

    def _sit(self, place: Lobby | Replay, letter: str) -> None:
        """Sit elsewhere in the next game, or look at a game from a file from another seat."""
        rules = self.rules if isinstance(place, Lobby) else place.game.rules
        seat = next((seat for seat in rules.seats if seat.letter == letter), None)
        if seat is None:
            return
        if isinstance(place, Lobby):
            self._shelf.like_seat(seat)
            self.place = replace(place, setup=self._setup())
        elif place.name and seat is not place.you:
            self.place = replaying.seen_from(place, seat)
            kept = files.Loaded(place.game, place.notes, seat=seat)
            self._shelf.keep_record(kept, place.name)

    def _load(self, name: str, text: str) -> None:
        try:
            loaded = files.load(text)
        except files.FileError as error:
            why = T("{name}: {problem}", name=name, problem=error.text)
            self.place = replace(self.place, notice=why)
            return
        self._open(loaded, name)
        self._shelf.keep_record(loaded, name)

    def _save(self, form: str) -> None:
        place = self.place
        if isinstance(place, Lobby):
            return
        game = place.game if isinstance(place, Replay) else place.with_this
        notes = place.notes if isinstance(place, Replay) else ()
        try:
            if form == "egn":
                remarks = with_remarks(game, notes, place.you, self.coach)
                text = files.as_egn(game, remarks, place.you)
            else:
                text = files.as_text(game, place.you)
        except files.FileError as error:
            self.place = replace(place, notice=error.text)
            return
        self.download = (f"euchre-game.{'egn' if form == 'egn' else 'txt'}", text)
        unfinished = isinstance(place, Table) and place.position.phase is not Phase.OVER
        self.place = replace(place, notice=saved(game, form, unfinished=unfinished))

    # What the others and the coach do.

    def work(self) -> Iterator[Piece]:
        """Do what there is to be thought, in small pieces; tell of each what came of it.

        Whoever runs it stops when the learner does something, and begins anew.
        """
        while isinstance(self.place, Table) and self.place.station is Station.OTHERS:
            yield from self._others(self.place)
        match self.place:
            case Table(hint=Hint(help=help_)) if help_ is not Help.NONE:
                yield from self._advise(self.place)
            case Replay(thinking=True):
                for call in replaying.grading(self.place, self.coach):
                    if call is not None and isinstance(self.place, Replay):
                        self.place = replaying.with_call(self.place, call)
                    yield Piece.NOTHING if call is None else Piece.NEWS

    def _others(self, table: Table) -> Iterator[Piece]:
        view = table.position.view(sure(table.position.to_act))
        for action in self.coach.choose(view, table.setup.level, _seed(table, "seat")):
            if action is None:
                yield Piece.NOTHING
                continue
            self._put(playing.acted(table, action))
            yield Piece.NEWS if action == Announce(alone=False) else Piece.DEED

    def _advise(self, table: Table) -> Iterator[Piece]:
        if table.hint.is_known:
            return
        advices = self.coach.think(table.position.view(table.you), _seed(table, "hint"))
        for hint in thought(table.hint, advices):
            if hint is not None:
                self.place = replace(table, hint=hint)
            yield Piece.NOTHING if hint is None else Piece.NEWS


def _seed(table: Table, what: str) -> str:
    """Give a text that fixes what is left to chance at this moment of the game."""
    return f"{table.setup.seed}/{table.number}/{what}/{len(table.position.actions)}"


def _is_date(text: str) -> bool:
    try:
        return date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False
