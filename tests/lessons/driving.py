"""Drive a lesson without a browser: what a learner could do, and what the screen then says."""

from typing import Any

from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

KEYS = {"tap": "card", "choose": "choice", "press": "id"}


class Learner:
    """A learner in the Bowers lesson; ``screen`` is what is on the screen."""

    def __init__(self, step: int | str = 1, seed: str = "test", name: str = "bowers") -> None:
        self.player = Player(find(name), step, seed)

    @property
    def screen(self) -> dict[str, Any]:
        """The screen as the browser gets it."""
        return self.player.screen("en")

    def do(self, kind: str, *what: str) -> bool:
        """Do things of one kind; tell whether the last changed anything."""
        changed = False
        for item in what:
            changed = self.player.handle({"kind": kind, KEYS[kind]: item})
        return changed

    @property
    def cards(self) -> dict[str, dict[str, Any]]:
        """Every card on the screen that belongs to the question, by code."""
        screen = self.screen
        shown = [*(screen["task"] or {}).get("cards", ()), *screen["cloth"]["cards"]]
        return {card["id"]: card for card in reversed(shown)}

    def finish_steps(self) -> None:
        """Do every step without a mistake, up to the check."""
        self.do("tap", "Jh")
        self.do("press", "next")
        self.do("tap", "Jd")
        self.do("press", "next")
        self.do("choose", "s", "h", "d", "c")
        self.do("press", "next")
        for suit in ("Clubs", "Clubs", "Hearts", "Hearts"):
            self.do("choose", suit)
            self.do("press", "more")
        self.do("press", "next")
        self.do("tap", "Qh", "9h", "Jd")
        self.do("press", "check", "next")
        self.do("tap", "Js", "Jc", "As", "Ks", "Qs", "Ts", "9s")
        self.do("press", "next")
        self.do("tap", "Jh", "Ad", "9d")
        self.do("press", "next")

    def answer_check(self, wrong: int = 0) -> None:
        """Go through the check, the first ``wrong`` new questions answered wrongly."""
        while not self.screen["finish"]:
            if self.screen["main"] and self.screen["main"]["id"] == "more":
                self.do("press", "more")
                continue
            miss = wrong > 0 and self.screen["title"] == "The check"
            wrong -= miss
            self.answer_one(right=not miss)

    def answer_one(self, *, right: bool) -> None:
        """Answer the question of the check that is on the screen."""
        question = self.player.question
        assert question is not None
        codes = list(question.right_codes)
        if not right:
            others = [c.code for c in question.choices if c.code not in codes]
            codes = others[:1] or codes[1:2]
        if question.form.value == "one":
            self.do("choose", codes[0])
        else:
            self.do("tap", *codes)
            self.do("press", "check")
