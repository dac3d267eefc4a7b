"""The one screen of the app: shows a place, and goes where the learner wants."""

from __future__ import annotations

from collections.abc import Mapping

import traitlets

from euchre_tutor.app.address import CARD, GLOSSARY, LEARNERS, LESSON, PRACTICE, RULES, Address
from euchre_tutor.app.course_map import CourseMap
from euchre_tutor.app.drill_desk import PLACES, DrillDesk, framed_drill
from euchre_tutor.app.house_rules import changed, rules_menu
from euchre_tutor.app.language import language_menu
from euchre_tutor.app.onward import with_next_lesson
from euchre_tutor.app.pages.frame import back
from euchre_tutor.app.pages.glossary import glossary
from euchre_tutor.app.pages.home import home
from euchre_tutor.app.pages.learners import Learners, file_name, who
from euchre_tutor.app.pages.rule_card import rule_card
from euchre_tutor.app.pages.rulebook import now, rulebook
from euchre_tutor.app.practice_desk import PracticeDesk
from euchre_tutor.app.projector import Projector
from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.engine import RulesError
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.kept_screen import KeptScreen
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.view import drawer_rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Book
from euchre_tutor.text import find_language, in_use, use
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
        self._lang = ""  # chosen in the menu, so that the address has to say it
        self._players: dict[str, Player] = {}
        self._learners = Learners()
        self._table = PracticeDesk(self._draw_table, self._tell, self._failed)
        self._own_desk = DrillDesk()
        self._projector = Projector() if self._wishes.get("wall", "0") != "0" else None
        self._at_first = "", ""  # the language of the first page, and the one chosen by then
        self.at = Address()
        super().__init__(standalone=standalone)
        self.open_for(book)

    def opened(self, book: Book) -> None:
        """Go where the address says, for the learner of this book."""
        if book.language and "lang" not in self._wishes:
            use(find_language(book.language))
        self._at_first = in_use(), book.language
        self._players = {}
        self._table.close()
        self._prepare()
        self._speak()
        self.go(Address.read(self._wishes))

    def act(self, event: Event) -> None:
        """Go somewhere, change a setting, or hand the event to the lesson on show."""
        match event:
            case {"kind": "go", "to": str(query)}:
                self._come_back(event.get("wall"), event.get("lang"))
                self.go(Address.parse(query))
            case {"kind": "projector"}:
                self._turn_projector()
                self._draw()
            case {"kind": "rules", "name": str(name), "value": str(value)}:
                self._choose(name, value)
            case {"kind": "language", "value": str(code)}:
                self._translate(code)
            case {"kind": "learners"}:
                self._meet(event)
            case {"kind": "drills"} if self.at.page in PLACES:
                self._drill(event)
            case _ if self.at.page == PRACTICE:
                self._table.handle(event, self._pages)
            case _:
                self._play(event)

    def _play(self, event: Event) -> None:
        """Hand the event to the lesson or the drill on show."""
        player = self._desk.playing(self.at)
        button = event.get("id")
        shown = self._player(self.at.name) if self.at.page == LESSON else player
        if shown is not None and isinstance(button, str) and button.startswith("go:"):
            self.go(Address.parse(button.removeprefix("go:")))
            return
        if shown is not None and self._hand(shown, event):
            self._draw()

    def _hand(self, player: Player | DrillPlayer, event: Event) -> bool:
        """Hand an event to who plays the place on show; tell whether anything changed."""
        if self._projector is not None:
            return self._projector.act(player, event, self._voice)
        return player.handle(event)

    def _drill(self, event: Event) -> None:
        """Do what the pages of the drills ask for."""
        to = self._desk.act(event, self._pages)
        if to is None:
            self._draw()
        else:
            self.go(to)

    def go(self, to: Address) -> None:
        """Show another place."""
        if to.page == LESSON and to.step:
            self._player(to.name).go(to.step)
        self._learners.leave()
        self.at = self._desk.arrive(to, self._pages) if to.page in PLACES else to
        self._table.arrive(to, self._pages)
        self._draw()

    def _meet(self, event: Event) -> None:
        """Do what the page of the learners asks for; whoever learns then has their own settings."""
        if event.get("do") == "export":
            text = self.book.export()
            self.send({"kind": "download", "name": file_name(self.book), "text": text})
        elif self._learners.act(self.book, event):
            self._players.clear()
            self._table.close()
            self._own_desk = DrillDesk()
            self.display = dict(self.book.display)
            self._lang = self.book.language
            use(find_language(self._lang) if self._lang else in_use())
            self._at_first = in_use(), self._lang
            self._speak()
        self._draw()

    def _prepare(self) -> None:
        """Give the projector, where one is on, the learner's settings to begin with."""
        if self._projector is not None:
            self._projector.book.rules = self.book.rules
            self._projector.book.display = dict(self.book.display)

    def displayed(self) -> None:
        """Keep the display settings; on the projector they are set for the hour."""
        self._pages.display = self.display

    def _turn_projector(self) -> None:
        """Turn the projector on or off; in a lesson at the step on show."""
        place = self._player(self.at.name).place if self.at.page == LESSON else ""
        self._projector = Projector() if self._projector is None else None
        self._prepare()
        self.display = dict(self._pages.display)
        self._table.close()
        self._offer()
        if self.at.page in PLACES:
            self.at = self._desk.arrive(self.at, self._pages)
        if place:
            self._player(self.at.name).go(place)

    def _choose(self, name: str, value: str) -> None:
        """Set a house rule or a preset; what contradicts the rules in use is refused, with why.

        On the projector it is set for the hour, not for the learner.
        """
        try:
            self._pages.rules = changed(self._pages.rules, name, value)
        except RulesError as error:
            self._offer(refused=error.field)
        else:
            players = self._players if self._projector is None else self._projector.players
            players.clear()
            self._table.close()
            self._offer()
        self._draw()

    def _translate(self, code: str) -> None:
        self._lang = self.book.language = find_language(code)
        use(self._lang)
        self._speak()
        self._draw()

    def _come_back(self, wall: object, code: object) -> None:
        """After the browser's Back: on the wall or not, in the language named or the first one."""
        if isinstance(wall, bool) and bool(self._projector) != wall:
            self._turn_projector()
        if not isinstance(code, str):
            return
        first, chosen = self._at_first
        language = find_language(code) if code else first
        if language != in_use():
            self._lang = language if code else ""
            self.book.language = language if code else chosen
            use(language)
            self._speak()

    def _speak(self) -> None:
        """Put the words of the interface, the drawer and the menus into the language."""
        self._voice = Voice(in_use())
        self.words = interface(self._voice.language)
        self._offer()

    def _offer(self, refused: str | None = None) -> None:
        """Show the menus, and in the drawer what the house rules are set to."""
        voice, rules = self._voice, self._pages.rules
        self.menus = {
            "rules": rules_menu(voice, rules, refused),
            "language": language_menu(voice),
        }
        self.rules = {
            key: rule | {"now": now(voice, key, rules)}
            for key, rule in drawer_rules(voice.language).items()
        }

    @property
    def _seed(self) -> str | None:
        return self._wishes.get("seed")

    @property
    def _pages(self) -> Book:
        """The book that lessons are written into: on the projector one that nobody keeps."""
        return self.book if self._projector is None else self._projector.book

    @property
    def _desk(self) -> DrillDesk:
        """The drills: those of the learner, on the projector those of the class."""
        return self._own_desk if self._projector is None else self._projector.desk

    def _player(self, name: str) -> Player:
        """The lesson's player, where the learner was."""
        players = self._players if self._projector is None else self._projector.players
        if name not in players:
            lesson, rules = LESSONS[name], self._pages.rules
            players[name] = Player(lesson, None, self._seed, rules, self._pages)
        return players[name]

    def _draw_table(self, fresh: bool) -> None:  # noqa: FBT001  # the table calls it
        if self.at.page == PRACTICE:
            self._draw(None if fresh else self.seq)

    def _tell(self, message: Json) -> None:
        self.send(message)

    def _failed(self, error: Exception) -> None:
        self.log.error("thinking at the practice table failed", exc_info=error)
        self.send({"kind": "trouble"})

    @property
    def _course(self) -> CourseMap:
        book = self._pages
        records = {name: book.record(name, len(lesson.steps)) for name, lesson in LESSONS.items()}
        last = Address.parse(book.place)  # of a file, or of a version with other lessons
        return CourseMap(records, last if last.page == LESSON else None)

    def _draw(self, seq: int | None = None) -> None:
        """Show the place; with the number of the snapshot on show as the same with more on it."""
        drill = self._desk.playing(self.at)
        if drill is not None:
            screen = framed_drill(self._shown(drill), self._voice)
        else:
            screen = self._lesson() if self.at.page == LESSON else self._page()
        if seq is not None:
            screen["seq"] = seq
        more = [f"lang={self._lang}"] if self._lang else []
        if self._projector is not None:
            more.append("wall=1")
            screen["large"] = True
        address = "&".join(filter(None, [screen["place"]["address"], *more]))
        self.show(screen | {"place": screen["place"] | {"address": address}})
        if self.at.page == PRACTICE:
            self._table.go_on(self._pages)

    def _lesson(self) -> Json:
        screen = self._shown(self._player(self.at.name))
        if self._projector is None:
            screen = with_next_lesson(screen, self.at.name, self._voice)
        self._pages.place = screen["place"]["address"]
        return screen | {
            "page": LESSON,
            "place": screen["place"] | {"back": back(self._voice)},
        }

    def _shown(self, player: Player | DrillPlayer) -> Json:
        """Give what a player shows, on the projector for the wall."""
        if self._projector is None:
            return player.screen(self._voice.language)
        return self._projector.shown(player, self._voice)

    def _page(self) -> Json:
        voice, rules = self._voice, self._pages.rules
        match self.at.page:
            case page if page in PLACES:
                return self._desk.screen(self.at, voice, self._pages)
            case page if page == PRACTICE:
                return self._table.screen(voice, self._pages)
            case page if page == RULES:
                return rulebook(voice, self.at, rules)
            case page if page == GLOSSARY:
                return glossary(voice)
            case page if page == CARD:
                return rule_card(voice, rules)
            case page if page == LEARNERS and self._projector is None:
                return self._learners.page(voice, self.book, self._course.stars)
            case _:
                shown = None if self._projector is not None else who(voice, self.book)
                return home(voice, self._course, rules, self._pages.attempts()) | {"who": shown}

    def __repr__(self) -> str:
        return "app()"
