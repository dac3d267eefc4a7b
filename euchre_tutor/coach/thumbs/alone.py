"""Rules of thumb for a player who is asked whether to play alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from euchre_tutor.coach.thumbs.thumb import Thumb, thumb
from euchre_tutor.engine import Announce, View, is_trump, right_bower, score
from euchre_tutor.explain.explanation import sure
from euchre_tutor.text import T

_FOR_ALONE: Final = 4


def rules(view: View) -> Iterator[Thumb]:
    """Give the rules whose condition holds, the strongest first."""
    contract, side = sure(view.contract), view.rules.side
    trump = contract.trump
    held = [card for card in view.hand if is_trump(card, trump)]
    strong = len(held) >= _FOR_ALONE and right_bower(trump) in held
    makers = side(view.seat) is side(contract.maker)
    if strong:
        text = T("Four trumps with the right bower may be strong enough to play alone.")
        yield thumb([Announce(alone=True)], text, "alone.partner")
    if makers:
        if not strong:
            text = T("Alone, three or four tricks score no more than with your partner.")
            yield thumb([Announce(alone=False)], text, "score.lone3", "score.point")
        march = score(5, side(contract.maker), view.rules, lone_maker=True, lone_defender=False)
        together = score(5, side(contract.maker), view.rules, lone_maker=False, lone_defender=False)
        text = T(
            "All five tricks score {alone} alone and {together} with your partner.",
            alone=march.points,
            together=together.points,
        )
        yield thumb(view.legal, text, march.rule, "score.march")
        return
    if not strong:
        text = T("A lone defender has to take three tricks without help. Few hands can.")
        yield thumb([Announce(alone=False)], text, "score.defend")
    if view.rules.lonedef:
        text = T(
            "A lone defender who takes three tricks or more scores four. Fewer than three score"
            " nothing."
        )
        yield thumb(view.legal, text, "house.lonedef", "score.defend")
        return
    text = T(
        "A lone defender who takes all five tricks scores four, with three or four tricks two."
        " Fewer score nothing."
    )
    yield thumb(view.legal, text, "score.defend")
