"""Asking under the rules in use: the questions are made when the step begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from euchre_tutor.engine import Rules
from euchre_tutor.lessons.steps.ask import Ask, Row
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.questions import Question


@dataclass(frozen=True, slots=True, kw_only=True)
class AskByRules(Step):
    """A question, or a few in a row, whose answers may depend on the rules."""

    make: Callable[[Rules], tuple[Question, ...]]
    read_by: Rules = Rules.STANDARD
    """The rules by which it is asked where it is only read."""

    def asked(self, rules: Rules) -> Ask:
        """Give the step with its questions."""
        return Ask(title=self.title, body=self.body, questions=self.make(rules))

    def begin(self, rules: Rules) -> Row:
        """Begin with the first question."""
        return Row.start(self.asked(rules))

    def to_read(self) -> Iterator[str]:
        """Give the questions."""
        return self.asked(self.read_by).to_read()

    def answers(self) -> Iterator[str]:
        """Give the right answers, with reasons."""
        return self.asked(self.read_by).answers()
