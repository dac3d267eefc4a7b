"""The rulebook: every chapter and rule, with a search, and what the rules leave open.

``book``: ``{search, hint, counts, all, chapters: [{number, title, rules: [{key, find, now}]}],
open: {title, intro, questions: [{title, text, find}]}}``. Number, title and text of a rule stand in
the trait ``rules``. ``find`` is what a search compares, ``now`` what a house rule is set to;
``counts`` says how many were found.
"""

from __future__ import annotations

from euchre_tutor.app.address import Address
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.app.pages.looking_up import counts, to_find
from euchre_tutor.engine import Rules
from euchre_tutor.engine.rulebook import CHAPTERS
from euchre_tutor.engine.rules import HOUSE_RULES
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.glossary import GLOSSARY
from euchre_tutor.text.rulebook import CHAPTER_TITLES, OPEN_QUESTIONS, RULES, RuleEntry
from euchre_tutor.text.words import house_value


def rulebook(voice: Voice, at: Address, rules: Rules) -> Json:
    """Give the page, open at the rule that the address names, if it names one."""
    every = len(RULES) + len(OPEN_QUESTIONS.questions)
    page = framed(
        voice,
        at,
        voice.say(T("Rulebook")),
        book={
            "search": voice.say(T("Search the rules")),
            "counts": counts(voice, every),
            "none": voice.say(T("Nothing found. Try another word for it.")),
            "chapters": [
                {
                    "number": number,
                    "title": voice.say(CHAPTER_TITLES[chapter]),
                    "rules": [_rule(voice, RULES[key], rules) for key in keys],
                }
                for number, (chapter, keys) in enumerate(CHAPTERS.items(), start=1)
            ],
            "open": _open(voice),
        },
    )
    return page | {"focus": {"rule": at.name} if at.name else None}


def synonyms(key: str) -> tuple[Text, ...]:
    """Give the words of the glossary that lead to a rule, with all other words for them."""
    return tuple(
        text for term in GLOSSARY if key in term.rules for text in (term.name, *term.synonyms)
    )


def _rule(voice: Voice, entry: RuleEntry, rules: Rules) -> Json:
    number = T("Rule {number}", number=entry.number)
    return {
        "key": entry.key,
        "find": to_find(voice, number, entry.title, *entry.paragraphs, *synonyms(entry.key)),
        "now": now(voice, entry.key, rules),
    }


def now(voice: Voice, key: str, rules: Rules) -> str | None:
    """Say what a house rule is set to; None for every other rule."""
    if key not in HOUSE_RULES:
        return None
    return voice.say(T("In use here: {value}.", value=house_value(key, rules)))


def _open(voice: Voice) -> Json:
    return {
        "title": voice.say(OPEN_QUESTIONS.title),
        "intro": voice.rich(OPEN_QUESTIONS.intro),
        "questions": [
            {
                "title": voice.say(question.title),
                "text": voice.rich(question.text),
                "find": to_find(voice, OPEN_QUESTIONS.title, question.title, question.text),
            }
            for question in OPEN_QUESTIONS.questions
        ],
    }
