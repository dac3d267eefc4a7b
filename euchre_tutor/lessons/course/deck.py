"""Lesson 1: the 24 cards, and which of two beats the other while nothing is trump."""

from euchre_tutor.engine import Suit, parse_cards
from euchre_tutor.lessons.outline import Code, Lesson
from euchre_tutor.lessons.steps import Ask
from euchre_tutor.questions import deck, higher_card, rank_order
from euchre_tutor.text import T

SPADES, HEARTS, DIAMONDS, CLUBS = Suit

LESSON = Lesson(
    name="deck",
    number=1,
    title=T("The deck and what beats what"),
    goal=T("You will be able to name the cards of Euchre, and to say which of two is higher."),
    steps=(
        Ask(
            title=T("The deck"),
            body=(
                T("Euchre is played with a small part of the usual cards."),
                T("Here they all are, one suit below the other."),
            ),
            questions=(deck.ask_size((20, 24, 32, 52)),),
            comfort=T("Count them once more."),
        ),
        Ask(
            title=T("What was left out"),
            body=(T("Part of the cards that you know stays in the box. You will not miss it."),),
            questions=(deck.ask_missing(("J", "7", "9", "10")),),
        ),
        Ask(
            title=T("From ace to nine"),
            body=(
                T("In every suit the **ace** is high and the **nine** is low."),
                T("Between them stand king, queen, jack and ten."),
            ),
            questions=(rank_order.ask(parse_cards("Jh Ah 9h Kh Th Qh"), None),),
        ),
        Ask(
            title=T("The higher of two"),
            body=(T("Three quick ones. Both cards are of the same suit."),),
            questions=(
                higher_card.ask(parse_cards("Ts Js"), None, SPADES),
                higher_card.ask(parse_cards("Ad Kd"), None, DIAMONDS),
                higher_card.ask(parse_cards("9c Tc"), None, CLUBS),
            ),
        ),
        Ask(
            title=T("Which suit was led?"),
            body=(
                T("One player begins with a card: that card is **led**."),
                T("Only its suit can win. The same two cards, led in two ways:"),
            ),
            questions=tuple(
                higher_card.ask(
                    parse_cards("9h As"),
                    None,
                    led,
                    prompt=T("Which one wins when {suit} are led?", suit=led),
                )
                for led in (HEARTS, SPADES)
            ),
        ),
        Ask(
            title=T("Three cards on the table"),
            body=(
                T("Look at the suit led first, then at the ranks."),
                T("A card of another suit wins nothing, however high it is."),
            ),
            questions=(
                higher_card.ask(
                    parse_cards("Td Ac Qd"),
                    None,
                    DIAMONDS,
                    prompt=T("Which one wins when {suit} are led?", suit=DIAMONDS),
                ),
            ),
        ),
        Ask(
            title=T("Four equal suits"),
            body=(
                T("In some games spades are above hearts, or clubs below all others."),
                T("In Euchre a suit is chosen to beat the others: the **trump**. And before that?"),
            ),
            questions=(deck.ask_best_suit(),),
            comfort=T("So it is in other games."),
        ),
    ),
    check=(
        ("rank-order", 1),
        ("rank-order", 1),
        ("rank-order", 1),
        ("higher-card", 1),
        ("higher-card", 1),
        ("higher-card", 1),
    ),
    rules=("cards.deck", "cards.rank"),
    curious=(
        Code(
            intro=T("The engine holds the deck as a list of 24 cards."),
            source=(
                "from euchre_tutor.engine import DECK, Suit, cards_of\n"
                "\n"
                'print(len(DECK), "cards")\n'
                "for suit in Suit:\n"
                "    print(*[card.sign for card in cards_of(suit, trump=None)])"
            ),
        ),
        Code(
            intro=T("Whether a card beats another depends on the suit led."),
            source=(
                "from euchre_tutor.engine import Card, beats\n"
                "\n"
                'nine, ace = Card("9♥"), Card("A♠")\n'
                "for led in (Suit.HEARTS, Suit.SPADES):\n"
                "    winner = nine if beats(nine, ace, None, led) else ace\n"
                '    print(led.symbol, "is led:", winner.sign, "wins")'
            ),
        ),
    ),
)
