"""Lesson 9: playing without the partner: who may, who leads, and what it is worth."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Contract, Rules, Seat, Stream, Suit
from euchre_tutor.engine.rulebook import number
from euchre_tutor.lessons.dealt import dealt, trick
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, MarkScore, TakeTurn
from euchre_tutor.questions import Question, score_deal, trick_winner, who_leads, who_speaks
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import T

NORTH, EAST, SOUTH, WEST = Seat
HEARTS: Final = Suit.HEARTS


def case(
    maker: Seat,
    tricks: int,
    loner: Seat | None = None,
    lone_defender: Seat | None = None,
    *,
    tempting: int,
) -> tuple[Question, Question]:
    """Ask who leads to the first trick, South having dealt, and what the hand scores.

    ``tricks`` are those of the makers, ``tempting`` the wrong points to choose from.
    """
    contract = Contract(HEARTS, maker, 1, loner, lone_defender)
    deal = Finished(maker, tricks, Rules.STANDARD, loner, lone_defender)
    stream = Stream(f"going-alone/{maker.name} {tricks}")
    return who_leads.ask(contract, SOUTH), score_deal.ask(deal, stream, tempting)


LESSON = Lesson(
    name="going-alone",
    number=9,
    title=T("Going alone"),
    goal=T("You will be able to say who may go alone, who then leads, and what it is worth."),
    steps=(
        Ask(
            title=T("Without your partner"),
            body=(
                T(
                    "With a very good hand you may play **alone**. Your partner's cards lie face"
                    " down, and a trick has only three."
                ),
            ),
            questions=(trick_winner.ask(trick(WEST, "Kc Ac 9h", (NORTH,)), HEARTS, (NORTH,)),),
        ),
        Ask(
            title=T("When to say it"),
            body=(
                T(
                    "Trump is chosen, and no card is led yet. Now everybody is asked about going"
                    " alone, one after the other."
                ),
            ),
            elsewhere=T(
                "At many tables the maker's partner may not, and the maker says so with the call:"
                " house rule {number}.",
                number=number("house.caller"),
            ),
            questions=(who_speaks.ask_alone(dealt(WEST, "", "9h", "p o")),),
        ),
        TakeTurn(
            title=T("Do you go alone?"),
            body=(
                T("You have dealt and accepted, and you hold the four best trumps and an ace."),
                T("Tap an answer to see what it means, then say it. Either will do."),
            ),
            position=dealt(SOUTH, "Jh Ad Kd Ac 9s", "Jd", "p p p o x9s"),
            ways=("a", "n"),
            then={"a": "n n", "n": "n n n"},
        ),
        Ask(
            title=T("Both sides"),
            body=(
                T(
                    "East has said it together with the call, as a maker may. One of the other side"
                    " may still go alone, too."
                ),
            ),
            elsewhere=T(
                "At many tables defenders never go alone: house rule {number}.",
                number=number("house.defend"),
            ),
            questions=(who_speaks.ask_alone(dealt(WEST, "", "9h", "p oa")),),
        ),
        Ask(
            title=T("Lead and score"),
            body=(
                T("You have dealt, and a maker plays alone. Who leads first, and what is scored?"),
            ),
            elsewhere=T(
                "At many tables the dealer's left still leads: house rule {number}.",
                number=number("house.lead"),
            ),
            questions=(
                *case(SOUTH, 5, SOUTH, tempting=2),
                *case(WEST, 4, WEST, tempting=4),
            ),
        ),
        Ask(
            title=T("Partners may, too"),
            body=(T("The maker's partner may go alone as well. It is then the maker who waits."),),
            questions=(
                *case(SOUTH, 2, NORTH, tempting=4),
                *case(WEST, 5, EAST, tempting=2),
            ),
        ),
        Ask(
            title=T("A lone defender"),
            body=(T("Both makers play, and against them one defender alone."),),
            elsewhere=T(
                "At many tables a lone defender scores 4 already for three tricks: house rule"
                " {number}.",
                number=number("house.lonedef"),
            ),
            questions=(
                *case(WEST, 2, None, SOUTH, tempting=4),
                *case(NORTH, 0, None, EAST, tempting=2),
            ),
        ),
        Ask(
            title=T("One against one"),
            body=(T("Now one player of each side is alone. Two cards make a trick."),),
            questions=(
                *case(SOUTH, 3, SOUTH, WEST, tempting=4),
                *case(EAST, 0, EAST, NORTH, tempting=2),
            ),
        ),
        MarkScore(
            title=T("The last hand of a game"),
            body=(T("You were alone, against both makers. See who scores, then mark it."),),
            deal=Finished(WEST, 0, Rules.STANDARD, None, SOUTH),
            trump=Suit.CLUBS,
            before=(6, 8),
            tempting=2,
        ),
    ),
    check=(
        ("who-leads", 3),
        ("who-leads", 3),
        ("trick-winner", 6),
        ("trick-winner", 6),
        ("score-deal", 2),
        ("score-deal", 2),
        ("score-deal", 3),
        ("score-deal", 3),
    ),
    rules=(
        "alone.partner",
        "alone.when",
        "alone.both",
        "play.lead1",
        "play.lead2",
        "score.lone5",
        "score.lone3",
        "score.defend",
    ),
    curious=(
        Code(
            intro=T("South has dealt. Whoever plays alone, the next player to the left leads."),
            source=(
                "from euchre_tutor.engine import Contract, Rules, Seat, Suit\n"
                "from euchre_tutor.engine.lone import first_leader, sitting_out\n"
                "\n"
                "for loner in Seat:\n"
                "    contract = Contract(Suit.HEARTS, maker=loner, round=1, loner=loner)\n"
                "    leader, rule = first_leader(contract, Seat.SOUTH, Rules.STANDARD)\n"
                "    out = sitting_out(contract)[0]\n"
                '    print(loner.letter, "alone:", out.letter, "sits out,", leader.letter, "leads")'
            ),
        ),
        Code(
            intro=T("Points by the makers' tricks: a lone maker, a lone defender, both."),
            source=(
                "from euchre_tutor.engine import Side, score\n"
                "\n"
                "for maker, defender in ((True, False), (False, True), (True, True)):\n"
                "    for tricks in range(6):\n"
                "        result = score(\n"
                "            tricks, Side.FIRST, Rules.STANDARD,\n"
                "            lone_maker=maker, lone_defender=defender,\n"
                "        )\n"
                '        who = "makers" if result.side is Side.FIRST else "defenders"\n'
                '        print(f"{tricks}: {who} {result.points}", end="   ")\n'
                "    print()"
            ),
        ),
    ),
)
