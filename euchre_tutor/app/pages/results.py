"""How it went so far: by kind and level, over time, and what is hardest.

``results``: ``{none: text | None, total, bests: [text], again: {label} | None, drills: {label, to},
kinds: {title, head: [word], rows: [{title, picture, right, asked, share, levels: [{level, text,
share}]}]}, time: {title, name, points: [{day, share, text}], table: {caption, head, rows:
[[word]]}, open}, hard: {title, rows: [{label, seen, note}]} | None}``; a share is from 0 to 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from euchre_tutor.app.address import DRILLS, RESULTS, Address
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.drills.bests import best_of
from euchre_tutor.drills.names import MODES, NAMES
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Attempt
from euchre_tutor.questions.quiz.scene import glance
from euchre_tutor.questions.sessions import Past, Tally, rebuilt
from euchre_tutor.questions.sessions.history import by_day, by_kind, by_skill, hardest
from euchre_tutor.questions.sessions.planning import of_misses
from euchre_tutor.text import TN, T, Text

_HARDEST: Final = 5
"""So many of the hardest questions are shown."""
_DAYS: Final = 30
"""So many days are drawn: the latest on which something was answered."""


def results(voice: Voice, history: Sequence[Attempt]) -> Json:
    """Give the page for all answers of a learner."""
    say = voice.say
    known = [past for past in history if past.kind in NAMES]
    plan = of_misses(known, "")
    misses = 0 if plan is None else len(plan.debts)
    total = Tally(len(known), sum(past.is_right for past in known))
    again = TN("Go through {n} miss", "Go through {n} misses", misses)
    return framed(
        voice,
        Address(RESULTS),
        say(T("Your results")),
        results={
            "none": None if known else say(T("Nothing is answered yet. Start with any drill.")),
            "total": say(_of(total)),
            "bests": [say(best) for mode in MODES if (best := best_of(history, mode))],
            "again": {"label": say(again)} if misses else None,
            "drills": {"label": say(T("To the drills")), "to": Address(DRILLS).query},
            "kinds": _kinds(voice, known),
            "time": _time(voice, known),
            "hard": _hard(voice, known),
        },
    )


def _of(tally: Tally) -> Text:
    return T("{right} of {total} right", right=tally.right, total=tally.asked)


def _kinds(voice: Voice, history: Sequence[Attempt]) -> Json:
    kinds, skills = by_kind(history), by_skill(history)
    return {
        "title": voice.say(T("By kind and level")),
        "head": [voice.say(word) for word in (T("Kind"), T("Right"), T("By level"))],
        "rows": [
            {
                "title": voice.say(name.title),
                "picture": name.picture,
                "text": voice.say(_of(kinds[kind])),
                "share": kinds[kind].share,
                "levels": [
                    {
                        "text": voice.say(T("Level {n}", n=level)),
                        "name": voice.say(_of(tally)),
                        "short": f"{tally.right}/{tally.asked}",
                        "share": tally.share,
                    }
                    for (of, level), tally in skills.items()
                    if of == kind
                ],
            }
            for kind, name in NAMES.items()
            if kind in kinds
        ],
    }


def _time(voice: Voice, history: Sequence[Attempt]) -> Json:
    days = list(by_day(history).items())[-_DAYS:]
    say = voice.say
    name = T("No answers yet")
    if days:
        first, last = days[0][1], days[-1][1]
        name = TN(
            "{first} percent right on the first of {n} day, {last} on the last.",
            "{first} percent right on the first of {n} days, {last} on the last.",
            len(days),
            first=_percent(first),
            last=_percent(last),
        )
    return {
        "title": say(T("Over time")),
        "name": say(name),
        "points": [
            {"day": day.isoformat(), "at": _at(day, days), "share": tally.share}
            for day, tally in days
        ],
        "table": {
            "open": say(T("The same as a table")),
            "head": [say(word) for word in (T("Day"), T("Right"), T("Answers"), T("Percent"))],
            "rows": [
                [day.isoformat(), str(tally.right), str(tally.asked), f"{_percent(tally)} %"]
                for day, tally in days
            ],
        },
    }


def _percent(tally: Tally) -> int:
    return round(100 * tally.share)


def _at(day: date, days: Sequence[tuple[date, Tally]]) -> float:
    """Where a day lies between the first and the last, 0 to 1; a single day in the middle."""
    first, last = days[0][0], days[-1][0]
    return 0.5 if first == last else (day - first) / (last - first)


def _hard(voice: Voice, history: Sequence[Attempt]) -> Json | None:
    rows: list[Json] = []
    for past, tally in hardest(history):
        item = rebuilt(past)
        if item is None:
            continue
        misses = tally.asked - tally.right
        missed = TN("missed once", "missed {n} times", misses)
        note = T("{kind} · level {n} · {missed}", kind=_name(past), n=past.level, missed=missed)
        rows.append(
            {
                "id": past.question,
                "picture": NAMES[past.kind].picture,
                "label": voice.rich(item.question.prompt),
                "seen": voice.rich(glance(item.question)),
                "note": voice.say(note),
                "button": voice.say(T("Try it")),
            }
        )
        if len(rows) == _HARDEST:
            break
    return {"title": voice.say(T("Hardest for you")), "rows": rows} if rows else None


def _name(past: Past) -> Text:
    return NAMES[past.kind].title
