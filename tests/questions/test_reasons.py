"""Reasons: the rule cited decides, wrong answers get reasons of their own, all is translated."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from questions.samples import expected, otherwise, spread

from euchre_tutor.engine import HOUSE_RULES
from euchre_tutor.explain import Explanation
from euchre_tutor.questions import KINDS, Form, Question
from euchre_tutor.text import Text, render

COUNT = 140
NAMES = sorted(KINDS)
CARDS = ("cards.left", "cards.right", "play.left")
NAMES_OF_THINGS = re.compile(
    r"(10|[9JQKA])[♠♥♦♣]|North|East|South|West|(?:a )?(?:spade|heart|diamond|club)s?|\d+"
)


def bare(said: Explanation) -> str:
    """Give the sentence without the cards, seats, suits and numbers in it."""
    return NAMES_OF_THINGS.sub("…", render(said.text, "en"))


@pytest.mark.parametrize("kind", NAMES)
def test_without_the_rule_cited_first_the_answer_is_another(kind: str) -> None:
    """A bower's rule taken away, or a house rule set otherwise: another answer is right."""
    for question in spread(kind, COUNT):
        key = question.explanation.rules[0]
        if key in CARDS and not (kind == "card-suit" and key == "cards.right"):
            assert expected(question, (key,)) != list(question.right_codes), question.facts
        if key in HOUSE_RULES:
            assert any(
                expected(other) != list(question.right_codes)
                for other in otherwise(question, HOUSE_RULES[key])
            ), (key, question.facts)


@pytest.mark.parametrize("kind", NAMES)
def test_an_answer_that_hangs_on_a_house_rule_says_so(kind: str) -> None:
    """Where one house rule set back to the articles changes the answer, a rule of ten is cited."""
    for question in spread(kind, COUNT):
        keys = [key for key in HOUSE_RULES if expected(question, (key,)) != _right(question)]
        cited = [key for key in question.explanation.rules if key in HOUSE_RULES]
        if keys:
            assert set(cited) & set(keys), (keys, cited, question.id, question.facts)


def _right(question: Question) -> list[str]:
    return list(question.right_codes)


@pytest.mark.parametrize("kind", NAMES)
def test_replies_with_other_reasons_differ_in_more_than_names(kind: str) -> None:
    """Two wrong choices with other rules: other sentences, not only other cards or seats."""
    for question in spread(kind, COUNT):
        wrong = [
            reply for place, reply in enumerate(question.replies) if place not in question.answer
        ]
        for one in wrong:
            for other in wrong:
                if set(one.rules) != set(other.rules):
                    same = question.form is Form.SET and one.text.message == other.text.message
                    assert same or bare(one) != bare(other), (one, other)


@pytest.mark.parametrize("kind", NAMES)
def test_replies_are_short_and_the_right_choice_keeps_its_reason(kind: str) -> None:
    """No reply is longer than a few lines; for the right choice it is the explanation."""
    for question in spread(kind, COUNT):
        for place, reply in enumerate(question.replies):
            words = len(render(reply.text, "en").split())
            assert 3 < words <= 45, render(reply.text, "en")
            if place in question.answer and question.form is Form.ONE:
                assert reply == question.explanation


@pytest.mark.parametrize("kind", NAMES)
def test_everything_a_question_says_can_be_translated(kind: str) -> None:
    """In the pseudo-language every sentence is marked, and no bare string is in one."""
    for question in spread(kind, 60):
        said = [question.prompt, question.explanation.text]
        said += [reply.text for reply in question.replies]
        said += [choice.label for choice in question.choices if choice.card is None]
        said += [] if question.situation is None else [question.situation]
        for text in said:
            assert not list(_bare_strings(text)), text
            shown = render(text, "qps")
            assert shown.startswith("⟦"), shown
            assert shown.endswith("⟧"), shown
            assert "{" not in render(text, "en")


def _bare_strings(text: Text) -> Iterator[Any]:
    for value in text.values.values():
        if isinstance(value, str):
            yield value
        elif isinstance(value, Text):
            yield from _bare_strings(value)
