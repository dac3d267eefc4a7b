"""Questions of the kind ``card-suit``: which suit a card belongs to.

Levels: 1 a plain card · 2 the right bower, or a jack of the other colour · 3 the left bower.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import (
    DECK,
    Card,
    Rank,
    Rules,
    Stream,
    Suit,
    left_bower,
    right_bower,
    suit_of,
)
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question, facts, suit_choices
from euchre_tutor.text import T

KIND = "card-suit"
LEVELS = (1, 2, 3)


def ask(card: Card, trump: Suit, rules: Rules = Rules.STANDARD) -> Question:
    """Ask for the suit of a card; the level follows from the card."""
    right = suit_of(card, trump)
    features = facts(jack=card.rank is Rank.JACK, left_bower=card is left_bower(trump))
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=T("Which suit does {card} belong to?", card=card),
        trump=trump,
        facts=facts(trump=trump.letter, card=card.code),
        choices=suit_choices(),
        answer=(tuple(Suit).index(right),),
        explanation=bowers.suit(card, trump),
        replies=tuple(
            bowers.suit(card, trump) if suit is right else bowers.not_suit(card, trump, suit)
            for suit in Suit
        ),
        rules=rules,
        features=features,
    )


def _level(features: Mapping[str, object]) -> int:
    if features["left_bower"]:
        return 3
    return 2 if features["jack"] else 1


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    trump = stream.choice(tuple(Suit))
    if level == 1:
        card = stream.choice([card for card in DECK if card.rank is not Rank.JACK])
    elif level == 2:  # noqa: PLR2004  # the level named above
        jacks = [card for card in DECK if card.rank is Rank.JACK]
        others = [card for card in jacks if card.suit.is_red is not trump.is_red]
        card = stream.choice([right_bower(trump), *others])
    else:
        card = left_bower(trump)
    return ask(card, trump, rules)
