"""A deal at one moment: an immutable value, from the first call to the last card.

Order of decisions: calls, the dealer's exchange, announcements to play alone, five tricks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Final

from euchre_tutor.engine import exchange, lone, play, scoring
from euchre_tutor.engine.actions import (
    ANNOUNCE,
    PLAY,
    Action,
    Announce,
    Call,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
)
from euchre_tutor.engine.auction import FIRST, Auction, Contract
from euchre_tutor.engine.refusal import IllegalAction, Refusal
from euchre_tutor.engine.trick import Trick

if TYPE_CHECKING:
    from euchre_tutor.engine.cards import Card, Suit
    from euchre_tutor.engine.deal import Deal, Hand
    from euchre_tutor.engine.rules import Rules
    from euchre_tutor.engine.scoring import DealResult
    from euchre_tutor.engine.seats import Seat
    from euchre_tutor.engine.view import View


class Phase(Enum):
    """What is being decided."""

    FIRST_ROUND = "first round"
    SECOND_ROUND = "second round"
    EXCHANGE = "exchange"
    ALONE = "alone"
    PLAY = "play"
    OVER = "over"

    __hash__ = object.__hash__

    def __repr__(self) -> str:
        return f"Phase.{self.name}"


@dataclass(frozen=True, slots=True, repr=False)
class Position:
    """A deal and what has been done in it. Two positions are equal if both of these are.

    Make one with :meth:`start` and :meth:`after`, or read one with :meth:`parse`. ``repr``
    evaluates to an equal position.
    """

    deal: Deal
    actions: tuple[Action, ...]
    """Everything done so far, from the first call."""
    phase: Phase = field(compare=False)
    to_act: Seat | None = field(compare=False)
    """Whose decision it is; None when the deal is over."""
    hands: tuple[Hand, Hand, Hand, Hand] = field(compare=False)
    """What each seat holds now, by seat number. Whoever sits out keeps the cards, face down."""
    auction: Auction = field(compare=False)
    contract: Contract | None = field(compare=False, default=None)
    """What the bidding led to, with those who play alone as far as they have said so."""
    discard: Card | None = field(compare=False, default=None)
    """The card the dealer put down, if the upcard was taken."""
    tricks: tuple[Trick, ...] = field(compare=False, default=())
    """The finished tricks."""
    trick: Trick | None = field(compare=False, default=None)
    """The trick being played; None before the first lead and after the last card."""

    @classmethod
    def start(cls, deal: Deal) -> Position:
        """Give the position before the first call."""
        auction = Auction(deal.rules, deal.dealer, deal.upcard)
        return cls(deal, (), Phase.FIRST_ROUND, auction.to_speak, deal.hands, auction)

    @classmethod
    def parse(cls, text: str) -> Position:
        """Read the one-line notation; :class:`NotationError` says what is wrong and where."""
        from euchre_tutor.engine.notation import parse_position  # noqa: PLC0415  # needs Position

        return parse_position(text)

    def __str__(self) -> str:
        from euchre_tutor.engine.notation import write_position  # noqa: PLC0415  # needs Position

        return write_position(self)

    def __repr__(self) -> str:
        return f"Position.parse({str(self)!r})"

    # What follows from the fields.

    @property
    def rules(self) -> Rules:
        """The rules in use."""
        return self.deal.rules

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return self.deal.dealer

    @property
    def upcard(self) -> Card:
        """The card turned up."""
        return self.deal.upcard

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        return None if self.contract is None else self.contract.trump

    @property
    def maker(self) -> Seat | None:
        """The player who made trump (rule 5.4), None while nobody has."""
        return None if self.contract is None else self.contract.maker

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that play, clockwise from North: without those who sit out (rule 6.1)."""
        out = () if self.contract is None else lone.sitting_out(self.contract)
        return tuple(seat for seat in self.rules.seats if seat not in out)

    @property
    def makers_tricks(self) -> int:
        """How many finished tricks the makers' side has taken."""
        contract = self.contract
        if contract is None:
            return 0
        side = self.rules.side
        makers = side(contract.maker)
        return sum(side(trick.winner(contract.trump)) is makers for trick in self.tricks)

    @property
    def result(self) -> DealResult | None:
        """What the deal scores; None while it is not over."""
        if self.phase is not Phase.OVER:
            return None
        contract = self.contract
        if contract is None:
            return scoring.THROWN_IN
        return scoring.score(
            self.makers_tricks,
            self.rules.side(contract.maker),
            self.rules,
            lone_maker=contract.loner is not None,
            lone_defender=contract.lone_defender is not None,
        )

    def view(self, seat: Seat) -> View:
        """Give what one seat may know."""
        from euchre_tutor.engine.view import View  # noqa: PLC0415  # needs Position

        return View.of(self, seat)

    # Legality and change.

    def legal(self) -> tuple[Action, ...]:
        """Give every action allowed now; empty when the deal is over."""
        if self.phase is Phase.PLAY:
            return tuple([PLAY[card] for card in self._playable()])
        if self.phase in _BIDDING:
            return self.auction.legal()
        if self.phase is Phase.EXCHANGE:
            return exchange.legal(
                self.deal.hands[self.dealer.number], self.rules, accepted=self._accepted
            )
        return ANNOUNCE if self.phase is Phase.ALONE else ()

    def _playable(self) -> Hand:
        assert self.to_act is not None  # noqa: S101  # so it is in this phase
        return play.legal_cards(self.hands[self.to_act.number], self._led_card, self.trump)

    @property
    def _led_card(self) -> Card | None:
        return self.trick.plays[0][1] if self.trick is not None and self.trick.plays else None

    @property
    def _accepted(self) -> bool:
        return self.contract is not None and self.contract.maker is self.dealer

    def refusal(self, action: Action) -> Refusal | None:
        """Say why the action is not allowed now, or None if it is. The only judge of legality."""
        if self.phase in _BIDDING:
            return self.auction.refusal(action)
        if self.phase is Phase.PLAY and isinstance(action, Play):
            assert self.to_act is not None  # noqa: S101  # so it is in this phase
            hand = self.hands[self.to_act.number]
            return play.refusal(action.card, hand, self._led_card, self.trump)
        if self.phase is Phase.EXCHANGE:
            hand = self.deal.hands[self.dealer.number]
            return exchange.refusal(action, hand, self.rules, accepted=self._accepted)
        if self.phase is Phase.ALONE and isinstance(action, Announce):
            return None
        return Refusal(self._rule_too_late(action), action)

    def _rule_too_late(self, action: Action) -> str:
        if self.phase is Phase.OVER and self.contract is None:
            return "bid2.passed"
        if isinstance(action, Pass | OrderUp | NameSuit):
            return "bid1.turns" if self.auction.contract is not None else "bid2.passed"
        if isinstance(action, Announce):
            return "alone.when"
        if isinstance(action, Play):
            return "alone.when" if self.phase is Phase.ALONE else "play.next"
        return "bid1.accept" if self._accepted else "bid1.ordered"

    def after(self, action: Action) -> Position:
        """Give the position after this action; :class:`IllegalAction` if it is refused."""
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(refused, self)
        done = (*self.actions, action)
        if isinstance(action, Play):
            return self._after_card(done, action.card)
        if isinstance(action, Pass | OrderUp | NameSuit):
            return self._after_call(done, action)
        if isinstance(action, Announce):
            return self._after_announcement(done, alone=action.alone)
        return self._after_exchange(done, action)

    def play(self, *actions: Action) -> Position:
        """Give the position after several actions, one after the other."""
        position = self
        for action in actions:
            position = position.after(action)
        return position

    def _after_call(self, done: tuple[Action, ...], call: Call) -> Position:
        auction = self.auction.after(call)
        contract = auction.contract
        if contract is None:
            phase = Phase.OVER if auction.over else _BIDDING[auction.round == 2]
            return replace(
                self, actions=done, auction=auction, phase=phase, to_act=auction.to_speak
            )
        said = replace(self, actions=done, auction=auction, contract=contract)
        if contract.round == FIRST:
            return replace(said, phase=Phase.EXCHANGE, to_act=self.dealer)
        return said._ask(None)

    def _after_exchange(self, done: tuple[Action, ...], action: Leave | Discard) -> Position:
        if isinstance(action, Leave):
            return replace(self, actions=done)._ask(None)
        hands = list(self.hands)
        dealer = self.dealer.number
        hands[dealer] = exchange.exchanged(hands[dealer], self.upcard, action.card)
        north, east, south, west = hands
        taken = (north, east, south, west)
        return replace(self, actions=done, hands=taken, discard=action.card)._ask(None)

    def _after_announcement(self, done: tuple[Action, ...], *, alone: bool) -> Position:
        contract, speaker = self.contract, self.to_act
        assert contract is not None and speaker is not None  # noqa: S101, PT018  # in this phase
        if alone:
            ours = self.rules.side(speaker) is self.rules.side(contract.maker)
            role = "loner" if ours else "lone_defender"
            contract = replace(contract, **{role: speaker})
        return replace(self, actions=done, contract=contract)._ask(speaker)

    def _ask(self, last: Seat | None) -> Position:
        """Ask the next player who may announce to play alone, or begin the first trick."""
        contract = self.contract
        assert contract is not None  # noqa: S101  # trump is made before anybody is asked
        asked = lone.next_asked(contract, self.dealer, self.rules, last)
        if asked is not None:
            return replace(self, phase=Phase.ALONE, to_act=asked)
        leader, _ = lone.first_leader(contract, self.dealer, self.rules)
        return replace(self, phase=Phase.PLAY, to_act=leader, trick=Trick(leader))

    def _after_card(self, done: tuple[Action, ...], card: Card) -> Position:
        seat, trick = self.to_act, self.trick
        assert seat is not None and trick is not None  # noqa: S101, PT018  # in this phase
        trick = trick.after(seat, card)
        hands = list(self.hands)
        hands[seat.number] = tuple([held for held in hands[seat.number] if held is not card])
        north, east, south, west = hands
        active = self.active
        to_act: Seat | None = active[(active.index(seat) + 1) % len(active)]
        tricks, current = self.tricks, trick
        if len(trick.plays) == len(active):
            tricks = (*tricks, trick)
            to_act = trick.winner(self.trump)
            current = Trick(to_act)
        finished = len(tricks) == scoring.TRICKS
        return Position(
            self.deal,
            done,
            Phase.OVER if finished else Phase.PLAY,
            None if finished else to_act,
            (north, east, south, west),
            self.auction,
            self.contract,
            self.discard,
            tricks,
            None if finished else current,
        )


_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
