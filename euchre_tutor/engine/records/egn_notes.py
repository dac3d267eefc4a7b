"""Remarks on calls and cards in Euchre Game Notation, read leniently and written strictly."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from euchre_tutor.engine.actions import NameSuit, OrderUp, Pass, Play
from euchre_tutor.engine.position import Position
from euchre_tutor.engine.records.egn_json import Node
from euchre_tutor.engine.records.recorded import Notes, RecordedDeal

MOST: Final = 50
"""Remarks that one call or card may have, by the notation's schema."""
LONGEST: Final = 1024
"""Characters that a remark may have."""
_DIGITS: Final = 3


def read_notes(node: Node | None) -> Notes:
    """Read the remarks of a phase, by the number of the call or card; what is none is passed over.

    A remark may begin with a label such as ``[?]``, which stays in it.
    """
    if node is None or not isinstance(node.value, dict):
        return ()
    found = [
        (int(key), text[:LONGEST])
        for key, texts in node.value.items()
        if key.isascii() and key.isdecimal() and len(key) <= _DIGITS and isinstance(texts, list)
        for text in texts[:MOST]
        if isinstance(text, str) and text.strip()
    ]
    return tuple(sorted(found, key=lambda note: note[0]))


def write_notes(notes: Iterable[tuple[int, str]]) -> dict[str, list[str]]:
    """Write remarks as a phase has them."""
    written: dict[str, list[str]] = {}
    for number, text in notes:
        texts = written.setdefault(str(number), [])
        if len(texts) < MOST:
            texts.append(text[:LONGEST])
    return written


def by_action(record: RecordedDeal, position: Position) -> Notes:
    """Give the remarks on a recorded deal by the number, from 0, of the action in ``position``.

    Remarks on what was not played are left out.
    """
    calls, cards = _places(position)
    return tuple(
        (places[number], text)
        for notes, places in ((record.call_notes, calls), (record.card_notes, cards))
        for number, text in notes
        if number < len(places)
    )


def by_phase(notes: Notes, position: Position) -> tuple[Notes, Notes]:
    """Give remarks on actions as those on calls and those on cards.

    The notation has no place for remarks on the exchange and on what is said after it: they are
    written beside the call that made trump.
    """
    calls, cards = _places(position)
    on_calls = tuple(
        (calls.index(at) if at in calls else len(calls) - 1, text)
        for at, text in notes
        if at not in cards
    )
    on_cards = tuple((cards.index(at), text) for at, text in notes if at in cards)
    return on_calls, on_cards


def _places(position: Position) -> tuple[Sequence[int], Sequence[int]]:
    """Give the numbers of the actions that are calls, and of those that are cards."""
    calls, cards = [], []
    for number, action in enumerate(position.actions):
        if isinstance(action, Pass | OrderUp | NameSuit):
            calls.append(number)
        elif isinstance(action, Play):
            cards.append(number)
    return calls, cards
