"""The deck as a whole: its rows by suit, face down where the faces would answer, or as one pile."""

from __future__ import annotations

from euchre_tutor.engine import DECK
from euchre_tutor.lessons.pictures import cards
from euchre_tutor.lessons.pictures.asked import Asked, Scene
from euchre_tutor.lessons.pictures.table import Table, back
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import TN


def scene(voice: Voice, asked: Asked) -> Scene:
    """Draw a question on the deck."""
    match asked.facts["deck"]:
        case "left over":
            return Scene(cloth=_pile(voice, asked))
        case "missing" if asked.is_open:
            return Scene(cloth=_face_down(voice))
    return Scene(cloth=cards.rows(voice, None))


def _face_down(voice: Voice) -> Json:
    cloth = cards.rows(voice, None)
    for row in cloth["rows"]:
        places = range(len(row["cards"]))
        row["cards"] = [back(voice) | {"id": f"{row['suit']}{n}", "back": True} for n in places]
    return cloth


def _pile(voice: Voice, asked: Asked) -> Json:
    """All cards in the middle of the table, before they are dealt."""
    caption = TN("{n} card", "{n} cards", len(DECK))
    pile = [back(voice, caption), *(back(voice) for _ in DECK[1:])]
    return Table(voice, asked.question.rules).cloth({}, kitty=pile)
