"""Questions of the kind ``trick-winner``: who wins a trick.

Levels: 1 no trump · 2 one ruff · 3 over-ruff, high discards · 4 the left bower decides · 5 the left
bower led · 6 two or three cards, a lone hand.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Card, Defend, Rules, Seat, Stream, Suit, Trick
from euchre_tutor.explain import tricks
from euchre_tutor.questions import made_tricks
from euchre_tutor.questions.question import Form, Question, facts, played, seat_choices
from euchre_tutor.questions.trick_features import TrickFeatures, trick_features
from euchre_tutor.text import T

KIND = "trick-winner"
LEVELS = (1, 2, 3, 4, 5, 6)
MIX: Final = (1, 2, 3, 3, 4, 4, 5, 5, 6, 6)
"""Levels as often as practice asks them: the left bower is what is hard."""
ALONE: Final = 6
"""The level of lone hands."""


def ask(
    trick: Trick,
    trump: Suit | None,
    out: tuple[Seat, ...] = (),
    rules: Rules = Rules.STANDARD,
) -> Question:
    """Ask who wins a finished trick; ``out`` sit out. ValueError for fewer than two cards."""
    found = trick_features(trick, trump)
    features = facts(**found._asdict(), alone=bool(out))
    seats = tuple(seat for seat, _ in trick.plays)
    winner = trick.winner(trump)
    why = tricks.winner(trick, trump)
    return Question(
        kind=KIND,
        level=ALONE if features["alone"] else _level(found),
        form=Form.ONE,
        prompt=T("Who wins this trick?"),
        trump=trump,
        facts=facts(
            trump=None if trump is None else trump.letter,
            trick=played(trick),
            leader=trick.leader.number,
            out=[seat.number for seat in out],
        ),
        choices=seat_choices(seats),
        answer=(seats.index(winner),),
        explanation=why,
        replies=tuple(
            why if seat is winner else tricks.loses(trick, trump, card)
            for seat, card in trick.plays
        ),
        rules=rules,
        features=features,
    )


def _level(features: TrickFeatures) -> int:
    if features.left_led:
        return 5
    if features.left_wins:
        return 4
    if features.trumps > 1 or features.high_discard:
        return 3
    return 2 if features.trumps else 1


def levels_for(rules: Rules) -> tuple[int, ...]:
    """Give the levels: with two players nobody goes alone."""
    return LEVELS if rules.partnerships else LEVELS[: ALONE - 1]


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level, in which the rule that is cited decides."""
    trump = stream.choice(tuple(Suit))
    leader = stream.choice(rules.seats)
    out = _out(stream, leader, rules) if level == ALONE else ()
    seats = tuple(seat for seat in rules.clockwise(leader) if seat not in out)
    inner = stream.choice((1, 2, 3, 4, 4, 5, 5)) if level == ALONE else level
    while True:
        cards = made_tricks.cards(stream, inner, trump, len(seats))
        trick = Trick(leader, tuple(zip(seats, cards, strict=True)))
        features = trick_features(trick, trump)
        if _level(features) == inner and _decided(features, trick.winning_card(trump)):
            return ask(trick, trump, out, rules)


def _decided(features: TrickFeatures, best: Card) -> bool:
    """Whether the trick goes elsewhere without the rule on the bower that wins it."""
    if features.left_wins:
        return features.printed_misleads
    return best.rank.letter != "J" or not features.trumps or features.right_matters


def _out(stream: Stream, leader: Seat, rules: Rules) -> tuple[Seat, ...]:
    """Who sits out: one player's partner, or one of each side where defenders may go alone."""
    one = stream.choice((leader.left, leader.right))
    if rules.defend is Defend.NEVER or stream.below(3):
        return (stream.choice((leader.left, leader.partner, leader.right)),)
    return tuple(seat for seat in Seat if seat in (one, leader.partner))
