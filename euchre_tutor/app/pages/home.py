"""The map of the course: where to go on, every lesson with its stars, and what else there is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from euchre_tutor.app.address import CARD, DRILLS, GLOSSARY, LESSON, PRACTICE, RULES, Address
from euchre_tutor.app.course_map import CourseMap
from euchre_tutor.app.pages.drill_tile import tile
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.engine import Rules
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.outline import CHECK, Lesson
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import STARS, Attempt
from euchre_tutor.questions.sessions.history import by_kind
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import changes_in_use, rules_in_use

_DRILLS: Final = (
    "trick-winner",
    "legal-plays",
    "spot-the-revoke",
    "card-suit",
    "score-deal",
    "who-leads",
)
"""The drills that have a tile on the map."""
_ROWS: Final = (T("Cards and tricks"), T("Deal, bid, score"), T("At the table"))
_STATES: Final = {"done": T("done"), "next": T("next"), "begun": T("begun"), "open": T("not begun")}
_BOOKS: Final = (
    (RULES, "book", T("Rulebook"), T("Every rule by its number, with a search.")),
    (GLOSSARY, "bulb", T("Glossary"), T("The words of the table, and other words for them.")),
    (CARD, "print", T("Rule card"), T("The rules in use on one page, to print.")),
)


def home(voice: Voice, course: CourseMap, rules: Rules, history: Collection[Attempt] = ()) -> Json:
    """Give the page; of the history the drills say how they went."""
    return framed(
        voice,
        Address(),
        voice.say(T("Your course")),
        home={
            "banner": _banner(voice, course),
            "stars": {"earned": course.stars, "text": voice.say(_of_stars(course))},
            "rows": [_row(voice, course, row, lessons) for row, lessons in course.rows()],
            "practice": {
                "title": voice.say(T("Practice table")),
                "text": voice.say(T("Play a whole game with a coach at your side.")),
                "link": voice.say(T("Sit down")),
                "cards": ["Jh", "Ah", "9s"],
                "to": Address(PRACTICE).query,
            },
            "drills": _drills(voice, history),
            "books": {
                "title": voice.say(T("Look it up")),
                "entries": [
                    {
                        "icon": icon,
                        "title": voice.say(title),
                        "text": voice.say(text),
                        "to": Address(page).query,
                    }
                    for page, icon, title, text in _BOOKS
                ],
            },
            "rules": {
                "title": voice.say(T("Rules in use")),
                "name": voice.say(rules_in_use(rules)),
                "changes": [voice.say(change) for change in changes_in_use(rules)],
                "button": voice.say(T("Change")),
            },
        },
    )


def _drills(voice: Voice, history: Collection[Attempt]) -> Json:
    """The panel of the drills: ``{title, tiles: [{…, to}], all: {label, to}}``."""
    tallies = by_kind(history)
    return {
        "title": voice.say(T("Drills")),
        "tiles": [
            tile(voice, kind, tallies) | {"to": Address(DRILLS, kind).query} for kind in _DRILLS
        ],
        "all": {"label": voice.say(T("All drills and quiz codes")), "to": Address(DRILLS).query},
    }


def _of_stars(course: CourseMap) -> Text:
    """The words after the number of stars."""
    total = STARS * len(LESSONS)
    if course.stars == total:
        return T("of {total} stars. Every star is earned.", total=total)
    return T("of {total} stars. Start anywhere you like.", total=total)


def _banner(voice: Voice, course: CourseMap) -> Json:
    at = course.ahead
    lesson = LESSONS[at.name]
    if course.is_new:
        kicker = T("Lesson {n}", n=lesson.number)
    elif at.step == CHECK:
        kicker = T("Lesson {n}, the check", n=lesson.number)
    else:
        steps = len(lesson.steps)
        kicker = T("Lesson {n}, step {step} of {count}", n=lesson.number, step=at.step, count=steps)
    return {
        "kicker": voice.say(kicker),
        "title": voice.say(lesson.title),
        "picture": lesson.name,
        "button": voice.say(T("Start") if course.is_new else T("Continue")),
        "to": at.query,
    }


def _row(voice: Voice, course: CourseMap, row: int, lessons: tuple[Lesson, ...]) -> Json:
    earned = sum(course.record(lesson).stars for lesson in lessons)
    note = TN("{n} lesson", "{n} lessons", len(lessons))
    if earned:
        note = T("{earned} of {all} stars", earned=earned, all=STARS * len(lessons))
    return {
        "title": voice.say(_ROWS[min(row, len(_ROWS) - 1)]),
        "note": voice.say(note),
        "tiles": [_tile(voice, course, lesson) for lesson in lessons],
    }


def _tile(voice: Voice, course: CourseMap, lesson: Lesson) -> Json:
    record = course.record(lesson)
    state = _state(course, lesson)
    stars = T("{earned} of {all} stars", earned=record.stars, all=STARS)
    return {
        "name": lesson.name,
        "number": lesson.number,
        "title": voice.say(lesson.title),
        "state": state,
        "word": voice.say(T("Next")) if state == "next" else None,
        "spoken": voice.say(T("{state}, {stars}", state=_STATES[state], stars=stars)),
        "stars": {"earned": record.stars, "of": STARS, "label": voice.say(stars)},
        "to": Address(LESSON, lesson.name).query,
    }


def _state(course: CourseMap, lesson: Lesson) -> str:
    if course.ahead.name == lesson.name:
        return "next"
    if course.is_done(lesson):
        return "done"
    return "begun" if course.is_begun(lesson) else "open"
