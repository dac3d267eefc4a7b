"""Questions of the kind ``higher-card``: which card wins when a suit was led."""

from __future__ import annotations

from euchre_tutor.engine import Hand, Rank, Rules, Suit, is_trump, strength, suit_of
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question, card_choices, facts
from euchre_tutor.text import T, Text

KIND = "higher-card"


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
    return Question(
        kind=KIND,
        level=_level(cards, trump, led),
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
    )


def _level(cards: Hand, trump: Suit | None, led: Suit) -> int:
    """1 one plain suit · 2 trump against plain · 3 a high discard · 4 with bowers."""
    if any(card.rank is Rank.JACK and is_trump(card, trump) for card in cards):
        return 4
    if any(strength(card, trump, led) == 0 for card in cards):
        return 3
    return 2 if len({suit_of(card, trump) for card in cards}) > 1 else 1
