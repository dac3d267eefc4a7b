"""A whole deal: calls, exchange, lone hands, five tricks, the score, and what there is to learn."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final

from euchre_tutor.engine import Action, Deal, Phase, Position, Rules, Seat, sorted_hand
from euchre_tutor.explain import score
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.playing import YOU
from euchre_tutor.lessons.reading import cards_line, markdown, why
from euchre_tutor.lessons.steps import deal_parts
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press
from euchre_tutor.lessons.steps.deciding import DECISIONS, Deciding, decide
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.trick_play import ON, How, TrickPlay
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.text import T

_FIVE: Final = How(tricks=5, coached=True)
_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


class Station(Enum):
    """Where in a deal the learner is."""

    DECIDING = "deciding"
    """The learner is to call, to exchange or to announce."""
    BID = "bid"
    """The bidding is over: what came of it is told."""
    LEAD = "lead"
    """Before the first card: who leads is told."""
    TRICKS = "tricks"
    SCORE = "score"
    """The deal is over: the score is told, and the deal once more."""
    REVIEW = "review"
    """What the learner's choices have cost is told, by the coach beside the lesson."""


@dataclass(frozen=True, slots=True, kw_only=True)
class WholeDeal(Step):
    """The learner plays a whole deal from South, and the tutor explains every turn."""

    seed: str
    """The text that fixes the cards."""
    dealer: Seat
    """Who deals first."""
    read_by: Rules = Rules.STANDARD
    """The rules by which it is told where it is only read."""

    def begin(self, rules: Rules) -> Dealt:
        """Begin with the first call, under the rules in use."""
        return Dealt.start(self.seed, rules, self.dealer)

    def to_read(self) -> Iterator[str]:
        """Give who deals, the upcard and the learner's hand."""
        deal = dealt(self.seed, 1, self.read_by, self.dealer)
        text = T("{dealer} deals and turns up {upcard}.", dealer=deal.dealer, upcard=deal.upcard)
        yield f"{markdown(text)} **{markdown(T('You sit South. Bid, and play the hand.'))}**"
        yield cards_line(sorted_hand(deal.hands[YOU.number], None))

    def answers(self) -> Iterator[str]:
        """Tell one way in which the deal may go: everybody bids and plays as the others do."""
        number, position = 1, played_out(dealt(self.seed, 1, self.read_by, self.dealer))
        while position.contract is None:
            number += 1
            dealer = self.read_by.next_seat(position.dealer)
            position = played_out(dealt(self.seed, number, self.read_by, dealer))
        yield markdown(T("One way in which it may go:"))
        for _, line in deal_parts.review(position):
            yield f"- {markdown(line)}"
        yield f"- {why(score.result(position, YOU))}"


def dealt(seed: str, number: int, rules: Rules, dealer: Seat) -> Deal:
    """Give the deal of this number, counted from 1; each has other cards."""
    return Deal.shuffled(seed if number == 1 else f"{seed} {number}", rules, dealer)


def played_out(deal: Deal) -> Position:
    """Give the deal as it goes when everybody bids and plays as the other seats do."""
    position = Position.start(deal)
    while position.to_act is not None:
        position = position.after(choose(position.view(position.to_act)))
    return position


@dataclass(frozen=True, slots=True)
class Dealt:
    """A deal as far as it has gone. Make one with :meth:`start`."""

    seed: str
    number: int
    """Which deal it is: a deal that is thrown in is dealt again."""
    position: Position
    """Where the deal stands; while cards are played ``play`` knows."""
    station: Station
    told: int = 0
    """How many actions have been told before."""
    decision: Deciding | None = None
    play: TrickPlay | None = None

    @classmethod
    def start(cls, seed: str, rules: Rules, dealer: Seat) -> Dealt:
        """Begin with the first deal."""
        position = Position.start(dealt(seed, 1, rules, dealer))
        return cls(seed, 1, position, Station.DECIDING).went_on(position)

    @property
    def done(self) -> bool:
        """Whether the deal is over and looked back at."""
        return self.station is Station.REVIEW

    @property
    def you(self) -> Seat:
        """Where the learner sits."""
        return YOU

    @property
    def to_decide(self) -> Position | None:
        """The moment at which the learner is to decide something; None elsewhere."""
        if self.decision is not None:
            return self.position
        return self.now if self.play is not None and self.play.own_turn else None

    @property
    def to_review(self) -> Position | None:
        """The finished deal, once its choices are judged."""
        return self.now if self.done else None

    @property
    def now(self) -> Position:
        """The position on show."""
        return self.position if self.play is None else self.play.position

    @property
    def news(self) -> tuple[tuple[Position, Action], ...]:
        """What has been done since the learner's last act, each with the position before it."""
        position, done = Position.start(self.now.deal), []
        for number, action in enumerate(self.now.actions):
            if number >= self.told:
                done.append((position, action))
            position = position.after(action)
        return tuple(done)

    def after(self, deed: Deed) -> Dealt:
        """Decide, play a card, or go on."""
        match self.station:
            case Station.DECIDING:
                return self._decided(deed)
            case Station.TRICKS:
                return self._played(deed)
            case Station.BID if deed == Press(ON):
                return self._after_the_bidding()
            case Station.LEAD if deed == Press(ON):
                play = TrickPlay.start(self.position, _FIVE)
                told = len(self.position.actions)
                return replace(self, station=Station.TRICKS, play=play, told=told)
            case Station.SCORE if deed == Press(ON):
                return replace(self, station=Station.REVIEW)
        return self

    def went_on(self, position: Position) -> Dealt:
        """Let the others decide up to where the learner has something to decide or to read."""
        bidding = position.phase in _BIDDING
        while position.phase in DECISIONS and position.to_act is not YOU:
            position = position.after(choose(position.view(sure(position.to_act))))
            if bidding and position.phase not in _BIDDING:
                break
        here = replace(self, position=position, decision=None)
        if self.position.phase in _BIDDING and position.phase not in _BIDDING:
            return replace(here, station=Station.BID)
        if position.phase is Phase.PLAY:
            return replace(here, station=Station.LEAD)
        return replace(here, station=Station.DECIDING, decision=decide(position))

    def _decided(self, deed: Deed) -> Dealt:
        if self.decision is None:
            return self
        decision = self.decision.after(deed)
        if decision.chosen is None:
            return replace(self, decision=decision)
        position = self.position.after(decision.chosen)
        told = len(self.position.actions)
        if self.position.phase in _BIDDING and position.phase not in _BIDDING:
            return replace(self, position=position, told=told, decision=None, station=Station.BID)
        return replace(self, told=told).went_on(position)

    def _after_the_bidding(self) -> Dealt:
        here = replace(self, told=len(self.position.actions))
        if not self.position.auction.thrown_in:
            return here.went_on(self.position)
        rules = self.position.rules
        dealer = rules.next_seat(self.position.dealer)
        again = Position.start(dealt(self.seed, self.number + 1, rules, dealer))
        return Dealt(self.seed, self.number + 1, again, Station.DECIDING).went_on(again)

    def _played(self, deed: Deed) -> Dealt:
        play = sure(self.play)
        if play.over and deed == Press(ON):
            return replace(self, station=Station.SCORE)
        after = play.after(deed)
        if after == play:
            return self
        grew = len(after.position.actions) > len(play.position.actions)
        told = len(play.position.actions) if grew else self.told
        return replace(self, play=after, told=told)

    def parts(self, voice: Voice) -> Parts:
        """Show the table, what the others did and why, and what is to be done."""
        match self.station:
            case Station.SCORE:
                return deal_parts.scored(self.now, voice)
            case Station.REVIEW:
                return deal_parts.reviewed(self.now, voice)
        shown = self._shown(voice)
        return deal_parts.with_lines(shown, self._lines, self.position.rules, voice)

    def _shown(self, voice: Voice) -> Parts:
        if self.decision is not None:
            return deal_parts.deciding(self.decision, voice)
        if self.play is not None:
            return deal_parts.tricks(self.play, voice)
        show = deal_parts.bid if self.station is Station.BID else deal_parts.lead
        return show(self.position, voice)

    @property
    def _lines(self) -> tuple[deal_parts.Line, ...]:
        again = self.number > 1 and self.told == 0
        return (*((deal_parts.AGAIN,) if again else ()), *deal_parts.told(self.news))
