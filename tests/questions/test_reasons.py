"""Reasons: the rule cited decides, wrong answers get reasons of their own, all is translated."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any, Final

import pytest
from questions.mistakes import mistake
from questions.samples import expected, otherwise, settings, spread
from questions.taken_away import SOMETIMES, UNCHANGED, without

from euchre_tutor.engine import HOUSE_RULES
from euchre_tutor.explain import Explanation
from euchre_tutor.questions import KINDS, Form, Question
from euchre_tutor.text import Text, render

COUNT = 140
NAMES = sorted(KINDS)
NAMES_OF_THINGS = re.compile(
    r"(10|[9JQKA])[♠♥♦♣]|North|East|South|West|(?:a )?(?:spade|heart|diamond|club)s?|\d+"
)


def bare(said: Explanation) -> str:
    """Give the sentence without the cards, seats, suits and numbers in it."""
    return NAMES_OF_THINGS.sub("…", render(said.text, "en"))


@pytest.mark.parametrize("kind", NAMES)
def test_without_the_rule_cited_first_the_answer_is_another(
    kind: str, scale: Callable[[int], int]
) -> None:
    """The rule cited first decides: taken away, or a house rule set otherwise, another is right."""
    same: Counter[str] = Counter()
    cited: Counter[str] = Counter()
    for question in spread(kind, scale(10_000)):
        key = question.explanation.rules[0]
        cited[key] += 1
        if not _decides(key, question):
            assert (kind, key) in {**UNCHANGED, **SOMETIMES}, (key, question.facts)
            same[key] += 1
    for key, count in same.items():
        if (kind, key) in SOMETIMES:
            assert count < 0.8 * max(cited[key], 20), (key, same, cited)


def _decides(key: str, question: Question) -> bool:
    right = list(question.right_codes)
    house = _BY_SETTING.get(key, key)
    if house in HOUSE_RULES:
        others = otherwise(question, HOUSE_RULES[house])
        return any(expected(other) != right for other in others)
    codes = [choice.code for choice in question.choices]
    rules = settings(question.rules)
    found = without(key, question.kind, question.facts, rules, codes)
    assert found is not None or (question.kind, key) in UNCHANGED, (question.kind, key)
    return found is not None and found != right


_BY_SETTING: Final = {"score.game": "house.target", "two.object": "house.target"}
"""Rules that name a number which a house rule sets."""


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
def test_replies_with_other_reasons_differ_in_more_than_names(
    kind: str, scale: Callable[[int], int]
) -> None:
    """Two wrong choices with other rules, or other mistakes: other sentences, not only names."""
    for question in spread(kind, scale(10_000)):
        wrong = [place for place in range(len(question.choices)) if place not in question.answer]
        said = [bare(question.replies[place]) for place in wrong]
        why = [
            (frozenset(question.replies[place].rules), mistake(question, place)) for place in wrong
        ]
        for (one, reason), (other, another) in combinations(zip(said, why, strict=True), 2):
            assert (one != other) or reason == another, (one, reason, another, question.facts)


FOUR_ONLY = re.compile(r"\b(makers|defenders|sides?|East|West|(?<!no )partners?)\b")


@pytest.mark.parametrize("kind", NAMES)
def test_two_players_hear_nothing_of_partners(kind: str, scale: Callable[[int], int]) -> None:
    """No words of partnerships, and no rule of the table, lone hands or score for four."""
    for question in spread(kind, scale(10_000)):
        if not question.rules.partnerships:
            for said in (question.explanation, *question.replies):
                assert not FOUR_ONLY.search(render(said.text, "en")), render(said.text, "en")
                assert not {key.split(".")[0] for key in said.rules} & {"table", "alone", "score"}


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
