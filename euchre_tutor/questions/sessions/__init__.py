"""Sessions of questions as values: practice, streak, three minutes, test.

A session is made from a plan, and a plan from the history of answers, which is an argument: nothing
here knows where answers are kept. Each takes answers and gives the next value.
"""

from euchre_tutor.questions.sessions.history import Past, Tally, owed
from euchre_tutor.questions.sessions.item import Item, made, rebuilt
from euchre_tutor.questions.sessions.plan import LENGTH, Mode, Plan, Skill
from euchre_tutor.questions.sessions.practice import Practice
from euchre_tutor.questions.sessions.records import COUNTED, best
from euchre_tutor.questions.sessions.session import Answer, Session, begun
from euchre_tutor.questions.sessions.streak import Streak
from euchre_tutor.questions.sessions.test import Test
from euchre_tutor.questions.sessions.timed import Timed

__all__ = [
    "COUNTED",
    "LENGTH",
    "Answer",
    "Item",
    "Mode",
    "Past",
    "Plan",
    "Practice",
    "Session",
    "Skill",
    "Streak",
    "Tally",
    "Test",
    "Timed",
    "begun",
    "best",
    "made",
    "owed",
    "rebuilt",
]
