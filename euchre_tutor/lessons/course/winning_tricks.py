"""Lesson 4: who wins a trick, told while the cards are still falling."""

from euchre_tutor.engine import Contract, Position, Seat, Suit
from euchre_tutor.lessons.dealt import trick
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, PlayTricks, Telling
from euchre_tutor.questions import trick_winner, who_leads
from euchre_tutor.text import T

HEARTS = Suit.HEARTS
WEST = Seat.WEST

LESSON = Lesson(
    name="winning-tricks",
    number=4,
    title=T("Winning tricks"),
    goal=T("You will be able to say who wins any trick, while it is being played."),
    steps=(
        Ask(
            title=T("The highest of the suit led"),
            body=(
                T("West leads, then it goes clockwise, and your card comes last."),
                T("Hearts are trump, but there is none in sight."),
            ),
            questions=(trick_winner.ask(trick(WEST, "Tc Ac Kc 9c"), HEARTS),),
        ),
        Ask(
            title=T("High cards can be nothing"),
            body=(
                T("West leads a low club. North and East have none, and throw high cards off."),
                T("Hearts are trump."),
            ),
            questions=(trick_winner.ask(trick(WEST, "9c Ad Ks Jc"), HEARTS),),
        ),
        Ask(
            title=T("One small trump"),
            body=(T("West leads an ace. East has no clubs, and plays the lowest trump there is."),),
            questions=(trick_winner.ask(trick(WEST, "Ac Kc 9h Qc"), HEARTS),),
        ),
        Ask(
            title=T("Two trumps"),
            body=(T("This time two players have no clubs, and both play a trump."),),
            questions=(trick_winner.ask(trick(WEST, "Ac 9h Qh Kc"), HEARTS),),
        ),
        Ask(
            title=T("The old trap"),
            body=(
                T("Four cards with the same suit printed on them."),
                T("Do not forget to look at the trump."),
            ),
            questions=(trick_winner.ask(trick(WEST, "Ad Kd Jd Td"), HEARTS),),
        ),
        PlayTricks(
            title=T("Call it as it falls"),
            body=(
                T("Now the cards fall one by one, three tricks long. Spades are trump."),
                T("After each card, tap the one that is winning."),
            ),
            position=Position.parse(
                "standard S QdTcKs9hAd/JcJsAcQsTs/AhQh9sKcJd/AsJhQcTd9c KdKh9dTh p,p,p,p,s,n,n,n,n"
            ),
            tricks=3,
            telling=Telling.EACH,
            own=False,
        ),
        Ask(
            title=T("Who leads next?"),
            body=(
                T("West led to this trick, and it is over. Hearts are trump."),
                T("One player begins the next."),
            ),
            questions=(
                who_leads.ask_next(
                    trick(WEST, "Ks 9s Th As"), Contract(HEARTS, Seat.NORTH, 1), Seat.SOUTH
                ),
            ),
        ),
        PlayTricks(
            title=T("Three tricks of your own"),
            body=(
                T("Clubs are trump. Play three tricks, whichever cards you like."),
                T("Before each is taken away, say whose it is."),
            ),
            position=Position.parse(
                "standard W QcJs9cAdJh/Kc9s9dKd9h/KsAhAcTsKh/QsTdThQdJc JdTcQhAs p,p,p,p,c,n,n,n,n"
            ),
            tricks=3,
            telling=Telling.WINNER,
        ),
    ),
    check=(
        ("trick-winner", 1),
        ("trick-winner", 2),
        ("trick-winner", 3),
        ("trick-winner", 4),
        ("trick-winner", 5),
        ("who-leads", 1),
        ("higher-card", 3),
        ("higher-card", 4),
    ),
    rules=("play.winner", "play.next"),
    curious=(
        Code(
            intro=T("A trick knows who is winning, however many cards lie there."),
            source=(
                "from euchre_tutor.engine import Seat, Suit, Trick, parse_cards\n"
                "\n"
                "trick, seat = Trick(Seat.WEST), Seat.WEST\n"
                'for card in parse_cards("Ad Kd Jd Td"):\n'
                "    trick, seat = trick.after(seat, card), seat.left\n"
                "    leader, best = trick.best(trump=Suit.HEARTS)\n"
                '    print(card.sign, "falls:", leader.name.capitalize(), "with", best.sign)'
            ),
        ),
        Code(
            intro=T("Behind it is one number a card: none for a card that cannot win."),
            source=(
                "from euchre_tutor.engine import strength\n"
                "\n"
                "for card in trick.cards:\n"
                "    print(card.sign, strength(card, trump=Suit.HEARTS, led=Suit.DIAMONDS))"
            ),
        ),
    ),
)
