"""What can be read of cards anywhere in a snapshot."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine import DECK, Card, Position
from euchre_tutor.practice_table.table import Table
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name

_CODES = {card.code: card for card in DECK}
_NAMES = {render(card_name(card), "en"): card for card in DECK}


def words(part: object) -> Iterator[str]:
    """Every string in a snapshot, names of its fields aside."""
    if isinstance(part, str):
        yield part
    elif isinstance(part, dict):
        for value in part.values():
            yield from words(value)
    elif isinstance(part, list | tuple):
        for value in part:
            yield from words(value)


def told(part: object) -> set[Card]:
    """Every card that a snapshot names, by its code or in words."""
    found: set[Card] = set()
    for word in words(part):
        found |= {_CODES[word]} if word in _CODES else set()
        found |= {card for name, card in _NAMES.items() if name in word}
    return found


def known(table: Table) -> set[Card]:
    """Every card that the learner has seen: the own ones, the upcard, those played."""
    position: Position = table.position
    dealt = Position.start(position.deal).hands[table.you.number]
    lying = [] if position.trick is None else [position.trick]
    played = [card for trick in (*position.tricks, *lying) for card in trick.cards]
    return {*dealt, position.upcard, *played}
