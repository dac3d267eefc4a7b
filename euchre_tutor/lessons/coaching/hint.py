"""What a learner has asked the coach at one decision, and what it has found so far."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from euchre_tutor.coach.advice import Advice


class Help(IntEnum):
    """The rungs of the hint ladder; each shows what those below it show."""

    NONE = 0
    NUDGE = 1
    THUMB = 2
    NUMBERS = 3
    CARD = 4


@dataclass(frozen=True, slots=True)
class Hint:
    """What the learner asked the coach at this decision. Asking is free."""

    help: Help = Help.NONE
    advice: Advice | None = None
    """What the coach makes of it so far; refined while ``thinking``."""
    thinking: bool = False

    @property
    def is_known(self) -> bool:
        """Whether the coach has thought it through."""
        return self.advice is not None and not self.thinking


NO_HINT: Final = Hint()

RUNGS: Final = {f"hint-{int(rung)}": rung for rung in Help if rung}
"""The buttons that ask for a rung."""
HIDE: Final = "hint-hide"
"""The button that closes the panel."""


def thought(hint: Hint, advices: Iterable[Advice]) -> Iterator[Hint | None]:
    """Give the hint with each advice as it comes in, at last thought through.

    None where an advice is behind what is known: thinking was interrupted, and nothing falls back.
    """
    known = 0 if hint.advice is None else hint.advice.deals
    for advice in advices:
        if advice.deals < known:
            yield None
            continue
        hint = replace(hint, advice=advice, thinking=True)
        yield hint
    yield replace(hint, thinking=False)
