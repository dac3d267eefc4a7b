"""A test on the screen: nothing is judged, anything can be changed, until it is handed in."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.drills.round import Standing
from euchre_tutor.drills.sealed import sealed
from euchre_tutor.lessons.steps import Deed, Parts, Press
from euchre_tutor.lessons.steps.ask import under_its_rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.sessions import Answer, Test
from euchre_tutor.text import TN, T, Text


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
            case Press("open") if test.item is None and test.open:
                return Sitting(test.going(test.open[0]))
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
            total = len(test.items)
            answered = total - len(test.open)
            return T("Ready to hand in?"), (
                TN(
                    "{answered} of {n} question is answered.",
                    "{answered} of {n} questions are answered.",
                    total,
                    answered=answered,
                ),
                T("You can still go back and change any answer."),
            )
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
