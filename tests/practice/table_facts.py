"""What is so at the practice table, counted anew from who did what in the deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import NamedTuple

from explain import naive
from practice.marked import Where

from euchre_tutor.engine import (
    Action,
    Announce,
    Call,
    Card,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    Position,
    Rules,
    Seat,
    Trick,
)
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Table

NAMES = {"N": "North", "E": "East", "S": "South", "W": "West"}
SUITS = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
CALLS = (Pass, OrderUp, NameSuit)


class Act(NamedTuple):
    """Something done, by whom, and in how many ways it could have been done otherwise."""

    seat: Seat
    action: Action
    ways: int


@lru_cache(maxsize=64)
def acts(position: Position) -> tuple[Act, ...]:
    """Everything done in a deal, in order."""
    now, found = Position.start(position.deal), []
    for action in position.actions:
        assert now.to_act is not None
        found.append(Act(now.to_act, action, len(now.legal())))
        now = now.after(action)
    return tuple(found)


@lru_cache(maxsize=64)
def cut(position: Position, count: int) -> Position:
    """The deal after so many actions."""
    return Position.start(position.deal).play(*position.actions[:count])


@dataclass(frozen=True, slots=True)
class Facts:
    """A table or a replay on the screen, and where on it something is said."""

    place: Table | Replay
    where: Where = ()

    def at(self, *where: str) -> bool:
        """Whether it is said there; "*" stands for any name or number."""
        return len(where) == len(self.where) and all(
            wanted in ("*", str(step)) for wanted, step in zip(where, self.where, strict=True)
        )

    @property
    def index(self) -> int:
        """The last number in the place."""
        return next(step for step in reversed(self.where) if isinstance(step, int))

    # The table.

    @property
    def table(self) -> Table:
        """The table there must be."""
        assert isinstance(self.place, Table)
        return self.place

    @property
    def now(self) -> bool:
        """Whether the deal is shown as it stands."""
        return self.table.look is None and not self.table.last

    @property
    def mine(self) -> bool:
        """Whether the learner is to do something but go on."""
        return not self.table.stopped and self.table.position.to_act is self.you

    # The moment on show.

    @property
    def you(self) -> Seat:
        """The learner's seat."""
        return self.place.setup.seat if isinstance(self.place, Table) else self.place.you

    @property
    def whole(self) -> Position:
        """The deal to its last action."""
        return self.place.position if isinstance(self.place, Table) else self.place.line

    @property
    def count(self) -> int:
        """How many of its actions are on show."""
        look = self.place.look
        return len(self.whole.actions) if look is None else look

    @property
    def shown(self) -> Position:
        """The position on show."""
        return cut(self.whole, self.count)

    @property
    def rules(self) -> Rules:
        """The rules of the deal."""
        return self.whole.rules

    @property
    def acts(self) -> Sequence[Act]:
        """What was done up to the moment on show."""
        return acts(self.whole)[: self.count]

    @property
    def calls(self) -> list[tuple[Seat, Call]]:
        """The bidding up to there."""
        return [(act.seat, act.action) for act in self.acts if isinstance(act.action, CALLS)]

    @property
    def maker(self) -> Seat | None:
        """Who has made trump."""
        return next((seat for seat, call in self.calls if not isinstance(call, Pass)), None)

    @property
    def trump(self) -> str:
        """The letter of the trump suit; empty before it is made."""
        for _, call in self.calls:
            if isinstance(call, NameSuit):
                return call.suit.letter
            if isinstance(call, OrderUp):
                return self.whole.deal.upcard.suit.letter
        return ""

    @property
    def second(self) -> bool:
        """Whether the second round of the bidding is on, or ended it."""
        passes = [call for _, call in self.calls[: self.rules.players] if isinstance(call, Pass)]
        return len(passes) == self.rules.players

    # Cards.

    @property
    def played(self) -> list[tuple[Seat, Card]]:
        """The cards played, with who played them."""
        return [(act.seat, act.action.card) for act in self.acts if isinstance(act.action, Play)]

    @property
    def size(self) -> int:
        """How many cards a trick has."""
        out = {act.seat.partner for act in self.acts if getattr(act.action, "alone", False)}
        return self.rules.players - len(out)

    @property
    def full(self) -> bool:
        """Whether a finished trick lies there."""
        looks = isinstance(self.place, Replay) or self.place.look is not None
        ended = bool(self.played) and len(self.played) % self.size == 0
        return ended and (looks or self.table.stopped)

    @property
    def lying(self) -> list[tuple[Seat, Card]]:
        """The cards of the trick that lies there."""
        plays = self.played
        if isinstance(self.place, Table) and self.place.last:
            plays = plays[: -(len(plays) % self.size or self.size * self.full) or None]
            return plays[-self.size :]
        return plays[-self.size :] if self.full else plays[len(plays) - len(plays) % self.size :]

    @property
    def number(self) -> int:
        """Which trick it is, from 1."""
        return len(self.played) // self.size + (not self.full)

    @property
    def present(self) -> Facts:
        """The deal as it stands."""
        return Facts(replace(self.table, look=None, last=False))

    @property
    def before(self) -> int:
        """How many tricks were finished before the one that lies there now."""
        now = self.present
        return len(now.played) // now.size - now.full

    def winner(self, plays: Sequence[tuple[Seat, Card]]) -> Seat:
        """Who takes a trick."""
        card = naive.best(Trick(plays[0][0], tuple(plays)), self.whole.trump)
        return next(seat for seat, one in plays if one is card)

    # What is said at the table.

    @property
    def said(self) -> dict[Seat, str]:
        """The words of each seat in the round of the bidding on show or that ended the bidding."""
        calls = self.calls[self.rules.players :] if self.second else self.calls
        words = {seat: self._words(seat, call) for seat, call in calls}
        for act in self.acts:
            if act.action == Announce(alone=True):
                side = {act.seat, act.seat.partner}
                words[act.seat] = "I go alone" if self.maker in side else "I defend alone"
        return words

    def _words(self, seat: Seat, call: Call) -> str:
        match call:
            case Pass():
                return "Pass"
            case NameSuit(suit, alone):
                words = SUITS[suit.letter]
            case OrderUp(alone):
                dealer = self.whole.dealer
                partner = self.rules.players == len(NAMES) and seat.partner is dealer
                words = "I accept" if seat is dealer else "I assist" if partner else "I order it up"
        return f"{words}, alone" if alone else words
