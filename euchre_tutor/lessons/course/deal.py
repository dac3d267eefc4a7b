"""Lesson 5: who sits where, who deals, and how the cards reach their hands."""

from euchre_tutor.engine import Deal, Rules, Seat
from euchre_tutor.explain.seating import Relation
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, DealCards
from euchre_tutor.questions import left_over, seats
from euchre_tutor.text import T

NORTH, EAST, SOUTH, WEST = Seat

LESSON = Lesson(
    name="deal",
    number=5,
    title=T("The table and the deal"),
    goal=T("You will be able to find your place at a table, and to deal."),
    steps=(
        Ask(
            title=T("Two against two"),
            body=(
                T("Four players sit at the table, two on each side. You are South."),
                T(
                    "The first side to have {n} points wins the game.",
                    n=Rules.STANDARD.target,
                ),
            ),
            questions=(seats.ask(Relation.PARTNER, EAST, SOUTH),),
            comfort=T("A fair guess: nobody told you yet."),
        ),
        Ask(
            title=T("Left and right"),
            body=(
                T("Dealing, bidding and playing go **clockwise**."),
                T("The player after you is the one at your left. Two quick ones:"),
            ),
            questions=(
                seats.ask(Relation.LEFT, EAST, SOUTH),
                seats.ask(Relation.RIGHT, EAST, NORTH),
            ),
        ),
        Ask(
            title=T("The eldest"),
            body=(
                T("Chance picks the first **dealer**."),
                T(
                    "The player at the dealer's left is called the **eldest**, and is the first"
                    " to speak."
                ),
            ),
            questions=(
                seats.ask(Relation.ELDEST, SOUTH),
                seats.ask(Relation.ELDEST, EAST),
            ),
        ),
        Ask(
            title=T("Around the dealer"),
            body=(
                T("Many rules name a seat as the dealer sees it."),
                T("Look for the dealer first. Two quick ones:"),
            ),
            questions=(
                seats.ask(Relation.RIGHT, WEST, WEST),
                seats.ask(Relation.PARTNER, NORTH, NORTH),
            ),
        ),
        Ask(
            title=T("The next dealer"),
            body=(T("One deal is over, and somebody else gathers the cards."),),
            questions=(
                seats.ask(Relation.NEXT_DEALER, WEST),
                seats.ask(Relation.NEXT_DEALER, SOUTH),
            ),
        ),
        Ask(
            title=T("A little sum"),
            body=(T("Everybody gets five of the 24 cards."),),
            questions=(left_over.ask((2, 3, 4, 6)),),
        ),
        DealCards(
            title=T("Deal in packets"),
            body=(
                T(
                    "You deal, twice round the table and in **packets**: first of 3, 2, 3 and 2"
                    " cards, then of 2, 3, 2 and 3."
                ),
            ),
            elsewhere=T("Many tables do it otherwise: any way to five each will do."),
            deal=Deal.shuffled("a first deal", dealer=SOUTH),
            turns=False,
        ),
        DealCards(
            title=T("Kitty and upcard"),
            body=(
                T("Now East deals, with your help."),
                T("The cards left over are the **kitty**. Its top card is turned: the **upcard**."),
            ),
            deal=Deal.shuffled("a second deal", dealer=EAST),
        ),
    ),
    check=(
        ("seats", 1),
        ("seats", 1),
        ("seats", 1),
        ("seats", 2),
        ("seats", 2),
        ("seats", 2),
    ),
    rules=(
        "table.object",
        "table.seats",
        "table.dealer",
        "deal.hands",
        "deal.upcard",
        "deal.packets",
    ),
    curious=(
        Code(
            intro=T("A text fixes a deal: the same cards on any machine."),
            source=(
                "from euchre_tutor.engine import Deal, Seat\n"
                "\n"
                'deal = Deal.shuffled("my first deal", dealer=Seat.EAST)\n'
                "for seat in Seat:\n"
                "    print(seat.letter, *[card.sign for card in deal.hands[seat.number]])\n"
                'print("kitty", *[card.sign for card in deal.kitty])'
            ),
        ),
        Code(
            intro=T("Who gets how many cards, from the dealer's left."),
            source=(
                "from euchre_tutor.engine import Rules\n"
                "from euchre_tutor.engine.deal import packets\n"
                "\n"
                "for seat, count in packets(Seat.EAST, Rules.STANDARD):\n"
                "    print(seat.letter, count)"
            ),
        ),
    ),
)
