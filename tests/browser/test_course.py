"""The whole course in Chromium: from the map to the last star of every lesson.

A short run walks every second lesson by keyboard and the others by mouse, and looks at each screen
at one width, at every fourth in one look, all in turn; `.ci/run --long` does all of it.
"""

from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

import pytest
from browser.axe import settled, violations
from browser.contrast import too_faint
from browser.learner import Keyboard, Learner, Mouse, Shown
from browser.test_layout import LEAST, TOO_SMALL, TOO_WIDE
from browser.walk import Walker
from playwright.sync_api import Page
from processes import Served

from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.widgets.screen import DISPLAY

pytestmark = pytest.mark.browser

WIDTHS = (320, 360, 390, 900, 1280, 1920)
HEIGHT = 800
LOOKS: dict[str, dict[str, Any]] = {
    "light": {"color_scheme": "light", "contrast": "no-preference"},
    "dark": {"color_scheme": "dark", "contrast": "no-preference"},
    "contrast": {"color_scheme": "light", "contrast": "more"},
}
POINTERS = """
window.pointers = [];
addEventListener("pointerdown", (event) => window.pointers.push(event.pointerType), true);
addEventListener("mousedown", (event) => window.pointers.push(event.type), true);
"""
LAID_OUT = """
() => new Promise((done) => {
  const wait = (frames) => (frames ? requestAnimationFrame(() => wait(frames - 1)) : done());
  wait(4); // the new size is measured in one frame, and drawn in the next
})
"""
AXE = 4  # a short run asks axe about one screen in so many


@pytest.fixture
def long(scale: Callable[[int], int]) -> bool:
    """Whether everything is to be done."""
    return scale(1000) == 1000


class Examiner:
    """Looks at every screen, all of it where that is wanted, else a part of it in turn.

    What is found is told at the end, each complaint once, with the screens it is true of.
    """

    def __init__(self, page: Page, *, whole: bool, first: int = 0) -> None:
        self.page = page
        self.whole = whole
        self.number = count(first)
        self.found: dict[str, list[str]] = {}

    def __call__(self, shown: Shown) -> None:
        """Whatever the width, all fits; whatever the look, axe and the eye have no complaint."""
        number = next(self.number)
        self.fit(shown, WIDTHS if self.whole else [WIDTHS[number % len(WIDTHS)]])
        if self.whole:
            for look in LOOKS:
                self._regard(shown, look)
        elif number % AXE == 0:
            self._regard(shown, list(LOOKS)[number // AXE % len(LOOKS)])

    def fit(self, shown: Shown, widths: Sequence[int]) -> None:
        """At each width nothing reaches over the edge or is cut off, and targets are large."""
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": HEIGHT})
            self.page.evaluate(LAID_OUT)
            settled(self.page)
            wrong = self.page.evaluate(TOO_WIDE) + self.page.evaluate(TOO_SMALL, LEAST)
            self._note(shown, f"{width} px", wrong)
        self.page.set_viewport_size({"width": 1280, "height": HEIGHT})

    def _regard(self, shown: Shown, look: str) -> None:
        self.page.emulate_media(**LOOKS[look])
        self.page.locator(f".et-root.et-{look}").wait_for()
        self._note(shown, look, violations(self.page) + too_faint(self.page))
        self.page.emulate_media(**LOOKS["light"])
        self.page.locator(".et-root.et-light").wait_for()

    def _note(self, shown: Shown, where: str, wrong: list[str]) -> None:
        state = "answered" if shown["verdict"] else "open"
        for one in wrong:
            self.found.setdefault(f"{where}: {one}", []).append(f"{shown['title']}, {state}")

    @property
    def complaints(self) -> str:
        """All that was found, a line a complaint."""
        lines = (f"{what} ({len(at)} times, first {at[0]})" for what, at in self.found.items())
        return "\n".join(lines)


def enlarge(page: Page, **sizes: str) -> None:
    """Choose sizes in the Display menu: `text`, `size` (of the cards)."""
    page.locator("[data-menu=display]").click()
    for name, value in sizes.items():
        page.locator(f".et-segment:has(input[name$=-{name}][value={value}])").click()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")


def learn(walker: Walker, address: str, look: Callable[[Shown], None], **sizes: str) -> None:
    """From the map through the whole lesson, and back to the map with three stars."""
    walker.from_the_map(address)
    if sizes:
        enlarge(walker.page, **sizes)
    shown = walker.walk(look)
    questions = len(walker.mirror.lesson.check)
    assert shown["finish"] == f"{questions} of {questions} right at the first answer"
    assert shown["stars"] == "3 of 3 stars"
    assert "3 of 3 stars" in walker.back_to_the_map()


@pytest.mark.parametrize("name", LESSONS)
def test_a_newcomer_gets_to_the_last_star(
    served_app: Served, page: Page, outside: list[str], name: str, *, long: bool
) -> None:
    """From the map to three stars with right answers, by mouse; no other host is asked.

    A short run takes the sizes of text and cards in turn.
    """
    number = LESSONS[name].number
    if not long and number % 2:
        pytest.skip("a short run walks this lesson by keyboard")
    texts, cards = DISPLAY["text"], DISPLAY["size"]
    sizes = {"text": texts[number // 2 % len(texts)], "size": cards[number // 2 % len(cards)]}
    look = Examiner(page, whole=long, first=number)
    learn(Walker(Learner(page, Mouse()), name), served_app.address, look, **sizes)
    assert not look.found, look.complaints
    assert outside == []


@pytest.mark.parametrize("name", LESSONS)
def test_by_keyboard_alone(served_app: Served, page: Page, name: str, *, long: bool) -> None:
    """The same with Tab, arrows, Enter, Space and digits; no pointer ever touches the page."""
    number = LESSONS[name].number
    if not long and not number % 2:
        pytest.skip("a short run walks this lesson by mouse")
    page.add_init_script(POINTERS)
    look = Examiner(page, whole=False, first=number)
    learn(Walker(Learner(page, Keyboard()), name), served_app.address, look)
    assert not look.found, look.complaints
    assert page.evaluate("window.pointers") == []


@pytest.mark.parametrize("text", DISPLAY["text"])
@pytest.mark.parametrize("name", LESSONS)
def test_nothing_overflows_at_any_size_of_text(
    served_app: Served, page: Page, name: str, text: str, *, long: bool
) -> None:
    """Every screen of every lesson at every width, at each step of the text size, large cards."""
    if not long:
        pytest.skip("in a short run the walks above take the sizes in turn")

    examiner = Examiner(page, whole=True)
    walker = Walker(Learner(page, Mouse()), name)
    learn(
        walker,
        served_app.address,
        lambda shown: examiner.fit(shown, WIDTHS),
        text=text,
        size="large",
    )
    assert not examiner.found, examiner.complaints


@pytest.mark.parametrize("name", LESSONS)
def test_whoever_errs_gets_on(served_app: Served, page: Page, name: str, *, long: bool) -> None:
    """A wrong answer wherever one can be given at once: a reply with its rule, and a way on.

    A long run goes through the steps until every place in the row of wrong answers was taken.
    """
    number = LESSONS[name].number
    if not long and number % 4 != 1:
        pytest.skip("a short run errs in every fourth lesson")
    for turn in range(4) if long else [number]:
        page.context.clear_cookies()
        walker = Walker(Learner(page, Mouse()), name)
        walker.from_the_map(served_app.address)
        assert walker.stumble(turn)["title"] == "The check"
        page.evaluate("localStorage.clear()")  # the next one is another learner
