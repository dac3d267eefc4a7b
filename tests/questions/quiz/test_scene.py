"""What is seen of a question, in a line."""

import pytest

from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import make, quiz
from euchre_tutor.questions.quiz.scene import glance, scene
from euchre_tutor.text import T, Text, render


def cards_in(text: Text) -> list[str]:
    """The cards that a sentence of its own lists, as they are printed."""
    listed = render(text, "en").split(". ")[-1].rstrip(".")
    return listed.replace(" and ", ", ").split(", ")


@pytest.mark.parametrize("kind", KINDS)
def test_a_line_tells_a_question_from_others_of_its_kind(kind: str) -> None:
    """Of sixty, three in four are known by their prompt and this line, whatever they ask."""
    asked = {one.id: one for one in quiz(make(kind, length=60, seed="glance"))}
    lines = {(render(one.prompt, "en"), render(glance(one), "en")) for one in asked.values()}
    assert len(lines) >= 0.75 * len(asked)


@pytest.mark.parametrize("kind", ["trick-winner", "spot-the-revoke"])
def test_the_line_lists_the_trick_that_is_asked_about(kind: str) -> None:
    """The last one that is seen, in the order played."""
    for question in quiz(make(kind, length=20, seed="glance")):
        trick = scene(question).tricks[-1]
        assert cards_in(glance(question)) == [
            render(T("{card}", card=card), "en") for _, card in trick
        ]
