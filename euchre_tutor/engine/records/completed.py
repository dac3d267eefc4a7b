"""Completing a record in which hands were not written down: the tricks show who held which card."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from euchre_tutor.engine.auction import FIRST
from euchre_tutor.engine.cards import DECK, Card
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.engine.records.recorded import RecordedDeal, RecordedGame
from euchre_tutor.engine.records.referee import JudgedDeal, judge
from euchre_tutor.engine.seats import Seat


def completed(record: RecordedGame) -> RecordedGame:
    """Fill in the cards that were not written down.

    The tricks say what was held. Cards that no trick shows, such as the discard or the hand of
    whoever sat out, lie in the order of :data:`DECK`: they take no part. A deal stays as it is
    where the tricks do not say enough.
    """
    judged = judge(record)
    return replace(record, deals=tuple(_completed(deal) for deal in judged.deals))


def _completed(deal: JudgedDeal) -> RecordedDeal:
    record = deal.record
    if deal.broken_off or deal.problems or not isinstance(record.upcard, Card):
        return record
    if all(isinstance(card, Card) for hand in record.hands for card in hand) and any(record.hands):
        return record
    plays = [play for trick in deal.tricks for play in trick.plays]
    if not plays or not all(seat and isinstance(card, Card) for seat, card in plays):
        return record
    held: dict[Seat, list[Card]] = {seat: [] for seat in Seat}
    for seat, card in plays:
        if seat is not None and isinstance(card, Card):
            held[seat].append(card)
    contract = deal.bidding.contract
    if contract is not None and contract.round == FIRST:
        return _exchanged(record, record.upcard, held)
    return _filled(record, held, record.upcard)


def _exchanged(record: RecordedDeal, upcard: Card, held: dict[Seat, list[Card]]) -> RecordedDeal:
    """Take the upcard back out of the dealer's hand, if it was taken, and the discard in again."""
    mine = held[record.dealer]
    if record.left or (mine and upcard not in mine):
        return _filled(replace(record, left=True), held, upcard)
    discard = record.discard
    if not isinstance(discard, Card):
        discard = _unseen(held, upcard)[0]
    held[record.dealer] = [*(card for card in mine if card is not upcard), discard]
    return _filled(replace(record, discard=discard), held, upcard)


def _filled(record: RecordedDeal, held: dict[Seat, list[Card]], upcard: Card) -> RecordedDeal:
    """Give every player five cards; those who showed none get them from what nobody showed."""
    rest = iter(_unseen(held, upcard))
    north, east, south, west = (
        (*held[seat], *islice(rest, HAND_SIZE - len(held[seat]))) for seat in Seat
    )
    return replace(record, hands=(north, east, south, west))


def _unseen(held: dict[Seat, list[Card]], upcard: Card) -> list[Card]:
    shown = {card for cards in held.values() for card in cards}
    return [card for card in DECK if card not in shown and card is not upcard]
