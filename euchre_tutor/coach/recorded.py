"""The play of a recorded deal, where the record shows every card of those who played."""

from __future__ import annotations

from enum import Enum
from typing import Final

from euchre_tutor.coach.review import Played, held
from euchre_tutor.engine import Card, Trick, lone
from euchre_tutor.engine.deal import HAND_SIZE, Hand
from euchre_tutor.engine.exchange import exchanged
from euchre_tutor.engine.records.referee import Fault, JudgedDeal
from euchre_tutor.engine.seats import Seat


class LeftOut(Enum):
    """Why a deal cannot be reviewed."""

    UNKNOWN = "cards are not known"
    IMPOSSIBLE = "cards that cannot have been played, or too few of them"


_NOT_THERE: Final = {
    Fault.OUTSIDE_THE_DECK,
    Fault.PLAYED_TWICE,
    Fault.NOT_HELD,
    Fault.CARD_MISSING,
    Fault.NOTHING_TO_PLAY,
}


def played(deal: JudgedDeal) -> Played | LeftOut | None:
    """Give the play of a deal, or why it is left out; None where no card was played.

    A hand is known if it is written down, the dealer's exchange included, or if all its cards
    were played. Partners who sit out do not matter.
    """
    contract, trump = deal.bidding.contract, deal.bidding.trump
    if not any(deal.record.tricks):
        return None
    if contract is None:
        return LeftOut.IMPOSSIBLE
    if any(problem.fault in _NOT_THERE for problem in deal.problems):
        return LeftOut.IMPOSSIBLE
    if trump is None:
        return LeftOut.UNKNOWN
    tricks = _tricks(deal)
    if isinstance(tricks, LeftOut):
        return tricks
    hands: list[Hand] = [(), (), (), ()]
    for seat in lone.active(contract, deal.bidding.rules):
        hand = _hand(deal, seat, tricks)
        if isinstance(hand, LeftOut):
            return hand
        hands[seat.number] = hand
    cards = [card for hand in hands for card in hand]
    if len(cards) != len(set(cards)):
        return LeftOut.IMPOSSIBLE
    north, east, south, west = hands
    return Played(deal.bidding.rules, contract, (north, east, south, west), tricks)


def _tricks(deal: JudgedDeal) -> tuple[Trick, ...] | LeftOut:
    """Give the tricks with their players, if both are known throughout."""
    tricks: list[Trick] = []
    for seated in deal.tricks:
        plays = [(seat, card) for seat, card in seated.plays if seat and isinstance(card, Card)]
        if len(plays) != len(seated.plays):
            return LeftOut.UNKNOWN
        tricks.append(Trick(plays[0][0], tuple(plays)))
    return tuple(tricks)


def _hand(deal: JudgedDeal, seat: Seat, tricks: tuple[Trick, ...]) -> Hand | LeftOut:
    """Give what the seat held before the first lead."""
    shown = held(seat, (), tricks)
    written = _written(deal, seat)
    if written is None:
        return shown if len(set(shown)) == HAND_SIZE else LeftOut.UNKNOWN
    if len(set(shown)) < len(shown) or not set(shown) <= set(written):
        return LeftOut.IMPOSSIBLE
    return written


def _written(deal: JudgedDeal, seat: Seat) -> Hand | None:
    """Give the hand as the record has it after the exchange; None where it leaves a card open."""
    record = deal.record
    hand = tuple(card for card in record.hands[seat.number] if isinstance(card, Card))
    if len(hand) != HAND_SIZE:
        return None
    upcard, discard = record.upcard, record.discard
    left = record.left or (upcard is not None and upcard is discard)
    if seat is not record.dealer or not deal.bidding.taken or left:
        return hand
    if not isinstance(upcard, Card) or not isinstance(discard, Card) or discard not in hand:
        return None
    return exchanged(hand, upcard, discard)
