"""What every page of the app has around it."""

from __future__ import annotations

from typing import Final

from euchre_tutor.app.address import Address
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T

HOME_BUTTON: Final = T("Course")
"""The way back to the map."""
NAME: Final = T("Euchre Tutor")


def back(voice: Voice) -> Json:
    """Give the way back to the map of the course."""
    return {"label": voice.say(HOME_BUTTON), "to": Address().query}


def framed(voice: Voice, at: Address, title: str, **parts: object) -> Json:
    """Give the snapshot of a page that is no lesson: its frame, its title, its own parts."""
    is_home = at == Address()
    return {
        "lang": voice.language,
        "page": at.page,
        "place": {
            "address": at.query,
            "kicker": None,
            "title": voice.say(NAME),
            "back": None if is_home else back(voice),
        },
        "title": title,
        "focus": None,
        "announce": "",
        **parts,
    }
