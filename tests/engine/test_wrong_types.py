"""Arguments of the wrong type: refused by name where they come in, not three calls later."""

from collections.abc import Callable
from typing import Any

import pytest

from euchre_tutor.engine import (
    Announce,
    Deal,
    Discard,
    NameSuit,
    OrderUp,
    Play,
    Position,
    Rules,
    Seat,
    Suit,
    parse_cards,
)
from euchre_tutor.engine.notation import parse_game

CARD: Any = "Ah"
WORD: Any = "yes"
NONE: Any = None

WRONG: dict[str, Callable[[], object]] = {
    "Play": lambda: Play(CARD),
    "Discard": lambda: Discard(CARD),
    "OrderUp": lambda: OrderUp(alone=WORD),
    "Announce": lambda: Announce(alone=WORD),
    "NameSuit": lambda: NameSuit(WORD),
    "NameSuit alone": lambda: NameSuit(Suit.HEARTS, alone=WORD),
    "Position.parse": lambda: Position.parse(NONE),
    "parse_game": lambda: parse_game(NONE),
    "Rules.parse": lambda: Rules.parse(NONE),
    "Suit.parse": lambda: Suit.parse(NONE),
    "Seat.parse": lambda: Seat.parse(NONE),
    "parse_cards": lambda: parse_cards(NONE),
    "Deal.shuffled": lambda: Deal.shuffled(NONE),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_wrong_type_is_named_with_what_was_expected(name: str) -> None:
    """The error says what the argument is for, its type and what came instead."""
    with pytest.raises(TypeError, match=r"must be of type \w+, not ('yes'|'Ah'|None)"):
        WRONG[name]()
