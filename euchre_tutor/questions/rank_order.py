"""Questions of the kind ``rank-order``: put cards in order, the best first.

Levels: 1 a suit while nothing is trump · 2 trumps without bowers · 3 trumps with both bowers.
"""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.engine import (
    Hand,
    Rules,
    Stream,
    Suit,
    cards_of,
    strength,
    suit_of,
    trumps,
)
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question, card_choices, facts
from euchre_tutor.text import T

KIND = "rank-order"
LEVELS = (1, 2, 3)
SIZE = 5
"""Cards shown."""


def ask(cards: Hand, trump: Suit | None, rules: Rules = Rules.STANDARD) -> Question:
    """Ask for the order of cards that all count as one suit; ValueError if they do not."""
    why = bowers.order(cards, trump)
    led = suit_of(cards[0], trump)
    best = sorted(cards, key=lambda card: strength(card, trump, led), reverse=True)
    features = facts(
        trumps=trump is not None and led is trump,
        bowers=0 if trump is None else sum(card in trumps(trump)[:2] for card in cards),
    )
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ORDER,
        prompt=T("Tap them from best to worst"),
        trump=trump,
        facts=facts(trump=None if trump is None else trump.letter, cards=[c.code for c in cards]),
        choices=card_choices(cards),
        answer=tuple(cards.index(card) for card in best),
        explanation=why,
        replies=tuple(bowers.place_in_suit(card, trump) for card in cards),
        rules=rules,
        features=features,
    )


def _level(features: Mapping[str, object]) -> int:
    if not features["trumps"]:
        return 1
    return 3 if features["bowers"] else 2


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    suit = stream.choice(tuple(Suit))
    if level == 1:
        return ask(tuple(stream.sample(cards_of(suit, None), SIZE)), None, rules)
    bower_pair, low = trumps(suit)[:2], trumps(suit)[2:]
    cards = [*low] if level == 2 else [*bower_pair, *stream.sample(low, SIZE - 2)]  # noqa: PLR2004
    return ask(tuple(stream.shuffled(cards)), suit, rules)
