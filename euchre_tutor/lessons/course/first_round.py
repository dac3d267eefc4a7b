"""Lesson 6: who speaks when about the upcard, in which words, and what the dealer does with it."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Rules, Seat
from euchre_tutor.engine.rulebook import number
from euchre_tutor.lessons.dealt import dealt
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, TakeTurn
from euchre_tutor.questions import auction_outcome, who_speaks
from euchre_tutor.text import T

NORTH, EAST, SOUTH, WEST = Seat

OFFERED: Final = dealt(NORTH, "", "9s")
ORDERED: Final = dealt(NORTH, "", "9s", "p p o")


def table(rules: Rules) -> Rules:
    """Play by the standard rules; what a dealer who is ordered does follows the rules in use."""
    return replace(Rules.STANDARD, pickup=rules.pickup)


LESSON = Lesson(
    name="first-round",
    number=6,
    title=T("First bidding round"),
    goal=T(
        "You will be able to take your turn in the first round from any seat, in the right words."
    ),
    table=table,
    steps=(
        Ask(
            title=T("What is being asked?"),
            body=(
                T(
                    "One card of the kitty is turned up: the **upcard**. Each player says whether"
                    " its suit is to be trump."
                ),
            ),
            questions=(auction_outcome.ask_offered(OFFERED),),
        ),
        Ask(
            title=T("Who speaks first?"),
            body=(T("North has dealt. The players speak one after the other, clockwise."),),
            questions=(who_speaks.ask(OFFERED),),
        ),
        TakeTurn(
            title=T("Your words"),
            body=(
                T(
                    "East deals, so you speak first. Tap a call to see what it means, then say it."
                    " Either will do."
                ),
            ),
            position=dealt(EAST, "Ks 9s Ah Qd 9d", "Ts"),
            ways=("p", "o"),
            then={"p": "o"},
            words=True,
        ),
        TakeTurn(
            title=T("The dealer's partner"),
            body=(
                T(
                    "Your partner deals, and East has passed. You may do the same as before, but in"
                    " other words."
                ),
            ),
            position=dealt(NORTH, "As Ts Ad Kd 9h", "Js", "p"),
            ways=("p", "o"),
            then={"p": "p o"},
            words=True,
        ),
        TakeTurn(
            title=T("You are the dealer"),
            body=(
                T(
                    "All three have passed, and you speak last. If you accept, {card} joins your"
                    " hand, and one of your five goes down.",
                    card=OFFERED.upcard,
                ),
            ),
            position=dealt(SOUTH, "As Qs Ac 9c Td", "9s", "p p p"),
            ways=("p", "o"),
            words=True,
        ),
        TakeTurn(
            title=T("You are ordered"),
            body=(
                T("You deal again, and West has ordered it up: spades are trump either way."),
                T("Now it is about the upcard, and that is the dealer's business."),
            ),
            elsewhere=T(
                "At many tables the dealer must take it: house rule {number}.",
                number=number("house.pickup"),
            ),
            position=dealt(SOUTH, "Ah Kh Qc 9c Jd", "9s", "o"),
            ways=("take", "l"),
        ),
        Ask(
            title=T("Too late"),
            body=(
                T("West has ordered it up. Now East, who passed, would like to speak after all."),
            ),
            questions=(who_speaks.ask_late(ORDERED, EAST),),
        ),
        TakeTurn(
            title=T("Everyone passes"),
            body=(
                T(
                    "You sit at the dealer's right, and two have passed. Only West, the dealer,"
                    " speaks after you."
                ),
            ),
            position=dealt(WEST, "Kh Qh Th 9d 9c", "Js", "p p"),
            ways=("p", "o"),
            then={"p": "p"},
            words=True,
        ),
    ),
    check=(
        ("who-speaks", 1),
        ("who-speaks", 1),
        ("who-speaks", 1),
        ("auction-outcome", 1),
        ("auction-outcome", 1),
        ("auction-outcome", 1),
    ),
    rules=("bid1.turns", "bid1.words", "bid1.accept", "bid1.ordered", "bid1.passed"),
    curious=(
        Code(
            intro=T("One act, three names: who may say what, in the order of speaking."),
            source=(
                "from euchre_tutor.engine import Deal, OrderUp, Pass, Position, Seat\n"
                "from euchre_tutor.text import render\n"
                "from euchre_tutor.text.words import call_words\n"
                "\n"
                'position = Position.start(Deal.shuffled("lesson 6", dealer=Seat.NORTH))\n'
                "for _ in range(4):\n"
                "    seat = position.to_act\n"
                '    print(seat.letter, render(call_words(OrderUp(), seat, Seat.NORTH), "en"))\n'
                "    position = position.after(Pass())\n"
                "print(position.phase)"
            ),
        ),
        Code(
            intro=T("A dealer who accepts has five choices, one who is ordered six."),
            source=(
                'start = Position.start(Deal.shuffled("lesson 6", dealer=Seat.NORTH))\n'
                "accepted = start.play(Pass(), Pass(), Pass(), OrderUp())\n"
                "ordered = start.after(OrderUp())\n"
                "for position in (accepted, ordered):\n"
                "    print(*[action.code for action in position.legal()])"
            ),
        ),
    ),
)
