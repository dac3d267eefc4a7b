"""Questions of the kind ``spot-the-revoke``: which card was illegal, or none.

Levels: 1 plain · 2 the left bower · 3 two rounds apart. One in four has no revoke at each level.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from euchre_tutor.engine import Card, Rules, Stream, Suit, Trick, left_bower, suit_of
from euchre_tutor.explain import revoked
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.questions.made_revokes import made
from euchre_tutor.questions.question import Choice, Form, Question, card_choices, facts, played
from euchre_tutor.questions.revokes import Proven, proven
from euchre_tutor.text import T

KIND = "spot-the-revoke"
LEVELS = (1, 2, 3)
NONE: Final = "none"
"""The code of the choice that no card was illegal, always the last."""
_SHOWN: Final = 3  # cards to choose from
_LEFT: Final = 2
_NONE_IN: Final = 4  # one question in so many has no revoke: the places are then even


def ask(
    tricks: tuple[Trick, ...],
    trump: Suit,
    cards: tuple[Card, ...],
    rules: Rules = Rules.STANDARD,
) -> Question:
    """Ask which of the cards was illegal, or none of all.

    ValueError if the tricks prove more than one revoke, or one that is not among the cards.
    """
    found = tuple(proven(tricks, trump))
    if len(found) > 1 or (found and found[0].card not in cards):
        message = f"the tricks prove {found!r}, to choose from are {cards!r}"
        raise ValueError(message)
    fault = found[0] if found else None
    none = Choice(NONE, T("None: all were allowed"))
    why = _why(fault, tricks, trump)
    replies = [
        why if fault and card is fault.card else _allowed(card, fault, tricks, trump)
        for card in cards
    ]
    if fault is None:
        replies.append(why)
    else:
        replies.append(revoked.not_none(fault.seat, fault.card, fault.first, trump))
    features = _features(fault, tricks, trump)
    return Question(
        kind=KIND,
        level=_level(features),
        form=Form.ONE,
        prompt=T("Which card was illegal?"),
        trump=trump,
        facts=facts(
            trump=trump.letter,
            tricks=[played(trick) for trick in tricks],
            leader=tricks[0].leader.number,
        ),
        choices=(*card_choices(cards), none),
        answer=(len(cards) if fault is None else cards.index(fault.card),),
        explanation=why,
        replies=tuple(replies),
        rules=rules,
        features=features,
    )


def _why(fault: Proven | None, tricks: tuple[Trick, ...], trump: Suit) -> Explanation:
    if fault is not None:
        return revoked.revoke(fault.seat, fault.card, fault.first, fault.proof, trump)
    left = left_bower(trump)
    return revoked.none(trump, left if looks_wrong(tricks) else None)


def looks_wrong(tricks: tuple[Trick, ...]) -> bool:
    """Tell whether somebody seems to have revoked if the left bower keeps its printed suit."""
    plays = [(at, seat, card) for at, trick in enumerate(tricks) for seat, card in trick.plays]
    return any(
        later > at and same is seat and proof.suit is tricks[at].cards[0].suit is not card.suit
        for at, seat, card in plays
        for later, same, proof in plays
    )


def _allowed(
    card: Card, fault: Proven | None, tricks: tuple[Trick, ...], trump: Suit
) -> Explanation:
    trick = next(trick for trick in tricks if card in trick.cards)
    seat = next(seat for seat, played in trick.plays if played is card)
    proof = fault is not None and card is fault.proof
    if card is trick.cards[0] and not proof:
        return revoked.was_led(card, opening=trick is tricks[0])
    return revoked.no_revoke(seat, card, trick, trump, proof=proof)


def _features(fault: Proven | None, tricks: tuple[Trick, ...], trump: Suit) -> Mapping[str, object]:
    return facts(
        tricks=len(tricks),
        revoke=fault is not None,
        apart=fault.apart if fault else len(tricks) - 1,  # how far one has to look
        left_played=any(left_bower(trump) in trick.cards for trick in tricks),
    )


def _level(features: Mapping[str, object]) -> int:
    if features["apart"] != 1:
        return 3
    return 2 if features["left_played"] else 1


def generate(stream: Stream, level: int, rules: Rules = Rules.STANDARD) -> Question:
    """Make a question of this level."""
    trump = stream.choice(tuple(Suit))
    wanted = stream.below(_NONE_IN) > 0
    while True:
        tricks = made(stream, level, trump, rules, revoke=wanted)
        found = tuple(proven(tricks, trump))
        if len(found) == wanted:
            fault = found[0] if found else None
            fits = _level(_features(fault, tricks, trump)) == level
            if fits and (level != _LEFT or _by_the_left(fault, tricks, trump)):
                return ask(tricks, trump, _cards(stream, fault, tricks, trump), rules)


def _by_the_left(fault: Proven | None, tricks: tuple[Trick, ...], trump: Suit) -> bool:
    """Whether the left bower decides what was illegal."""
    if fault is None:
        return looks_wrong(tricks)
    return left_bower(trump) in (fault.card, fault.first, fault.proof)


def _cards(
    stream: Stream, fault: Proven | None, tricks: tuple[Trick, ...], trump: Suit
) -> tuple[Card, ...]:
    """The card at fault, and others: first of all those that did not follow, or seem not to."""
    shown = [] if fault is None else [fault.card]
    plays = [(trick, card) for trick in tricks for card in trick.cards if card not in shown]
    off = [
        card
        for trick, card in plays
        if suit_of(card, trump) is not trick.led(trump)
        or card.suit is not trick.cards[0].suit
        or (fault is not None and card is fault.proof)
    ]
    rest = [card for _, card in plays if card not in off]
    others = [*stream.shuffled(off), *stream.shuffled(rest)]
    return tuple(stream.shuffled([*shown, *others[: _SHOWN - len(shown)]]))
