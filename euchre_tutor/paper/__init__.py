"""Quizzes on paper: a sheet of questions, a key with the answers and their rules, as PDF."""

from euchre_tutor.paper.document import Part, pdf
from euchre_tutor.paper.page import Paper

__all__ = ["Paper", "Part", "pdf"]
