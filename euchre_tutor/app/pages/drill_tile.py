"""The tile of a kind of question, on the map and on the page of the drills."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.drills.names import NAMES
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.sessions import Tally
from euchre_tutor.text import T


def tile(voice: Voice, kind: str, tallies: Mapping[str, Tally]) -> Json:
    """Give the tile of a kind: ``{kind, title, picture, note}``, ``note`` saying how it went."""
    tally = tallies.get(kind)
    note = T("New")
    if tally is not None:
        note = T("{right} of {total} right", right=tally.right, total=tally.asked)
    name = NAMES[kind]
    return {
        "kind": kind,
        "title": voice.say(name.title),
        "picture": name.picture,
        "note": voice.say(note),
    }
