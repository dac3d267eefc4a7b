"""Practice and streak on the screen: a verdict after each answer, then the next question."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.drills.round import Standing
from euchre_tutor.lessons.steps import Deed, Parts, Press
from euchre_tutor.lessons.steps.ask import Answering, answering, under_its_rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Question
from euchre_tutor.questions.sessions import Answer, Practice, Streak
from euchre_tutor.text import TN, T, Text


@dataclass(frozen=True, slots=True)
class Judging:
    """A practice or a streak. Its session holds the answer on show too."""

    session: Practice | Streak
    current: Answering | None
    """The question on the screen; None when it is over."""
    is_return: bool = False
    """Whether that question was missed before."""

    @classmethod
    def asking(cls, session: Practice | Streak) -> Judging:
        """Put the session's question on the screen."""
        question = session.question
        is_return = isinstance(session, Practice) and session.is_return
        return cls(session, None if question is None else answering(question), is_return)

    @property
    def done(self) -> bool:
        """Whether it is over, and the last verdict was seen."""
        return self.current is None

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return None if self.current is None else self.current.question

    @property
    def is_open(self) -> bool:
        """Whether that question waits for an answer."""
        return self.current is not None and not self.current.done

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers, in the order given."""
        return self.session.answers

    def after(self, deed: Deed) -> Judging:
        """Hand the deed to the question; its answer is judged once."""
        if self.current is None:
            return self
        if self.current.done:
            return self.asking(self.session) if deed == Press("more") else self
        if self.is_return and deed == Press("leave") and isinstance(self.session, Practice):
            return self.asking(self.session.without_returns())
        current = self.current.after(deed)
        if not current.done:
            return replace(self, current=current)
        return replace(self, session=self.session.after(current.given), current=current)

    def parts(self, voice: Voice) -> Parts:
        """Show the question; after its answer the way on."""
        if self.current is None:
            return Parts()
        parts = under_its_rules(self.current.parts(voice), self.current.question)
        if not self.current.done:
            return parts
        label = T("See how it went") if self.session.over else T("Next question")
        return replace(parts, button=("more", label, True))

    @property
    def words(self) -> tuple[Text | None, tuple[Text, ...]]:
        """Say so where a question comes back."""
        if self.is_return:
            return T("Once more"), (T("You missed this one before. Here it is again."),)
        return None, ()

    @property
    def standing(self) -> Standing:
        """The number of the question or, in a streak, how many were right so far."""
        if isinstance(self.session, Streak):
            n = self.session.length
            return Standing(T("{n} in a row", n=n), T("{n} in a row", n=n))
        answered, total = len(self.session.first), self.session.total
        leave = T("Enough for now") if self.is_return and self.is_open else None
        if not total:
            left = self.session.returning
            words = TN("{n} to make good", "{n} to make good", left)
            return Standing(words, words, leave=leave)
        waiting = self.is_open and not self.is_return
        number = max(answered + waiting, 1)
        now = None if self.is_return or self.done else number - 1
        pills = tuple(
            "now" if n == now else "done" if n < answered else "open" for n in range(total)
        )
        return Standing(
            T("Question {n} of {count}", n=number, count=total),
            T("{n} of {count}", n=number, count=total),
            pills,
            leave=leave,
        )
