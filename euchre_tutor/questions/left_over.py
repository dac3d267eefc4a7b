"""A question for the lesson on the deal: how many cards are left when all hands are dealt."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import DECK, Rules
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.explain import dealing as why
from euchre_tutor.questions.question import Form, Question, count_choices, facts
from euchre_tutor.text import T

KIND: Final = "left-over"


def ask(counts: tuple[int, ...], rules: Rules = Rules.STANDARD) -> Question:
    """Ask how many cards are left over; ValueError unless the right number is offered."""
    left = len(DECK) - len(rules.seats) * HAND_SIZE
    return Question(
        kind=KIND,
        level=1,
        form=Form.ONE,
        prompt=T("How many cards will be left over?"),
        trump=None,
        facts=facts(trump=None, deck="left over"),
        choices=count_choices(counts),
        answer=(counts.index(left),),
        explanation=why.left_over(rules),
        replies=tuple(
            why.left_over(rules) if n == left else why.not_left_over(n, rules) for n in counts
        ),
        rules=rules,
    )
