"""Lesson 8: who the makers are, what a hand scores, and the score kept with two fives."""

from euchre_tutor.engine import Card, NameSuit, OrderUp, Pass, Position, Rules, Seat, Stream, Suit
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, MarkScore, SetFives
from euchre_tutor.questions import auction_outcome, score_deal
from euchre_tutor.questions.auction_outcome import Asked
from euchre_tutor.questions.bidding import bidding
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import T

N, E, S, W = Seat


def _stream(text: str) -> Stream:
    """What a question shuffles by: the same at every reading."""
    return Stream(f"score/{text}")


def _ordered() -> Position:
    """West orders up what North has turned."""
    calls = (Pass(), Pass(), OrderUp())
    return bidding(_stream("ordered"), N, Card("9d"), calls, Rules.STANDARD)


def _named() -> Position:
    """All pass, and then North names a suit in the second round."""
    calls = (Pass(), Pass(), Pass(), Pass(), Pass(), NameSuit(Suit.CLUBS))
    return bidding(_stream("named"), S, Card("Qh"), calls, Rules.STANDARD)


LESSON = Lesson(
    name="score",
    number=8,
    title=T("Makers, defenders, score"),
    goal=T("You will be able to say what any hand scores, and to keep the score with two fives."),
    steps=(
        Ask(
            title=T("Two new names"),
            body=(
                T("Whoever makes trump is the maker. That player's side are the **makers**."),
                T("The other side are the **defenders**."),
            ),
            questions=(
                auction_outcome.ask(_ordered(), Asked.MAKERS, _stream("ordered")),
                auction_outcome.ask(_named(), Asked.MAKERS, _stream("named")),
            ),
        ),
        Ask(
            title=T("What the makers need"),
            body=(
                T("The makers have said that they can take three of the five tricks."),
                T("Here they took four. Guess what that is worth."),
            ),
            questions=(score_deal.ask(Finished(E, 4), _stream("point"), tempting=2),),
            praise=T("Yes. They make their point."),
            comfort=T("A fair guess, but not quite."),
        ),
        Ask(
            title=T("All five"),
            body=(T("Now you have made trump, and your side took every trick."),),
            questions=(score_deal.ask(Finished(S, 5), _stream("march"), tempting=1),),
            praise=T("Yes. That is a march."),
            comfort=T("A fair guess, but not quite."),
        ),
        Ask(
            title=T("Too few"),
            body=(T("West made trump. The makers hoped for three tricks, and took two."),),
            questions=(score_deal.ask(Finished(W, 2), _stream("euchre"), tempting=1),),
            praise=T("Yes. They are euchred."),
            comfort=T("A fair guess, but not quite."),
        ),
        SetFives(
            title=T("Two fives"),
            body=(
                T("Players keep score with two fives: the pips one can see are the points."),
                T("Face down, the upper five only covers pips. Face up, it counts five."),
            ),
            points=(2, 4, 7, 10),
        ),
        MarkScore(
            title=T("Mark it"),
            body=(T("A hand is over. See who scores, then move the fives."),),
            deal=Finished(E, 2),
            trump=Suit.CLUBS,
            before=(5, 4),
            tempting=1,
        ),
        MarkScore(
            title=T("The next hand"),
            body=(T("The same game. The score stands as you have marked it."),),
            deal=Finished(W, 4),
            trump=Suit.HEARTS,
            before=(7, 4),
            tempting=2,
        ),
        MarkScore(
            title=T("And one more"),
            body=(T("The same game again. This time your partner has made trump."),),
            deal=Finished(N, 5),
            trump=Suit.SPADES,
            before=(7, 5),
            tempting=1,
        ),
        Ask(
            title=T("Ten or more"),
            body=(
                T("The first side with ten points or more wins the game."),
                T("Your side has nine now, and East makes trump."),
            ),
            questions=(score_deal.ask_game(Finished(E, 1), (9, 5), _stream("game")),),
        ),
    ),
    check=(
        ("score-deal", 1),
        ("score-deal", 1),
        ("score-deal", 1),
        ("score-deal", 4),
        ("score-deal", 4),
        ("score-deal", 4),
    ),
    rules=("bid2.makers", "score.point", "score.march", "score.euchre", "score.game"),
    curious=(
        Code(
            intro=T("What a hand is worth, by the number of tricks the makers took."),
            source=(
                "from euchre_tutor.engine import Rules, Side, score\n"
                "\n"
                "makers = Side.FIRST\n"
                "for tricks in range(6):\n"
                "    result = score(\n"
                "        tricks, makers, Rules.STANDARD, lone_maker=False, lone_defender=False\n"
                "    )\n"
                '    side = "makers" if result.side is makers else "defenders"\n'
                '    print(tricks, "tricks:", result.kind.value, "-", side, result.points)'
            ),
        ),
        Code(
            intro=T("A game is over as soon as a side has ten points, or more."),
            source=(
                "from euchre_tutor.engine import Game, Seat\n"
                "\n"
                "for points in ((9, 9), (10, 9), (9, 11)):\n"
                "    game = Game(Rules.STANDARD, Seat.NORTH, start=points)\n"
                "    print(game.score, game.over, game.winner)"
            ),
        ),
    ),
)
