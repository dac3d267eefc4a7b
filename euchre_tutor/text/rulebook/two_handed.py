"""Chapter 9 in words: Euchre for two."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T
from euchre_tutor.text.rulebook.entry import RuleEntry

TWO_HANDED: Final = (
    RuleEntry(
        "two.object",
        T("Euchre for two"),
        T(
            "Two players play against each other, and the first with 10 points or more wins. Deck,"
            " ranks and bowers are the same as for four."
        ),
    ),
    RuleEntry(
        "two.deal",
        T("The deal for two"),
        T("Both players get five cards. Of the 14 left over, the top one is turned face up."),
        (T("The published rules leave open who deals next. Here the deal alternates."),),
    ),
    RuleEntry(
        "two.bid1",
        T("First round for two"),
        T(
            "The non-dealer says “Pass” or “I order it up”, then the dealer “Pass” or “I accept”."
            " What the dealer may do with the upcard is in rules {accept} and {ordered}.",
            accept=number("bid1.accept"),
            ordered=number("bid1.ordered"),
        ),
    ),
    RuleEntry(
        "two.bid2",
        T("Second round for two"),
        T(
            "After two passes the upcard is turned down. First the non-dealer, then the dealer may"
            " name a suit; rule {turned} holds. If both pass again, the other player deals.",
            turned=number("bid2.turned"),
        ),
    ),
    RuleEntry(
        "two.play",
        T("The play for two"),
        T(
            "Choosing trump makes you the maker, and your opponent the defender. The"
            " non-dealer leads to the first trick."
        ),
        (T("The published rules for two know no lone hands, so nobody goes alone here."),),
    ),
    RuleEntry(
        "two.score",
        T("The score for two"),
        T(
            "The maker scores 1 point for three or four tricks and 2 points for all five. With"
            " fewer than three, the defender scores 2 points."
        ),
    ),
)
"""The rules of chapter 9, in order."""
