"""The words of the game, with their meaning, synonyms and rules."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text.glossary.a_to_l import A_TO_L
from euchre_tutor.text.glossary.m_to_z import M_TO_Z
from euchre_tutor.text.glossary.term import Term
from euchre_tutor.text.render import render

__all__ = ["GLOSSARY", "Term", "find_term"]

GLOSSARY: Final[tuple[Term, ...]] = (*A_TO_L, *M_TO_Z)
"""Every term, in the alphabetical order of English."""


def find_term(word: str, language: str | None = None) -> Term | None:
    """Give the term with this name or synonym, in the language given or in use; None without."""
    wanted = word.strip().casefold()
    for term in GLOSSARY:
        if wanted in (render(text, language).casefold() for text in (term.name, *term.synonyms)):
            return term
    return None
