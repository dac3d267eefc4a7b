"""What is said where an address names a place that is not there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.app.address import HOME, LESSON, RULES, Address
from euchre_tutor.engine.rulebook import number
from euchre_tutor.text import T, Text

CLOSE: Final = "close-astray"
"""The button that closes what is said."""
_LONGEST: Final = 40
"""Characters of what was wished for that are said again."""


def astray(wishes: Mapping[str, str]) -> Text | None:
    """Say what of the wishes is not there; None where all is, or something much like it."""
    at = Address.read(wishes)
    lesson, step, rule, page = (
        wishes.get(name, "").strip()[:_LONGEST] for name in ("lesson", "step", "rule", "page")
    )
    if lesson and at.page != LESSON:
        return T("There is no lesson “{name}”.", name=lesson)
    if at.page == LESSON:
        there = not step or str(at.step) == step.casefold().lstrip("0")
        return None if there else T("This lesson has no step “{step}”.", step=step)
    if rule and at.page == RULES:
        there = bool(at.name) and rule in (at.name, number(at.name))
        return None if there else T("There is no rule “{rule}”.", rule=rule)
    if page and at.page == HOME and page.casefold() != HOME:
        return T("There is no page “{page}”.", page=page)
    return None
