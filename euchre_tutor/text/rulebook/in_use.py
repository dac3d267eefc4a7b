"""Which rules are on: a screen that teaches or asks always says so."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rules import HOUSE_RULES, Rules
from euchre_tutor.text.message import TN, T, Text
from euchre_tutor.text.rulebook.house import HOUSE
from euchre_tutor.text.words.house import house_value

_PRESETS: Final = (
    (Rules.STANDARD, T("Standard rules")),
    (Rules.TOURNAMENT, T("Tournament rules")),
    (Rules.TWO_HANDED, T("Two-handed rules")),
)


def rules_in_use(rules: Rules) -> Text:
    """Name the rules in use: "Standard rules", "Tournament rules with 2 changes"."""
    preset, name = _nearest(rules)
    changes = len(_changed(rules, preset))
    if not changes:
        return name
    return TN("{preset} with {n} change", "{preset} with {n} changes", changes, preset=name)


def changes_in_use(rules: Rules) -> tuple[Text, ...]:
    """Name each house rule that differs from the preset: "Stick the dealer: on"."""
    preset, _name = _nearest(rules)
    changed = _changed(rules, preset)
    return tuple(
        T("{title}: {value}", title=entry.title, value=house_value(entry.key, rules))
        for entry in HOUSE
        if entry.key in changed
    )


def _nearest(rules: Rules) -> tuple[Rules, Text]:
    """The preset for as many players with the fewest differences."""
    fitting = [preset for preset in _PRESETS if preset[0].players == rules.players]
    return min(fitting, key=lambda preset: len(_changed(rules, preset[0])))


def _changed(rules: Rules, preset: Rules) -> frozenset[str]:
    return frozenset(
        key for key, name in HOUSE_RULES.items() if getattr(rules, name) != getattr(preset, name)
    )
