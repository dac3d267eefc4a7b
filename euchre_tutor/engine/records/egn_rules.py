"""The ruleset of Euchre Game Notation and ours, each in terms of the other."""

from __future__ import annotations

from dataclasses import replace
from types import MappingProxyType
from typing import Any, Final

from euchre_tutor.engine.records.egn_json import Fields, Node, Wanted
from euchre_tutor.engine.rules import Defend, Lead, Rules, RulesError

LEADS: Final = MappingProxyType(
    {"LEFT_OF_DEALER": Lead.DEALER, "LEFT_OF_LONER": Lead.LONER},
)
_NOT_PLAYED: Final[dict[str, int]] = {
    "min_rank": 9,
    "joker": False,
    "num_players": 4,
    "farmers": False,
    "partners_best": False,
    "go_under": False,
    "allow_no_trump": False,
    "fast_break": False,
    "four_trick_tokens": False,
    "max_deals": 0,
    "num_deals": 0,
}
"""Rules of the notation that are not played here → the value that switches each off."""
_FLAGS: Final = {"std": "stick", "canadian": "canadian"}
_NUMBERS: Final = {
    "winning_score": "target",
    "loner_march_score": "march",
    "loner_euchred_score": "loneeuchre",
}


def read_rules(ruleset: Fields) -> Rules:
    """Read a ruleset; what it does not say has the notation's default.

    Raises :class:`EgnError` for a rule not played here, by name.
    """
    for name, off in _NOT_PLAYED.items():
        node = ruleset.get(name)
        if node is not None and (node.flag() if isinstance(off, bool) else node.number()) != off:
            raise node.wrong(Wanted.PLAYED)
    values: dict[str, Any] = {
        field: node.flag() for name, field in _FLAGS.items() if (node := ruleset.get(name))
    }
    values |= {
        field: node.number() for name, field in _NUMBERS.items() if (node := ruleset.get(name))
    }
    if (node := ruleset.get("defend_alone")) and node.flag():
        values["defend"] = Defend.LONE_MAKER
    if node := ruleset.get("loner_lead"):
        values["lead"] = _lead(node)
    try:
        return replace(Rules.TOURNAMENT, **values)
    except RulesError as error:
        name = next(name for name, field in _NUMBERS.items() if field == error.field)
        raise ruleset.need(name, Wanted.PLAYED).wrong(Wanted.PLAYED) from error


def _lead(node: Node) -> Lead:
    lead = LEADS.get(node.text(Wanted.LEAD).strip().upper())
    if lead is None:
        raise node.wrong(Wanted.LEAD)
    return lead


def nearest_rules(rules: Rules) -> Rules:
    """Give the rules a file would have in which a game by these rules is written.

    The notation cannot say otherwise: pick-up a duty (10.2), a lone defender's three tricks worth
    4 (10.4), only the caller alone (10.5), defenders alone against a lone maker at most (10.6).
    """
    never = rules.defend is Defend.NEVER
    return replace(
        Rules.TOURNAMENT,
        stick=rules.stick,
        defend=Defend.NEVER if never else Defend.LONE_MAKER,
        lead=rules.lead,
        canadian=rules.canadian,
        target=rules.target,
        march=rules.march,
        loneeuchre=rules.loneeuchre,
    )


def write_rules(rules: Rules) -> dict[str, bool | int | str]:
    """Write rules that :func:`nearest_rules` gave."""
    lead = next(name for name, lead in LEADS.items() if lead is rules.lead)
    values: dict[str, bool | int | str] = {
        name: getattr(rules, field) for name, field in _FLAGS.items()
    }
    values["loner_lead"] = lead
    values["defend_alone"] = rules.defend is not Defend.NEVER
    values |= {name: getattr(rules, field) for name, field in _NUMBERS.items()}
    return values
