"""A newcomer who walks a lesson in Chromium, and knows from a mirror what is right.

The mirror is a player of its own with the same seed. It does what is done on the page, and after
each deed the page must say what the mirror says.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from browser.learner import MAIN, Learner, Shown, card, choice
from lessons.solving import WRONG, Seen, event, solve
from playwright.sync_api import Page

from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.player import Player
from euchre_tutor.lessons.steps import Choose, Deed, Press, Tap

SEED = "newcomer"
SEQ = "() => Number(document.querySelector('.et-root')?.dataset.seq ?? -1)"
LATER = f"old => ({SEQ})() > old"

Visit = Callable[[str], object]
"""Opens the app at a query."""


class Walker:
    """A learner in a lesson, on a page and in the mirror."""

    def __init__(self, learner: Learner, name: str) -> None:
        self.learner = learner
        self.page: Page = learner.page
        self.mirror = Player(LESSONS[name], 1, SEED)

    @property
    def expected(self) -> dict[str, Any]:
        """The screen as the mirror has it."""
        return self.mirror.screen("en")

    def from_the_map(self, visit: Visit) -> Shown:
        """Open the map of the course and go into the lesson."""
        visit(f"seed={SEED}")
        name = self.mirror.lesson.name
        self.page.locator(f"[data-lesson={name}]").wait_for()
        self._press(f"[data-lesson={name}]")
        return self.agree()

    def back_to_the_map(self) -> str:
        """Go back to the map; what it says of the lesson."""
        self._press("[data-back]")
        tile = self.page.locator(f"[data-lesson={self.mirror.lesson.name}]")
        tile.wait_for()
        return tile.inner_text()

    def _press(self, selector: str) -> None:
        """Press something and wait for the next snapshot."""
        before = self.page.evaluate(SEQ)
        self.learner.manner.press(self.page, selector)
        self.page.wait_for_function(LATER, arg=before)

    def do(self, deed: Deed) -> Shown:
        """Do something on the page and in the mirror; both must agree on what comes of it."""
        assert self.mirror.handle(event(deed)), f"{deed} does nothing"
        self._press(selector(deed, self.page))
        return self.agree()

    def agree(self) -> Shown:
        """Read the page; it says what the mirror says, and there is a way on."""
        shown, wanted = self.learner.read(), self.expected
        verdict = wanted["verdict"]
        assert shown["title"] == wanted["title"]
        assert (shown["verdict"] or {}).get("head") == (verdict and verdict["headline"])
        assert shown["finish"] == (wanted["finish"] or {"headline": ""})["headline"]
        ways = self.page.locator("[data-main], .et-steps button, [data-also]")
        assert ways.count() > 0
        return shown

    def finish(self) -> None:
        """Finish what is on the screen without a mistake."""
        for deed in solve(self.mirror._activity).deeds:
            self.do(deed)

    def err(self, turn: int) -> None:
        """Give a wrong answer, the `turn`th there is on this screen, if there is one."""
        here = Seen.of(self.mirror._activity)
        wrong = list(wrong_deeds(here))
        if wrong:
            shown = self.do(wrong[turn % len(wrong)])
            assert shown["verdict"]["tone"] in WRONG
            assert shown["verdict"]["rules"]

    def walk(self) -> Shown:
        """Do every step and the check without a mistake; the last screen."""
        while True:
            self.finish()
            shown = self.learner.read()
            if shown["finish"]:
                return shown
            self.do(Press("next"))

    def stumble(self, turn: int) -> Shown:
        """Err at every question of every step, and go on; the first screen of the check."""
        for number in range(1, len(self.mirror.lesson.steps) + 1):
            assert self.mirror.place == number
            while not self.mirror._activity.done:
                self.err(turn)
                way = solve(self.mirror._activity).deeds
                for deed in way[: _next_question(way)]:
                    self.do(deed)
            self.do(Press("next"))
        return self.learner.read()


def _next_question(way: tuple[Deed, ...]) -> int:
    """How many of these deeds lead to the next question, or to the end."""
    for number, deed in enumerate(way, start=1):
        if deed == Press("more"):
            return number
    return len(way)


def wrong_deeds(here: Seen) -> Iterator[Deed]:
    """The deeds that are wrong at once."""
    for deed in here.deeds:
        after = here.activity.after(deed)
        if after != here.activity and Seen.of(after).is_wrong_after(deed):
            yield deed


def selector(deed: Deed, page: Page) -> str:
    """Name the button of a deed."""
    match deed:
        case Tap(code):
            return card(code)
        case Choose(name):
            return choice(name)
        case Press(button):
            own = f'[data-nudge="{button}"], [data-switch="{button}"], [data-also="{button}"]'
            return own if page.locator(own).count() else MAIN
