"""What each choice can be expected to bring, as bars from zero with their figures."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

from euchre_tutor.coach.advice import Advice, Option
from euchre_tutor.engine import (
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    Position,
)
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.pictures.bidding import quoted
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import announce_words, call_words

_MINUS: Final = "\N{MINUS SIGN}"
_USUAL, _ALONE = 2, 4
"""The most points of a deal, and those of a lone hand, by the standard rules."""


def numbers(voice: Voice, advice: Advice, position: Position, *, thinking: bool = False) -> Json:
    """Draw the choices of whoever is to act, the best first.

    Those that cannot be told from the best share a box; bars of the others are hatched.
    """
    best, *others = advice.options
    alike = [best, *(option for option in others if option.toss_up)]
    rest = [option for option in others if not option.toss_up]
    low, high = scale(advice.options, position)
    boxes = [_box(voice, alike, position, toss_up=len(alike) > 1)]
    if rest:
        boxes.append(_box(voice, rest, position, others=True))
    return {
        "title": voice.say(T("Points you can expect")),
        "note": voice.say(_so_far(advice.deals)) if thinking else None,
        "how": voice.rich(advice.how),
        "low": low,
        "high": high,
        "ends": [str(point).replace("-", _MINUS) for point in range(low, high + 1)],
        "boxes": boxes,
    }


def _so_far(deals: int) -> Text:
    return TN("{n} deal so far", "{n} deals so far", deals)


def scale(options: Sequence[Option], position: Position) -> tuple[int, int]:
    """Give the ends of the axis: -2 and 2, or 4 where somebody may be alone.

    It begins at 0 where nothing is negative, and reaches as far as every figure does.
    """
    most = _ALONE if _alone(options, position) else _USUAL
    least = min(option.points for option in options)
    greatest = max(option.points for option in options)
    low = 0 if round(least, 2) >= 0 else min(-_USUAL, -ceil(-least))
    return low, max(most, ceil(greatest))


def _alone(options: Sequence[Option], position: Position) -> bool:
    contract = position.contract
    played = contract is not None and (contract.loner or contract.lone_defender) is not None
    return played or any(_is_alone(option.action) for option in options)


def _is_alone(action: Action) -> bool:
    return isinstance(action, OrderUp | NameSuit | Announce) and action.alone


def _box(
    voice: Voice,
    options: Sequence[Option],
    position: Position,
    *,
    toss_up: bool = False,
    others: bool = False,
) -> Json:
    return {
        "title": voice.say(T("Toss-up")) if toss_up else None,
        "note": voice.say(_alike(options, position)) if toss_up else None,
        "others": others,
        "rows": [
            {
                "label": voice.rich(_in_row(option.action, position)),
                "points": option.points,
                "figure": figure(option.points),
            }
            for option in options
        ],
    }


def _alike(options: Sequence[Option], position: Position) -> Text:
    """Say what it is that these cannot be told apart.

    A call and the same call alone are one choice where a maker may say alone later (rule 6.2).
    """
    match sorted((option.action for option in options), key=lambda action: action.code):
        case [OrderUp(), OrderUp()] if not position.rules.caller:
            return T("alone can be said later")
        case [NameSuit(suit), NameSuit(same)] if suit is same and not position.rules.caller:
            return T("alone can be said later")
    return T("too close to call")


def _in_row(action: Action, position: Position) -> Text:
    """Name a choice beside its bar: a card alone where all choices are cards to put down."""
    if isinstance(action, Discard) and Leave() not in position.legal():
        return T("{card}", card=action.card)
    return label(action, position)


def figure(points: float) -> str:
    """Write points with two decimals, and a minus sign as it is printed."""
    return f"{round(points, 2) + 0.0:.2f}".replace("-", _MINUS)


def label(action: Action, position: Position) -> Text:
    """Name a choice of whoever is to act in this position."""
    seat, dealer, rules = sure(position.to_act), position.dealer, position.rules
    match action:
        case Play(card):
            return T("{card}", card=card)
        case Discard(card):
            return T("{card} down", card=card)
        case Leave():
            return T("Leave {upcard}", upcard=position.upcard)
        case Announce():
            ours = rules.side(seat) is rules.side(sure(position.maker))
            return quoted(announce_words(action, defending=not ours))
        case Pass() | OrderUp() | NameSuit():
            return quoted(call_words(action, seat, dealer, rules))
