"""The one screen of the app: shows a place, and goes where the learner wants."""

from __future__ import annotations

from collections.abc import Mapping

import traitlets

from euchre_tutor.app.address import DRILLING, LESSON, PRACTICE, Address, wishes_of
from euchre_tutor.app.astray import CLOSE, astray
from euchre_tutor.app.desk import Desk
from euchre_tutor.app.house_rules import changed, rules_menu
from euchre_tutor.app.language import language_menu
from euchre_tutor.app.onward import with_next_lesson
from euchre_tutor.app.pages import page_at
from euchre_tutor.app.pages.frame import back
from euchre_tutor.app.pages.learners import Learners, file_name
from euchre_tutor.app.pages.rulebook import now
from euchre_tutor.app.projector import Projector, class_book
from euchre_tutor.app.speech import Speech
from euchre_tutor.engine import RulesError
from euchre_tutor.lessons.coaching.running import Worker
from euchre_tutor.lessons.kept_screen import KeptScreen
from euchre_tutor.lessons.view import drawer_rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Book
from euchre_tutor.text import Text, in_use
from euchre_tutor.widgets import Event, interface


class App(KeptScreen):
    """The app at the place that ``wishes`` name, as the page's address gives them.

    Its learner is who uses the kernel, or the browser that Voilà serves; ``book`` names another.
    ``standalone``: it fills the page, and the page's address follows.
    """

    menus = traitlets.Dict().tag(sync=True)
    """The menus that an app has beside Display: ``{rules, language}``, see ``app.house_rules`` and
    ``app.language``; the language is None where there is no choice."""

    book: Book

    def __init__(
        self,
        wishes: Mapping[str, str] | None = None,
        book: Book | None = None,
        *,
        standalone: bool = True,
    ) -> None:
        self._wishes = dict(wishes or {})
        self._speech = Speech()
        self._learners = Learners()
        self._coach = Worker(self._more, self.failed)
        self._projector: Projector | None = None
        self.at = Address()
        self._astray: Text | None = None
        super().__init__(standalone=standalone)
        self.open_for(book)

    def opened(self, book: Book) -> None:
        """Go where the address says, for the learner of this book."""
        self._speech.begin(book, asked="lang" in self._wishes)
        self._own = self._desk_for(book)
        if self._wishes.get("wall", "0") != "0":
            self._projector = self._new_projector()
        self._speak()
        self.go(Address.read(self._wishes), astray(self._wishes))

    # Whose desk it is.

    def _desk_for(self, book: Book, *, wall: bool = False) -> Desk:
        return Desk(book, self._wishes.get("seed"), self, wall=wall)

    def _new_projector(self) -> Projector:
        return Projector(self._desk_for(class_book(self.book), wall=True))

    @property
    def desk(self) -> Desk:
        """What is open: the learner's own, on the projector what nobody keeps."""
        return self._own if self._projector is None else self._projector.desk

    # What the learner does.

    def act(self, event: Event) -> None:
        """Go somewhere, change a setting, or hand the event to the place on show."""
        match event:
            case {"kind": "go", "to": str(query)}:
                self._come_back(event.get("wall"), event.get("lang"))
                self.go(Address.parse(query), astray(wishes_of(query)))
            case {"kind": "press", "id": "close-astray"}:
                self._astray = None
                self._draw()
            case {"kind": "projector"}:
                self._turn_projector()
                self._draw()
            case {"kind": "rules", "name": str(name), "value": str(value)}:
                self._choose(name, value)
            case {"kind": "language", "value": str(code)}:
                self._speech.choose(code, self.book)
                self._speak()
                self._draw()
            case {"kind": "learners"}:
                self._meet(event)
            case {"kind": "drills"} if self.at.page in DRILLING:
                self._drill(event)
            case _ if self.at.page == PRACTICE:
                self.desk.table.handle(event, self.desk.book)
            case _:
                self._play(event)

    def go(self, to: Address, said: Text | None = None) -> None:
        """Show another place; where it is not the one asked for, with what is to be said."""
        self._learners.leave()
        self._astray = said
        self.at = self.desk.arrive(to)
        self._draw()

    def _play(self, event: Event) -> None:
        """Hand the event to the lesson or the drill on show."""
        player, button = self.desk.playing(self.at), event.get("id")
        if player is None:
            return
        if isinstance(button, str) and button.startswith("go:"):
            self.go(Address.parse(button.removeprefix("go:")))
        elif self._projector is None:
            if player.handle(event):
                self._draw()
        elif self._projector.act(player, event, self._voice):
            self._draw()

    def _drill(self, event: Event) -> None:
        """Do what the pages of the drills ask for."""
        to = self.desk.drills.act(event, self.desk.book)
        if to is None:
            self._draw()
        else:
            self.go(to)

    def _meet(self, event: Event) -> None:
        """Do what the page of the learners asks for; whoever learns then has their own settings."""
        if event.get("do") == "export":
            self.tell(
                {"kind": "download", "name": file_name(self.book), "text": self.book.export()}
            )
        elif self._learners.act(self.book, event):
            self._own.leave_table()
            self._own = self._desk_for(self.book)
            self.display = dict(self.book.display)
            self._speech.follow(self.book)
            self._speak()
        self._draw()

    def displayed(self) -> None:
        """Keep the display settings; on the projector they are set for the hour."""
        self.desk.book.display = self.display

    def _choose(self, name: str, value: str) -> None:
        """Set a house rule or a preset; what contradicts the rules in use is refused, with why.

        On the projector it is set for the hour, not for the learner.
        """
        try:
            self.desk.book.rules = changed(self.desk.book.rules, name, value)
        except RulesError as error:
            self._offer(refused=error.field)
        else:
            self.desk.obey()
            self._offer()
        self._draw()

    def _turn_projector(self) -> None:
        """Turn the projector on or off; in a lesson at the step on show."""
        place = self.desk.lesson(self.at.name).place if self.at.page == LESSON else ""
        self.desk.leave_table()
        self._projector = self._new_projector() if self._projector is None else None
        self.display = dict(self.desk.book.display)
        self._offer()
        if self.at.page in DRILLING:
            self.at = self.desk.arrive(self.at)
        if place:
            self.desk.lesson(self.at.name).go(place)

    def _come_back(self, wall: object, code: object) -> None:
        """After the browser's Back: on the wall or not, in the language of the address."""
        if isinstance(wall, bool) and bool(self._projector) != wall:
            self._turn_projector()
        if isinstance(code, str) and self._speech.come_back(code, self.book):
            self._speak()

    # What is shown.

    def _speak(self) -> None:
        """Put the words of the interface, the drawer and the menus into the language."""
        self._voice = Voice(in_use())
        self.words = interface(self._voice.language)
        self._offer()

    def _offer(self, refused: str | None = None) -> None:
        """Show the menus, and in the drawer what the house rules are set to."""
        voice, rules = self._voice, self.desk.book.rules
        self.menus = {
            "rules": rules_menu(voice, rules, refused),
            "language": language_menu(voice),
        }
        self.rules = {
            key: rule | {"now": now(voice, key, rules)}
            for key, rule in drawer_rules(voice.language).items()
        }

    def _draw(self, seq: int | None = None) -> None:
        """Show the place; with the number of the snapshot on show as the same with more on it."""
        screen = self._screen()
        if seq is not None:
            screen["seq"] = seq
        more = [f"lang={self._speech.named}"] if self._speech.named else []
        if self._projector is not None:
            more.append("wall=1")
            screen["large"] = True
        address = "&".join(filter(None, [screen["place"]["address"], *more]))
        if self._astray is not None:
            screen["astray"] = {"text": self._voice.say(self._astray), "close": CLOSE}
        self.show(screen | {"place": screen["place"] | {"address": address}})
        self._think(fresh=seq is None)

    def _screen(self) -> Json:
        voice, desk = self._voice, self.desk
        player = desk.playing(self.at)
        if player is None:
            learners = self._learners if self._projector is None else None
            return page_at(self.at, desk, voice, learners)
        if self._projector is None:
            screen = player.screen(voice.language)
        else:
            screen = self._projector.shown(player, voice)
        if self.at.page != LESSON:
            return desk.drills.framed(screen, voice)
        if self._projector is None:
            screen = with_next_lesson(screen, self.at.name, voice)
        desk.book.place = screen["place"]["address"]
        return screen | {"page": LESSON, "place": screen["place"] | {"back": back(voice)}}

    # What goes on beside the page.

    def _think(self, *, fresh: bool) -> None:
        """Let the coach of a lesson, or the practice table, think on after the place was shown."""
        if self.at.page == PRACTICE:
            self.desk.table.go_on(self.desk.book)
        if self.at.page != LESSON:
            self._coach.stop()
        elif fresh:
            self._coach.begin(self.desk.lesson(self.at.name).work())

    def _more(self) -> None:
        """Show the lesson with what its coach has found."""
        self._draw(self.seq)

    def draw_table(self, fresh: bool) -> None:  # noqa: FBT001  # the table calls it
        """Draw the practice table again, if it is still on show."""
        if self.at.page == PRACTICE:
            self._draw(None if fresh else self.seq)

    def tell(self, message: Json) -> None:
        """Send the page a message."""
        self.send(message)

    def failed(self, error: Exception) -> None:
        """Tell that something failed that nobody waited for."""
        self.log.error("thinking failed", exc_info=error)
        self.send({"kind": "trouble"})

    def __repr__(self) -> str:
        return "app()"
