"""The table of points of the rules in use, every number as the engine scores it.

``{caption, sides: [{side, columns: int}], tricks: [word], rows: [{who, points: [int]}]}``: a column
for every number of the makers' tricks, under the side that scores; a row for who is alone.
"""

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


def points(voice: Voice, rules: Rules) -> Json:
    """Give the table; neighbouring columns that say the same are one."""
    who, alone = zip(*_situations(rules), strict=True)
    columns = [
        (tricks, tuple(_worth(tricks, rules, lone) for lone in alone))
        for tricks in range(TRICKS + 1)
    ]
    groups = [
        (worth, [tricks for tricks, _ in group])
        for worth, group in groupby(columns, key=lambda column: column[1])
    ]
    caption = T("Points by the makers' tricks")
    if not rules.partnerships:
        caption = T("Points by the maker's tricks")
    return {
        "caption": voice.say(caption),
        "sides": [
            {"side": voice.say(_side(makers, rules)), "columns": len(list(columns))}
            for makers, columns in groupby(groups, key=lambda group: group[0][0][0])
        ],
        "tricks": [_span(voice, tricks) for _, tricks in groups],
        "rows": [
            {"who": voice.say(name), "points": [worth[row][1] for worth, _ in groups]}
            for row, name in enumerate(who)
        ],
    }


def _situations(rules: Rules) -> Iterator[tuple[Text, tuple[bool, bool]]]:
    """Who may be alone under these rules: the words, then a lone maker, a lone defender."""
    yield T("Nobody alone"), (False, False)
    if not rules.partnerships:
        return
    yield T("A maker alone"), (True, False)
    if rules.defend is Defend.ALWAYS:
        yield T("A defender alone"), (False, True)
    if rules.defend is not Defend.NEVER:
        yield T("One alone on each side"), (True, True)


def _worth(tricks: int, rules: Rules, alone: tuple[bool, bool]) -> tuple[bool, int]:
    """Tell whether the makers score, and how many points."""
    maker, defender = alone
    result = score(tricks, _MAKERS, rules, lone_maker=maker, lone_defender=defender)
    return result.side is _MAKERS, result.points


def _side(makers: bool, rules: Rules) -> Text:  # noqa: FBT001  # which side is all there is to say
    if not rules.partnerships:
        return T("Maker") if makers else T("Defender")
    return T("Makers") if makers else T("Defenders")


def _span(voice: Voice, tricks: list[int]) -> str:
    first, last = tricks[0], tricks[-1]
    if last - first > 1:
        return voice.say(T("{first} to {last}", first=first, last=last))
    return voice.say(any_of(sorted({first, last})))
