"""A learner in a session, without a browser: the clock is set, the answers are computed."""

from typing import Any

from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.sessions import Plan

KEYS = {"tap": "card", "choose": "choice", "press": "id"}


class Clock:
    """A clock that stands still until it is set."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        """The seconds."""
        return self.now


def wrong_codes(question: Question) -> list[str]:
    """Give an answer that is wrong."""
    right = question.right_codes
    if question.form is Form.ORDER:
        return [right[1]]
    others = [choice.code for choice in question.choices if choice.code not in right]
    return others[:1] or list(right[:1])


class Learner:
    """A learner in a session; ``screen`` is what is on the screen."""

    def __init__(self, plan: Plan, book: Book | None = None) -> None:
        self.clock = Clock()
        self.book = Book(MemoryStore(), "anna") if book is None else book
        self.player = DrillPlayer(plan, self.book, self.clock)

    def reload(self) -> None:
        """Load the page anew."""
        again = DrillPlayer.resumed(Book(self.book.store, "anna"), clock=self.clock)
        assert again is not None
        self.player = again

    @property
    def screen(self) -> dict[str, Any]:
        """The screen as the browser gets it."""
        return self.player.screen("en")

    def do(self, kind: str, what: str) -> bool:
        """Do something; tell whether it changed anything."""
        return self.player.handle({"kind": kind, KEYS[kind]: what})

    def answer(self, *, right: bool = True) -> Question:
        """Answer the question on the screen, and give it."""
        question = self.player.asking
        assert question is not None
        codes = list(question.right_codes) if right else wrong_codes(question)
        if question.form is Form.ONE:
            self.do("choose", codes[0])
            return question
        for code in codes:
            self.do("tap", code)
        if question.form is Form.SET:
            self.do("press", "check")
        return question

    def go_on(self) -> None:
        """Press the main button."""
        self.do("press", self.screen["main"]["id"])
