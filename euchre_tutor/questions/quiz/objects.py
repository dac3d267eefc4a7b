"""A question as an object for JSON."""

from __future__ import annotations

from typing import Any

from euchre_tutor.questions.question import Form, Question
from euchre_tutor.text import render


def as_object(question: Question) -> dict[str, Any]:
    """Write the question with its answer; every key is always there, in this order.

    ``answer`` holds places in ``choices``; ``replies`` are those to what is wrong, by place: to
    every wrong choice, or in an order to each, as any may stand in the wrong place.
    """
    wrong = [
        place
        for place in range(len(question.choices))
        if question.form is Form.ORDER or place not in question.answer
    ]
    return {
        "id": question.id,
        "kind": question.kind,
        "level": question.level,
        "rules_in_use": str(question.rules),
        "prompt": render(question.prompt),
        "facts": dict(question.facts),
        "choices": [choice.code for choice in question.choices],
        "answer": list(question.answer),
        "explanation": render(question.explanation.text),
        "rules": list(question.explanation.rules),
        "replies": {str(place): render(question.replies[place].text) for place in wrong},
    }
