"""The glossary, accept to lone march."""

from __future__ import annotations

from typing import Final

from euchre_tutor.text.glossary.term import Term
from euchre_tutor.text.message import T

A_TO_L: Final = (
    Term(
        T("Accept"),
        T(
            "What the dealer says to make the upcard's suit trump in the first round. The dealer"
            " then takes the upcard."
        ),
        (
            T("I accept"),
            T("take it up"),
        ),
        (
            "bid1.words",
            "bid1.accept",
        ),
    ),
    Term(
        T("Ace"),
        T("The best card of a suit that is not trump. In the trump suit both bowers beat it."),
        (),
        (
            "cards.rank",
            "cards.trumps",
        ),
    ),
    Term(
        T("Alone"),
        T("You play the hand without your partner, who sits out."),
        (
            T("going alone"),
            T("lone hand"),
            T("loner"),
        ),
        (
            "alone.partner",
            "alone.when",
        ),
    ),
    Term(
        T("Assist"),
        T("What the dealer's partner says to make the upcard's suit trump in the first round."),
        (T("I assist"),),
        ("bid1.words",),
    ),
    Term(
        T("Auction"),
        T(
            "Both rounds of bidding, from the first call until trump is chosen or the hand is"
            " thrown in."
        ),
        (T("bidding"),),
        (
            "bid1.turns",
            "bid2.turns",
        ),
    ),
    Term(
        T("Bower"),
        T("One of the two best trumps: the right bower or the left bower, both jacks."),
        (),
        (
            "cards.right",
            "cards.left",
        ),
    ),
    Term(
        T("Call"),
        T("What you say on your turn in the bidding: pass, or make a suit trump."),
        (T("bid"),),
        (
            "bid1.words",
            "bid2.turns",
        ),
    ),
    Term(
        T("Canadian loner"),
        T("A house rule: a dealer's partner who assists must go alone."),
        (),
        ("house.canadian",),
    ),
    Term(
        T("Deal"),
        T(
            "One round of the game: the cards are handed out, trump is chosen, five tricks are"
            " played."
        ),
        (T("round"),),
        ("deal.hands",),
    ),
    Term(
        T("Dealer"),
        T(
            "The player who hands out the cards, speaks last in each round, and may take the"
            " upcard."
        ),
        (),
        (
            "table.dealer",
            "bid1.accept",
        ),
    ),
    Term(
        T("Defender"),
        T(
            "A player of the side that did not make trump. The defenders try to take at least"
            " three tricks."
        ),
        (T("setter"),),
        (
            "bid2.makers",
            "score.euchre",
        ),
    ),
    Term(
        T("Discard"),
        T(
            "A card the dealer puts down for the upcard; also any card that neither follows suit"
            " nor is a trump."
        ),
        (
            T("lay away"),
            T("throw off"),
        ),
        (
            "bid1.accept",
            "play.winner",
        ),
    ),
    Term(
        T("Eldest"),
        T("The player at the dealer's left, who speaks first and usually leads first."),
        (T("eldest hand"),),
        (
            "bid1.turns",
            "play.lead",
        ),
    ),
    Term(
        T("Euchre"),
        T(
            "The game; and what happens to makers who take fewer than three tricks: they are"
            " euchred, and the defenders score."
        ),
        (
            T("euchred"),
            T("set"),
        ),
        ("score.euchre",),
    ),
    Term(
        T("Follow suit"),
        T("You play a card of the suit that was led. You must, if you have one."),
        (T("follow"),),
        ("play.follow",),
    ),
    Term(
        T("Game"),
        T("The first side with enough points, usually 10, wins the game."),
        (),
        (
            "score.game",
            "house.target",
        ),
    ),
    Term(
        T("Hand"),
        T("The five cards a player holds. Players also say it for a whole deal: to play a hand."),
        (),
        ("deal.hands",),
    ),
    Term(
        T("House rule"),
        T("A rule that some tables play and others do not. Agree on them before the first deal."),
        (
            T("variant"),
            T("option"),
        ),
        (
            "house.stick",
            "house.pickup",
        ),
    ),
    Term(
        T("Kitty"),
        T("The cards left over after the deal, face down in the middle. The top one is turned up."),
        (
            T("blind"),
            T("widow"),
        ),
        (
            "deal.hands",
            "deal.upcard",
        ),
    ),
    Term(
        T("Lead"),
        T("You play the first card of a trick. It sets the suit the others must follow."),
        (T("led"),),
        (
            "play.lead",
            "play.next",
        ),
    ),
    Term(
        T("Left bower"),
        T(
            "The other jack of the trump suit's colour. It is the second best card and a trump in"
            " every way."
        ),
        (T("left"),),
        (
            "cards.left",
            "play.left",
        ),
    ),
    Term(
        T("Lone defender"),
        T("A defender who plays without the partner. It can bring more points."),
        (T("defending alone"),),
        (
            "alone.both",
            "score.defend",
        ),
    ),
    Term(
        T("Lone march"),
        T("All five tricks for one of the makers who plays alone."),
        (T("lone sweep"),),
        ("score.lone5",),
    ),
)
"""The terms from A to L, in alphabetical order."""
