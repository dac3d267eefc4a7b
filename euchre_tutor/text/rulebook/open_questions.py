"""What the rules leave open: customs that learners ask about. None of it is a rule here."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre_tutor.text.message import T, Text


@dataclass(frozen=True, slots=True)
class OpenQuestion:
    """A question the published rules do not answer, with what is customary."""

    title: Text
    """The question's short name."""
    text: Text
    """What players usually do."""


@dataclass(frozen=True, slots=True)
class OpenPage:
    """The page on what the rules leave open."""

    title: Text
    intro: Text
    """Says that all of it is custom."""
    questions: tuple[OpenQuestion, ...]


OPEN_QUESTIONS: Final = OpenPage(
    T("What the rules leave open"),
    T(
        "**Custom, not rule.** The published rules say nothing about what follows. Players handle"
        " it as below, or in their own way: agree before you start."
    ),
    (
        OpenQuestion(
            T("A revoke found later"),
            T(
                "A revoke usually costs the side 2 points, or 4 during a lone hand. Some tables let"
                " you put it right until the next trick begins."
            ),
        ),
        OpenQuestion(
            T("A misdeal"),
            T(
                "The cards are shuffled and dealt again. At some tables the same dealer tries"
                " again, at others the next player deals."
            ),
        ),
        OpenQuestion(
            T("A card shown by mistake"),
            T("Usually a card laid on the table is a card played, and cannot be taken back."),
        ),
        OpenQuestion(
            T("A lead out of turn"),
            T(
                "There is no agreed answer. Ask your table whether the card goes back to the hand"
                " or stays."
            ),
        ),
        OpenQuestion(
            T("Talking at the table"),
            T("There is no agreed answer here either. Ask what partners may tell each other."),
        ),
        OpenQuestion(
            T("In this program"),
            T(
                "The program only lets you play cards that are allowed. In some lessons you can try"
                " another one, and the rule answers."
            ),
        ),
    ),
)
"""The page, with its questions in the order shown."""
