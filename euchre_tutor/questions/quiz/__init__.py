"""Quizzes with a code: the same text gives the same questions everywhere, for ever.

``make("trick-winner", levels=4, seed="class-7")`` names one; ``str`` of it is a dozen letters and
digits, from which ``Code.parse`` has it back; ``quiz`` gives its questions.
"""

from euchre_tutor.questions.quiz.code import MOST, USUAL_LENGTH, Code, make
from euchre_tutor.questions.quiz.code_error import CodeError
from euchre_tutor.questions.quiz.draw import questions, quiz
from euchre_tutor.questions.quiz.layout import VERSION
from euchre_tutor.questions.quiz.mixes import ALL, MIXES
from euchre_tutor.questions.quiz.objects import as_object
from euchre_tutor.questions.quiz.scene import Scene, scene
from euchre_tutor.questions.quiz.summary import summary, title
from euchre_tutor.questions.quiz.wishes import wanted

__all__ = [
    "ALL",
    "MIXES",
    "MOST",
    "USUAL_LENGTH",
    "VERSION",
    "Code",
    "CodeError",
    "Scene",
    "as_object",
    "make",
    "questions",
    "quiz",
    "scene",
    "summary",
    "title",
    "wanted",
]
