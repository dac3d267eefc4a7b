"""Chapters 7 and 8 in words: the play and the score."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T
from euchre_tutor.text.rulebook.entry import RuleEntry

PLAY: Final = (
    RuleEntry(
        "play.lead",
        T("The first lead"),
        T(
            "The player at the dealer's left leads to the first trick, with any card. If somebody"
            " is alone, see rules {lead1} and {lead2}.",
            lead1=number("play.lead1"),
            lead2=number("play.lead2"),
        ),
    ),
    RuleEntry(
        "play.lead1",
        T("First lead: one player alone"),
        T(
            "When just one player is alone, the first lead comes from the player at that person's"
            " left."
        ),
        (T("At many tables it is the dealer's left: rule {rule}.", rule=number("house.lead")),),
    ),
    RuleEntry(
        "play.lead2",
        T("First lead: one alone on each side"),
        T("When each side has a lone player, the lone defender leads first."),
        (T("At many tables it is the dealer's left: rule {rule}.", rule=number("house.lead")),),
    ),
    RuleEntry(
        "play.follow",
        T("Follow suit"),
        T(
            "If you hold the suit that was led, play a card of it. If you do not, play any card:"
            " nobody has to trump or to win. Failing to follow when you could is a revoke."
        ),
    ),
    RuleEntry(
        "play.left",
        T("The left bower follows trump"),
        T(
            "When trump is led, the left bower follows suit; when the suit printed on it is led, it"
            " does not. If it is led itself, the suit to follow is trump."
        ),
    ),
    RuleEntry(
        "play.winner",
        T("Who wins the trick"),
        T(
            "Any trump beats every card that is not one, and the highest trump wins. With no"
            " trump in the trick, the highest card of the suit led wins."
        ),
    ),
    RuleEntry(
        "play.next",
        T("The winner leads next"),
        T("Whoever wins a trick leads to the next one. There are five tricks in a hand."),
    ),
)
"""The rules of chapter 7, in order."""

SCORE: Final = (
    RuleEntry(
        "score.point",
        T("Three or four tricks"),
        T("Makers who take three or four of the five tricks score 1 point."),
    ),
    RuleEntry(
        "score.march",
        T("The march"),
        T("Makers who both play and take all five tricks score 2 points."),
    ),
    RuleEntry(
        "score.euchre",
        T("Euchred"),
        T(
            "Makers who take fewer than three tricks are euchred. The defenders score 2 points; for"
            " a lone defender see rule {rule}.",
            rule=number("score.defend"),
        ),
        (
            T(
                "Some tables pay more for euchring a lone maker: rule {rule}.",
                rule=number("house.loneeuchre"),
            ),
        ),
    ),
    RuleEntry(
        "score.lone5",
        T("The lone march"),
        T("One of the makers who plays alone and takes all five tricks scores 4 points."),
        (T("Some tables give another number: rule {rule}.", rule=number("house.march")),),
    ),
    RuleEntry(
        "score.lone3",
        T("Alone, but not all five"),
        T(
            "One of the makers who plays alone and takes three or four tricks scores 1 point. Fewer"
            " than three is a euchre, as in rule {rule}.",
            rule=number("score.euchre"),
        ),
        (
            T(
                "Some tables pay more for euchring a lone maker: rule {rule}.",
                rule=number("house.loneeuchre"),
            ),
        ),
    ),
    RuleEntry(
        "score.defend",
        T("The lone defender"),
        T(
            "A defender who plays alone scores 2 points for three or four tricks, and 4 points for"
            " all five."
        ),
        (
            T(
                "Our choice, as the published rules leave it open: with fewer than three tricks a"
                " lone defender loses nothing, and the makers score as usual."
            ),
            T(
                "At many tables three tricks already bring 4 points: rule {rule}.",
                rule=number("house.lonedef"),
            ),
        ),
    ),
    RuleEntry(
        "score.game",
        T("Winning the game"),
        T(
            "The first side with 10 points or more wins. Only one side scores in a hand, so both"
            " can never get there together."
        ),
        (T("Some tables play to another number: rule {rule}.", rule=number("house.target")),),
    ),
)
"""The rules of chapter 8, in order."""
