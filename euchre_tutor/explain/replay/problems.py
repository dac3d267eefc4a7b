"""What the referee found wrong, in words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from euchre_tutor.engine import Card, NameSuit, Suit
from euchre_tutor.engine.records.recorded import RecordedDeal
from euchre_tutor.engine.records.referee import Fault, Problem
from euchre_tutor.engine.seats import Seat
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.message import Field
from euchre_tutor.text.words import any_of


def problem(found: Problem, deal: RecordedDeal) -> Explanation:
    """Say what is wrong in one or two sentences.

    The rules are the one that is broken, and after a revoke the one that explains it.
    """
    return explain(_WORDS[found.fault](_Facts(found, deal)), found.rule, found.reason)


@dataclass(frozen=True, slots=True)
class _Facts:
    """What a sentence can speak of."""

    found: Problem
    deal: RecordedDeal

    @property
    def seat(self) -> Seat:
        return sure(self.found.seat)

    @property
    def expected(self) -> Seat:
        return sure(self.found.expected)

    @property
    def card(self) -> Field:
        if self.found.shown is None:
            raise ValueError(f"{self.found} is about no card that is known")
        return self.found.shown

    @property
    def upcard(self) -> Field:
        upcard = self.deal.upcard
        return T("the upcard") if upcard is None else upcard

    @property
    def suit(self) -> Suit | None:
        said = self.found.said
        return said.suit if isinstance(said, NameSuit) else None


def _hand_size(facts: _Facts) -> Text:
    count = len(facts.deal.hands[facts.seat.number])
    return TN(
        "{seat} is dealt one card instead of five.",
        "{seat} is dealt {n} cards instead of five.",
        count,
        seat=facts.seat,
    )


def _call(facts: _Facts) -> Text:
    seat, suit = facts.seat, facts.suit
    if facts.found.rule == "house.stick":
        return T("{seat} passes, but the dealer has to name a suit here.", seat=seat)
    if facts.found.rule == "house.canadian":
        return T("{seat} assists, and so has to play alone.", seat=seat)
    if facts.found.rule == "two.play":
        return _alone(facts)
    if suit is None:
        return T(
            "{seat} orders up {upcard}, but it was turned down.", seat=seat, upcard=facts.upcard
        )
    if facts.found.rule == "bid2.turned":
        return T("{seat} names {suit}, the suit that was turned down.", seat=seat, suit=suit)
    return T("{seat} names {suit}, but suits are named in the second round.", seat=seat, suit=suit)


def _alone(facts: _Facts) -> Text:
    seat = facts.seat
    match facts.found.rule:
        case "two.play":
            return T("{seat} goes alone, but with two players nobody does.", seat=seat)
        case "alone.both":
            return T("{seat} goes alone, but that side already has its lone player.", seat=seat)
        case "house.caller":
            return T("{seat} goes alone, but only the maker may, with the call.", seat=seat)
        case _:
            return T("{seat} defends alone, which these rules do not allow here.", seat=seat)


def _revoke(facts: _Facts) -> Text:
    text = T(
        "{seat} plays {card}, but had to follow suit with {cards}.",
        seat=facts.seat,
        card=facts.card,
        cards=any_of([card for card in facts.found.instead if isinstance(card, Card)]),
    )
    if facts.found.reason == "play.left":
        return T("{revoke} The left bower counts as trump.", revoke=text)
    return text


def _missing(facts: _Facts) -> Text:
    if facts.found.seat is None:
        return T("A card is missing in this trick.")
    return T("{seat} has no card in this trick.", seat=facts.seat)


def _too_many(facts: _Facts) -> Text:
    if facts.found.shown is None:
        return T("There is one card too many in this trick. It does not count.")
    return T("{card} is one card too many in this trick. It does not count.", card=facts.card)


def _played_twice(facts: _Facts) -> Text:
    if facts.found.seat is None:
        return T("{card} is played, but was played before.", card=facts.card)
    return T("{seat} plays {card}, which was played before.", seat=facts.seat, card=facts.card)


def _not_held(facts: _Facts) -> Text:
    if facts.found.seat is None:
        return T("{card} is played, but nobody can hold it.", card=facts.card)
    return T("{seat} plays {card}, but cannot hold it.", seat=facts.seat, card=facts.card)


_WORDS: Final[dict[Fault, Callable[[_Facts], Text]]] = {
    Fault.AFTER_THE_GAME: lambda _: T("The game was over before this deal."),
    Fault.WRONG_DEALER: lambda facts: T(
        "{seat} deals, but it was the turn of {expected}.",
        seat=facts.seat,
        expected=facts.expected,
    ),
    Fault.HAND_SIZE: _hand_size,
    Fault.DEALT_TWICE: lambda facts: T(
        "{seat} is dealt {card}, which lies elsewhere already.", seat=facts.seat, card=facts.card
    ),
    Fault.OUTSIDE_THE_DECK: lambda facts: T("{card} is not one of the 24 cards.", card=facts.card),
    Fault.CALL: _call,
    Fault.LATE_CALL: lambda facts: T(
        "{seat} makes a call after the end of the bidding. It does not count.", seat=facts.seat
    ),
    Fault.ALONE: _alone,
    Fault.LEFT: lambda facts: T(
        "{seat} leaves {upcard}, but has to take it.", seat=facts.seat, upcard=facts.upcard
    ),
    Fault.DISCARD_NOT_HELD: lambda facts: T(
        "{seat} puts {card} down, but does not hold it.", seat=facts.seat, card=facts.card
    ),
    Fault.DISCARD_UPCARD: lambda facts: T(
        "{seat} puts {card} down again, but has to keep it.", seat=facts.seat, card=facts.card
    ),
    Fault.DISCARD_UNASKED: lambda facts: T(
        "{seat} makes an exchange, but nobody takes the upcard.", seat=facts.seat
    ),
    Fault.LEAD: lambda facts: T(
        "{seat} leads first, but that was for {expected} to do.",
        seat=facts.seat,
        expected=facts.expected,
    ),
    Fault.LEAD_OUT_OF_TURN: lambda facts: T(
        "{seat} leads, but {expected} won the trick before.",
        seat=facts.seat,
        expected=facts.expected,
    ),
    Fault.PLAYED_TWICE: _played_twice,
    Fault.NOT_HELD: _not_held,
    Fault.REVOKE: _revoke,
    Fault.CARD_MISSING: _missing,
    Fault.CARD_TOO_MANY: _too_many,
    Fault.TRICK_TOO_MANY: lambda _: T("There is a sixth trick. It does not count."),
    Fault.NOTHING_TO_PLAY: lambda _: T("Cards are played, but nobody has made trump."),
}
