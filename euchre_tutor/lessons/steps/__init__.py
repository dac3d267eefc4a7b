"""The kinds of steps: each module holds what a lesson says of it and how it is gone through.

A step is a frozen literal; ``begin`` gives its activity, an immutable value that takes what the
learner does and shows what is to be seen.
"""

from euchre_tutor.lessons.steps.activity import Activity, Choose, Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.ask import Ask
from euchre_tutor.lessons.steps.mark_score import MarkScore
from euchre_tutor.lessons.steps.regroup import Regroup
from euchre_tutor.lessons.steps.set_fives import SetFives
from euchre_tutor.lessons.steps.sort_hand import SortHand
from euchre_tutor.lessons.steps.step import Step

__all__ = [
    "Activity",
    "Ask",
    "Choose",
    "Deed",
    "MarkScore",
    "Parts",
    "Press",
    "Regroup",
    "SetFives",
    "SortHand",
    "Step",
    "Tap",
]
