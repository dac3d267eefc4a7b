"""The projector: lessons before a class, large, on the learner's own kernel but not on their name.

What is done here is written into a book that nobody keeps. Every step shows what the lesson shows;
a question is drawn for the wall (`euchre_tutor.app.wall`) and told when the class has answered.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from euchre_tutor.app.desk import Desk
from euchre_tutor.app.wall import Wall, frame, right_events
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.voice import Json, Voice, spoken
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.text import T
from euchre_tutor.widgets import Event

if TYPE_CHECKING:
    from euchre_tutor.drills.player import DrillPlayer


def class_book(learner: Book) -> Book:
    """Give a book that nobody keeps, with the rules and the display of a learner to begin with."""
    book = Book(MemoryStore(), "wall")
    book.rules = learner.rules
    book.display = learner.display
    return book


class Projector:
    """What is on the wall."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        """A desk of its own, forgotten in the end."""
        self._wall: Wall | None = None

    def shown(self, player: Player | DrillPlayer, voice: Voice) -> Json:
        """Give the snapshot of the lesson for the wall."""
        screen = player.screen(voice.language)
        wall = frame(voice, screen["progress"]["label"])
        question = player.asking
        if question is None:
            self._wall = None
        elif self._wall is None or self._wall.question != question:
            self._wall = Wall(question)
        if self._wall is not None:
            wall |= self._wall.draw(voice)
        elif screen["finish"] is not None:
            again = T("That was the last question. New ones follow.")
            if screen["place"]["address"].startswith("quiz="):
                again = T("That was the last question. The arrow begins the quiz again.")
            wall |= {"prompt": voice.rich(again)}
        told = wall.get("verdict")
        bare: Json = {"stars": None, "nav": {**screen["nav"], "back": None, "skip": None}}
        bare["coach"] = None  # before a class its teacher gives the hints
        if "prompt" in wall:
            bare |= dict.fromkeys(("cloth", "task", "aside", "verdict", "main", "finish"))
            bare |= {"prose": [], "also": [], "announce": spoken(told) if told else ""}
        return screen | bare | {"wall": wall}

    def act(self, player: Player | DrillPlayer, event: Event, voice: Voice) -> bool:
        """Do what an event asks for; tell whether anything changed."""
        match event:
            case {"kind": "wall", "do": "pick", "place": int(place)} if self._wall is not None:
                self._wall = self._wall.picking(place)
            case {"kind": "choose", "choice": str(code)} if self._wall is not None:
                self._wall = self._wall.picking_code(code)
            case {"kind": "wall", "do": "reveal"} if self._wall is not None:
                self._wall = self._wall.telling()
            case {"kind": "wall", "do": "next"}:
                self._goes_on(player, voice)
            case {"kind": "wall", "do": "back"}:
                return player.handle({"kind": "press", "id": "back"})
            case _ if self._wall is None:
                return player.handle(event)
            case _:
                return False
        return True

    def _goes_on(self, player: Player | DrillPlayer, voice: Voice) -> None:
        """Leave the question, told or not, or the step, done or not."""
        if self._wall is not None:
            for event in right_events(self._wall.question):
                player.handle(event)
            self._wall = None
        screen = player.screen(voice.language)
        main, skip = screen["main"], screen["nav"]["skip"]
        if screen["verdict"] is None and skip is not None:
            main = skip
        if main is not None:
            player.handle({"kind": "press", "id": main["id"]})
