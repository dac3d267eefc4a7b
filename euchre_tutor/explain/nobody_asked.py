"""Why nobody, somebody or a defender at once is asked about going alone (rules 6.2, 10.5, 10.6)."""

from __future__ import annotations

from euchre_tutor.engine import Defend, Position
from euchre_tutor.explain.explanation import Explanation, explain, sure
from euchre_tutor.text import T


def nobody_asked(position: Position) -> Explanation:
    """Say why nobody may announce to play alone any more; for a bidding that has just ended."""
    contract, rules = sure(position.contract), position.rules
    if contract.loner is not None:
        text = T(
            "{seat} plays alone, and under these house rules no defender may.", seat=contract.loner
        )
        return explain(text, "house.defend", "alone.when")
    if rules.defend is Defend.NEVER:
        text = T(
            "Under these house rules only the maker goes alone, and only with the call: {maker} did"
            " not.",
            maker=contract.maker,
        )
        return explain(text, "house.caller", "house.defend")
    text = T(
        "Under these house rules a maker goes alone only with the call, and {maker} did not. So no"
        " defender may either.",
        maker=contract.maker,
    )
    return explain(text, "house.caller", "house.defend")


def defender_at_once(position: Position) -> Explanation:
    """Say why a defender is asked first although no maker plays alone: the caller's house rule.

    Raises ValueError unless somebody is asked.
    """
    text = T(
        "Under this house rule the makers go alone only with the call, and that was not said. So"
        " {seat}, a defender, is asked first.",
        seat=sure(position.to_act),
    )
    return explain(text, "house.caller", "alone.when")


def not_nobody(position: Position) -> Explanation:
    """Say why it is not so that nobody is asked; ValueError unless somebody is."""
    seat = sure(position.to_act)
    if position.contract is not None and position.rules.caller and position.contract.loner is None:
        text = T(
            "Under this house rule no maker is asked any more, but defenders are: {seat} first.",
            seat=seat,
        )
        return explain(text, "house.caller", "alone.when")
    text = T("Somebody is: before the first card {seat} may still announce it.", seat=seat)
    return explain(text, "alone.when")
