"""A quiz from its code: the same everywhere, its own, with its share of kinds and levels."""

import json
import os
import subprocess
import sys
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from pythons import pythons
from questions.quiz.sample_codes import OWN

import euchre_tutor
from euchre_tutor.engine import Rules
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import ALL, MIXES, Code, make, questions, quiz

PINNED: dict[str, list[str]] = json.loads(
    Path(__file__).with_name("pinned_quizzes.json").read_text("utf-8")
)
SOURCE = Path(euchre_tutor.__file__).parent.parent
PRINT = """
import json, sys
sys.path.insert(0, sys.argv[1])
from euchre_tutor.questions.quiz import Code, quiz
print(json.dumps({code: [one.id for one in quiz(Code.parse(code))] for code in sys.argv[2:]}))
"""


def printed(python: str, *flags: str, seed: str = "0") -> dict[str, list[str]]:
    """The ids of the pinned quizzes, made by a fresh process of this Python."""
    done = subprocess.run(
        [python, *flags, "-c", PRINT, str(SOURCE), *PINNED],
        env={**os.environ, "PYTHONHASHSEED": seed},
        capture_output=True,
        text=True,
        check=True,
    )
    ids: dict[str, list[str]] = json.loads(done.stdout)
    return ids


@pytest.mark.parametrize("seed", ["1", "4711"])
def test_a_code_is_the_same_quiz_in_any_process(seed: str) -> None:
    """Whatever seeds its hashes, a fresh process makes the pinned questions."""
    assert printed(sys.executable, seed=seed) == PINNED


@pytest.mark.parametrize("python", pythons())
def test_a_code_is_the_same_quiz_on_every_python(python: str) -> None:
    """Each supported Python found here, isolated and without site-packages, agrees."""
    assert printed(python, "-I", "-S", "-X", "utf8") == PINNED


def test_fifty_codes_are_fifty_quizzes() -> None:
    """Of fifty codes no two give the same questions, nor the same in another order."""
    codes = {str(make("trick-winner", 4, seed=f"class-{n}", length=5)) for n in range(50)}
    quizzes = {frozenset(one.id for one in quiz(Code.parse(code))) for code in codes}
    assert len(codes) == len(quizzes) == 50


def test_one_seed_is_other_questions_for_each_kind() -> None:
    """A class that keeps its word as a seed gets another quiz of every kind."""
    quizzes = [quiz(make(kind, seed="class-7", length=3)) for kind in KINDS]
    assert len({one.id for asked in quizzes for one in asked}) == 3 * len(KINDS)


def test_a_longer_quiz_begins_with_the_shorter_one() -> None:
    """The length alone changes no question."""
    assert quiz(make(seed="x", length=26))[:13] == quiz(make(seed="x", length=13))


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED, OWN], ids=str)
@pytest.mark.parametrize("name", MIXES)
def test_a_mix_asks_its_kinds_in_turn(name: str, rules: Rules) -> None:
    """Each kind that exists under the rules is asked once before any is asked twice."""
    code = make(name, length=26, seed="x", rules=rules)
    there = [kind for kind in MIXES[name] if KINDS[kind].levels_for(rules)]
    asked = [question.kind for question in quiz(code)]
    counts = Counter(asked[: len(there) * (26 // len(there))])
    assert set(counts) == set(there)
    assert len(set(counts.values())) == 1


def test_the_practice_mix_has_its_levels_in_their_shares() -> None:
    """Ten questions of a kind are asked at the levels of its mix, each as often as it says."""
    asked = quiz(make("trick-winner", seed="x", length=20))
    mix = Counter(KINDS["trick-winner"].practice(Rules.STANDARD))
    assert Counter(question.level for question in asked) == {n: 2 * mix[n] for n in mix}


def test_levels_are_those_that_are_asked_for() -> None:
    """A range of levels is kept by every kind; a kind that has none of them is left out."""
    asked = quiz(make(ALL, (4, 6), seed="x", length=30))
    assert {question.level for question in asked} == {4, 5, 6}
    expected = {kind.name for kind in KINDS.values() if set(kind.levels) & {4, 5, 6}}
    assert {question.kind for question in asked} == expected


def test_no_question_comes_twice_while_there_are_others() -> None:
    """A hundred questions of one level differ, where there are so many."""
    asked = quiz(make("trick-winner", 3, seed="x", length=100))
    assert len({question.id for question in asked}) == 100


def test_few_questions_come_again_in_turn() -> None:
    """Four questions in all: each once before any comes again, and none twice in a row."""
    ids = [question.id for question in questions(make("card-suit", 3, seed="x", length=12))]
    assert len(set(ids)) == len(set(ids[:4])) == 4
    assert all(one != other for one, other in pairwise(ids))


def test_house_rules_are_obeyed() -> None:
    """Under own rules every question but those on a house rule is asked by them."""
    asked = quiz(make(ALL, length=26, seed="x", rules=OWN))
    assert {one.rules for one in asked if one.kind != "house-rule"} == {OWN}
