"""Chapter 10 in words: the house rules, and which sets of rules have them on."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.engine.rules import Rules
from euchre_tutor.text.message import T, Text
from euchre_tutor.text.rulebook.entry import RuleEntry
from euchre_tutor.text.words.house import house_value


def _house(key: str, title: Text, text: Text) -> RuleEntry:
    presets = T(
        "Standard: {standard}. Tournament: {tournament}. Two-handed: {two_handed}.",
        standard=house_value(key, Rules.STANDARD),
        tournament=house_value(key, Rules.TOURNAMENT),
        two_handed=house_value(key, Rules.TWO_HANDED),
    )
    return RuleEntry(key, title, text, (presets,))


HOUSE: Final = (
    _house(
        "house.stick",
        T("Stick the dealer"),
        T(
            "In the second round the dealer cannot pass: if all others have passed, the dealer must"
            " name a suit."
        ),
    ),
    _house(
        "house.pickup",
        T("The dealer must pick up"),
        T(
            "When the upcard's suit becomes trump in the first round, the dealer has no"
            " choice: the upcard comes into the hand, and one of the five cards dealt goes"
            " out."
        ),
    ),
    _house(
        "house.turned",
        T("The turned-down suit may be named"),
        T("In the second round, players may also name the suit of the upcard."),
    ),
    _house(
        "house.lonedef",
        T("Four points for a lone defender"),
        T("Three or four tricks bring a lone defender 4 points, just as all five do."),
    ),
    _house(
        "house.caller",
        T("Only the maker goes alone"),
        T(
            "A maker who wants to go alone has to say so with the call. The maker's partner"
            " cannot go alone."
        ),
    ),
    _house(
        "house.defend",
        T("When defenders may go alone"),
        T(
            "This rule has three settings: a defender may go alone always, only when one of the"
            " makers is alone, or never."
        ),
    ),
    _house(
        "house.lead",
        T("First lead with a lone hand"),
        T(
            "With a lone hand, too, the dealer's left leads first. A player who sits out is"
            " skipped. This takes the place of rules {lead1} and {lead2}.",
            lead1=number("play.lead1"),
            lead2=number("play.lead2"),
        ),
    ),
    _house(
        "house.canadian",
        T("Canadian loner"),
        T("“I assist” always means alone: the dealer's partner then plays without the dealer."),
    ),
    _house(
        "house.target",
        T("Points for game"),
        T("The first side to have this many points, or more, wins the game."),
    ),
    _house(
        "house.march",
        T("Points for a lone march"),
        T("One of the makers who plays alone and takes all five tricks scores this many points."),
    ),
    _house(
        "house.loneeuchre",
        T("Points for euchring a lone maker"),
        T(
            "When a lone maker is euchred by two defenders, they score this many points. A lone"
            " defender scores by rules {defend} and {lonedef} instead.",
            defend=number("score.defend"),
            lonedef=number("house.lonedef"),
        ),
    ),
)
"""The rules of chapter 10, in order."""
