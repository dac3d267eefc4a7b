"""What a lesson is made of: frozen literals that read as what the learner reads.

No step holds an answer. Questions compute theirs from the engine.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from euchre_tutor.engine import Hand, Suit
from euchre_tutor.questions import Question
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True, kw_only=True)
class Step:
    """One idea: a title, at most 45 words, one thing to do."""

    title: Text
    body: tuple[Text, ...] = ()
    """The paragraphs."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Step):
    """A question, or a few quick ones in a row; each answer gets its own reply."""

    questions: tuple[Question, ...]
    praise: Text | None = None
    """The result in words where an answer is right, instead of a plain yes."""
    comfort: Text | None = None
    """The result in words where an answer is wrong and could be but a guess, told in gold."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Regroup(Step):
    """All 24 cards by suit: make each suit trump once and watch the jacks."""

    prompt: Text
    closing: Text
    """What all four have in common, said at the end."""
    rule: str
    """The key of the rule that says so."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SortHand(Step):
    """A hand as dealt: tap the trumps, and they go to the left."""

    hand: Hand
    trump: Suit
    prompt: Text


AnyStep: TypeAlias = Ask | Regroup | SortHand
"""A step of any kind."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Code:
    """A few lines of engine code for the curious; the notebook stores what they print."""

    intro: Text
    source: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """A lesson: steps, then a check of generated questions, then what was met, in short."""

    name: str
    """The name in addresses and code, such as ``bowers``."""
    number: int
    title: Text
    goal: Text
    """What one will be able to do."""
    steps: tuple[AnyStep, ...]
    check: tuple[tuple[str, int], ...]
    """Kind and level of each question of the check."""
    rules: tuple[str, ...]
    """The keys of the rules met, for "In short"."""
    curious: tuple[Code, ...] = field(default=())
