"""What may be said in a bidding, as choices: the right saying among three wrong ones."""

from __future__ import annotations

from euchre_tutor.explain.sayings import Naming, Saying, Words


def beside(right: Saying) -> list[Saying]:
    """Give the right saying and three wrong ones."""
    match right:
        case Naming(may_pass, turned_too):
            flipped = Naming(may_pass, not turned_too), Naming(not may_pass, turned_too)
            return [right, *flipped, Words.ORDER_TOO_LATE]
        case Words.ASSIST_ALONE:
            return [right, Words.ASSIST, Words.ORDER, Words.ACCEPT]
        case _:
            return [Words.ORDER, Words.ASSIST, Words.ACCEPT, Words.NAME]


def saying_code(saying: Saying) -> str:
    """Name a saying in English, whatever the language."""
    if isinstance(saying, Words):
        return saying.value
    suits = "any suit" if saying.turned_too else "any suit but the turned-down one"
    return f"pass, {suits}" if saying.may_pass else f"{suits}, no pass"
