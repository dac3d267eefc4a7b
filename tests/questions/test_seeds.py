"""The same seed gives the same question, in any process and for ever."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from questions.samples import questions, spread

from euchre_tutor.engine import Stream
from euchre_tutor.questions import KINDS, generate
from euchre_tutor.text import T

PINNED: dict[str, str] = json.loads(Path(__file__).with_name("pinned.json").read_text("utf-8"))
PRINT = """
from euchre_tutor.engine import Stream
from euchre_tutor.questions import KINDS, generate

for kind in KINDS.values():
    for level in kind.levels:
        question = generate(kind.name, level, Stream("pinned"))
        print(f"{kind.name} {level}", question.id, *question.right_codes, sep="|")
"""


def made() -> dict[str, str]:
    """Give the id and the answer of one question of each kind and level."""
    found = {}
    for kind in KINDS.values():
        for level in kind.levels:
            question = generate(kind.name, level, Stream("pinned"))
            found[f"{kind.name} {level}"] = "|".join((question.id, *question.right_codes))
    return found


def test_a_seed_fixes_the_question_for_ever() -> None:
    """One question of each kind and level, pinned by its id and its answer."""
    assert made() == PINNED


def test_fresh_processes_make_the_same_questions() -> None:
    """Whatever the hash seed, another process makes the questions of this one."""
    for seed in ("1", "4242"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        words = [sys.executable, "-c", PRINT]
        run = subprocess.run(words, env=environment, capture_output=True, text=True, check=True)
        lines = dict(line.split("|", 1) for line in run.stdout.splitlines())
        assert lines == PINNED


def test_an_id_does_not_change_with_the_text() -> None:
    """Other words, or other reasons, and the id is the same; other facts, and it is another."""
    for kind in KINDS:
        first, second = questions(kind, 2, 2)
        reworded = replace(first, prompt=T("Something else?"), replies=first.replies[::-1])
        assert reworded.id == first.id
        assert first.id.startswith(f"{kind}-2-")
        if first.facts != second.facts:
            assert first.id != second.id


def test_what_asks_something_else_has_another_id(scale: Callable[[int], int]) -> None:
    """One id, one question: the same words, choices and answer."""
    asked: dict[str, tuple[object, ...]] = {}
    for kind in KINDS:
        for question in spread(kind, scale(10_000)):
            said = question.prompt, question.situation, question.choices, question.answer
            assert asked.setdefault(question.id, said) == said, question.id


def test_different_seeds_give_different_questions() -> None:
    """Of fifty seeds nearly all give questions of their own where there are many to ask."""
    for kind in ("trick-winner", "spot-the-revoke", "legal-plays", "trump-count"):
        assert len({question.id for question in questions(kind, 2, 50)}) > 45
