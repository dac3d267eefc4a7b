"""A test on the screen: nothing is judged, anything can be changed, until it is handed in."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.drills.round import Standing
from euchre_tutor.drills.sealed import sealed
from euchre_tutor.lessons.steps import Deed, Parts, Press
from euchre_tutor.lessons.steps.ask import under_its_rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.sessions import Answer, Test
from euchre_tutor.text import T, Text

TO: Final = "to:"
"""How the id of a button begins that goes to a question, by its number from 0."""


@dataclass(frozen=True, slots=True)
class Sitting:
    """A test, with the question on the screen or, after the last one, the whole."""

    session: Test
    chosen: bool = False
    """Whether the last deed was an answer by one tap: Enter then goes on."""

    @property
    def done(self) -> bool:
        """Whether it is handed in."""
        return self.session.over

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return self.session.question

    @property
    def is_open(self) -> bool:
        """Whether a question is on the screen: all are open to the end."""
        return self.question is not None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers once it is handed in; none before."""
        return self.session.answers

    def after(self, deed: Deed) -> Sitting:
        """Change an answer, go to another question, or hand it in."""
        test = self.session
        if test.over:
            return self
        match deed:
            case Press("more") if test.item is not None:
                return Sitting(test.going(test.at + 1))
            case Press("before") if test.at > 0:
                return Sitting(test.going(test.at - 1))
            case Press(button) if test.item is None and button in self._places:
                return Sitting(test.going(self._places.index(button)))
            case Press("hand-in") if test.item is None:
                return Sitting(test.handing_in())
            case Press():
                return self
        question = test.question
        if question is None:
            return self
        before = test.given[test.at]
        given = sealed(question, before).after(deed).given
        return self if given == before else Sitting(test.after(given), question.form is Form.ONE)

    @property
    def _places(self) -> list[str]:
        """The ids of the buttons that go to each question."""
        return [f"{TO}{n}" for n in range(len(self.session.items))]

    def whole(self, voice: Voice) -> Json:
        """Give the whole test before it is handed in, as an end has it: what is answered."""
        test = self.session
        answered = len(test.items) - len(test.open)
        headline = T("{n} of {total} answered", n=answered, total=len(test.items))
        words = {"open": voice.say(T("Left open")), "given": voice.say(T("Answered"))}
        rows: list[Json] = []
        for place, item in zip(self._places, test.items, strict=True):
            tone = "open" if len(rows) in test.open else "given"
            label = voice.rich(item.question.prompt)
            row = {"id": place, "tone": tone, "label": label, "word": words[tone], "note": None}
            rows.append(row)
        return {
            "stars": None,
            "headline": voice.say(headline),
            "text": voice.rich(T("You can still go back and change any answer.")),
            "short": [],
            "list": {"title": voice.say(T("Your answers")), "rows": rows},
        }

    def parts(self, voice: Voice) -> Parts:
        """Show the question with what is chosen; after the last one what is still open."""
        test, question = self.session, self.question
        if question is None:
            return Parts(button=("hand-in", T("Hand in"), True))
        parts = under_its_rules(sealed(question, test.given[test.at]).parts(voice), question)
        last = test.at + 1 == len(test.items)
        button = ("more", T("To the end") if last else T("Next question"), True)
        return replace(parts, button=button, focus={"main": True} if self.chosen else None)

    @property
    def words(self) -> tuple[Text | None, tuple[Text, ...]]:
        """What to know before it begins, and before it is handed in."""
        test = self.session
        if test.item is None:
            return T("Ready to hand in?"), ()
        if test.at == 0:
            return None, (T("No verdicts before you hand in. You can change any answer."),)
        return None, ()

    @property
    def standing(self) -> Standing:
        """The number of the question, and which are answered."""
        test = self.session
        total = len(test.items)
        number = min(test.at + 1, total)
        pills = tuple(
            "now" if n == test.at else "open" if n in test.open else "done" for n in range(total)
        )
        back = None if test.at == 0 else T("Question {n}", n=test.at)
        return Standing(
            T("Question {n} of {count}", n=number, count=total),
            T("{n} of {count}", n=number, count=total),
            pills,
            back=back,
        )
