"""Calls in Chromium, without a kernel: two taps by mouse and keys, and words that hide nothing."""

from collections.abc import Callable
from typing import Any

import pytest
from browser.axe import settled, violations
from lessons.turns import Bidder
from playwright.sync_api import Page, expect

Opened = Callable[..., Page]

pytestmark = pytest.mark.browser

LOOKED_AT = {
    "left of the dealer": ("first-round", 3, ("choose:o",)),
    "partner": ("first-round", 4, ("choose:o",)),
    "partner passed": ("first-round", 4, ("choose:p", "press:say")),
    "dealer": ("first-round", 5, ("choose:o",)),
    "six cards": ("first-round", 5, ("choose:o", "press:say", "tap:Td")),
    "ordered": ("first-round", 6, ("choose:l",)),
    "right of the dealer": ("first-round", 8, ("choose:p",)),
    "naming": ("second-round", 2, ("choose:h",)),
    "everybody has passed": ("second-round", 4, ()),
    "what South may say": ("house-rules", 1, ()),
    "no dealer beside South": ("house-rules", 3, ()),
    "asked": ("house-rules", 5, ()),
    "alone": ("going-alone", 5, ()),
    "for two": ("two-handed", 7, ("choose:o",)),
}
WHAT = ".et-bubble, .et-chip, .et-could, .et-dealer, .et-tag, .et-lying-caption, .et-goes-words"
BOXES = """WHAT => [...document.querySelectorAll(WHAT)]

  .map((node) => ({ node, box: node.getBoundingClientRect() }))
  .filter(({ box }) => box.width > 0)
  .map(({ node, box }) => [node.innerText, box.left, box.top, box.right, box.bottom])"""


def screen(name: str) -> dict[str, Any]:
    """The screen of a turn, as far as it is taken."""
    lesson, step, deeds = LOOKED_AT[name]
    learner = Bidder(lesson, step)
    for deed in deeds:
        learner.do(*deed.split(":"))
    return shown(learner)


def shown(learner: Bidder) -> dict[str, Any]:
    """The screen without its address, which this page cannot have."""
    screen = learner.screen
    screen["place"].pop("address")
    return {"seq": 1} | screen


def sent(page: Page) -> list[dict[str, Any]]:
    """What the view has reported so far."""
    messages: list[dict[str, Any]] = page.evaluate("sent")
    return [{k: v for k, v in message.items() if k not in ("seq", "n")} for message in messages]


def show(page: Page, snapshot: dict[str, Any], seq: int) -> None:
    """Let the view get the next snapshot, as after an event."""
    page.evaluate("screen => model.set('screen', screen)", snapshot | {"seq": seq})


def test_a_digit_opens_a_call_and_enter_says_it(view: Opened) -> None:
    """The focus goes to the button that makes it real: by keys alone, two of them."""
    learner = Bidder("first-round", 4)
    page = view(shown(learner))
    page.keyboard.press("2")
    assert sent(page) == [{"kind": "choose", "choice": "o"}]
    learner.do("choose", "o")
    show(page, shown(learner), 2)
    button = page.get_by_role("button", name="Say it")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    assert sent(page)[1:] == [{"kind": "press", "id": "say"}]


def test_another_digit_opens_another_call(view: Opened) -> None:
    """While one is open the digits still open the others."""
    page = view(screen("partner"))
    page.keyboard.press("1")
    assert sent(page) == [{"kind": "choose", "choice": "p"}]


def test_the_main_button_stands_in_the_open_call_and_nowhere_else(view: Opened) -> None:
    """One filled button on the screen, below the meaning."""
    page = view(screen("partner"))
    assert page.locator("[data-main]").count() == 1
    expect(page.locator(".et-call-opened [data-main]")).to_have_text("Say it")
    expect(page.get_by_role("button", name="“I assist”", expanded=True)).to_be_visible()
    expect(page.get_by_role("button", name="“Pass”", expanded=False)).to_be_visible()


@pytest.mark.parametrize("width", [360, 600, 900, 1280])
def test_words_hide_no_words_and_no_seat(view: Opened, width: int) -> None:
    """No bubble covers another one, a seat, a chip or a caption, nor leaves the page."""
    page = view(screen("partner"), size=(width, 800))
    for seq, name in enumerate(LOOKED_AT, 2):
        show(page, screen(name), seq)
        page.wait_for_function("seq => model.get('screen').seq === seq", arg=seq)
        settled(page)
        boxes = page.evaluate(BOXES, WHAT)
        assert len(boxes) > 2
        for number, (text, left, top, right, bottom) in enumerate(boxes):
            assert left >= 0, (name, text)
            assert right <= width, (name, text)
            for other, far_left, far_top, far_right, far_bottom in boxes[number + 1 :]:
                apart = (
                    right <= far_left or far_right <= left or bottom <= far_top or far_bottom <= top
                )
                assert apart, f"{name} at {width}: {text!r} and {other!r}"


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_calls_can_be_used_by_everybody(view: Opened, theme: str) -> None:
    """Names, contrast and order of what is on the screen, in every theme."""
    page = view(screen("partner"), display={"theme": theme})
    assert violations(page) == []
