"""Questions of the kind ``trump-count``: tap every trump of a hand.

Levels: 1 no jacks · 2 the right bower and other jacks · 3 the left bower in it.
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
    is_trump,
    left_bower,
    right_bower,
    trumps,
)
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question, card_choices, facts
from euchre_tutor.text import T

KIND = "trump-count"
LEVELS = (1, 2, 3)
SIZE = 6
"""Cards shown: a hand and one more, as a dealer holds them."""


def ask(hand: Hand, trump: Suit, rules: Rules = Rules.STANDARD) -> Question:
    """Ask for every trump of a hand; ValueError if there is none."""
    right = tuple(place for place, card in enumerate(hand) if is_trump(card, trump))
    if not right:
        message = f"no card of {hand!r} is a trump when {trump!r} is"
        raise ValueError(message)
    features = facts(
        trumps=len(right),
        jacks=sum(card.rank is Rank.JACK for card in hand),
        left_held=left_bower(trump) in hand,
    )
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.SET,
        prompt=T("Tap every card that is a trump"),
        trump=trump,
        facts=facts(trump=trump.letter, hand=[card.code for card in hand]),
        choices=card_choices(hand),
        answer=right,
        explanation=bowers.held(hand, trump),
        replies=tuple(bowers.trump_or_not(card, trump) for card in hand),
        rules=rules,
        features=features,
    )


def _level(features: Mapping[str, object]) -> int:
    if features["left_held"]:
        return 3
    return 2 if features["jacks"] else 1


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level: two to four trumps, and a jack that is none from level 2."""
    trump = stream.choice(tuple(Suit))
    left, right = left_bower(trump), right_bower(trump)
    low = [card for card in trumps(trump) if card not in (left, right)]
    plain = [card for card in DECK if not is_trump(card, trump)]
    jacks = [card for card in plain if card.rank is Rank.JACK]
    others = [card for card in plain if card.rank is not Rank.JACK]
    hand: list[Card] = {1: [], 2: [right], 3: [left]}[level]
    decoys = [] if level == 1 else [stream.choice(jacks)]
    hand += stream.sample(low, 2 + stream.below(3) - len(hand))
    hand += decoys
    # One of them at least from the suit that lent its jack, the one the eye wrongly takes along.
    lent = [card for card in others if card.suit is trump.same_colour]
    hand += stream.sample(lent, 1)
    rest = [card for card in others if card not in hand]
    hand += stream.sample(rest, SIZE - len(hand))
    return ask(tuple(stream.shuffled(hand)), trump, rules)
