"""Tricks being played: the learner's cards by taps, those of the others by their own simple way."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from euchre_tutor.engine import Card, CardError, Phase, Play, Position, Trick
from euchre_tutor.explain import tricks
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.playing import YOU
from euchre_tutor.lessons.steps.activity import Choose, Deed, Press, Tap, place_of
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.questions import Question, trick_winner
from euchre_tutor.text import T

AGAIN: Final = "again"
"""The button that closes what was said to a card that is not allowed."""
ON: Final = "on"
"""The button that lets the next card fall, or the next trick begin."""


class Telling(Enum):
    """What the learner says of a trick before it is told."""

    NOTHING = "nothing"
    WINNER = "winner"
    """Who wins the finished trick."""
    EACH = "each"
    """After each card who is winning, from the second on: there is then a choice."""


@dataclass(frozen=True, slots=True, kw_only=True)
class How:
    """How the tricks are played."""

    tricks: int = 1
    telling: Telling = Telling.NOTHING
    own: bool = True
    """Whether the learner chooses the own cards; otherwise they fall by themselves."""
    reason: bool = False
    """Whether it is told after each trick why the own card was allowed."""
    coached: bool = False
    """Whether every turn is told elsewhere, so that nothing has to be kept back."""


@dataclass(frozen=True, slots=True)
class TrickPlay:
    """Tricks as far as they are played. Make one with :meth:`start`."""

    how: How
    position: Position
    before: int
    """How many tricks were finished at the start."""
    taken: int
    """How many finished tricks no longer lie on the table."""
    fresh: int = 0
    """How many of the cards on the table were not there before."""
    collected: Trick | None = None
    """The trick that has just gone to its winner."""
    refused: Card | None = None
    """The card just tried that may not be played."""
    marked: bool = False
    """Whether the allowed cards are marked, after a mistake in this turn."""
    given: tuple[int, ...] = ()
    """The answer on show to the question about the cards on the table."""
    settled: bool = False
    """Whether that question is behind the learner."""
    confirmed: bool = False
    """Whether the last answer was right and no verdict was shown."""
    answer: ChooseOne | None = None
    """The question answered last, with its answer, also when it is behind the learner."""

    @classmethod
    def start(cls, position: Position, how: How) -> TrickPlay:
        """Begin where the position is; ValueError unless cards are being played."""
        if position.phase is not Phase.PLAY:
            message = f"no cards are being played in {position}"
            raise ValueError(message)
        finished = len(position.tricks)
        return cls(how, position, finished, finished).on_to(position)

    # What lies there, and what is asked.

    @property
    def lying(self) -> Trick | None:
        """The trick on the table: the one being played, or the one just finished."""
        now = self.position.trick
        if now is not None and now.plays:
            return now
        return self.position.tricks[-1] if self.is_full else None

    @property
    def is_full(self) -> bool:
        """Whether a finished trick lies on the table."""
        return len(self.position.tricks) > self.taken

    @property
    def question(self) -> Question | None:
        """What is asked of the cards on the table; None where nothing is."""
        trick = self.lying
        if trick is None or len(trick) == 1 or self.settled or not self._is_asked:
            return None
        trump = self.position.trump
        asked = trick_winner.ask(trick, trump, rules=self.position.rules)
        if self.is_full:
            return replace(asked, explanation=tricks.winner(trick, trump, YOU))
        so_far = tricks.winning_so_far(trick, trump, YOU)
        return replace(asked, prompt=T("Who is winning now?"), explanation=so_far)

    @property
    def _is_asked(self) -> bool:
        telling = self.how.telling
        return telling is Telling.EACH or (telling is Telling.WINNER and self.is_full)

    @property
    def is_open(self) -> bool:
        """Whether an answer is waited for."""
        return self.question is not None and not self.given

    @property
    def own_turn(self) -> bool:
        """Whether the learner is to play a card."""
        mine = self.how.own and self.position.to_act is YOU
        return mine and not self.is_full and self.question is None

    @property
    def over(self) -> bool:
        """Whether all tricks lie or have lain on the table, the last one told."""
        played = len(self.position.tricks) - self.before
        return played == self.how.tricks and not self.is_open

    # What the learner does.

    def after(self, deed: Deed) -> TrickPlay:
        """Answer, play a card, or go on."""
        match deed:
            case Press(button) if button == AGAIN and self.refused is not None:
                return replace(self, refused=None, fresh=0, collected=None)
            case Press(button) if button == ON and self.goes_on:
                return self.went_on()
            case Tap(card) | Choose(card) if self.is_open:
                return self._answered(card)
            case Tap(card) if self.own_turn:
                return self._tried(card)
        return self

    @property
    def goes_on(self) -> bool:
        """Whether the learner is to say when to go on."""
        stopped = self.is_full or bool(self.given)
        return stopped and not self.is_open and not self.over

    def _answered(self, code: str) -> TrickPlay:
        question, trick = sure(self.question), sure(self.lying)
        by_card = [card.code for card in trick.cards]
        place = by_card.index(code) if code in by_card else place_of(question, code)
        if place is None:
            return self
        answer = ChooseOne(question, given=(place,))
        told = replace(self, given=(place,), answer=answer, fresh=0, collected=None)
        right = place in question.answer
        return told if self.is_full or not right else replace(told.went_on(), confirmed=True)

    def _tried(self, code: str) -> TrickPlay:
        try:
            card = Card(code)
        except CardError:
            return self
        if card not in self.position.hands[YOU.number]:
            return self
        if self.position.refusal(Play(card)) is not None:
            return replace(self, refused=card, marked=True, fresh=0, collected=None)
        return self.on_to(self.position.after(Play(card)))

    def went_on(self) -> TrickPlay:
        """Take the finished trick away, or let the next card fall."""
        if not self.is_full:
            return self.on_to(self.position, settled=True)
        taken = len(self.position.tricks)
        gone = self.position.tricks[-1]
        return replace(self, taken=taken).on_to(self.position, collected=gone)

    def on_to(
        self, position: Position, collected: Trick | None = None, *, settled: bool = False
    ) -> TrickPlay:
        """Let the others play up to where the learner has something to do or to read."""
        now = replace(
            self,
            position=position,
            collected=collected,
            refused=None,
            marked=False,
            given=(),
            settled=settled,
            confirmed=False,
        )
        while not now.waits:
            seat = sure(now.position.to_act)
            later = now.position.after(choose(now.position.view(seat)))
            now = replace(now, position=later, settled=False)
        known = self.lying
        lying = now.lying
        same = known is not None and lying is not None and known.plays == lying.plays[: len(known)]
        before = len(known) if same and known is not None else 0
        return replace(now, fresh=0 if lying is None else len(lying) - before)

    @property
    def waits(self) -> bool:
        """Whether no card falls before the learner has done or read something."""
        return self.is_full or self.is_open or (self.how.own and self.position.to_act is YOU)
