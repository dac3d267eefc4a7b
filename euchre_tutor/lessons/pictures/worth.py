"""What a hand is worth: every result and its points, as the engine scores them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from euchre_tutor.engine import DealResult, Defend, ResultKind, Rules, Side
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.explain.score_mistakes import Scored
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text

_NAMES: Final = {
    ResultKind.POINT: T("Point"),
    ResultKind.MARCH: T("March"),
    ResultKind.EUCHRE: T("Euchred"),
}
_MAKERS: Final = Side.FIRST
"""In the table the makers are the first side; it is the same for both."""


@dataclass(frozen=True, slots=True)
class Line:
    """Results that score alike, one row of the table."""

    tricks: tuple[int, ...]
    """How many the makers took."""
    lone_maker: bool
    lone_defender: bool
    result: DealResult
    covers: frozenset[tuple[int, bool, bool]]
    """Every case it stands for: the makers' tricks, a lone maker, a lone defender."""


@cache
def lines(rules: Rules, *, defenders: bool = False) -> tuple[Line, ...]:
    """Give the rows under these rules, with those of a lone defender where asked for.

    A lone player's result that scores like the same one with a partner has no row of its own.
    """
    found: list[Line] = []
    for lone_maker, lone_defender in _lone(rules, defenders=defenders):
        for line in _alike(rules, lone_maker=lone_maker, lone_defender=lone_defender):
            same = next((old for old in found if _says(old) == _says(line)), None)
            if same is None:
                found.append(line)
            else:
                found[found.index(same)] = replace(same, covers=same.covers | line.covers)
    return tuple(found)


def _says(line: Line) -> tuple[tuple[int, ...], DealResult]:
    return line.tricks, line.result


def _lone(rules: Rules, *, defenders: bool) -> tuple[tuple[bool, bool], ...]:
    if not rules.partnerships:
        return ((False, False),)
    ways = [(False, False), (True, False)]
    if defenders and rules.defend is Defend.ALWAYS:
        ways.append((False, True))
    if defenders and rules.defend is not Defend.NEVER:
        ways.append((True, True))
    return tuple(ways)


def _alike(rules: Rules, *, lone_maker: bool, lone_defender: bool) -> list[Line]:
    """The results of one way to play, the makers' points first and then what euchres them."""
    by_result: dict[DealResult, list[int]] = {}
    for tricks in (3, 4, 5, 0, 1, 2):
        scored = Scored(tricks, _MAKERS, rules, lone_maker=lone_maker, lone_defender=lone_defender)
        by_result.setdefault(scored.result, []).append(tricks)
    return [
        Line(
            tuple(tricks),
            lone_maker,
            lone_defender,
            result,
            frozenset((n, lone_maker, lone_defender) for n in tricks),
        )
        for result, tricks in by_result.items()
    ]


def worth(
    voice: Voice, rules: Rules, here: Scored | None = None, *, defenders: bool = False
) -> Json:
    """Give the table for the aside; ``here`` is the hand whose row is marked.

    Give it only once the hand was answered. ``defenders`` adds what a lone defender scores.
    """
    return {
        "kind": "worth",
        "title": voice.say(T("What a hand is worth")),
        "note": voice.say(first_to(rules)),
        "head": [
            voice.say(head)
            for head in (
                T("Makers' tricks") if rules.partnerships else T("Maker's tricks"),
                T("Who scores"),
                T("Points"),
                T("Name"),
                T("Rule"),
            )
        ],
        "here": voice.say(T("this hand")),
        "rows": [_row(voice, line, rules, here) for line in lines(rules, defenders=defenders)],
    }


def first_to(rules: Rules) -> Text:
    """Say what the game is played to."""
    return T("First to {target} wins", target=rules.target)


def _row(voice: Voice, line: Line, rules: Rules, here: Scored | None) -> Json:
    least, most = min(line.tricks), max(line.tricks)
    case = None if here is None else (here.makers_tricks, here.lone_maker, here.lone_defender)
    return {
        "full": least,
        "part": most - least,
        "none": TRICKS - most,
        "tricks": voice.say(_alone(_tricks(line.tricks), line)),
        "who": voice.say(_who(line.result, rules)),
        "points": line.result.points,
        "name": voice.say(_name(line)),
        "rule": voice.rule(line.result.rule),
        "here": case in line.covers,
    }


def _tricks(tricks: tuple[int, ...]) -> Text:
    least, most = min(tricks), max(tricks)
    if least == TRICKS:
        return T("All {n}", n=TRICKS)
    if most == 0:
        return T("None")
    if len(tricks) == 1:
        return T("{n}", n=least)
    if most == least + 1:
        return T("{first} or {last}", first=least, last=most)
    return T("{first} to {last}", first=least, last=most)


def _alone(tricks: Text, line: Line) -> Text:
    if line.lone_maker and line.lone_defender:
        return T("{tricks}, both alone", tricks=tricks)
    if line.lone_maker:
        return T("{tricks}, alone", tricks=tricks)
    return T("{tricks}, defender alone", tricks=tricks) if line.lone_defender else tricks


def _who(result: DealResult, rules: Rules) -> Text:
    makers = result.side is _MAKERS
    if rules.partnerships:
        return T("Makers") if makers else T("Defenders")
    return T("Maker") if makers else T("Defender")


def _name(line: Line) -> Text:
    if line.lone_maker and line.result.kind is ResultKind.MARCH:
        return T("Lone march")
    return _NAMES[line.result.kind]
