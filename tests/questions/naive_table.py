"""Turns, calls, lone hands, leads and points once more, from seat numbers and plain settings."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any

Settings = Mapping[str, Any]
USUAL = {
    "house.stick": ("stick", False),
    "house.pickup": ("pickup", False),
    "house.turned": ("turned", False),
    "house.lonedef": ("lonedef", False),
    "house.caller": ("caller", False),
    "house.defend": ("defend", "always"),
    "house.lead": ("lead", "loner"),
    "house.canadian": ("canadian", False),
    "house.target": ("target", 10),
    "house.march": ("march", 4),
    "house.loneeuchre": ("loneeuchre", 2),
}


def without(rules: Settings, off: Collection[str]) -> Settings:
    """Give the settings with these house rules as the articles have them."""
    return {**rules, **dict(USUAL[key] for key in off if key in USUAL)}


def turn(dealer: int, number: int, rules: Settings) -> int:
    """Give who makes the call with this number, from 0."""
    step = 4 // rules["players"]
    return int((dealer + step * (number + 1)) % 4)


def side(seat: int, rules: Settings) -> int:
    """Give the side of the seat, 0 or 1."""
    return seat % 2 if rules["players"] == 4 else seat // 2


def side_name(number: int, rules: Settings) -> str:
    """Name the side."""
    four = ["North and South", "East and West"]
    return (four if rules["players"] == 4 else ["North", "South"])[number]


def words(dealer: int, calls: Sequence[str], rules: Settings) -> str:
    """Give what the player may say who is next to bid."""
    seat, players = turn(dealer, len(calls), rules), rules["players"]
    if len(calls) >= players:
        suits = "any suit" if rules["turned"] else "any suit but the turned-down one"
        forced = rules["stick"] and len(calls) == 2 * players - 1
        return f"{suits}, no pass" if forced else f"pass, {suits}"
    if seat == dealer:
        return "pass, accept"
    if players == 4 and (seat - dealer) % 4 == 2:
        return "pass, assist alone" if rules["canadian"] else "pass, assist"
    return "pass, order"


def upcard(dealer: int, maker: int, calls: Sequence[str], rules: Settings) -> str:
    """Tell what becomes of the upcard after calls that made trump."""
    if len(calls) > rules["players"]:
        return "nobody takes it"
    if maker == dealer or rules["pickup"]:
        return "the dealer takes it"
    return "the dealer may take it or leave it"


def asked_alone(dealer: int, calls: Sequence[str], rules: Settings) -> int | None:
    """Give who is first asked about going alone after these calls; None for nobody."""
    maker = turn(dealer, len(calls) - 1, rules)
    alone = calls[-1].endswith(" alone")
    if not alone and not rules["caller"]:
        return maker
    if rules["defend"] == "never" or (rules["defend"] == "lone-maker" and not alone):
        return None
    return next(seat for seat in ((dealer + 1) % 4, (dealer + 2) % 4) if (seat - maker) % 2)


def leader(dealer: int, lone: int | None, lone_defender: int | None, rules: Settings) -> int:
    """Give who leads to the first trick."""
    if rules["players"] == 2:
        return (dealer + 2) % 4
    alone = [seat for seat in (lone, lone_defender) if seat is not None]
    if alone and rules["lead"] == "loner":
        return alone[1] if len(alone) == 2 else (alone[0] + 1) % 4
    out = [(seat + 2) % 4 for seat in alone]
    return next(seat % 4 for seat in range(dealer + 1, dealer + 5) if seat % 4 not in out)


def points(
    tricks: int, lone: int | None, lone_defender: int | None, rules: Settings
) -> tuple[int, int]:
    """Give the points of makers and defenders for the makers' tricks."""
    if tricks >= 3:
        if tricks < 5:
            return 1, 0
        return (rules["march"] if lone is not None else 2), 0
    if lone_defender is not None:
        return 0, 4 if tricks == 0 or rules["lonedef"] else 2
    return 0, rules["loneeuchre"] if lone is not None else 2
