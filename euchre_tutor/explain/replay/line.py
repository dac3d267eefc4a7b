"""The lines of an account, and how a problem stands among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from euchre_tutor.engine.records.referee import JudgedDeal, Problem
from euchre_tutor.explain.replay.problems import problem
from euchre_tutor.text import T, Text
from euchre_tutor.text.rulebook import rule
from euchre_tutor.text.words import all_of


@dataclass(frozen=True, slots=True)
class Line:
    """One line of an account."""

    text: Text
    depth: int
    """How far it is indented: 0 a heading, 1 what happened, 2 what was wrong with it."""
    apart: bool = False
    """Whether an empty line stands before it."""


def problem_lines(found: Iterable[Problem], deal: JudgedDeal) -> Iterator[Line]:
    """Say what was wrong, with number and title of the rules."""
    for one in found:
        why = problem(one, deal.record)
        rules = all_of([rule(key).label for key in why.rules])
        yield Line(T("Problem: {what} ({rules})", what=why.text, rules=rules), 2)
