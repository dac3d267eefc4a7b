"""The glossary: the words of the table in alphabetical order, with a search.

``terms``: ``{search, counts, none, entries: [{name, meaning, also, rules, find}]}``.
"""

from __future__ import annotations

from euchre_tutor.app.address import GLOSSARY as GLOSSARY_PAGE
from euchre_tutor.app.address import Address
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.app.pages.looking_up import counts, plain, to_find
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T
from euchre_tutor.text.glossary import GLOSSARY, Term


def glossary(voice: Voice) -> Json:
    """Give the page, its terms in the order of the language."""
    entries = sorted((_entry(voice, term) for term in GLOSSARY), key=_order)
    return framed(
        voice,
        Address(GLOSSARY_PAGE),
        voice.say(T("Glossary")),
        terms={
            "search": voice.say(T("Search the glossary")),
            "counts": counts(voice, len(entries)),
            "none": voice.say(T("Nothing found. Try another word for it.")),
            "entries": entries,
        },
    )


def _order(entry: Json) -> str:
    return plain([entry["name"]])


def _entry(voice: Voice, term: Term) -> Json:
    other = ", ".join(map(voice.say, term.synonyms))
    return {
        "name": voice.say(term.name),
        "meaning": voice.rich(term.meaning),
        "also": voice.say(T("Also: {words}", words=other)) if other else None,
        "rules": [voice.rule(key) for key in term.rules],
        "find": to_find(voice, term.name, *term.synonyms, term.meaning),
    }
