"""The menu "Rules in use": presets, every house rule with its values, and what a choice changes.

``{title, name, presets: [option], houses: [{key, number, title, options: [option], refused}]}``, an
option being ``{value, label, on}``. ``refused`` is None or, where a choice was refused,
``{text, rule}``.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from euchre_tutor.engine import HOUSE_RULES, Defend, Lead, Rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T
from euchre_tutor.text.rulebook import RULES, rules_in_use
from euchre_tutor.text.words import house_value

PRESET: Final = "preset"
"""The name under which the menu chooses a preset instead of a house rule."""
PRESETS: Final = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)

_NUMBERS: Final = {"target": (5, 7, 10, 11, 15), "march": (4, 5), "loneeuchre": (2, 3, 4)}
"""The points that tables play to or give; another number that is in use stands beside them."""
_WHY_NOT: Final = "two.play"
"""Why a rule on lone hands cannot be chosen for two: the only contradiction the menu can make."""


def changed(rules: Rules, name: str, value: str) -> Rules:
    """Give the rules with a preset or a house rule chosen.

    Raises :class:`RulesError` for what does not exist or contradicts the rules in use.
    """
    if name == PRESET:
        return Rules.parse(value)
    chosen = Rules.parse(f"standard+{name}={value}")
    return replace(rules, **{name: getattr(chosen, name)})


def rules_menu(voice: Voice, rules: Rules, refused: str | None = None) -> Json:
    """Give the menu; ``refused`` is the house rule's name whose choice was refused just now."""
    return {
        "title": voice.say(T("Rules in use")),
        "name": voice.say(rules_in_use(rules)),
        "presets": [
            {"value": str(preset), "label": voice.say(rules_in_use(preset)), "on": preset == rules}
            for preset in PRESETS
        ],
        "houses": [
            {
                "key": key,
                "name": name,
                "number": RULES[key].number,
                "title": voice.say(RULES[key].title),
                "options": list(_options(voice, key, name, rules)),
                "refused": _reason(voice) if name == refused else None,
            }
            for key, name in HOUSE_RULES.items()
        ],
    }


def _options(voice: Voice, key: str, name: str, rules: Rules) -> Iterator[Json]:
    now = getattr(rules, name)
    for value in _values(name, now):
        word = _word(value)
        label = voice.say(house_value(key, Rules.parse(f"standard+{name}={word}")))
        # The titles of these rules say that they are points.
        yield {"value": word, "label": word if name in _NUMBERS else label, "on": value == now}


def _values(name: str, now: object) -> tuple[bool | int | Defend | Lead, ...]:
    if name in _NUMBERS:
        return tuple(sorted({*_NUMBERS[name], now} if isinstance(now, int) else _NUMBERS[name]))
    if isinstance(now, Defend | Lead):
        return tuple(type(now))
    return False, True


def _word(value: bool | int | Defend | Lead) -> str:  # noqa: FBT001  # a switch is a value here
    """Give the word that :meth:`Rules.parse` reads."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value) if isinstance(value, Defend | Lead) else str(value)


def _reason(voice: Voice) -> Json:
    return {"text": voice.rich(RULES[_WHY_NOT].notes[0]), "rule": voice.rule(_WHY_NOT)}
