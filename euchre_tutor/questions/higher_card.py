"""Questions of the kind ``higher-card``: which card wins when a suit was led.

Levels: 1 one plain suit · 2 trump against plain · 3 a high discard · 4 with bowers.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import (
    DECK,
    Card,
    Hand,
    Rank,
    Rules,
    Stream,
    Suit,
    cards_of,
    is_trump,
    left_bower,
    right_bower,
    strength,
    suit_of,
    trumps,
)
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question, card_choices, facts
from euchre_tutor.text import T, Text

KIND = "higher-card"
LEVELS = (1, 2, 3, 4)
SIZE = 3
"""Cards shown, two at level 1."""


def ask(
    cards: Hand,
    trump: Suit | None,
    led: Suit,
    *,
    prompt: Text | None = None,
    rules: Rules = Rules.STANDARD,
) -> Question:
    """Ask which of the cards is best when ``led`` was led; ValueError if none can win."""
    best = max(cards, key=lambda card: strength(card, trump, led))
    if strength(best, trump, led) == 0:
        message = f"none of {cards!r} can win when {led!r} was led"
        raise ValueError(message)
    others = [card for card in cards if card is not best]
    runner_up = max(others, key=lambda card: strength(card, trump, led))
    features = _features(cards, trump, led)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=prompt if prompt is not None else T("Which one wins?"),
        trump=trump,
        facts=facts(
            trump=None if trump is None else trump.letter,
            cards=[card.code for card in cards],
            led=led.letter,
        ),
        choices=card_choices(cards),
        answer=(cards.index(best),),
        explanation=bowers.higher(best, runner_up, trump, led),
        replies=tuple(
            bowers.higher(best, runner_up if card is best else card, trump, led) for card in cards
        ),
        rules=rules,
        features=features,
    )


def _features(cards: Hand, trump: Suit | None, led: Suit) -> Mapping[str, object]:
    return facts(
        bowers=sum(card.rank is Rank.JACK and is_trump(card, trump) for card in cards),
        discards=sum(strength(card, trump, led) == 0 for card in cards),
        suits=len({suit_of(card, trump) for card in cards}),
    )


def _level(features: Mapping[str, object]) -> int:
    if features["bowers"]:
        return 4
    if features["discards"]:
        return 3
    return 1 if features["suits"] == 1 else 2


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level; at level 1 there is no trump yet."""
    trump = None if level == 1 else stream.choice(tuple(Suit))
    led = stream.choice([suit for suit in Suit if suit is not trump])
    if trump is None:
        cards = stream.sample(cards_of(led, None), SIZE - 1)
    elif level == 2:  # noqa: PLR2004  # the level named above
        cards = _against_trump(stream, trump, led)
    elif level == 3:  # noqa: PLR2004  # the level named above
        cards = _with_discard(stream, trump, led)
    else:
        cards, led = _with_bowers(stream, trump, led)
    prompt = T("Which one wins when {suit} are led?", suit=led)
    return ask(tuple(stream.shuffled(cards)), trump, led, prompt=prompt, rules=rules)


def _against_trump(stream: Stream, trump: Suit, led: Suit) -> list[Card]:
    """One or two low trumps, and high cards of the suit led."""
    low = stream.sample(trumps(trump)[2:], 1 + stream.below(2))
    return [*low, *stream.sample(cards_of(led, trump)[:4], SIZE - len(low))]


def _with_discard(stream: Stream, trump: Suit, led: Suit) -> list[Card]:
    """Two cards of the suit led, and a higher card that neither follows nor is a trump."""
    low = stream.sample(cards_of(led, trump)[1:], SIZE - 1)
    best = max(low, key=lambda card: strength(card, trump, led))
    above = cards_of(led, None)[: cards_of(led, None).index(best)]
    ranks = [card.rank for card in above]
    higher = [
        card for card in DECK if suit_of(card, trump) not in (trump, led) and card.rank in ranks
    ]
    return [*low, stream.choice(higher)]


def _with_bowers(stream: Stream, trump: Suit, led: Suit) -> tuple[list[Card], Suit]:
    """A bower that another reading of the jacks would not let win, and the suit led."""
    left, right = left_bower(trump), right_bower(trump)
    high = trumps(trump)[2:5]
    printed = cards_of(left.suit, trump)[:3]
    match stream.below(4):
        case 0:  # trump led: both bowers, and one of the trumps above a plain jack
            return [right, left, stream.choice(high)], trump
        case 1:  # trump led: the right bower and two that are above a plain jack
            return [right, *stream.sample(high, SIZE - 1)], trump
        case 2:  # the left bower's printed suit is led, and it does not follow but win
            return [left, *stream.sample(printed, SIZE - 1)], left.suit
        case _:  # the left bower looks like a discard
            led = stream.choice([suit for suit in Suit if suit.is_red is not trump.is_red])
            return [left, *stream.sample(cards_of(led, trump), SIZE - 1)], led
