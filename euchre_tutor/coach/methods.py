"""How the numbers of an advice were found, in words."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Phase, View
from euchre_tutor.text import TN, T, Text

_BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


def method(view: View, deals: int) -> Text:
    """Say how the choices of this view were judged over so many deals."""
    if len(view.legal) == 1:
        return T("There is only one thing that you may do.")
    if not view.rules.partnerships:
        return _between_two(view, deals)
    if view.phase is Phase.PLAY:
        return TN(
            "One deal that fits all you know, played on as if everybody saw all cards.",
            "Average of {n} deals that fit all you know, played on as if everybody saw all cards.",
            deals,
        )
    if view.phase in _BIDDING:
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


def _between_two(view: View, deals: int) -> Text:
    if view.phase in (Phase.PLAY, Phase.EXCHANGE):
        return TN(
            "One deal that fits all you know, played on as if both of you saw all cards.",
            "Average of {n} deals that fit all you know, played on as if both of you saw all"
            " cards.",
            deals,
        )
    return TN(
        "One deal that fits all you know. After a call or a pass you both bid by your own cards,"
        " then play as if you saw every card.",
        "Average of {n} deals that fit all you know. After a call or a pass you both bid by your"
        " own cards, then play as if you saw every card.",
        deals,
    )
