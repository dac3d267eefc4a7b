"""The bidding: who speaks, what may be said, what comes of it (chapters 4, 5, rules 9.3, 9.4)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import chain
from typing import Final, Literal

from euchre_tutor.engine.actions import (
    NAME_SUIT,
    ORDER_UP,
    PASS,
    Action,
    Call,
    NameSuit,
    OrderUp,
    Pass,
)
from euchre_tutor.engine.cards import Card, Suit
from euchre_tutor.engine.refusal import Refusal
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat

FIRST: Final = 1
SECOND: Final = 2


def round_rule(rules: Rules, number: Literal[1, 2]) -> str:
    """Name the rule of this round of the bidding: who speaks when, and what may be said."""
    if rules.partnerships:
        return "bid1.turns" if number == FIRST else "bid2.turns"
    return "two.bid1" if number == FIRST else "two.bid2"


def passed_rule(rules: Rules) -> str:
    """Name the rule by which a deal is thrown in when everybody has passed twice."""
    return "bid2.passed" if rules.partnerships else "two.bid2"


@dataclass(frozen=True, slots=True)
class Contract:
    """What the bidding led to."""

    trump: Suit
    maker: Seat
    """The player who made trump (rule 5.4)."""
    round: Literal[1, 2]
    """The round of the bidding in which it was made."""
    loner: Seat | None = None
    """The player of the makers' side who plays alone (rule 6.1)."""
    lone_defender: Seat | None = None
    """The defender who plays alone (rule 6.3)."""


@dataclass(frozen=True, slots=True)
class Auction:
    """A bidding as far as it has gone. Everything about it follows from the calls."""

    rules: Rules
    dealer: Seat
    upcard: Card
    calls: tuple[Call, ...] = ()

    @property
    def contract(self) -> Contract | None:
        """The contract, or None while nobody has made trump."""
        if not self.calls:
            return None
        last = self.calls[-1]
        if isinstance(last, Pass):
            return None
        maker = self.speaker(len(self.calls) - 1)
        loner = maker if last.alone else None
        if isinstance(last, OrderUp):
            return Contract(self.upcard.suit, maker, FIRST, loner)
        return Contract(last.suit, maker, SECOND, loner)

    @property
    def thrown_in(self) -> bool:
        """Whether everybody passed in both rounds (rule 5.3)."""
        return len(self.calls) == 2 * self.rules.players and isinstance(self.calls[-1], Pass)

    @property
    def over(self) -> bool:
        """Whether nothing more may be said."""
        return bool(self.calls) and (
            not isinstance(self.calls[-1], Pass) or len(self.calls) == 2 * self.rules.players
        )

    @property
    def round(self) -> Literal[1, 2] | None:
        """The round going on: 1, 2, or None when the bidding is over."""
        if self.over:
            return None
        return FIRST if len(self.calls) < self.rules.players else SECOND

    @property
    def to_speak(self) -> Seat | None:
        """Whose turn it is: from the dealer's left, clockwise (rules 4.1, 5.1)."""
        return None if self.over else self.speaker(len(self.calls))

    @property
    def rule(self) -> str:
        """The key of the rule by which the bidding goes on, or by which it came to its end."""
        if self.thrown_in:
            return passed_rule(self.rules)
        spoken_before = len(self.calls) - self.over
        return round_rule(self.rules, FIRST if spoken_before < self.rules.players else SECOND)

    def speaker(self, call: int) -> Seat:
        """Tell who makes the call with this number, counted from 0."""
        order = self.rules.clockwise(self.rules.next_seat(self.dealer))
        return order[call % len(order)]

    def legal(self) -> tuple[Call, ...]:
        """Give what may be said now: pass, then the calls in the order of the suits."""
        calls = _FIRST_CALLS if self.round == FIRST else _SECOND_CALLS
        return tuple([call for call in calls if self._rule_against(call) is None])

    def refusal(self, call: Action) -> Refusal | None:
        """Say why the call may not be made now, or None if it may."""
        rule = self._rule_against(call)
        return None if rule is None else Refusal(rule, call, (self.upcard,))

    def _rule_against(self, call: Action) -> str | None:
        now = self.round
        if now is None:
            return self.rule
        if isinstance(call, Pass):
            stuck = now == SECOND and self.rules.stick and self.to_speak is self.dealer
            return "house.stick" if stuck else None
        if not isinstance(call, OrderUp if now == FIRST else NameSuit):
            return self.rule
        if isinstance(call, NameSuit) and call.suit is self.upcard.suit and not self.rules.turned:
            return "bid2.turned"
        return self._rule_against_alone(alone=call.alone, first_round=now == FIRST)

    def _rule_against_alone(self, *, alone: bool, first_round: bool) -> str | None:
        partner = self.rules.partner(self.dealer)
        if partner is None:
            return "two.play" if alone else None
        assists = first_round and self.to_speak is partner
        return "house.canadian" if assists and self.rules.canadian and not alone else None

    def after(self, call: Call) -> Auction:
        """Give the bidding after this call; it must be legal."""
        return Auction(self.rules, self.dealer, self.upcard, (*self.calls, call))


_FIRST_CALLS: Final[tuple[Call, ...]] = (PASS, *ORDER_UP)
_SECOND_CALLS: Final[tuple[Call, ...]] = (PASS, *chain.from_iterable(NAME_SUIT.values()))
