"""The decision of one seat that is no card: a call, the dealer's exchange, a lone announcement.

    decision = decide(position)              # a value; offers exactly position.legal()
    decision = decision.after(Choose("o"))   # the first tap opens what a call means
    decision = decision.after(Press("say"))  # the second makes it real
    decision.chosen                          # None while open, then OrderUp(alone=False)
    position = position.after(decision.chosen)

``decision.parts(voice)`` gives the whole screen of it (cloth, task, verdict of a refusal, main
button, announcement, focus), seen from the seat that is to act. Until something is ``chosen``,
hand it every deed that is not your own. Its deeds: ``Choose`` of an option, ``Tap`` of one of the
six cards, ``Press`` of "say", "alone" (call alone or not) and "again" (close a refusal). What the
others then do is the caller's affair, and so is showing what came of it.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from euchre_tutor.engine import Phase, Position
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.lessons.steps.exchanging import Exchanging

Deciding: TypeAlias = Calling | Exchanging
"""A decision going on; ``chosen`` is the action, once there is one."""

DECISIONS: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND, Phase.EXCHANGE, Phase.ALONE)
"""The phases in which somebody decides something that is no card."""


def decide(
    position: Position, *, lone: bool = True, tempting: bool = False, hints: bool = False
) -> Deciding:
    """Ask the seat that is to act.

    Without ``lone`` a call alone is offered only where nothing else makes trump. ``tempting``
    offers forbidden calls too, and the rule answers; ``hints`` shows what the other seats may say.
    ValueError where a card is to be played, or nothing is to be done.
    """
    if position.phase not in DECISIONS:
        raise ValueError(f"nothing but a card is to be decided in {position}")
    if position.phase is Phase.EXCHANGE:
        return Exchanging(position)
    return Calling(position, lone=lone, tempting=tempting, hints=hints)
