"""A position as a picture of letters, for consoles and notebooks without a kernel.

Seats stand where they sit, their hands sorted. ``(D)`` marks the dealer, ``(M)`` the maker, ``(A)``
who plays alone, ``-`` who sits out and ``>`` whose turn it is. In the middle lies the trick, or the
upcard in brackets; ``##`` is a card face down.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.position import Phase, Position
from euchre_tutor.engine.seats import Seat
from euchre_tutor.engine.trump import sorted_hand

_WIDTH: Final = 52
_HIDDEN: Final = "##"


def diagram(position: Position, seat: Seat | None = None, *, ascii_only: bool = False) -> str:
    """Draw the position: all hands, or only that of ``seat`` with the others face down.

    ``ascii_only`` writes ``Jh`` instead of ``J♥``, for consoles that cannot show the signs.
    """

    def show(cards: Iterable[Card]) -> str:
        return " ".join(card.code if ascii_only else card.sign for card in cards)

    def hand(of: Seat) -> str:
        cards = position.hands[of.number]
        if seat is None or seat is of:
            return show(sorted_hand(cards, position.trump))
        return " ".join(_HIDDEN for _ in cards)

    def label(of: Seat) -> str:
        return _label(position, of)

    lying = dict(position.trick.plays) if position.trick is not None else {}
    middle = {of: show([lying[of]]) if of in lying else "" for of in Seat}
    centre = _middle(position, show([position.upcard]))
    lines = [
        label(Seat.NORTH).center(_WIDTH),
        hand(Seat.NORTH).center(_WIDTH),
        "",
        middle[Seat.NORTH].center(_WIDTH),
        _row(label(Seat.WEST), "", label(Seat.EAST)),
        _row(hand(Seat.WEST), _pair(middle[Seat.WEST], centre, middle[Seat.EAST]), hand(Seat.EAST)),
        middle[Seat.SOUTH].center(_WIDTH),
        "",
        label(Seat.SOUTH).center(_WIDTH),
        hand(Seat.SOUTH).center(_WIDTH),
    ]
    if position.trump is not None:
        lines.append("")
        lines.append(position.trump.letter if ascii_only else position.trump.symbol)
        lines[-1] += f" {position.makers_tricks}-{len(position.tricks) - position.makers_tricks}"
    return "\n".join(line.rstrip() for line in lines)


def _label(position: Position, of: Seat) -> str:
    if of not in position.rules.seats:
        return ""
    contract = position.contract
    alone = () if contract is None else (contract.loner, contract.lone_defender)
    marks = [
        mark
        for mark, holds in (
            ("(D)", of is position.dealer),
            ("(M)", of is position.maker),
            ("(A)", of in alone),
            ("-", of not in position.active),
        )
        if holds
    ]
    return " ".join([">" + of.letter if of is position.to_act else of.letter, *marks])


def _middle(position: Position, upcard: str) -> str:
    """The upcard while it lies there: face up, or face down once it has been turned down."""
    if position.phase is Phase.PLAY or position.tricks or position.discard is not None:
        return ""
    return f"[{upcard if position.upcard_lies_open else _HIDDEN}]"


def _pair(left: str, centre: str, right: str) -> str:
    return centre or f"{left:<4}{right:>4}"


def _row(left: str, centre: str, right: str) -> str:
    side = (_WIDTH - len(centre)) // 2
    return left.ljust(side) + centre + right.rjust(_WIDTH - side - len(centre))
