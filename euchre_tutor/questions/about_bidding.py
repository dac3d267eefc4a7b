"""A question about a bidding, once it is known what is asked of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from euchre_tutor.engine import Position
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.questions.bidding import bidding_facts, told
from euchre_tutor.questions.question import Choice, Form, Question
from euchre_tutor.text import Text


@dataclass(frozen=True, slots=True)
class Wording:
    """What is asked: the prompt, the choices, which of them is right, and what is said to each."""

    prompt: Text
    choices: tuple[Choice, ...]
    right: int
    """The right choice, by place."""
    why: Explanation
    """Why it is right."""
    replies: tuple[Explanation, ...]
    """What is said to each choice."""


def about_bidding(
    position: Position, kind: str, level: int, features: Mapping[str, object], wording: Wording
) -> Question:
    """Ask it of the bidding; trump is not told, as it follows from the calls."""
    return Question(
        kind=kind,
        level=level,
        form=Form.ONE,
        prompt=wording.prompt,
        trump=None,
        facts=bidding_facts(position),
        choices=wording.choices,
        answer=(wording.right,),
        explanation=wording.why,
        replies=wording.replies,
        rules=position.rules,
        situation=told(position),
        features=features,
    )
