"""Asking: a question, or a few quick ones in a row; the activity that fits a question's form."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeAlias

from euchre_tutor.engine import HOUSE_RULES, Rules
from euchre_tutor.lessons.reading import answered, asked
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.find_all import FindAll
from euchre_tutor.lessons.steps.put_in_order import PutInOrder
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Form, Question
from euchre_tutor.text import T, Text

Answering: TypeAlias = ChooseOne | FindAll | PutInOrder
"""A question being answered. ``given`` is the answer that counts, once there is one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Step):
    """A question, or a few quick ones in a row; each answer gets its own reply."""

    questions: tuple[Question, ...]
    praise: Text | None = None
    """The result in words where an answer is right, instead of a plain yes."""
    comfort: Text | None = None
    """The result in words where an answer is wrong and could be but a guess, told in gold."""

    def begin(self, rules: Rules) -> Row:  # noqa: ARG002  # questions carry their own rules
        """Begin with the first question."""
        return Row.start(self)

    def to_read(self) -> Iterator[str]:
        """Give the questions."""
        for question in self.questions:
            yield from asked(question)

    def answers(self) -> Iterator[str]:
        """Give the right answers, with reasons."""
        return map(answered, self.questions)


def answering(question: Question, step: Ask | None = None) -> Answering:
    """Put a question on the screen; without a step the first answer counts, as in a check."""
    single = step is None
    if question.form is Form.SET:
        return FindAll(question, single)
    if question.form is Form.ORDER:
        return PutInOrder(question, single)
    return ChooseOne(question) if step is None else ChooseOne(question, step.praise, step.comfort)


def under_its_rules(parts: Parts, question: Question) -> Parts:
    """Let the screen say by which rules a question is asked, and which house rule it hangs on."""
    said = (question.explanation, *question.replies)
    cited = dict.fromkeys(key for reason in said for key in reason.rules if key in HOUSE_RULES)
    changed = [key for key in cited if _differs(key, question.rules)]
    # A question on a house rule names it in its prompt.
    house = () if "rule" in question.facts else tuple(changed)
    return replace(parts, rules=question.rules, house=house)


def _differs(key: str, rules: Rules) -> bool:
    name = HOUSE_RULES[key]
    return bool(getattr(rules, name) != getattr(Rules.STANDARD, name))


@dataclass(frozen=True, slots=True)
class Row:
    """The questions of a step, one after the other."""

    step: Ask
    current: Answering
    number: int = 0
    """The question going on, counted from 0."""

    @classmethod
    def start(cls, step: Ask) -> Row:
        """Begin with the first question."""
        return cls(step, answering(step.questions[0], step))

    @property
    def _is_last(self) -> bool:
        return self.number + 1 == len(self.step.questions)

    @property
    def done(self) -> bool:
        """Whether the last question is answered."""
        return self.current.done and self._is_last

    def after(self, deed: Deed) -> Row:
        """Hand the deed on, or go to the next question."""
        if self.current.done and not self._is_last and deed == Press("more"):
            number = self.number + 1
            return Row(self.step, answering(self.step.questions[number], self.step), number)
        return replace(self, current=self.current.after(deed))

    def parts(self, voice: Voice) -> Parts:
        """Show the current question; after its answer the way to the next one."""
        parts = under_its_rules(self.current.parts(voice), self.current.question)
        count = len(self.step.questions)
        if count > 1 and parts.task is not None and not self.current.done:
            which = voice.say(T("{n} of {count}.", n=self.number + 1, count=count))
            parts = replace(parts, task=parts.task | {"hint": which})
        if self.current.done and not self._is_last:
            parts = replace(parts, button=("more", T("Next one"), True))
        return parts
