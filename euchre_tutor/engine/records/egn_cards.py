"""The cards of Euchre Game Notation: ``Jd``, and N for nine, R and L for the bowers, X for any."""

from __future__ import annotations

import re
from typing import Final

from euchre_tutor.engine.cards import Card, CardError, Suit
from euchre_tutor.engine.records.egn_json import Node, Wanted
from euchre_tutor.engine.records.recorded import Seen, SeenHand
from euchre_tutor.engine.trump import left_bower, right_bower

_UNKNOWN: Final = re.compile(r"|x|x[shdcxtng]|[9ntjqka][xtng]", re.IGNORECASE)
"""Nothing, or a rank or suit left open: x, and the suits t n g that stand for any."""
_STRANGER: Final = re.compile(r"[78][shdcxtng]|b", re.IGNORECASE)
"""Cards of larger decks, and the joker."""


def read_card(node: Node | None, trump: Suit | None) -> Seen:
    """Read one card; missing, empty and open ones are None, those of larger decks their code.

    A bower is the card it is under ``trump``, None where trump is not known.
    """
    if node is None:
        return None
    code = node.text(Wanted.CARD).strip()
    if code.upper() in ("R", "L"):
        bower = right_bower if code.upper() == "R" else left_bower
        return None if trump is None else bower(trump)
    if _UNKNOWN.fullmatch(code):
        return None
    if _STRANGER.fullmatch(code):
        return code
    try:
        return Card(f"9{code[1:]}" if code[:1] in ("N", "n") and len(code) == _CODE else code)
    except CardError:
        raise node.wrong(Wanted.CARD) from None


_CODE: Final = 2


def read_cards(node: Node, trump: Suit | None) -> SeenHand:
    """Read a list of cards; null is an empty one."""
    if node.value is None:
        return ()
    return tuple(
        read_card(item if item.value is not None else None, trump) for item in node.items()
    )
