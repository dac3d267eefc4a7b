"""By which rules a lesson is played that obeys the rules in use (for ``Lesson.table``)."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.engine import Rules


def for_four(rules: Rules) -> Rules:
    """Give the rules in use; the standard ones where those are for two."""
    return rules if rules.partnerships else Rules.STANDARD


def for_two(rules: Rules) -> Rules:
    """Give the rules in use; where those are for four, what of them two players can keep."""
    if not rules.partnerships:
        return rules
    return replace(
        Rules.TWO_HANDED,
        stick=rules.stick,
        pickup=rules.pickup,
        turned=rules.turned,
        target=rules.target,
    )
