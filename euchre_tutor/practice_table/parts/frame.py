"""What every page of the practice table has around it."""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine import Position
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.forms import FORMS
from euchre_tutor.text import T, Text

ADDRESS: Final = "page=practice"
"""The query that opens the practice table."""


def framed(  # each is a part of the screen, given by name
    voice: Voice,
    kind: str,
    title: Text,
    *,
    kicker: Text | None = None,
    status: tuple[Text, Text | None] | None = None,
    notice: Text | None = None,
    practice: Json | None = None,
    **parts: object,
) -> Json:
    """Give the snapshot of a page of this kind with its own parts."""
    return {
        "lang": voice.language,
        "page": "practice",
        "place": {
            "address": ADDRESS,
            "kicker": None if kicker is None else voice.say(kicker),
            "title": voice.say(T("Practice table")),
            "back": None,
        },
        "status": None if status is None else _status(voice, *status),
        "title": voice.say(title),
        "prose": [],
        "aside": None,
        "cloth": None,
        "task": None,
        "verdict": None,
        "main": None,
        "also": [],
        "nav": None,
        "finish": None,
        "focus": None,
        "announce": "",
        "practice": {
            "kind": kind,
            "said": None if notice is None else {"text": voice.rich(notice), "close": "close"},
        }
        | (practice or {}),
        **parts,
    }


def _status(voice: Voice, pill: Text, note: Text | None) -> Json:
    return {"pill": voice.say(pill), "note": None if note is None else voice.say(note)}


def button(voice: Voice, code: str, label: Text, icon: str | None = None) -> Json:
    """Give a button of the screen."""
    return {"id": code, "label": voice.say(label), "ready": True, "icon": icon}


def game_menu(voice: Voice, finished: Position | None, leave: tuple[str, Text] | None) -> Json:
    """Give the menu of a game. Only a finished deal can be copied: its line names every card."""
    return {
        "label": voice.say(T("Game")),
        "save": [{"form": form, "label": voice.say(label)} for form, label in FORMS],
        "copy": None
        if finished is None
        else {
            "label": voice.say(T("Copy the hand in one line")),
            "done": voice.say(T("Copied.")),
            "text": str(finished),
        },
        "leave": None if leave is None else button(voice, *leave),
    }
