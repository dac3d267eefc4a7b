"""What a house rule is set to, in words."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.engine.rules import HOUSE_RULES, Defend, Lead, Rules
from euchre_tutor.text.message import TN, T, Text

_DEFEND: Final = {
    Defend.ALWAYS: T("always"),
    Defend.LONE_MAKER: T("only against a lone maker"),
    Defend.NEVER: T("never"),
}
_LEAD: Final = {
    Lead.LONER: T("the loner's left, or the lone defender"),
    Lead.DEALER: T("the dealer's left"),
}
_LONE: Final = frozenset(HOUSE_RULES) - {
    "house.stick",
    "house.pickup",
    "house.turned",
    "house.target",
}


def house_value(key: str, rules: Rules) -> Text:
    """Say what the house rule with this key is set to: "on", "never", "10 points".

    With two players the rules on lone hands are "not used". Raises :class:`RuleKeyError` for a key
    that is not in the rulebook, KeyError for a rule that is no house rule.
    """
    number(key)
    value = getattr(rules, HOUSE_RULES[key])
    if rules.players == Rules.TWO_HANDED.players and key in _LONE:
        return T("not used")
    match value:
        case Defend():
            return _DEFEND[value]
        case Lead():
            return _LEAD[value]
        case bool():
            return T("on") if value else T("off")
        case _:
            return TN("{n} point", "{n} points", value)
