"""Questions of the kind ``legal-plays``: tap every card you may play.

Levels: 1 follow · 2 void · 3 the left bower led · 4 the left bower is the only trump · 5 the left
bower beside its printed suit, which is led.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import (
    DECK,
    Card,
    Hand,
    Rules,
    Seat,
    Stream,
    Suit,
    Trick,
    cards_of,
    left_bower,
    suit_of,
    trumps,
)
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.engine.play import legal_cards
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.explain.following import Following, may, may_not
from euchre_tutor.questions.question import Form, Question, card_choices, facts, played
from euchre_tutor.text import T

KIND = "legal-plays"
LEVELS = (1, 2, 3, 4, 5)


def ask(hand: Hand, trick: Trick, trump: Suit, rules: Rules = Rules.STANDARD) -> Question:
    """Ask for the cards that may be played next to a trick with a card in it."""
    led = trick.cards[0]
    allowed = legal_cards(hand, led, trump)
    player = Following(rules.next_seat(trick.plays[-1][0]), hand, trick, trump)
    features = _features(hand, led, trump)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.SET,
        prompt=T("Tap every card you may play"),
        trump=trump,
        facts=facts(
            trump=trump.letter,
            trick=played(trick),
            hand=[card.code for card in hand],
        ),
        choices=card_choices(hand),
        answer=tuple(place for place, card in enumerate(hand) if card in allowed),
        explanation=_why(allowed, player),
        replies=tuple(
            may(card, player) if card in allowed else may_not(card, player) for card in hand
        ),
        rules=rules,
        features=features,
    )


def _why(allowed: Hand, player: Following) -> Explanation:
    """The reason for the left bower where it decides, else for the first card that is allowed."""
    left = left_bower(player.trump)
    if left in player.hand and left not in allowed:
        return may_not(left, player)
    return may(left if left in allowed else allowed[0], player)


def _features(hand: Hand, led: Card, trump: Suit) -> Mapping[str, object]:
    left, suit = left_bower(trump), suit_of(led, trump)
    follow = [card for card in hand if suit_of(card, trump) is suit]
    return facts(
        follow=len(follow),
        left_led=led is left,
        left_held=left in hand,
        left_alone=follow == [left],  # nothing else follows
        left_beside=left in hand and suit is left.suit and bool(follow),  # its printed suit led
    )


def _level(features: Mapping[str, object]) -> int:
    if features["left_led"]:
        return 3
    if features["left_alone"]:
        return 4
    if features["left_beside"]:
        return 5
    return 1 if features["follow"] else 2


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level: South is to play, and the rule that is cited decides."""
    trump = stream.choice(tuple(Suit))
    led, hand = _made(stream, level, trump)
    others = rules.clockwise(rules.next_seat(Seat.SOUTH))[:-1]
    earlier = others[stream.below(len(others)) :]
    rest = [card for card in DECK if card is not led and card not in hand]
    cards = [led, *stream.sample(rest, len(earlier) - 1)]
    trick = Trick(earlier[0], tuple(zip(earlier, cards, strict=True)))
    return ask(tuple(stream.shuffled(hand)), trick, trump, rules)


def _made(stream: Stream, level: int, trump: Suit) -> tuple[Card, list[Card]]:
    """The card led, and a hand."""
    left = left_bower(trump)
    plain = stream.choice([suit for suit in Suit if suit is not trump])
    match level:
        case 1:  # the left bower stays out of it
            suit = stream.choice((plain, trump))
            own = [card for card in cards_of(suit, trump) if card is not left]
            led, *follow = stream.sample(own, 2 + stream.below(3))
            return led, [
                *follow,
                *_others(stream, trump, (suit,), HAND_SIZE - len(follow), (left,)),
            ]
        case 2 if stream.below(3) == 0:  # the left bower looks as if it could follow
            led = stream.choice(cards_of(left.suit, trump))
            return led, [left, *_others(stream, trump, (left.suit,), HAND_SIZE - 1, (left,))]
        case 2:
            suit = stream.choice((plain, trump))
            led = stream.choice([card for card in cards_of(suit, trump) if card is not left])
            return led, _others(stream, trump, (suit,), HAND_SIZE, (left,))
        case 3:  # trumps to follow with, and the printed suit that seems to follow
            follow = stream.sample(_without(trumps(trump), left), 1 + stream.below(2))
            printed = stream.sample(cards_of(left.suit, trump), 1 + stream.below(2))
            shown = (trump, left.suit)
            count = HAND_SIZE - len(follow) - len(printed)
            return left, [*follow, *printed, *_others(stream, trump, shown, count, ())]
        case 4:
            led = stream.choice(_without(trumps(trump), left))
            return led, [left, *_others(stream, trump, (trump,), HAND_SIZE - 1, ())]
        case _:
            led, *follow = stream.sample(cards_of(left.suit, trump), 2 + stream.below(2))
            others = _others(stream, trump, (left.suit,), HAND_SIZE - 1 - len(follow), (left,))
            return led, [left, *follow, *others]


def _without(cards: Hand, card: Card) -> list[Card]:
    return [other for other in cards if other is not card]


def _others(
    stream: Stream, trump: Suit, suits: tuple[Suit, ...], count: int, besides: tuple[Card, ...]
) -> list[Card]:
    """Cards that count as none of the suits."""
    free = [card for card in DECK if suit_of(card, trump) not in suits and card not in besides]
    return stream.sample(free, count)
