"""What is being played, in a few words."""

from __future__ import annotations

from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table
from euchre_tutor.text import T, Text


def kicker(table: Table) -> Text:
    """Say which deal of what it is."""
    match table.setup.kind:
        case Kind.DAY:
            return T("Deal of the day")
        case Kind.DEAL:
            return T("One deal: {code}", code=table.setup.seed)
        case Kind.GAME:
            return T(
                "Deal {n}, to {target} points", n=table.number, target=table.setup.rules.target
            )
