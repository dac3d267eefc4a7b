"""How a choice is made: keys are spoken of only where there are some."""

from __future__ import annotations

import json

import pytest
from lessons.solving import solve

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.steps import tapping
from euchre_tutor.lessons.steps.ask import answering
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions.quiz import make, quiz

ENGLISH = Voice("en")


@pytest.mark.parametrize("name", LESSONS)
def test_only_what_hides_without_keys_speaks_of_them(name: str) -> None:
    """At every moment of every step: "press 1 to 4" stands in ``how.keys`` and nowhere else."""
    for step in LESSONS[name].steps:
        start = step.begin(LESSONS[name].table(Rules.STANDARD))
        for seen in solve(start).seen:
            task = dict(seen.shown["task"] or {})
            how = task.pop("how", None)
            assert "or press" not in json.dumps({**seen.shown, "task": task})
            assert how is None or "press" not in how["touch"]


@pytest.mark.parametrize("count", range(1, 7))
def test_the_keys_are_as_many_as_there_are_choices(count: int) -> None:
    """One card has no key to press, two have "1 or 2", more their last number."""
    said = tapping.tap_card(ENGLISH, count)["keys"]
    last = {1: "Tap your last card.", 2: "press 1 or 2."}.get(count, f"press 1 to {count}.")
    assert said.endswith(last)


@pytest.mark.parametrize("kind", ["seats", "who-leads", "who-speaks", "score-deal", "card-suit"])
def test_a_seat_is_tapped_where_seats_are_the_answers(kind: str) -> None:
    """Only where the seats at the table can be tapped are they spoken of."""
    for question in quiz(make(kind, length=20, seed="tap")):
        parts = answering(question).parts(ENGLISH)
        seats = (parts.cloth or {}).get("seats", [])
        tapped = [seat for seat in seats if seat.get("choice")]
        assert parts.task is not None
        assert ("seat" in parts.task["how"]["touch"]) is bool(tapped)
        assert kind != "seats" or tapped
