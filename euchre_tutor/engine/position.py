"""A deal at one moment: an immutable value, from the first call to the last card.

Order of decisions: calls, the dealer's exchange, announcements to play alone, five tricks.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, cast

from euchre_tutor.engine import exchange, lone, play, scoring
from euchre_tutor.engine.actions import (
    ANNOUNCE,
    PLAY,
    Action,
    Announce,
    Call,
    Discard,
    NameSuit,
    OrderUp,
    Pass,
    Play,
)
from euchre_tutor.engine.auction import FIRST, SECOND, Auction, Contract
from euchre_tutor.engine.phase import Phase as Phase
from euchre_tutor.engine.refusal import IllegalAction, Refusal
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.trick import Trick

if TYPE_CHECKING:
    from euchre_tutor.engine.cards import Card, Suit
    from euchre_tutor.engine.deal import Deal, Hand
    from euchre_tutor.engine.rules import Rules
    from euchre_tutor.engine.scoring import DealResult
    from euchre_tutor.engine.view import View


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
    active: tuple[Seat, ...] = field(compare=False)
    """The seats that play, clockwise from North: without those who sit out (rule 6.1)."""
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
        seats = deal.rules.seats
        return cls(deal, (), Phase.FIRST_ROUND, auction.to_speak, deal.hands, seats, auction)

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
    def upcard_lies_open(self) -> bool:
        """Whether the upcard lies face up: neither taken (4.3, 4.4) nor turned down (4.5)."""
        if self.contract is None:
            return self.phase is Phase.FIRST_ROUND
        return self.contract.round == FIRST and self.discard is None

    @property
    def trump(self) -> Suit | None:
        """The trump suit, None while there is none."""
        return None if self.contract is None else self.contract.trump

    @property
    def maker(self) -> Seat | None:
        """The player who made trump (rule 5.4), None while nobody has."""
        return None if self.contract is None else self.contract.maker

    @property
    def makers_tricks(self) -> int:
        """How many finished tricks the makers' side has taken."""
        contract = self.contract
        if contract is None:
            return 0
        side, makers = self.rules.side, self.rules.side(contract.maker)
        return sum(side(trick.winner(contract.trump)) is makers for trick in self.tricks)

    @property
    def result(self) -> DealResult | None:
        """What the deal scores; None while it is not over."""
        if self.phase is not Phase.OVER:
            return None
        contract = self.contract
        if contract is None:
            return scoring.thrown_in(self.rules)
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

    def legal(self) -> tuple[Action, ...]:
        """Give every action allowed now; empty when the deal is over."""
        if self.phase is Phase.PLAY:
            cards = play.legal_cards(self._hand_to_act, self._led_card, self.trump)
            return tuple([PLAY[card] for card in cards])
        if self.phase in _BIDDING:
            return self.auction.legal()
        if self.phase is Phase.EXCHANGE:
            return exchange.legal(self._hand_to_act, self.rules, accepted=self._accepted)
        return ANNOUNCE if self.phase is Phase.ALONE else ()

    def refusal(self, action: Action) -> Refusal | None:
        """Say why the action is not allowed now, or None if it is. The only judge of legality."""
        if self.phase is Phase.PLAY and isinstance(action, Play):
            return play.refusal(action.card, self._hand_to_act, self._led_card, self.trump)
        if self.contract is None or isinstance(action, _CALLS):
            return self.auction.refusal(action)
        if self.phase is Phase.EXCHANGE:
            return exchange.refusal(action, self._hand_to_act, self.rules, accepted=self._accepted)
        if self.phase is Phase.ALONE and isinstance(action, Announce):
            return None
        return Refusal(self._rule_too_late(action), action)

    def _rule_too_late(self, action: Action) -> str:
        """Name the rule against an action that is none of this phase, after the exchange."""
        if isinstance(action, Announce):
            return "alone.when" if self.rules.partnerships else "two.play"
        if isinstance(action, Play):
            return "alone.when" if self.phase is Phase.ALONE else "play.next"
        if cast("Contract", self.contract).round == SECOND:
            return self.auction.rule
        return exchange.rule_for(self.rules, accepted=self._accepted)

    @property
    def _hand_to_act(self) -> Hand:
        return self.hands[cast("Seat", self.to_act).number]

    @property
    def _led_card(self) -> Card | None:
        return self.trick.plays[0][1] if self.trick is not None and self.trick.plays else None

    @property
    def _accepted(self) -> bool:
        return self.maker is self.dealer

    def after(self, action: Action) -> Position:
        """Give the position after this action; :class:`IllegalAction` if it is refused."""
        refused = self.refusal(action)
        if refused is not None:
            raise IllegalAction(refused, self)
        seat, contract = cast("Seat", self.to_act), self.contract
        done = (*self.actions, action)
        if contract is None:
            return self._after_call(done, cast("Call", action))
        if isinstance(action, Play):
            return self._after_card(done, action.card, seat, contract)
        if isinstance(action, Announce):
            said = lone.announced(contract, seat, self.rules) if action.alone else contract
            return _ask(self, done, said, seat)
        exchanged = self._after_discard(action.card) if isinstance(action, Discard) else self
        return _ask(exchanged, done, contract)

    def play(self, *actions: Action) -> Position:
        """Give the position after several actions, one after the other."""
        position = self
        for action in actions:
            position = position.after(action)
        return position

    def _after_call(self, done: tuple[Action, ...], call: Call) -> Position:
        auction = self.auction.after(call)
        contract, now = auction.contract, auction.round
        if contract is None:
            phase = Phase.OVER if now is None else _BIDDING[now - 1]
            return replace(
                self, actions=done, auction=auction, phase=phase, to_act=auction.to_speak
            )
        if contract.round == SECOND:
            return _ask(replace(self, auction=auction), done, contract)
        return replace(
            self,
            actions=done,
            auction=auction,
            contract=contract,
            phase=Phase.EXCHANGE,
            to_act=self.dealer,
            active=lone.active(contract, self.rules),
        )

    def _after_discard(self, discard: Card) -> Position:
        hands, dealer = list(self.hands), self.dealer.number
        hands[dealer] = exchange.exchanged(hands[dealer], self.upcard, discard)
        north, east, south, west = hands
        return replace(self, hands=(north, east, south, west), discard=discard)

    def _after_card(
        self, done: tuple[Action, ...], card: Card, seat: Seat, contract: Contract
    ) -> Position:
        hands = list(self.hands)
        hands[seat.number] = tuple([held for held in hands[seat.number] if held is not card])
        north, east, south, west = hands
        active, tricks = self.active, self.tricks
        trick = cast("Trick", self.trick).after(seat, card)
        to_act = active[(active.index(seat) + 1) % len(active)]
        if len(trick.plays) == len(active):
            tricks = (*tricks, trick)
            to_act = trick.winner(contract.trump)
            trick = Trick(to_act)
        over = len(tricks) == scoring.TRICKS
        return Position(
            self.deal,
            done,
            Phase.OVER if over else Phase.PLAY,
            None if over else to_act,
            (north, east, south, west),
            active,
            self.auction,
            contract,
            self.discard,
            tricks,
            None if over else trick,
        )


_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)
_CALLS: Final = (Pass, OrderUp, NameSuit)


def _ask(
    position: Position, done: tuple[Action, ...], contract: Contract, last: Seat | None = None
) -> Position:
    """Ask the next player who may announce to play alone, or begin the first trick."""
    dealer, rules = position.dealer, position.rules
    phase, trick = Phase.ALONE, None
    to_act = lone.next_asked(contract, dealer, rules, last)
    if to_act is None:
        to_act, _ = lone.first_leader(contract, dealer, rules)
        phase, trick = Phase.PLAY, Trick(to_act)
    return replace(
        position,
        actions=done,
        contract=contract,
        phase=phase,
        to_act=to_act,
        active=lone.active(contract, rules),
        trick=trick,
    )
