"""Three minutes on the screen: each answer brings the next question, the reasons come later."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.drills.round import Standing
from euchre_tutor.lessons.steps import Deed, Parts, Press
from euchre_tutor.lessons.steps.ask import Answering, answering, under_its_rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Question
from euchre_tutor.questions.sessions import Answer, Timed
from euchre_tutor.questions.sessions.timed import COST
from euchre_tutor.text import T, Text

CLOCK: Final = "at:"
"""How the deed begins that tells the time: only the player does it, by the server's clock."""


@dataclass(frozen=True, slots=True)
class Racing:
    """Three minutes, with the question on the screen."""

    session: Timed
    current: Answering | None

    @classmethod
    def asking(cls, session: Timed) -> Racing:
        """Put the session's question on the screen."""
        question = session.question
        return cls(session, None if question is None else answering(question))

    @property
    def done(self) -> bool:
        """Whether the time is up."""
        return self.session.over

    @property
    def question(self) -> Question | None:
        """The question on the screen."""
        return None if self.current is None else self.current.question

    @property
    def is_open(self) -> bool:
        """Whether that question waits for an answer."""
        return self.current is not None

    @property
    def answers(self) -> tuple[Answer, ...]:
        """All answers, in the order given."""
        return self.session.answers

    def after(self, deed: Deed) -> Racing:
        """Hand the deed to the question, and ask the next one as soon as it is answered."""
        if self.current is None:
            return self
        if isinstance(deed, Press) and deed.button.startswith(CLOCK):
            session = self.session.waited(float(deed.button.removeprefix(CLOCK)))
            return replace(self, session=session, current=None if session.over else self.current)
        current = self.current.after(deed)
        if not current.done:
            return replace(self, current=current)
        return self.asking(self.session.after(current.given, self.session.at))

    def parts(self, voice: Voice) -> Parts:
        """Show the question, and tell those who hear the screen how the last one went."""
        if self.current is None:
            return Parts()
        parts = under_its_rules(self.current.parts(voice), self.current.question)
        told = "" if parts.announce or not self.answers else voice.say(self._last)
        return replace(parts, announce=parts.announce or told)

    @property
    def _last(self) -> Text:
        if self.answers[-1].is_right:
            return T("Right.")
        return T("Missed: {n} seconds less.", n=COST)

    @property
    def words(self) -> tuple[Text | None, tuple[Text, ...]]:
        """How the last answer was, in a word."""
        return None, (self._last,) if self.answers and not self.answers[-1].is_right else ()

    @property
    def standing(self) -> Standing:
        """How many were right and missed, and the time left."""
        session = self.session
        label = T("{right} right, {missed} missed", right=session.right, missed=session.misses)
        return Standing(label, T("{n} right", n=session.right), left=round(session.left, 1))
