"""Drills: endless questions on the lesson screen, as practice, streak, three minutes or test."""

from euchre_tutor.drills.view import DrillView, quiz

__all__ = ["DrillView", "quiz"]
