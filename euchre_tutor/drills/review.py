"""Looking at an answer again: the question as it was, with the verdict on what was chosen."""

from __future__ import annotations

from dataclasses import replace

from euchre_tutor.lessons.steps import Choose, Parts, Press, Tap
from euchre_tutor.lessons.steps.ask import Answering, answering, under_its_rules
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.sessions import Answer
from euchre_tutor.text import T


def answered(question: Question, given: tuple[int, ...]) -> Answering:
    """Give a question on the screen as it is after this answer."""
    codes = [question.choices[place].code for place in given]
    current = answering(question)
    if question.form is Form.ONE:
        for code in codes:
            current = current.after(Choose(code))
        return current
    for code in codes:
        current = current.after(Tap(code))
    return current.after(Press("check"))


def reviewed(voice: Voice, answer: Answer) -> Parts:
    """Show an answer again; what was left open with the right answer."""
    question = answer.item.question
    shown = answered(question, answer.given)
    if shown.done:
        return under_its_rules(shown.parts(voice), question)
    parts = under_its_rules(answered(question, question.answer).parts(voice), question)
    if parts.verdict is None:
        return parts
    told = {"tone": "told", "headline": voice.say(T("You left this one open."))}
    return replace(parts, verdict=parts.verdict | told)
