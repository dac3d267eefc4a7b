"""A finished deal as questions on the score tell it: who made trump, who was alone, the tricks."""

from __future__ import annotations

from dataclasses import dataclass

from euchre_tutor.engine import Rules, Seat
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.score_mistakes import Scored
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import sentences


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished deal: who made trump, who was alone, how many tricks the makers took."""

    maker: Seat
    makers_tricks: int
    rules: Rules = Rules.STANDARD
    loner: Seat | None = None
    lone_defender: Seat | None = None

    @property
    def scored(self) -> Scored:
        """The deal as far as the score needs it."""
        makers = self.rules.side(self.maker)
        lone = self.loner is not None, self.lone_defender is not None
        return Scored(self.makers_tricks, makers, self.rules, *lone)

    def facts(self, before: tuple[int, int] | None) -> dict[str, object]:
        """Give the facts of the deal, with the score before it."""
        loner, defender = self.loner, self.lone_defender
        return {
            "trump": None,
            "maker": self.maker.number,
            "tricks": self.makers_tricks,
            "lone": None if loner is None else loner.number,
            "lone_defender": None if defender is None else defender.number,
            "score": None if before is None else list(before),
        }

    @property
    def told(self) -> Text:
        """Tell the deal in words."""
        said = [T("{maker} made trump.", maker=self.maker)]
        lone = [seat for seat in (self.loner, self.lone_defender) if seat is not None]
        said += [T("{seat} played alone.", seat=seat) for seat in lone]
        return sentences(*said, self._taken)

    @property
    def _taken(self) -> Text:
        four, count = self.rules.partnerships, self.makers_tricks
        if count == 0:
            return T("The makers took no trick.") if four else T("The maker took no trick.")
        if count == TRICKS:
            return (
                T("The makers took all five tricks.")
                if four
                else T("The maker took all five tricks.")
            )
        if four:
            return TN("The makers took 1 trick.", "The makers took {n} tricks.", count)
        return TN("The maker took 1 trick.", "The maker took {n} tricks.", count)
