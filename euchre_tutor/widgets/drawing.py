"""How IPython shows the engine's values: a position as the card table, and as a text diagram.

The engine knows nothing of it: the package names this module to IPython where that runs.
"""

from __future__ import annotations

from typing import Any

from euchre_tutor.engine import Position, diagram
from euchre_tutor.widgets.card_table import CardTable


def drawn(position: Position) -> dict[str, Any]:
    """Give a position by type of content: the table as South sees it."""
    bundle = CardTable(position)._repr_mimebundle_()
    content = bundle[0] if isinstance(bundle, tuple) else bundle
    return {**(content or {}), "text/plain": diagram(position)}
