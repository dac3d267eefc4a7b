"""Where the app keeps the drill going on, and the page on which drills are chosen."""

from __future__ import annotations

from secrets import token_hex

from euchre_tutor.app.address import DRILL, DRILLS, QUIZ, RESULTS, Address
from euchre_tutor.app.pages.drills import Drills
from euchre_tutor.app.pages.results import results
from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Book
from euchre_tutor.questions.quiz import Code, CodeError
from euchre_tutor.questions.sessions import Mode, Plan
from euchre_tutor.questions.sessions.planning import of_code, of_misses
from euchre_tutor.text import T
from euchre_tutor.widgets import Event


class DrillDesk:
    """The drills of one learner or, with ``wall``, of a class: there every quiz is a practice."""

    def __init__(self, *, wall: bool = False) -> None:
        self._wall = wall
        self.page = Drills()
        self.player: DrillPlayer | None = None

    def arrive(self, to: Address, book: Book) -> Address:
        """Come to one of the places, and give the one where one is then."""
        match to.page:
            case page if page == DRILL:
                self.player = self.player or DrillPlayer.resumed(book)
                return to if self.player is not None else Address(DRILLS)
            case page if page == QUIZ:
                return self._quiz(to, book)
            case page if page == DRILLS:
                self.page.open("")
                self.page.choose(to.name)
                return Address(DRILLS)
        return to

    def _quiz(self, to: Address, book: Book) -> Address:
        """Go on with the quiz of a code or begin it, where a mode is named; else offer modes."""
        mode = str(to.step)
        self.page.open(to.name, mode)
        modes = [one.value for one in Mode]
        try:
            code = str(Code.parse(to.name))
        except CodeError:
            return Address(DRILLS)
        if self._wall:
            mode = Mode.PRACTICE.value
        if mode not in modes:
            return Address(QUIZ, code)
        self._begin_quiz(code, Mode(mode), book)
        return Address(QUIZ, code, mode)

    def _begin_quiz(self, code: str, mode: Mode, book: Book) -> None:
        for kept in (self.player, DrillPlayer.resumed(book, mode)):
            if kept is not None and (kept.plan.code, kept.plan.mode) == (code, mode):
                self.player = kept
                return
        self.player = DrillPlayer(of_code(mode, code, token_hex(8)), book)

    def act(self, event: Event, book: Book) -> Address | None:
        """Do what the pages ask for; give the place to go to, None to stay."""
        match event:
            case {"do": "start"}:
                return self._begin(self.page.plan(book), book)
            case {"do": "resume"}:
                going = self._going(book)
                self.player = going
                return None if going is None else _place(going)
            case {"do": "misses"}:
                plan = of_misses(book.attempts(), token_hex(8))
                return None if plan is None else self._begin(plan, book)
            case {"do": "try", "value": str(question)}:
                history = [past for past in book.attempts() if past.question == question]
                plan = of_misses([*history[-1:]], token_hex(8), again=True)
                return None if plan is None else self._begin(plan, book)
            case {"do": "drop"}:
                self.page.act(event, book.rules)
                return Address(DRILLS)
        self.page.act(event, book.rules)
        return None

    def _begin(self, plan: Plan, book: Book) -> Address:
        if self._wall and plan.code:
            plan = of_code(Mode.PRACTICE, plan.code, plan.seed)
        self.player = DrillPlayer(plan, book)
        return _place(self.player)

    def _going(self, book: Book) -> DrillPlayer | None:
        """The drill that can be gone on with."""
        going = self.player or DrillPlayer.resumed(book)
        return None if going is None or going.done else going

    def playing(self, at: Address) -> DrillPlayer | None:
        """Give the player, where a drill is on show."""
        begun = at.page == DRILL or (at.page == QUIZ and bool(at.step))
        return self.player if begun else None

    def screen(self, at: Address, voice: Voice, book: Book) -> Json:
        """Give one of the places, as long as no drill is on show there."""
        if at.page == RESULTS:
            return results(voice, book.attempts())
        screen = self.page.page(voice, book, self._going(book))
        return screen | {"place": screen["place"] | {"address": at.query}}

    @staticmethod
    def framed(screen: Json, voice: Voice) -> Json:
        """Give the screen of a drill the way back, and the way on from its end."""
        to_drills = {"label": voice.say(T("Drills")), "to": Address(DRILLS).query}
        main, also = screen["main"], []
        if screen["finish"] is not None and (main is None or main["id"] == "again"):
            also = [{"id": f"go:{Address(RESULTS).query}", "label": voice.say(T("Your results"))}]
            on = {"id": f"go:{to_drills['to']}", "label": voice.say(T("To the drills"))}
            main = main or {**on, "ready": True, "icon": "arrow"}
        more = {"page": "lesson", "main": main, "also": also}
        return screen | more | {"place": screen["place"] | {"back": to_drills}}


def _place(player: DrillPlayer) -> Address:
    code = player.plan.code
    return Address(QUIZ, code, player.plan.mode.value) if code else Address(DRILL)
