"""Nothing lies over anything else: at the table in the bidding, and in the line at the top."""

from collections.abc import Callable

import pytest
from browser.axe import settled
from browser.in_process import show
from browser.learner import MAIN, choice
from playwright.sync_api import Page

from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.progress import LessonState, Progress

pytestmark = pytest.mark.browser

AT_TABLE = (
    ".et-table :is(.et-chip, .et-dealer, .et-bubble, .et-could, .et-goes-words), "
    ".et-lying .et-card-body, .et-lying-caption"
)
LAPPED = """
(what) => {
  const seen = [...document.querySelectorAll(what)].filter((node) => node.checkVisibility());
  const boxes = seen.map((node) => ({ node, box: node.getBoundingClientRect() }));
  const named = (node) => `${node.className} ${node.textContent.trim()}`;
  return boxes.flatMap(({ node, box }, i) => boxes.slice(i + 1).filter((other) =>
    Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 1
    && Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 1
  ).map((other) => `${named(node)} and ${named(other.node)}`));
}
"""

SIDE_BY_SIDE = """
() => {
  const edges = [".et-pill:last-child", ".et-progress-label", ".et-tools"]
    .map((what) => document.querySelector(`.et-header ${what}`).getBoundingClientRect());
  return edges.every((box, i) => i === 0 || box.left >= edges[i - 1].right - 0.5);
}
"""

ON_THE_CLOTH = """
() => {
  const cloth = document.querySelector(".et-cloth").getBoundingClientRect();
  return [...document.querySelectorAll(".et-bubble")].every((node) => {
    const box = node.getBoundingClientRect();
    return box.left >= cloth.left && box.right <= cloth.right;
  });
}
"""


def lapped(page: Page, what: str) -> list[str]:
    """Pairs of these parts that lie over one another."""
    settled(page)
    found: list[str] = page.evaluate(LAPPED, what)
    return found


@pytest.mark.parametrize("width", [320, 360, 900, 1280])
@pytest.mark.parametrize("step", [3, 4])
def test_words_in_the_bidding_have_room(
    open_page: Callable[..., Page], width: int, step: int
) -> None:
    """What is said, who deals, and where the upcard goes, wherever the dealer sits."""
    page = open_page(viewport={"width": width, "height": 800}, reduced_motion="reduce")
    show(page, f"lesson=first-round&step={step}")
    assert lapped(page, AT_TABLE) == []
    page.click(choice("o"))
    page.click(MAIN)
    page.locator(".et-verdict").wait_for()
    assert lapped(page, AT_TABLE) == []


@pytest.mark.parametrize("width", [320, 360])
def test_words_beside_a_switch_stay_on_the_cloth(
    open_page: Callable[..., Page], width: int
) -> None:
    """What may be said under a house rule is long: it breaks, and is not cut off."""
    page = open_page(viewport={"width": width, "height": 740}, reduced_motion="reduce")
    show(page, "lesson=house-rules&step=4")
    page.locator("button[data-choice]").first.click()
    page.locator("[data-switch]:enabled").click(timeout=10_000)
    page.locator(".et-verdict").wait_for()
    settled(page)
    assert page.evaluate(ON_THE_CLOTH)


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("name", ["following-suit", "deal"])
def test_pills_and_stars_have_room_on_a_phone(
    open_page: Callable[..., Page], width: int, name: str
) -> None:
    """The last step of a long lesson, once a star was earned: no pill under the words."""
    page, last = open_page(viewport={"width": width, "height": 740}), len(LESSONS[name].steps)
    app = show(page, f"lesson={name}&step={last - 1}")
    app.book.keep(Progress(lessons={name: LessonState(frozenset(range(last)), None, "1")}))
    page.locator(".et-steps button").last.click()
    page.locator(".et-header .et-stars").wait_for()
    assert page.evaluate(SIDE_BY_SIDE)
