"""The glossary, maker to void."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text.glossary.term import Term
from euchre_tutor.text.message import T

M_TO_Z: Final = (
    Term(
        T("Maker"),
        T(
            "The player whose call made trump. With the partner they are the makers, and need at"
            " least three tricks."
        ),
        (
            T("caller"),
            T("declarer"),
        ),
        (
            "bid2.makers",
            "score.point",
        ),
    ),
    Term(
        T("March"),
        T("All five tricks for the makers."),
        (T("sweep"),),
        (
            "score.march",
            "score.lone5",
        ),
    ),
    Term(
        T("Misdeal"),
        T(
            "A deal that went wrong, for example with too many cards for one player. By custom it"
            " is dealt again."
        ),
        (),
        ("deal.hands",),
    ),
    Term(
        T("Name a suit"),
        T("In the second round, you make another suit trump by saying its name."),
        (
            T("call a suit"),
            T("make it"),
        ),
        (
            "bid2.turns",
            "bid2.turned",
        ),
    ),
    Term(
        T("Opponent"),
        T("A player of the other side. One sits on your left, one on your right."),
        (),
        ("table.seats",),
    ),
    Term(
        T("Order up"),
        T(
            "What an opponent of the dealer says to make the upcard's suit trump in the first"
            " round."
        ),
        (T("I order it up"),),
        (
            "bid1.words",
            "bid1.ordered",
        ),
    ),
    Term(
        T("Overtrump"),
        T("You beat a trump that lies in the trick with a higher one."),
        (T("overruff"),),
        ("play.winner",),
    ),
    Term(
        T("Packet"),
        T(
            "Two or three cards dealt together. By custom the dealer gives packets instead of"
            " single cards."
        ),
        (),
        ("deal.packets",),
    ),
    Term(
        T("Partner"),
        T("The player opposite you. You win and lose together."),
        (),
        (
            "table.seats",
            "table.object",
        ),
    ),
    Term(
        T("Partnership"),
        T("Two partners, who add their tricks and points together."),
        (
            T("side"),
            T("team"),
        ),
        ("table.object",),
    ),
    Term(
        T("Pass"),
        T("You make no suit trump on this turn."),
        (),
        (
            "bid1.words",
            "bid2.turns",
        ),
    ),
    Term(
        T("Pick up"),
        T("The dealer takes the upcard into the hand."),
        (T("take up"),),
        (
            "bid1.accept",
            "house.pickup",
        ),
    ),
    Term(
        T("Plain suit"),
        T("A suit that is not trump."),
        (
            T("side suit"),
            T("off suit"),
        ),
        ("cards.rank",),
    ),
    Term(
        T("Point"),
        T("What a side scores. Also the makers' usual score, 1, for three or four tricks."),
        (),
        ("score.point",),
    ),
    Term(
        T("Rank"),
        T("A card's place in its suit, such as queen or 10."),
        (),
        (
            "cards.rank",
            "cards.trumps",
        ),
    ),
    Term(
        T("Revoke"),
        T("You play another suit although you could have followed."),
        (T("renege"),),
        ("play.follow",),
    ),
    Term(
        T("Right bower"),
        T("The jack of the trump suit, the best card of all."),
        (T("right"),),
        ("cards.right",),
    ),
    Term(
        T("Ruff"),
        T("You play a trump when another suit was led."),
        (T("trump in"),),
        (
            "play.follow",
            "play.winner",
        ),
    ),
    Term(
        T("Sit out"),
        T(
            "What the partner of a lone player does: the cards lie face down until the hand is"
            " over."
        ),
        (),
        ("alone.partner",),
    ),
    Term(
        T("Stick the dealer"),
        T("A house rule: in the second round the dealer may not pass."),
        (T("screw the dealer"),),
        ("house.stick",),
    ),
    Term(
        T("Suit"),
        T("Spades, hearts, diamonds or clubs. The left bower counts as the trump suit."),
        (),
        (
            "cards.deck",
            "cards.left",
        ),
    ),
    Term(
        T("Thrown in"),
        T("Everybody has passed twice: nobody scores and the next player deals."),
        (T("passed out"),),
        ("bid2.passed",),
    ),
    Term(
        T("Trick"),
        T("One card from each player in the hand. The best of them takes the trick."),
        (),
        (
            "play.winner",
            "play.next",
        ),
    ),
    Term(
        T("Trump"),
        T("The suit chosen in the bidding. Any trump beats any card of another suit."),
        (T("trumps"),),
        (
            "cards.trumps",
            "play.winner",
        ),
    ),
    Term(
        T("Turn down"),
        T("Everybody has passed in the first round: the upcard is turned face down."),
        (T("turned down"),),
        (
            "bid1.passed",
            "bid2.turned",
        ),
    ),
    Term(
        T("Upcard"),
        T("The top card of the kitty, turned face up. Its suit is the first offer for trump."),
        (T("turn-up"),),
        ("deal.upcard",),
    ),
    Term(
        T("Void"),
        T("Having no card of a suit. You may then play anything when that suit is led."),
        (T("out of a suit"),),
        ("play.follow",),
    ),
)
"""The terms from M to Z, in alphabetical order."""
