"""The pages of the app, each a function that gives a snapshot (`euchre_tutor.widgets.screen`)."""

from __future__ import annotations

from euchre_tutor.app import address
from euchre_tutor.app.address import DRILLING, Address
from euchre_tutor.app.course_map import CourseMap
from euchre_tutor.app.desk import Desk
from euchre_tutor.app.pages.glossary import glossary
from euchre_tutor.app.pages.home import home
from euchre_tutor.app.pages.learners import Learners, who
from euchre_tutor.app.pages.rule_card import rule_card
from euchre_tutor.app.pages.rulebook import rulebook
from euchre_tutor.lessons.voice import Json, Voice


def page_at(at: Address, desk: Desk, voice: Voice, learners: Learners | None) -> Json:
    """Give the page at a place where nothing is played.

    ``learners``: their page; None on a projector, where nobody is named.
    """
    book = desk.book
    match at.page:
        case page if page in DRILLING:
            return desk.drills.screen(at, voice, book)
        case address.PRACTICE:
            return desk.table.screen(voice, book)
        case address.RULES:
            return rulebook(voice, at, book.rules)
        case address.GLOSSARY:
            return glossary(voice)
        case address.CARD:
            return rule_card(voice, book.rules)
    course = CourseMap.of(book)
    if learners is None:
        return home(voice, course, book.rules, book.attempts()) | {"who": None}
    if at.page == address.LEARNERS:
        return learners.page(voice, book, course.stars)
    return home(voice, course, book.rules, book.attempts()) | {"who": who(voice, book)}
