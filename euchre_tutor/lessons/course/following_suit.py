"""Lesson 3: what may be played to a trick, and what the left bower does there."""

from euchre_tutor.engine import Card, Position, Seat, Suit, parse_cards
from euchre_tutor.lessons.dealt import trick
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, PlayTricks
from euchre_tutor.questions import legal_plays, spot_the_revoke
from euchre_tutor.text import T

HEARTS, SPADES = Suit.HEARTS, Suit.SPADES
WEST = Seat.WEST

LESSON = Lesson(
    name="following-suit",
    number=3,
    title=T("Following suit"),
    goal=T("You will be able to say which of your cards you may play, in any trick."),
    steps=(
        PlayTricks(
            title=T("You lead"),
            body=(
                T("Each player plays one card; the four cards are a **trick**."),
                T("Whoever plays first **leads**. Now that is you. Spades are trump."),
            ),
            position=Position.parse(
                "standard E JcJsAcQsTs/AhQh9sKcJd/AsJhQcTd9c/QdTcKs9hAd KdKh9dTh p,p,p,p,s,n,n,n,n"
            ),
            reason=True,
        ),
        PlayTricks(
            title=T("West leads a spade"),
            body=(
                T("Three cards lie there, and yours comes last. Hearts are trump."),
                T("Try the card you like best. If a rule forbids it, nothing is lost."),
            ),
            position=Position.parse(
                "standard S KcJsQhThAd/JhAhJcQc9s/QdKs9hTdAs/9cQs9dTsJd TcAcKdKh p,p,p,p,h,n,n,n,n"
            ),
            reason=True,
        ),
        PlayTricks(
            title=T("None of that suit"),
            body=(
                T("Clubs are led, and you hold none: you are **void**."),
                T("Your partner North is winning. Play what you like."),
            ),
            position=Position.parse(
                "standard S JdAcQc9hKh/TcJhJcQdAd/AsQhKsKdTs/Js9cAhQsKc Td9dTh9s p,p,p,p,h,n,n,n,n"
            ),
            reason=True,
        ),
        Ask(
            title=T("Must you trump?"),
            body=(
                T("West leads a club again, hearts are trump, and you are void."),
                T("Think of every card that a rule leaves you."),
            ),
            questions=(
                legal_plays.ask(
                    parse_cards("As Th 9h Kd Qs"),
                    trick(WEST, "Kc Qc 9c"),
                    HEARTS,
                ),
            ),
            praise=T("Yes, all. Nobody must trump."),
        ),
        PlayTricks(
            title=T("The left bower is led"),
            body=(
                T("Hearts are trump, and East leads {card}.", card=Card("Jd")),
                T("What suit did East call for? Play your card."),
            ),
            position=Position.parse(
                "standard N AhKhAcAsKd/QhJdQdKcQc/Td9sTc9hJc/Js9cAdKsQs 9dJhThTs "
                "p,p,p,p,h,n,n,n,n,Jd"
            ),
            reason=True,
        ),
        PlayTricks(
            title=T("Trump is led"),
            body=(
                T("East leads {card}, and hearts are trump.", card=Card("Kh")),
                T("At first sight you hold no heart. Look again."),
            ),
            position=Position.parse(
                "standard N KdAhTdKsAc/JsKhQdQsAd/TsAsJd9dTc/JcQhThQc9h 9cKc9sJh "
                "p,p,p,p,h,n,n,n,n,Kh"
            ),
            reason=True,
        ),
        PlayTricks(
            title=T("The same hand, diamonds led"),
            body=(
                T("Now East leads {card}. Hearts are still trump.", card=Card("Qd")),
                T("Two of your cards look like diamonds. Which one follows?"),
            ),
            position=Position.parse(
                "standard N KdAhTdKsAc/JsKhQdQsAd/TsAsJd9dTc/JcQhThQc9h 9cKc9sJh "
                "p,p,p,p,h,n,n,n,n,Qd"
            ),
            reason=True,
        ),
        Ask(
            title=T("Nothing but the left bower"),
            body=(
                T("Two quick ones, each with another trump."),
                T("First say to yourself which suit the jack belongs to now."),
            ),
            questions=(
                legal_plays.ask(parse_cards("Jd Ac 9s Kc Ts"), trick(WEST, "Kd"), HEARTS),
                legal_plays.ask(parse_cards("9s Ac Qh Kc Td"), trick(WEST, "Jc"), SPADES),
            ),
        ),
        Ask(
            title=T("Somebody slipped"),
            body=(
                T("A card that should have followed and did not is a **revoke**."),
                T("It shows later, when a card of that suit appears. Hearts are trump."),
            ),
            questions=(
                spot_the_revoke.ask(
                    (
                        trick(WEST, "Kc 9c Qd Tc"),
                        trick(WEST, "As 9s Qc Ts"),
                    ),
                    HEARTS,
                    parse_cards("Qd Qc 9s"),
                ),
            ),
        ),
        PlayTricks(
            title=T("Three tricks of your own"),
            body=(
                T("Diamonds are trump, and your jack is a diamond now."),
                T("Play three tricks. The rule answers whenever you try too much."),
            ),
            position=Position.parse(
                "standard W JdKsAcQdTh/Jc9s9dKhKc/9cAdTcAsJh/TdKdQs9hTs JsQhQcAh p,p,p,p,d,n,n,n,n"
            ),
            tricks=3,
            reason=True,
        ),
    ),
    check=(
        ("legal-plays", 1),
        ("legal-plays", 2),
        ("legal-plays", 3),
        ("legal-plays", 4),
        ("legal-plays", 5),
        ("spot-the-revoke", 1),
        ("spot-the-revoke", 2),
    ),
    rules=("play.follow", "play.left"),
    curious=(
        Code(
            intro=T("The engine lists what may be played: the hand, the card led, trump."),
            source=(
                "from euchre_tutor.engine import Card, Suit, parse_cards\n"
                "from euchre_tutor.engine.play import legal_cards\n"
                "\n"
                'hand = parse_cards("As Ts Jd 9d Tc")\n'
                'for led in ("Kh", "Qd", "Kc", "9h"):\n'
                "    allowed = legal_cards(hand, Card(led), trump=Suit.HEARTS)\n"
                "    print(Card(led).sign, *[card.sign for card in allowed])"
            ),
        ),
        Code(
            intro=T("For any other card it names the rule that forbids it."),
            source=(
                "from euchre_tutor.engine.play import refusal\n"
                "\n"
                'refused = refusal(Card("Jd"), hand, Card("Qd"), trump=Suit.HEARTS)\n'
                "print(refused.rule, *[card.sign for card in refused.cards])"
            ),
        ),
    ),
)
