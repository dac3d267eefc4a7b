"""How IPython shows the engine's values: a position as the card table, and as a text diagram.

The engine knows nothing of it: the package names this module to IPython where that runs.
"""

from __future__ import annotations

from typing import Any

from euchre_tutor.coach.sampling import worlds
from euchre_tutor.engine import Position, Seat, View, diagram
from euchre_tutor.widgets.card_table import CardTable


def drawn(shown: Position | View) -> dict[str, Any]:
    """Give it by type of content: a position as South sees it, a view as its seat does.

    A view is drawn by a deal that fits it; only what the seat knows lies open.
    """
    if isinstance(shown, View):
        position, seat = next(worlds(shown)).position, shown.seat
        return _content(CardTable(position, seat), diagram(position, seat))
    return _content(CardTable(shown, Seat.SOUTH), diagram(shown))


def _content(table: CardTable, text: str) -> dict[str, Any]:
    bundle = table._repr_mimebundle_()
    content = bundle[0] if isinstance(bundle, tuple) else bundle
    return {**(content or {}), "text/plain": text}
