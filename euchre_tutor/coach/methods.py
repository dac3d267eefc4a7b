"""How the numbers of an advice were found, in words."""

from __future__ import annotations

from euchre_tutor.engine import Phase, View
from euchre_tutor.text import TN, T, Text


def method(view: View, deals: int) -> Text:
    """Say how the choices of this view were judged over so many deals."""
    if len(view.legal) == 1:
        return T("There is only one thing that you may do.")
    if view.phase is Phase.PLAY:
        return TN(
            "One deal that fits all you know, played on as if everybody saw all cards.",
            "Average of {n} deals that fit all you know, played on as if everybody saw all cards.",
            deals,
        )
    if view.phase in (Phase.FIRST_ROUND, Phase.SECOND_ROUND):
        return TN(
            "One deal that fits all you know. After a call or a pass all bid by their own cards,"
            " then play as if they saw every card.",
            "Average of {n} deals that fit all you know. After a call or a pass all bid by their"
            " own cards, then play as if they saw every card.",
            deals,
        )
    return TN(
        "One deal that fits all you know. Until the first lead all go by their own cards, then"
        " they play as if they saw every card.",
        "Average of {n} deals that fit all you know. Until the first lead all go by their own"
        " cards, then they play as if they saw every card.",
        deals,
    )
