"""The kinds of steps: each module holds what a lesson says of it and how it is gone through.

A step is a frozen literal; ``begin`` gives its activity, an immutable value that takes what the
learner does and shows what is to be seen.
"""

from euchre_tutor.lessons.steps.activity import Activity, Choose, Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.ask import Ask
from euchre_tutor.lessons.steps.ask_by_rules import AskByRules
from euchre_tutor.lessons.steps.deal_cards import DealCards
from euchre_tutor.lessons.steps.flip_rule import FlipRule, flip
from euchre_tutor.lessons.steps.mark_score import MarkScore
from euchre_tutor.lessons.steps.play_tricks import PlayTricks
from euchre_tutor.lessons.steps.regroup import Regroup
from euchre_tutor.lessons.steps.set_fives import SetFives
from euchre_tutor.lessons.steps.sort_hand import SortHand
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.take_turn import TakeTurn
from euchre_tutor.lessons.steps.trick_play import Telling
from euchre_tutor.lessons.steps.whole_deal import WholeDeal

__all__ = [
    "Activity",
    "Ask",
    "AskByRules",
    "Choose",
    "DealCards",
    "Deed",
    "FlipRule",
    "MarkScore",
    "Parts",
    "PlayTricks",
    "Press",
    "Regroup",
    "SetFives",
    "SortHand",
    "Step",
    "TakeTurn",
    "Tap",
    "Telling",
    "WholeDeal",
    "flip",
]
