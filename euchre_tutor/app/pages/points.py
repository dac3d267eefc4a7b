"""The table of points of the rules in use, every cell as the engine scores it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Final

from euchre_tutor.engine import Defend, Rules, Side, score
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import any_of

_MAKERS: Final = Side.FIRST
Cell = tuple[bool, int]
"""Whether the makers score, and how many points."""


def points(voice: Voice, rules: Rules) -> Json:
    """Give the table: a row for every number of the makers' tricks, a column for who is alone."""
    heads, alone = zip(*_columns(rules), strict=True)
    rows = [
        (tricks, tuple(_cell(tricks, rules, lone) for lone in alone))
        for tricks in range(TRICKS + 1)
    ]
    caption = T("Points by the makers' tricks") if rules.partnerships else T("Points by tricks")
    return {
        "caption": voice.say(caption),
        "head": [voice.say(T("Tricks")), *map(voice.say, heads)],
        "rows": [
            {
                "tricks": _span(voice, [tricks for tricks, _ in group]),
                "cells": [voice.say(_worth(cell, rules)) for cell in cells],
            }
            for cells, group in groupby(rows, key=lambda row: row[1])
        ],
    }


def _columns(rules: Rules) -> Iterator[tuple[Text, tuple[bool, bool]]]:
    """Who may be alone under these rules: the words, then a lone maker, a lone defender."""
    if not rules.partnerships:
        yield T("Points"), (False, False)
        return
    yield T("Nobody alone"), (False, False)
    yield T("A maker alone"), (True, False)
    if rules.defend is Defend.ALWAYS:
        yield T("A defender alone"), (False, True)
    if rules.defend is not Defend.NEVER:
        yield T("One alone on each side"), (True, True)


def _cell(tricks: int, rules: Rules, alone: tuple[bool, bool]) -> Cell:
    maker, defender = alone
    result = score(tricks, _MAKERS, rules, lone_maker=maker, lone_defender=defender)
    return result.side is _MAKERS, result.points


def _worth(cell: Cell, rules: Rules) -> Text:
    makers, n = cell
    if not rules.partnerships:
        return T("Maker {n}", n=n) if makers else T("Defender {n}", n=n)
    return T("Makers {n}", n=n) if makers else T("Defenders {n}", n=n)


def _span(voice: Voice, tricks: list[int]) -> str:
    first, last = tricks[0], tricks[-1]
    if last - first <= 1:
        return voice.say(any_of(sorted({first, last})))
    return voice.say(T("{first} to {last}", first=first, last=last))
