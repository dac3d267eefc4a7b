"""Every rule of the rulebook has a test named after its key."""

import ast
from pathlib import Path

from euchre_tutor.engine.rulebook import KEYS


def named_tests() -> set[str]:
    """Give the names of the test functions in the files beside this one."""
    return {
        node.name
        for file in Path(__file__).parent.glob("test_rules_*.py")
        for node in ast.parse(file.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }


def test_every_rule_has_a_test_of_its_name() -> None:
    """A new rule cannot come in without a test: ``cards.left`` has ``test_cards_left``."""
    wanted = {f"test_{key.replace('.', '_')}" for key in KEYS}
    assert wanted - named_tests() == set()
