"""Completing a record in which hands were not written down: the tricks show who held which card."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from itertools import islice

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
    return _dealt(record, record.upcard, held)


def _dealt(record: RecordedDeal, upcard: Card, held: dict[Seat, list[Card]]) -> RecordedDeal:
    """Give the hands as dealt, from what each player held once the exchange was done."""
    discard = record.discard
    shown = {card for cards in held.values() for card in cards}
    known = shown | {upcard} | ({discard} if isinstance(discard, Card) else set())
    rest = iter([card for card in DECK if card not in known])
    if upcard in held[record.dealer]:
        discard = discard if isinstance(discard, Card) else next(rest)
        held[record.dealer].remove(upcard)
        held[record.dealer].append(discard)
    north, east, south, west = (_filled(held[seat], rest) for seat in Seat)
    return replace(record, hands=(north, east, south, west), discard=discard)


def _filled(cards: list[Card], rest: Iterable[Card]) -> tuple[Card, ...]:
    missing = HAND_SIZE - len(cards)
    return (*cards, *islice(rest, missing))
