"""A place of the practice table as a snapshot of the screen."""

from __future__ import annotations

from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table.parts.again import page as again
from euchre_tutor.practice_table.parts.at_table import page as at_table
from euchre_tutor.practice_table.parts.ended import page as ended
from euchre_tutor.practice_table.parts.lobby import page as lobby
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Lobby, Station, Table


def screen(place: Place, voice: Voice) -> Json:
    """Give the snapshot of a place, without ``seq`` and without a way back."""
    match place:
        case Lobby():
            return lobby(place, voice)
        case Replay():
            return again(place, voice)
        case Table() if place.station is Station.SCORE and place.look is None:
            return ended(place, voice)
    return at_table(place, voice)
