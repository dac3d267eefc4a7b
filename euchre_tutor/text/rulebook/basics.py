"""Chapters 1 to 3 in words: the table, the cards, the deal."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.rulebook import number
from euchre_tutor.text.message import T
from euchre_tutor.text.rulebook.entry import RuleEntry

BASICS: Final = (
    RuleEntry(
        "table.object",
        T("The aim of the game"),
        T(
            "Four players make two partnerships. The first partnership to have 10 points or more"
            " wins the game."
        ),
        (T("Some tables play to another number: rule {rule}.", rule=number("house.target")),),
    ),
    RuleEntry(
        "table.seats",
        T("Partners face each other"),
        T(
            "Your partner sits opposite you. Dealing, bidding and play go clockwise: from each"
            " player to the one on the left."
        ),
    ),
    RuleEntry(
        "table.dealer",
        T("Who deals"),
        T("Chance picks the first dealer."),
        (
            T(
                "The published rules leave open who deals next. Here the deal moves one place to"
                " the left each time."
            ),
        ),
    ),
    RuleEntry(
        "cards.deck",
        T("Twenty-four cards"),
        T("Each of the four suits has six cards: ace, king, queen, jack, 10 and 9."),
    ),
    RuleEntry(
        "cards.rank",
        T("Rank in a plain suit"),
        T(
            "In a suit that is not trump the ace is best, then king, queen, jack, 10 and 9. A suit"
            " that lends its jack to trump is simply one card shorter."
        ),
    ),
    RuleEntry(
        "cards.right",
        T("The right bower"),
        T("The jack of the trump suit is called the right bower. No card beats it."),
    ),
    RuleEntry(
        "cards.left",
        T("The left bower"),
        T(
            "The other jack of the trump suit's colour is the left bower; only the right bower"
            " beats it. It is a trump in every way, whatever suit is printed on it."
        ),
    ),
    RuleEntry(
        "cards.trumps",
        T("Seven trumps, best to worst"),
        T(
            "Right bower, left bower, ace, king, queen, 10, 9. The other suit of that colour keeps"
            " five cards, without its jack. The two suits of the other colour keep all six."
        ),
    ),
    RuleEntry(
        "deal.hands",
        T("Hands and kitty"),
        T(
            "Everybody at the table of four holds five cards. That leaves four: the kitty,"
            " face down in the middle."
        ),
    ),
    RuleEntry(
        "deal.upcard",
        T("The upcard"),
        T(
            "Before the bidding, the dealer turns the top card of the kitty up for all to"
            " see; nobody looks at the others. Its suit is the one you bid on first."
        ),
    ),
    RuleEntry(
        "deal.packets",
        T("Dealing in packets"),
        T(
            "By custom, the first time round the dealer gives 3, 2, 3 and 2 cards, from the left;"
            " the second time 2, 3, 2 and 3. Any other way to give everybody five is fine."
        ),
    ),
)
"""The rules of chapters 1 to 3, in order."""
