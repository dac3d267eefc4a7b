"""Where the new questions of a session come from: a quiz, or a draw among skills."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions.sessions.item import Item, made, of_quiz
from euchre_tutor.questions.sessions.plan import Mode, Plan, Skill

_TRIES: Final = 12
"""Draws until a question may come that was there before: some kinds have few."""
_MOST: Final = 4
"""How many times the need of a skill can grow by misses."""


class Told(Protocol):
    """An answer of this session."""

    @property
    def item(self) -> Item:
        """What was asked."""

    @property
    def is_right(self) -> bool:
        """Whether it was right."""


class Supply(Protocol):
    """Gives the new questions of a session, one after the other."""

    def item(self, number: int, answers: Sequence[Told]) -> Item | None:
        """Give the new question with this number, from 0; None where there is no more."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The questions of a quiz, in its order."""

    items: tuple[Item, ...]

    def item(self, number: int, answers: Sequence[Told]) -> Item | None:  # noqa: ARG002  # its order is fixed
        """Give the next of the list."""
        return self.items[number] if number < len(self.items) else None


@dataclass(frozen=True, slots=True)
class Drawn:
    """Questions drawn from skills by their needs; the seed and the answers fix them."""

    seed: str
    rules: Rules
    skills: tuple[Skill, ...]
    adapts: bool = False
    """Whether a skill missed in this session comes more often, and one that was right less."""

    def item(self, number: int, answers: Sequence[Told]) -> Item | None:
        """Draw a question that was not asked before, as far as there are such."""
        if not self.skills:
            return None
        stream = Stream(f"{self.seed}/{number}")
        skill = self._skill(stream, answers)
        asked = {answer.item.question.id for answer in answers}
        for attempt in range(_TRIES):
            seed = f"{self.seed}/{number}/{attempt}"
            item = made(skill.kind, skill.level, seed, self.rules)
            if item.question.id not in asked:
                break
        return item

    def _skill(self, stream: Stream, answers: Sequence[Told]) -> Skill:
        weights = [self._weight(skill, answers) for skill in self.skills]
        at = stream.below(sum(weights))
        for skill, weight in zip(self.skills, weights, strict=True):
            at -= weight
            if at < 0:
                return skill
        raise AssertionError(weights)

    def _weight(self, skill: Skill, answers: Sequence[Told]) -> int:
        if not self.adapts:
            return skill.need
        mine = [answer for answer in answers if _of(answer.item, skill)]
        misses = sum(not answer.is_right for answer in mine)
        right = len(mine) - misses
        return max(1, skill.need * min(1 + misses, _MOST) // (1 + right))


def _of(item: Item, skill: Skill) -> bool:
    question = item.question
    return (question.kind, question.level) == (skill.kind, skill.level)


def supply(plan: Plan) -> Supply:
    """Give the questions of a plan; ValueError for a code that is none."""
    if plan.code:
        return Listed(of_quiz(plan.code))
    return Drawn(plan.seed, plan.rules, plan.skills, plan.mode is Mode.PRACTICE)
