"""Lesson 2: the two jacks that trump lifts above the ace."""

from euchre_tutor.engine import Card, Suit, parse_cards, trumps
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask, Regroup, SortHand
from euchre_tutor.questions import card_suit, higher_card, rank_order, trump_count
from euchre_tutor.text import T

HEARTS = Suit.HEARTS

LESSON = Lesson(
    name="bowers",
    number=2,
    title=T("Bowers"),
    goal=T(
        "You will be able to say, for any trump, which jacks are special and what suit they are."
    ),
    steps=(
        Ask(
            title=T("A guess"),
            body=(
                T("When a hand is played, one suit is **trump**: it beats all the others."),
                T("Here hearts are trump, and both cards are hearts."),
            ),
            questions=(higher_card.ask(parse_cards("Ah Jh"), HEARTS, HEARTS),),
            praise=T("Yes. Meet the right bower."),
            comfort=T("A fair guess: aces usually win."),
        ),
        Ask(
            title=T("Second best"),
            body=(
                T("{card} is the best card of all, the **right bower**.", card=Card("Jh")),
                T("It has a helper, which is the second best of all 24 cards."),
            ),
            questions=(
                higher_card.ask(
                    parse_cards("Ah Jd Kh"),
                    HEARTS,
                    HEARTS,
                    prompt=T("Which of these is the second best card of all?"),
                ),
            ),
            praise=T("Yes. This is the left bower."),
            comfort=T("Close, but a jack is better."),
        ),
        Regroup(
            title=T("It changes its suit"),
            body=(
                T("The **left bower** is the other jack of the trump's colour."),
                T("It leaves the suit printed on it and joins the trumps, for everything."),
            ),
            prompt=T("Make each suit trump once and watch the jacks"),
            closing=T(
                "Each time there were seven trumps, "
                "and only five cards in the other suit of their colour."
            ),
            rule="cards.trumps",
        ),
        Ask(
            title=T("What suit is it now?"),
            body=(T("Four quick ones. Look at the trump first, then at the jack."),),
            questions=(
                card_suit.ask(Card("Js"), Suit.CLUBS),
                card_suit.ask(Card("Jc"), HEARTS),
                card_suit.ask(Card("Jh"), HEARTS),
                card_suit.ask(Card("Jd"), HEARTS),
            ),
        ),
        Ask(
            title=T("Find the trumps"),
            body=(
                T("A hand of six, and hearts are trump again."),
                T("One trump here does not look like one, and one jack only looks special."),
            ),
            questions=(trump_count.ask(parse_cards("Qh Kd 9h Jc Jd As"), HEARTS),),
        ),
        Ask(
            title=T("From best to worst"),
            body=(
                T("The seven trumps when spades are trump."),
                T("After the bowers they follow as usual: the ace first, the nine last."),
            ),
            questions=(
                rank_order.ask(
                    tuple(trumps(Suit.SPADES)[n] for n in (3, 1, 6, 0, 5, 2, 4)), Suit.SPADES
                ),
            ),
        ),
        SortHand(
            title=T("Your own hand"),
            body=(
                T("You hold these five cards, and diamonds are trump."),
                T("Sort them as players do: the trumps together on the left."),
            ),
            hand=parse_cards("9c Ad Jh Ks 9d"),
            trump=Suit.DIAMONDS,
            prompt=T("Put your trumps on the left: tap each one"),
        ),
    ),
    check=(
        ("card-suit", 2),
        ("card-suit", 3),
        ("trump-count", 2),
        ("trump-count", 3),
        ("rank-order", 2),
        ("rank-order", 3),
    ),
    rules=("cards.right", "cards.left", "cards.trumps"),
    curious=(
        Code(
            intro=T("The engine asks one function what suit a card counts as."),
            source=(
                "from euchre_tutor.engine import Card, Suit, suit_of\n"
                "\n"
                "for trump in Suit:\n"
                '    print(trump.symbol, "is trump: J♦ is", suit_of(Card("J♦"), trump).symbol)'
            ),
        ),
        Code(
            intro=T("Seven trumps, best first, and what is left of the other suits."),
            source=(
                "from euchre_tutor.engine import cards_of\n"
                "\n"
                "for suit in Suit:\n"
                "    cards = cards_of(suit, trump=Suit.HEARTS)\n"
                "    print(suit.symbol, len(cards), *[card.sign for card in cards])"
            ),
        ),
    ),
)
