"""Chapters 4 to 6 in words: both bidding rounds, going alone."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T
from euchre_tutor.text.rulebook.entry import RuleEntry

BIDDING: Final = (
    RuleEntry(
        "bid1.turns",
        T("First round: who speaks"),
        T(
            "Each player has one turn, starting at the dealer's left: whatever you hold, make the"
            " upcard's suit trump, or pass. The first who makes it trump ends the bidding."
        ),
    ),
    RuleEntry(
        "bid1.words",
        T("One act, three names"),
        T(
            "The dealer says “I accept”, the dealer's partner “I assist”, either opponent of the"
            " dealer “I order it up”. All three make the upcard's suit trump. Anyone may say “Pass”"
            " instead."
        ),
    ),
    RuleEntry(
        "bid1.accept",
        T("The dealer accepts"),
        T(
            "A dealer who accepts picks up the upcard, then lays one of the five cards dealt"
            " aside, face down."
        ),
    ),
    RuleEntry(
        "bid1.ordered",
        T("Take it or leave it"),
        T(
            "When someone else makes the upcard's suit trump, the dealer may let the upcard"
            " lie, or swap it in for one of the five cards dealt. The suit is trump either"
            " way."
        ),
        (T("At many tables the dealer must take it: rule {rule}.", rule=number("house.pickup")),),
    ),
    RuleEntry(
        "bid1.passed",
        T("Turned down"),
        T(
            "When everybody has passed, the upcard is turned face down. A second round of bidding"
            " begins."
        ),
    ),
    RuleEntry(
        "bid2.turns",
        T("Second round: name a suit"),
        T(
            "Again starting at the dealer's left, you pass or choose trump by naming a suit."
            " The first choice stands, and the upcard goes to nobody."
        ),
        (T("At many tables the dealer may not pass: rule {rule}.", rule=number("house.stick")),),
    ),
    RuleEntry(
        "bid2.turned",
        T("Not the turned-down suit"),
        T("In the second round you may not name the suit of the upcard."),
        (
            T(
                "The published rules leave this open; nearly everybody plays it so. The other way"
                " is rule {rule}.",
                rule=number("house.turned"),
            ),
        ),
    ),
    RuleEntry(
        "bid2.passed",
        T("Thrown in"),
        T(
            "If nobody names a suit either, the hand is thrown in: it is not played. No side"
            " scores, and the deal moves on."
        ),
        (
            T(
                "It cannot happen where the dealer must name a suit: rule {rule}.",
                rule=number("house.stick"),
            ),
        ),
    ),
    RuleEntry(
        "bid2.makers",
        T("Makers and defenders"),
        T(
            "The player whose call made trump is the maker; that player's side are the makers. The"
            " other side are the defenders."
        ),
    ),
    RuleEntry(
        "alone.partner",
        T("Going alone"),
        T(
            "You may play a hand without your partner, who puts the cards down unseen and"
            " takes no part in the tricks."
        ),
    ),
    RuleEntry(
        "alone.when",
        T("When to say it"),
        T(
            "Once trump is settled, and until the first card is led, any player may go alone."
            " The maker can already say so with the call."
        ),
        (
            T(
                "Our choice of order: the maker, the maker's partner, then the defenders from the"
                " dealer's left, all after the dealer's exchange. The first of a side to go alone"
                " settles it for that side."
            ),
            T(
                "Many tables let fewer players go alone: rules {caller} and {defend}.",
                caller=number("house.caller"),
                defend=number("house.defend"),
            ),
        ),
    ),
    RuleEntry(
        "alone.both",
        T("One alone on each side"),
        T(
            "Both sides can have a lone player in the same hand. Two partners can never both"
            " be alone."
        ),
    ),
)
"""The rules of chapters 4 to 6, in order."""
