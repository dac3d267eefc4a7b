"""Finished deals looked at again, with all cards seen: scrubber, "what if", review, notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from euchre_tutor.coach.review import Graded, turning_point
from euchre_tutor.engine import Action, Card, Game, Play, Position, Seat
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.lessons.coaching.grading import GradedCall
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Branch:
    """What if: other cards than were played; after the last of them all play their best.

    What is best is so with all cards seen.
    """

    changes: tuple[int, ...]
    """After how many actions of the deal each card was chosen, in order; never empty. At the first
    the line leaves what was played."""
    line: Position
    """The whole deal to its end, as it would have gone."""

    @property
    def at(self) -> int:
        """After how many actions it leaves what was played."""
        return self.changes[0]

    @property
    def card(self) -> Action:
        """What is played instead."""
        return self.line.actions[self.at]


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay:
    """One deal of a game, at one moment. Never empty: the game has at least one deal."""

    game: Game
    number: int = 0
    """Which of ``game.deals`` is on show."""
    you: Seat = Seat.SOUTH
    """Whose plays and calls are graded; drawn below."""
    look: int = 0
    """Where the scrubber stands: after so many actions of :attr:`line`."""
    branch: Branch | None = None
    outcomes: Mapping[Card, int] = field(default_factory=dict)
    """The makers' tricks of the whole deal after each card that may be played at this moment, if
    all go on with their best; empty where no card is to be played."""
    cards: tuple[Graded, ...] = ()
    """Every card of the deal, graded with all cards seen, in the order played."""
    calls: tuple[GradedCall, ...] = ()
    """The learner's calls, graded as far as the coach has come."""
    thinking: bool = False
    """Whether the coach is still at the calls."""
    notes: tuple[Notes, ...] = ()
    """Remarks by deal, as far as there are any, each with the number of the action, from 0. One
    may begin with a label: ``[??]`` ``[?]`` ``[?!]`` ``[!?]`` ``[!]`` or ``[!!]``."""
    name: str = ""
    """The name of the file it was read from; empty for what was played here."""
    notice: Text | None = None

    @property
    def deal(self) -> Position:
        """The deal as it was played."""
        return self.game.deals[self.number]

    @property
    def line(self) -> Position:
        """What the scrubber runs through: the deal, or the branch."""
        return self.deal if self.branch is None else self.branch.line

    @property
    def shown(self) -> Position:
        """The position on show, all hands open."""
        return Position.start(self.line.deal).play(*self.line.actions[: self.look])

    @property
    def note(self) -> tuple[str, ...]:
        """The remarks on what was done last before this moment."""
        notes = self.notes[self.number] if self.number < len(self.notes) else ()
        on_branch = self.branch is not None and self.look > self.branch.at
        return tuple(text for at, text in notes if at == self.look - 1 and not on_branch)

    @property
    def mine(self) -> tuple[Graded, ...]:
        """The learner's own cards, graded."""
        return tuple(card for card in self.cards if card.seat is self.you)

    @property
    def turning(self) -> Graded | None:
        """The turning point: the card, whoever played it, that cost its side most points.

        The first of them where there are several; None where no card cost any.
        """
        return turning_point(self.cards)

    @property
    def first_card(self) -> int:
        """How many actions come before the first card of the deal."""
        return sum(not isinstance(action, Play) for action in self.deal.actions)
