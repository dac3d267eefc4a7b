"""The lesson on small and large screens: targets a finger hits, the way on always in sight."""

from collections.abc import Callable

import pytest
from browser.axe import settled
from browser.learner import MAIN, Answer, Learner, Shown, card
from playwright.sync_api import Page, expect

pytestmark = pytest.mark.browser

LEAST = 44  # px: a finger's target

TOO_WIDE = """
() => {
  const found = [];
  const edge = document.documentElement.clientWidth;
  const wide = document.scrollingElement.scrollWidth;
  if (wide > edge) found.push(`the page is ${wide} px wide`);
  for (const node of document.querySelectorAll(".et-root *")) {
    if (node.closest("svg, .et-sr, .et-dealer") || !node.checkVisibility()) continue;
    const box = node.getBoundingClientRect();
    if (box.width && (box.left < -0.5 || box.right > edge + 0.5)) {
      found.push(`${node.className || node.tagName}: ${box.left} to ${box.right}`);
    }
    const cut = node.clientWidth > 1 && getComputedStyle(node).overflowX !== "visible";
    if (cut && node.scrollWidth > node.clientWidth + 1) found.push(`${node.className} is cut off`);
  }
  return found;
}
"""
TOO_SMALL = """
(least) => [...document.querySelectorAll(".et-root :is(button, a, input, summary, select)")]
  .filter((node) => node.checkVisibility())
  .map((node) => ({ node, box: (node.closest("label") ?? node).getBoundingClientRect() }))
  .filter(({ box }) => box.width < least - 0.01 || box.height < least - 0.01)
  .map(({ node, box }) => `${node.className} ${node.innerText}: ${box.width} x ${box.height}`)
"""
LAPPED = """
() => {
  const boxes = [...document.querySelectorAll(".et-task button[data-card]")]
    .map((node) => node.getBoundingClientRect());
  return boxes.some((box, i) => i > 0 && box.left < boxes[i - 1].right - 0.5);
}
"""


def fits(page: Page, shown: Shown) -> None:
    """Nothing reaches over the page's edge, and every target is large enough."""
    settled(page)
    where = f"{shown['title']}, {'answered' if shown['verdict'] else 'open'}"
    assert page.evaluate(TOO_WIDE) == [], where
    assert page.evaluate(TOO_SMALL, LEAST) == [], where


def large(page: Page) -> None:
    """Choose large cards in the Display menu."""
    page.click("[data-menu=display]")
    page.locator(".et-segment:has(input[name$=-size][value=large])").click()
    page.locator(".et-root.et-large").wait_for()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("width", [320, 360, 900, 1280])
def test_mistakes_menu_and_rule_fit(lesson: Callable[..., Learner], width: int) -> None:
    """Verdicts on mistakes, the menus and the rule drawer stay inside the page."""
    learner = lesson(5, viewport={"width": width, "height": 640})
    page = learner.page
    shown = learner.give(Answer([card("Kd"), card("Jc"), card("As")], check=True))
    fits(page, shown)
    menus = page.locator("[data-menu]")
    assert menus.count() > 1
    for menu in menus.all():
        menu.click()
        page.get_by_role("dialog").wait_for()
        fits(page, shown)
        page.keyboard.press("Escape")
    page.click("[data-rule]")
    page.get_by_role("dialog").wait_for()
    fits(page, shown)
    for name in ("Close", "Open in the rulebook"):
        button = page.get_by_role("dialog").get_by_role("button", name=name)
        expect(button).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("large_cards", [False, True])
def test_six_cards_in_one_row_on_a_phone(
    lesson: Callable[..., Learner], width: int, *, large_cards: bool
) -> None:
    """A trump-count question: six cards side by side, none over another."""
    page = lesson(5, viewport={"width": width, "height": 640}).page
    if large_cards:
        large(page)
    cards = page.locator(".et-task button[data-card]")
    tops = cards.evaluate_all("all => all.map((one) => one.getBoundingClientRect().top)")
    assert len(tops) == 6
    assert len(set(tops)) == 1
    assert not page.evaluate(LAPPED)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_way_on_is_in_sight(
    lesson: Callable[..., Learner], scale: Callable[[int], int], size: tuple[int, int]
) -> None:
    """After every verdict the main button can be pressed without scrolling, and so can its rule."""
    if size != (360, 640) and scale(1000) < 1000:
        pytest.skip("a short run looks at the phone, where room is least")
    learner = lesson(viewport={"width": size[0], "height": size[1]})
    page = learner.page

    def look(shown: Shown) -> None:
        if shown["verdict"]:
            settled(page)
            expect(page.locator(MAIN)).to_be_in_viewport(ratio=1)
            expect(page.locator(".et-verdict-head")).to_be_in_viewport(ratio=1)
            expect(page.locator(".et-verdict [data-rule]")).to_be_in_viewport(ratio=1)

    learner.finish_steps(look)
    learner.finish_check(look)


@pytest.mark.parametrize("size", [(360, 640), (1280, 800)])
def test_the_mistake_is_in_sight_too(lesson: Callable[..., Learner], size: tuple[int, int]) -> None:
    """The verdict does not cover the card it speaks of, and its notch points there."""
    for step, answer, about in (
        (1, Answer([card("Ah")]), "Ah"),
        (5, Answer([card("Qh"), card("9h")], check=True), "Jd"),
        (6, Answer([card("As")]), "As"),
        (7, Answer([card("Ks")]), "Ks"),
    ):
        learner = lesson(step, viewport={"width": size[0], "height": size[1]})
        page = learner.page
        learner.give(answer)
        settled(page)
        target = page.locator(f'[data-card="{about}"]').last
        expect(target).to_be_in_viewport(ratio=1)
        box = target.bounding_box()
        assert box is not None
        middle = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        on_top = "([x, y]) => document.elementFromPoint(x, y)?.closest('[data-card]')?.dataset.card"
        assert page.evaluate(on_top, middle) == about
        expect(page.locator(".et-verdict .et-notch")).to_have_count(1)


def test_a_resize_keeps_what_was_chosen(lesson: Callable[..., Learner]) -> None:
    """From wide to phone and back in the middle of a question: the same cards are chosen."""
    learner = lesson(5)
    page = learner.page
    before = learner.press(card("Qh"))
    for width, layout in ((360, "narrow"), (700, "slim"), (1280, "wide")):
        page.set_viewport_size({"width": width, "height": 800})
        page.locator(f".et-root.et-{layout}").wait_for()
        fits(page, before)
        assert learner.read()["cards"] == before["cards"]
