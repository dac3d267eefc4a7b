"""A whole deal once more, written apart from the engine: from plain codes, anew each time.

Codes are those of the notation: "p" pass, "o" "oa" order up (alone), "h" "ha" name a suit (alone),
"l" leave the upcard, "x9c" put a card down, "a" "n" alone or not, "Jh" play a card.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine import naive


@dataclass
class Table:
    """What is known of a deal after its codes; ``seat`` is None when it is over."""

    rules: Mapping[str, Any]
    dealer: int
    hands: list[list[str]]
    upcard: str
    seat: int | None = None
    legal: set[str] = field(default_factory=set)
    trump: str = ""
    maker: int = -1
    alone: dict[int, int] = field(default_factory=dict)  # side (seat % 2) -> who plays alone
    winners: list[int] = field(default_factory=list)
    points: tuple[int, int] = (0, 0)  # makers, defenders


def replay(
    rules: Mapping[str, Any],
    dealer: int,
    hands: Sequence[Sequence[str]],
    upcard: str,
    codes: Sequence[str],
) -> Table:
    """Tell who is to act and what is legal after these codes, which are taken to be legal.

    ``rules`` has the fields of ``Rules`` by name, enums as their text.
    """
    table = Table(rules, dealer, [list(hand) for hand in hands], upcard)
    rest = list(codes)
    for step in (_bidding, _exchange, _announcements, _tricks):
        if not step(table, rest):
            return table
    table.seat, table.legal = None, set()
    makers = [winner for winner in table.winners if _side(table, winner) == _makers(table)]
    alone = [side in table.alone for side in (_makers(table), 1 - _makers(table))]
    scores = {name: rules[name] for name in ("lonedef", "march", "loneeuchre")}
    table.points = naive.points(
        len(makers), maker_alone=alone[0], defender_alone=alone[1], **scores
    )
    return table


def _side(table: Table, seat: int) -> int:
    return seat % 2 if table.rules["players"] == 4 else seat // 2


def _makers(table: Table) -> int:
    return _side(table, table.maker)


def _bidding(table: Table, rest: list[str]) -> bool:
    rules, players = table.rules, table.rules["players"]
    order = naive.turns(table.dealer, players) * 2
    switches = {name: rules[name] for name in ("stick", "turned", "canadian")}
    for passes, seat in enumerate(order):
        table.seat = seat
        table.legal = naive.calls(table.upcard, passes, players=players, **switches)
        if not rest:
            return False
        call = rest.pop(0)
        if call == "p":
            continue
        table.maker = seat
        table.trump = table.upcard[1] if call[0] == "o" else call[0]
        if call[1:] == "a":
            table.alone[_side(table, seat)] = seat
        if passes >= players:
            rest.insert(0, "no exchange")
        return True
    table.seat, table.legal = None, set()
    return False


def _exchange(table: Table, rest: list[str]) -> bool:
    if rest and rest[0] == "no exchange":
        rest.pop(0)
        return True
    hand = table.hands[table.dealer]
    table.seat = table.dealer
    table.legal = {"x" + card for card in hand}
    if table.maker != table.dealer and not table.rules["pickup"]:
        table.legal.add("l")
    if not rest:
        return False
    said = rest.pop(0)
    if said != "l":
        hand.remove(said[1:])
        hand.append(table.upcard)
    return True


def _announcements(table: Table, rest: list[str]) -> bool:
    rules = table.rules
    if rules["players"] == 2:
        return True
    makers = [table.maker, (table.maker + 2) % 4]
    defenders = [seat for seat in naive.turns(table.dealer) if seat not in makers]
    for seat in makers + defenders:
        if seat % 2 in table.alone:
            continue
        if seat in makers and rules["caller"]:
            continue
        if seat in defenders and rules["defend"] == "never":
            continue
        if (
            seat in defenders
            and rules["defend"] == "lone-maker"
            and makers[0] % 2 not in table.alone
        ):
            continue
        table.seat, table.legal = seat, {"a", "n"}
        if not rest:
            return False
        if rest.pop(0) == "a":
            table.alone[seat % 2] = seat
    return True


def _tricks(table: Table, rest: list[str]) -> bool:
    players = table.rules["players"]
    if players == 2:
        lead = naive.turns(table.dealer, 2)[0]
    else:
        side = table.maker % 2
        by_dealer = table.rules["lead"] == "dealer"
        alone = table.alone.get(side), table.alone.get(1 - side)
        lead = naive.leader(table.dealer, *alone, by_dealer=by_dealer)
    out = [(seat + 2) % 4 for seat in table.alone.values()]
    for _ in range(5):
        cards: list[str] = []
        seats = [seat for seat in naive.clockwise(lead, players) if seat not in out]
        for seat in seats:
            hand = table.hands[seat]
            table.seat = seat
            table.legal = naive.legal(hand, cards[0] if cards else None, table.trump)
            if not rest:
                return False
            cards.append(rest.pop(0))
            hand.remove(cards[-1])
        lead = seats[naive.winner(cards, table.trump)]
        table.winners.append(lead)
    return True
