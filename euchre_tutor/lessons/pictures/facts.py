"""The facts of a question read back: seats, cards, tricks, calls."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from euchre_tutor.engine import Auction, Call, Card, NameSuit, OrderUp, Pass, Rules, Seat, Suit

Facts = Mapping[str, Any]
"""Facts as a question holds them."""

_SEATS = tuple(Seat)


def seat(number: int | None) -> Seat | None:
    """Read a seat; None where nobody is meant."""
    return None if number is None else _SEATS[number]


def plays(trick: list[list[Any]]) -> list[tuple[Seat, Card]]:
    """Read a trick: who played what, in the order it fell."""
    return [(_SEATS[number], Card(code)) for number, code in trick]


def auction(facts: Facts, rules: Rules) -> Auction:
    """Read a bidding as far as it has gone."""
    calls = tuple(_call(code) for code in facts["calls"])
    return Auction(rules, _SEATS[facts["dealer"]], Card(facts["upcard"]), calls)


def _call(code: str) -> Call:
    word, _, alone = code.partition(" ")
    if word == "Pass":
        return Pass()
    return OrderUp(bool(alone)) if word == "Order" else NameSuit(Suit(word), bool(alone))


def sitting_out(facts: Facts) -> tuple[Seat, ...]:
    """Give the partners of those who play alone."""
    lone = [seat(facts["lone"]), seat(facts["lone_defender"])]
    return tuple(player.partner for player in lone if player is not None)
