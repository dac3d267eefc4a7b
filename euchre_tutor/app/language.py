"""The Language menu: there as soon as there is more than one language.

``{title, name, note, options: [{value, label, on}]}``.
"""

from __future__ import annotations

from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, languages, render


def language_menu(voice: Voice) -> Json | None:
    """Give the menu, each language under its own name; None where there is no choice."""
    codes = languages()
    if len(codes) == 1:
        return None
    return {
        "title": voice.say(T("Language")),
        "name": own_name(voice.language),
        "note": voice.say(T("Missing texts appear in English.")),
        "options": [
            {"value": code, "label": own_name(code), "on": code == voice.language} for code in codes
        ],
    }


def own_name(code: str) -> str:
    """Give a language's name in itself; its code where the catalogue does not say."""
    # Translators: the name of your language, in your language
    english = T("English")
    name = render(english, code)
    return code if name == english.message and code != "en" else name
