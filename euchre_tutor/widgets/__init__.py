"""Views for notebooks and the app: a lesson screen and a card table, drawn by our own JavaScript.

Everything that is said comes rendered from Python; the JavaScript lays it out and reports what the
learner does. No answer is in the state of a view before it was given: it cannot be read off there.
"""

from euchre_tutor.widgets.card_table import CardTable
from euchre_tutor.widgets.interface import WORDS, interface
from euchre_tutor.widgets.screen import Event, Handler, Json, Screen

__all__ = ["WORDS", "CardTable", "Event", "Handler", "Json", "Screen", "interface"]
