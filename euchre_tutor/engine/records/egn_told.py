"""What Euchre Game Notation has no field for, told in a file's description: our rules, a seat.

The description is a line such as ``Euchre Tutor: seat S; rules standard``. It is free text to other
programs, which go by the ruleset alone.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.records.egn_json import Node
from euchre_tutor.engine.records.egn_rules import nearest_rules
from euchre_tutor.engine.rules import Rules, RulesError
from euchre_tutor.engine.seats import Seat, SeatError

_HEAD: Final = "Euchre Tutor:"
_SEAT: Final = "seat"
_RULES: Final = "rules"


def write_told(rules: Rules, seat: Seat | None) -> str | None:
    """Write whose record it is and by which rules it was played, where the ruleset differs."""
    parts = [] if seat is None else [f"{_SEAT} {seat.letter}"]
    if rules != nearest_rules(rules):
        parts.append(f"{_RULES} {rules}")
    return f"{_HEAD} {'; '.join(parts)}" if parts else None


def read_told(node: Node | None, ruleset: Rules) -> tuple[Rules, Seat | None]:
    """Read the rules and whose record it is; anything else in the description says neither.

    Rules that would have been written with another ruleset are none of this file: somebody has
    changed it, and the ruleset holds.
    """
    text = node.value if node is not None and isinstance(node.value, str) else ""
    told = text.removeprefix(_HEAD).split(";") if text.startswith(_HEAD) else []
    words = dict(part.split(maxsplit=1) for part in told if len(part.split(maxsplit=1)) > 1)
    return _rules(words.get(_RULES, ""), ruleset), _seat(words.get(_SEAT, ""))


def _rules(text: str, ruleset: Rules) -> Rules:
    try:
        rules = Rules.parse(text)
    except RulesError:
        return ruleset
    return rules if rules.partnerships and nearest_rules(rules) == ruleset else ruleset


def _seat(text: str) -> Seat | None:
    try:
        return Seat.parse(text.strip())
    except SeatError:
        return None
