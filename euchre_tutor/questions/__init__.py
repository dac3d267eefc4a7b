"""Questions: seeded, generated, judged by the engine, explained by the rule."""

from euchre_tutor.questions.check import Check
from euchre_tutor.questions.kinds import KINDS, Kind, generate, practise
from euchre_tutor.questions.question import Choice, Form, Question
from euchre_tutor.questions.verdict import Tone, Verdict, judge

__all__ = [
    "KINDS",
    "Check",
    "Choice",
    "Form",
    "Kind",
    "Question",
    "Tone",
    "Verdict",
    "generate",
    "judge",
    "practise",
]
