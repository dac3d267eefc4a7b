"""Lesson 7: the upcard turned down, another suit named, or the hand thrown in."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre_tutor.engine import Rules, Seat, Stream
from euchre_tutor.engine.rulebook import number
from euchre_tutor.lessons.dealt import dealt
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, TakeTurn
from euchre_tutor.questions import auction_outcome, who_speaks
from euchre_tutor.questions.auction_outcome import Asked
from euchre_tutor.text import T

NORTH, EAST, SOUTH, WEST = Seat

TURNED_DOWN: Final = dealt(NORTH, "", "Js", "p p p p")
NAMED: Final = dealt(WEST, "", "Jh", "p p p p p c")
THROWN_IN: Final = dealt(EAST, "", "9d", "p p p p p p p p")
STICK: Final = replace(Rules.STANDARD, stick=True)

LESSON = Lesson(
    name="second-round",
    number=7,
    title=T("Second bidding round"),
    goal=T(
        "You will know what may be said once the upcard is turned down, and what happens if nobody "
        "names a suit."
    ),
    steps=(
        Ask(
            title=T("Turned down"),
            body=(
                T(
                    "All four have passed, and {card} is turned face down. In the **second round**"
                    " a suit is named, or one passes again.",
                    card=TURNED_DOWN.upcard,
                ),
            ),
            questions=(who_speaks.ask(TURNED_DOWN),),
        ),
        TakeTurn(
            title=T("Name a suit"),
            body=(
                T(
                    "{card} was turned down, and you speak first. Name a suit or pass; try the"
                    " spades too.",
                    card=TURNED_DOWN.upcard,
                ),
            ),
            position=dealt(EAST, "Ah Kh Jd 9h 9c", "Js", "p p p p"),
            ways=("h", "s", "p"),
            then={"p": "c"},
            tempting=True,
        ),
        Ask(
            title=T("What is trump now?"),
            body=(T("West deals and turns up {card}. See what was said.", card=NAMED.upcard),),
            questions=(
                auction_outcome.ask(NAMED, Asked.MAKERS, Stream("makers")),
                auction_outcome.ask(NAMED, Asked.UPCARD, Stream("upcard")),
            ),
        ),
        TakeTurn(
            title=T("Nobody wants it"),
            body=(
                T("You are the dealer, and everybody else has passed twice."),
                T("Your hand is poor. You may pass as well, and see what becomes of the deal."),
            ),
            elsewhere=T(
                "At many tables the dealer may not pass now: house rule {number}.",
                number=number("house.stick"),
            ),
            position=dealt(SOUTH, "9h Th 9s Qc Td", "Kd", "p p p p p p p"),
            ways=("p", "h"),
        ),
        Ask(
            title=T("Who deals next?"),
            body=(T("East has dealt, and all four have passed twice."),),
            questions=(
                auction_outcome.ask(THROWN_IN, Asked.NEXT, Stream("next")),
                auction_outcome.ask(THROWN_IN, Asked.NEXT_DEALER, Stream("dealer")),
            ),
        ),
        TakeTurn(
            title=T("Stick the dealer"),
            body=(
                T(
                    "All the others have passed. By a house rule of many tables the dealer may not"
                    " pass now. You are the dealer: try it."
                ),
            ),
            position=dealt(SOUTH, "9h Th 9s Qc Td", "Kd", "p p p p p p p"),
            ways=("p", "c"),
            tempting=True,
            house=STICK,
        ),
        Ask(
            title=T("Passing or naming"),
            body=(T("The same table twice, first without the house rule, then with it."),),
            questions=(
                who_speaks.ask_words(dealt(NORTH, "", "Ts", "p p p p p p p"), Stream("without")),
                who_speaks.ask_words(
                    dealt(NORTH, "", "Ts", "p p p p p p p", STICK), Stream("with")
                ),
            ),
        ),
    ),
    check=(
        ("who-speaks", 2),
        ("who-speaks", 2),
        ("who-speaks", 3),
        ("auction-outcome", 2),
        ("auction-outcome", 2),
        ("auction-outcome", 3),
        ("auction-outcome", 3),
    ),
    # Under tournament rules the third level is the stuck dealer, and nobody announces a lone hand.
    check_rules={("who-speaks", 3): Rules.TOURNAMENT},
    rules=("bid2.turns", "bid2.turned", "bid2.passed", "house.stick"),
    curious=(
        Code(
            intro=T("After four passes every suit may be named but the one turned down."),
            source=(
                "from euchre_tutor.engine import Deal, NameSuit, Pass, Position, Seat\n"
                "\n"
                'start = Position.start(Deal.shuffled("lesson 7", dealer=Seat.NORTH))\n'
                "second = start.play(*[Pass()] * 4)\n"
                'print("turned down:", second.upcard.sign)\n'
                "for call in second.legal():\n"
                '    if not getattr(call, "alone", False):\n'
                "        print(call)\n"
                "print(second.refusal(NameSuit(second.upcard.suit)).rule)"
            ),
        ),
        Code(
            intro=T("Eight passes: the hand is thrown in, unless the dealer is stuck."),
            source=(
                "from euchre_tutor.engine import Rules\n"
                "\n"
                "for rules in (Rules.STANDARD, Rules.TOURNAMENT):\n"
                '    start = Position.start(Deal.shuffled("lesson 7", rules, Seat.NORTH))\n'
                "    seven = start.play(*[Pass()] * 7)\n"
                "    refusal = seven.refusal(Pass())\n"
                '    print("may pass" if refusal is None else refusal.rule)'
            ),
        ),
    ),
)
