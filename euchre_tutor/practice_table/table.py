"""A game or a deal being played: all that is on the practice table at one moment, as a value.

A screen of the practice table shows one of three places:

* :class:`Lobby`: nothing is played; the learner chooses what to play;
* :class:`Table`: a deal is being played, or has just ended;
* :class:`~euchre_tutor.practice_table.replay.Replay`: a finished deal looked at again, with all
  cards.

Events the screen sends. ``tap`` of a card, ``choose`` of a call and ``press`` of a button are those
of every screen. Buttons by id:

* ``next``: past a finished trick, then to the next deal; ``undo``; ``last``: show or hide the last
  trick; ``now``: no longer look back; ``hint-1`` to ``hint-4``: nudge, rule of thumb, numbers, the
  card; ``hint-hide``
* ``say``, ``alone`` and ``again``: those of :mod:`euchre_tutor.lessons.steps.deciding`; ``again``
  also closes what is said of a card that may not be played
* ``lobby``: leave what is played, which waits; ``resume-game``, ``resume-deal``, ``resume-day``: go
  on with one; ``instead``: give it up for what was asked for; ``close``: what ``notice`` says was
  read
* ``replay``: look at the finished deals; ``table``: back to where one was before, the table or the
  lobby; ``turning``: to the card at which most was lost; ``what-if-off``: back to what was played

What needs more words is ``{"kind": "practice", "do": …}``:

* ``{"do": "begin", "what": "game" | "day" | "deal", "seed": str}``; for ``day`` the seed is the
  browser's own date, ``2026-11-30``; for the others it may be blank: then one is drawn. Where one
  of the same kind waits, in which the learner has decided something, or cannot be read, it is
  asked about first (``Lobby.instead``). For ``deal`` it may be a hand in one line: it is opened
  as a file is
* ``{"do": "sit", "seat": "N" | "E" | "S" | "W"}``, ``{"do": "level", "level": "1" … "4"}``; in the
  replay of a file ``sit`` says whose cards are reviewed
* ``{"do": "look", "at": int}``: the scrubber stands after so many actions of the deal
* ``{"do": "deal", "number": int}``: another deal of the record, from 0
* ``{"do": "load", "name": str, "text": str}``: a file, as text
* ``{"do": "save", "form": "egn" | "text"}``: answered by the message ``{"kind": "download", "name",
  "text"}``, as progress is

In a replay a tap on any card that may be played asks "what if".

``practice_table.parts.screen(place, voice)`` gives the snapshot of a place in the shape of
:mod:`euchre_tutor.widgets.screen`, without ``seq``; its ``place`` has the ``address``
"page=practice" and no ``back``, which the app adds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from euchre_tutor.engine import Card, Game, Phase, Position, Seat, Trick
from euchre_tutor.lessons.coaching.hint import NO_HINT, Hint
from euchre_tutor.lessons.steps.deciding import DECISIONS, Deciding, decide
from euchre_tutor.practice_table.saying import said
from euchre_tutor.practice_table.setup import Kind, Setup
from euchre_tutor.text import Text

RESUME: Final = "resume-"
"""Begins the id of a button that goes on with what waits; its kind follows."""


class Station(Enum):
    """What the table waits for."""

    OTHERS = "others"
    """Another seat is thinking."""
    DECIDING = "deciding"
    """The learner is to call, to exchange or to say whether to go alone: ``decision`` asks."""
    CARD = "card"
    """The learner is to play a card."""
    TRICK = "trick"
    """A trick is full and lies there; ``next`` goes on."""
    SCORE = "score"
    """The deal is over (``position.result``); ``next`` deals again, unless the game is over."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A game or deal that was asked for."""

    kind: Kind
    seed: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lobby:
    """Nothing is being played: what can be begun, and how."""

    setup: Setup
    """Seat, level and rules for what is begun next."""
    waiting: tuple[Table, ...] = ()
    """The games and deals that can be gone on with, one of a kind at most."""
    unreadable: tuple[Kind, ...] = ()
    """Of which kinds one is kept that cannot be gone on with: damaged, or of another version."""
    instead: Wish | None = None
    """What was asked for, and the one that waits or is unreadable (there is one alone) would be
    given up for."""
    notice: Text | None = None
    """What is to be said: why a file cannot be read, or a code not be dealt."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A deal being played at a table. The learner sits at ``setup.seat``, always drawn below."""

    setup: Setup
    game: Game
    """The deals before this one."""
    position: Position
    """The deal on the table as it stands."""
    stopped: bool = False
    """Whether a full trick lies there until the learner goes on."""
    decision: Deciding | None = None
    """The learner's call, exchange or announcement as far as it has been tapped."""
    refused: Card | None = None
    """The card tapped last, which may not be played: ``position.refusal`` says why."""
    since: int = 0
    """How many actions of the deal there were before the learner's last deed: what came later is
    what the others have done since."""
    fresh_from: int = 0
    """How many actions of the deal the snapshot before this one showed: what came later falls, or
    is said, now."""
    last: bool = False
    """Whether the last trick is being looked at."""
    look: int | None = None
    """Where the scrubber stands: after so many actions of this deal; None: now."""
    hint: Hint = NO_HINT
    notice: Text | None = None
    """Something to be said once, such as that EGN cannot say this game."""

    @property
    def you(self) -> Seat:
        """The learner's seat."""
        return self.setup.seat

    @property
    def station(self) -> Station:
        """What the table waits for."""
        if self.stopped:
            return Station.TRICK
        if self.position.phase is Phase.OVER:
            return Station.SCORE
        if self.position.to_act is not self.you:
            return Station.OTHERS
        return Station.CARD if self.position.phase is Phase.PLAY else Station.DECIDING

    @property
    def number(self) -> int:
        """Which deal of the game it is, from 1."""
        return len(self.game.deals) + 1

    @property
    def with_this(self) -> Game:
        """The game with this deal, where it is over."""
        over = self.position.phase is Phase.OVER and not self.game.over
        return self.game.after(self.position) if over else self.game

    @property
    def score(self) -> tuple[int, int]:
        """The points of the first side and the second, this deal counted once it is over."""
        return self.with_this.score

    @property
    def shown(self) -> Position:
        """The position on show: where the scrubber stands, else the deal as it stands."""
        return self.position if self.look is None else at(self.position, self.look)

    @property
    def trick(self) -> Trick | None:
        """The trick that lies there: the one being played or, while stopped, the full one."""
        shown = self.shown
        full = self.stopped if self.look is None else shown.trick is None or not shown.trick.plays
        return shown.tricks[-1] if full and shown.tricks else shown.trick

    @property
    def last_trick(self) -> Trick | None:
        """The finished trick before the one that lies there; None before the second trick."""
        tricks = self.position.tricks[:-1] if self.stopped else self.position.tricks
        return tricks[-1] if tricks else None

    @property
    def bubbles(self) -> Mapping[Seat, Text]:
        """What each seat said last in this round of the bidding, or when asked to go alone."""
        return said(self.shown)

    @property
    def begun(self) -> bool:
        """Whether the learner has decided something that would be lost."""
        return bool(self.game.deals) or self.can_undo

    @property
    def can_undo(self) -> bool:
        """Whether there is a decision of the learner to go back to in this deal."""
        return last_decision(self.position, self.you) is not None


def asked(table: Table) -> Table:
    """Give the table with the learner's decision begun, where one is to be taken."""
    mine = table.position.to_act is table.you and table.position.phase in DECISIONS
    return replace(table, decision=decide(table.position) if mine else None)


def at(position: Position, count: int) -> Position:
    """Give the deal after its first ``count`` actions."""
    return Position.start(position.deal).play(*position.actions[:count])


def last_decision(position: Position, seat: Seat) -> int | None:
    """Count the actions before the last choice this seat had; None where it had none yet."""
    found, now = None, Position.start(position.deal)
    for number, action in enumerate(position.actions):
        if now.to_act is seat and len(now.legal()) > 1:
            found = number
        now = now.after(action)
    return found
