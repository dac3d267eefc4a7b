"""House rules as numbers: a preset, or the settings one by one."""

from __future__ import annotations

from typing import Any, Final

from euchre_tutor.engine import Defend, Lead, Rules

PRESETS: Final = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
"""The presets by their number in a code."""
_SWITCHES: Final = ("stick", "pickup", "turned", "lonedef", "caller", "canadian")
_DEFEND: Final = (Defend.ALWAYS, Defend.LONE_MAKER, Defend.NEVER)
_LEAD: Final = (Lead.LONER, Lead.DEALER)
_PLAYERS: Final = (4, 2)
MOST: Final = {"target": 512, "march": 256, "loneeuchre": 256}
"""The most points of a rule that fit in a code."""


def settings_of(rules: Rules) -> int:
    """Write all but the amounts, below 2**10."""
    number = _PLAYERS.index(rules.players)
    number = number * len(_DEFEND) + _DEFEND.index(rules.defend)
    number = number * len(_LEAD) + _LEAD.index(rules.lead)
    for name in _SWITCHES:
        number = number * 2 + getattr(rules, name)
    return number


def has_amounts(rules: Rules) -> bool:
    """Tell whether an amount is not the usual one."""
    return any(getattr(rules, name) != getattr(Rules.STANDARD, name) for name in MOST)


def amounts_of(rules: Rules) -> int:
    """Write the amounts, below 2**25; ValueError for one that does not fit."""
    number = 0
    for name, most in MOST.items():
        amount = getattr(rules, name)
        if amount > most:
            raise ValueError(f"{name}={amount} does not fit in a code: expected 1 to {most}")
        number = number * most + amount - 1
    return number


def rules_from(settings: int, amounts: int | None) -> Rules:
    """Read what was written; ValueError for settings that contradict each other."""
    values: dict[str, Any] = {}
    for name in reversed(_SWITCHES):
        settings, value = divmod(settings, 2)
        values[name] = bool(value)
    settings, lead = divmod(settings, len(_LEAD))
    settings, defend = divmod(settings, len(_DEFEND))
    if settings >= len(_PLAYERS):
        raise ValueError(f"no players are numbered {settings}")
    if amounts is not None:
        for name, most in reversed(MOST.items()):
            amounts, value = divmod(amounts, most)
            values[name] = value + 1
    values.update(players=_PLAYERS[settings], lead=_LEAD[lead], defend=_DEFEND[defend])
    return Rules(**values)
