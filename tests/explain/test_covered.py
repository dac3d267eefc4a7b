"""No sentence of the explanations escapes the tests of truth, and no key is cited that is none."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules

from explain import (
    auction_truth,
    bowers_truth,
    deck_truth,
    fives_truth,
    happened_truth,
    leads_truth,
    meanings_truth,
    plays_truth,
    score_mistakes_truth,
    score_truth,
    tricks_truth,
)
from explain.truth import Truth, messages
from questions import cards_truth, outcomes_truth, turns_truth

from euchre_tutor import explain
from euchre_tutor.engine.rulebook import CHAPTERS, KEYS

TRUTHS = (
    auction_truth,
    bowers_truth,
    cards_truth,
    deck_truth,
    happened_truth,
    fives_truth,
    leads_truth,
    meanings_truth,
    outcomes_truth,
    plays_truth,
    score_mistakes_truth,
    score_truth,
    tricks_truth,
    turns_truth,
)
KEY = re.compile(rf'"((?:{"|".join(CHAPTERS)})\.\w+)"')


def test_every_module_is_held_against_the_facts() -> None:
    """Each module that says something has a table of conditions; accounts of games aside."""
    held = {
        module.__name__
        for table in TRUTHS
        for truth in vars(table).values()
        if isinstance(truth, Truth)
        for module in truth.modules
    }
    for info in iter_modules(explain.__path__, f"{explain.__name__}."):
        if not info.name.split(".")[-1].startswith("replay"):
            assert (info.name in held) == bool(messages(import_module(info.name))), info.name


def test_every_key_exists() -> None:
    """Every rule key written in the explanations is a key of the rulebook."""
    found = {
        key
        for folder in explain.__path__
        for file in Path(folder).rglob("*.py")
        for key in KEY.findall(file.read_text("utf-8"))
    }
    assert len(found) > 30
    assert found <= set(KEYS)
