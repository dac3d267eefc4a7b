"""The one screen of the app: shows a place, and goes where the learner wants."""

from __future__ import annotations

from collections.abc import Mapping

from euchre_tutor.app.address import HOME, LESSON, Address
from euchre_tutor.app.course_map import CourseMap
from euchre_tutor.app.memory import Memory
from euchre_tutor.app.pages.frame import back
from euchre_tutor.app.pages.home import home
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.view import drawer_rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import in_use
from euchre_tutor.widgets import Event, Screen, interface


class App(Screen):
    """The app at the place that ``wishes`` name, as the page's address gives them."""

    def __init__(
        self, wishes: Mapping[str, str] | None = None, memory: Memory | None = None
    ) -> None:
        wishes = wishes or {}
        self.memory = Memory() if memory is None else memory
        self._language = in_use()
        self._seed = wishes.get("seed")
        self._players: dict[str, Player] = {}
        super().__init__(
            rules=drawer_rules(self._language),
            words=interface(self._language),
            display=dict(self.memory.display),
            standalone=True,
        )
        self.at = Address()
        self.go(Address.read(wishes))

    def handle(self, event: Event) -> None:
        """Go somewhere, or hand the event to the lesson on show."""
        match event:
            case {"kind": "go", "to": str(query)}:
                self.go(Address.parse(query))
            case {"kind": "display"}:
                self.memory.display = self.display
            case _ if self.at.page == LESSON:
                if self._player(self.at.name).handle(event):
                    self._draw()

    def go(self, to: Address) -> None:
        """Show another place."""
        if to.page == LESSON and to.step:
            self._player(to.name).go(to.step)
        self.at = to
        self._draw()

    def _player(self, name: str) -> Player:
        """The lesson's player; where it was not open yet, at the first step that is."""
        if name not in self._players:
            lesson = LESSONS[name]
            step = self._course.entry(lesson).step
            self._players[name] = Player(lesson, step, self._seed, self.memory.rules)
        return self._players[name]

    @property
    def _course(self) -> CourseMap:
        records = {name: player.record for name, player in self._players.items()}
        last = Address.parse(self.memory.place) if self.memory.place else None
        return CourseMap(records, last)

    def _draw(self) -> None:
        self.show(self._lesson() if self.at.page == LESSON else self._page())

    def _lesson(self) -> Json:
        screen = self._player(self.at.name).screen(self._language)
        self.memory.place = screen["place"]["address"]
        place = screen["place"] | {"back": back(Voice(self._language))}
        return screen | {"page": LESSON, "place": place}

    def _page(self) -> Json:
        voice = Voice(self._language)
        match self.at.page:
            case _:
                self.at = Address(HOME)
                return home(voice, self._course, self.memory.rules)

    def __repr__(self) -> str:
        return "app()"
