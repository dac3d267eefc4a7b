"""The whole course in Chromium: from the map to the last star of every lesson.

How each screen looks is seen in tests/widgets/test_every_screen.py; here it is gone through. A
short run takes some lessons, most of them without a server, in the test's own process; `.ci/run
--long` all of them from the server, by mouse and by keyboard.
"""

from collections.abc import Callable

import pytest
from browser.in_process import show
from browser.learner import Keyboard, Learner, Mouse
from browser.walk import Visit, Walker
from playwright.sync_api import Page
from processes import Served

from euchre_tutor.lessons.course import LESSONS

pytestmark = pytest.mark.browser

KEYS, ERRING = 2, 1  # a short run takes the lessons whose number leaves this after fours
SERVED = ("bowers", "whole-hand")
"""The lessons that a short run takes from the server."""
POINTERS = """
window.pointers = [];
addEventListener("pointerdown", (event) => window.pointers.push(event.pointerType), true);
addEventListener("mousedown", (event) => window.pointers.push(event.type), true);
"""


@pytest.fixture
def long(scale: Callable[[int], int]) -> bool:
    """Whether everything is to be done."""
    return scale(1000) == 1000


@pytest.fixture
def visit(page: Page, request: pytest.FixtureRequest, *, long: bool) -> Visit:
    """Opens the app: from the server, or without one."""
    name = request.node.callspec.params["name"]
    if long or name in SERVED:
        served: Served = request.getfixturevalue("served_app")
        return lambda query: page.goto(f"{served.address}?{query}")
    return lambda query: show(page, query)


def learn(walker: Walker, visit: Visit) -> None:
    """From the map through the whole lesson, and back to the map with three stars."""
    walker.from_the_map(visit)
    shown = walker.walk()
    questions = len(walker.mirror.lesson.check)
    assert shown["finish"] == f"{questions} of {questions} right at the first answer"
    assert shown["stars"] == "3 of 3 stars"
    assert "3 of 3 stars" in walker.back_to_the_map()


@pytest.mark.parametrize("name", LESSONS)
def test_a_newcomer_gets_to_the_last_star(
    visit: Visit, page: Page, outside: list[str], name: str, *, long: bool
) -> None:
    """From the map to three stars with right answers, by mouse; no other host is asked."""
    if not long and LESSONS[name].number % 4:
        pytest.skip("a short run walks every fourth lesson by mouse")
    learn(Walker(Learner(page, Mouse()), name), visit)
    assert outside == []


@pytest.mark.parametrize("name", LESSONS)
def test_by_keyboard_alone(visit: Visit, page: Page, name: str, *, long: bool) -> None:
    """The same with Tab, arrows, Enter, Space and digits; no pointer ever touches the page."""
    if not long and LESSONS[name].number % 4 != KEYS:
        pytest.skip("a short run walks every fourth lesson by keyboard")
    page.add_init_script(POINTERS)
    learn(Walker(Learner(page, Keyboard()), name), visit)
    assert page.evaluate("window.pointers") == []


@pytest.mark.parametrize("turn", range(4))
@pytest.mark.parametrize("name", LESSONS)
def test_whoever_errs_gets_on(
    visit: Visit, page: Page, name: str, turn: int, *, long: bool
) -> None:
    """A wrong answer wherever one can be given at once: a reply with its rule, and a way on.

    A long run goes through the steps until every place in the row of wrong answers was taken.
    """
    number = LESSONS[name].number
    if not long and (number % 4 != ERRING or turn != number // 4):
        pytest.skip("a short run errs once in every fourth lesson")
    walker = Walker(Learner(page, Mouse()), name)
    walker.from_the_map(visit)
    assert walker.stumble(turn)["title"] == "The check"
