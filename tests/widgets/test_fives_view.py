"""The score in Chromium: one name a pair, keys that move the fives, pips that count."""

from collections.abc import Callable, Iterable
from typing import Any

import pytest
from browser.axe import settled, violations
from playwright.sync_api import Page

from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

Opened = Callable[..., Page]

pytestmark = pytest.mark.browser

WIDTHS = [320, 360, 560, 760, 900, 960, 1280]
ANSWER = {"kind": "choose", "choice": "North and South 2"}
MARK = {"kind": "press", "id": "more"}
MORE = {"kind": "press", "id": "more-0"}
CHECK = {"kind": "press", "id": "check"}
STEPS: dict[str, tuple[int, list[dict[str, str]]]] = {
    "two fives": (5, []),
    "question": (6, []),
    "answered": (6, [ANSWER]),
    "marking": (6, [ANSWER, MARK]),
    "wrong": (6, [ANSWER, MARK, MORE, CHECK]),
    "right": (6, [ANSWER, MARK, MORE, MORE, CHECK]),
    "ten": (5, [{"kind": "tap", "card": "five-0"}] * 10),
    "game": (9, []),
}


def screen(name: str) -> dict[str, Any]:
    """A screen of lesson 8, after some events."""
    step, events = STEPS[name]
    player = Player(find("score"), step, "view")
    for event in events:
        assert player.handle(event)
    shown = player.screen("en")
    del shown["place"]["address"]  # a page without an address of its own cannot follow it
    return shown


def sent(page: Page) -> list[tuple[str, str]]:
    """What the view has reported: kind, and what it is about."""
    messages: Iterable[dict[str, str]] = page.evaluate("sent")
    return [(m["kind"], m.get("card") or m["id"]) for m in messages if m["kind"] != "hello"]


@pytest.mark.parametrize("name", STEPS)
def test_the_score_fits_every_width(view: Opened, name: str) -> None:
    """Nothing is wider than the page, and no pair reaches beyond its cloth."""
    page = view(screen(name), size=(WIDTHS[0], 800))
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
        out = page.evaluate(
            """() => {
              const inside = (node) => node.getBoundingClientRect();
              const cloth = inside(document.querySelector('.et-cloth'));
              return [...document.querySelectorAll('.et-pair *, .et-worth td, .et-worth th')]
                .filter((node) => !node.closest('.et-sr, .et-worth-word'))
                .filter((node) => {
                  const panel = node.closest('.et-worth');
                  const room = panel ? inside(panel) : cloth;
                  return inside(node).right > room.right + 1;
                })
                .map((node) => String(node.className.baseVal ?? node.className));
            }"""
        )
        assert out == [], width


@pytest.mark.parametrize("width", [360, 900, 1280])
def test_a_five_always_has_its_five_pips(view: Opened, width: int) -> None:
    """The standard face at any size: five pips and two indexes, also on a phone."""
    page = view(screen("question"), size=(width, 800))
    for face in page.locator(".et-pair .et-face:has(.et-paper)").all():
        assert face.locator("path[transform^='translate']").count() >= 5 + 2
        assert face.evaluate(
            "node => node.closest('.et-card').classList.contains('et-face-standard')"
        )


def test_a_pair_that_only_shows_is_one_picture_with_one_name(view: Opened) -> None:
    """Points and fives in one name; nothing else of the pair is read out."""
    page = view(screen("question"))
    pair = page.get_by_role("img", name="You and North: 5 points, one whole five", exact=True)
    assert pair.count() == 1
    assert "East and West: 4 points, four pips showing" in page.locator("body").aria_snapshot()


def test_the_fives_are_moved_by_keys_alone(view: Opened) -> None:
    """1 and 2 tap the upper fives; on a five the arrows take and give a pip."""
    page = view(screen("marking"))
    page.keyboard.press("1")
    page.keyboard.press("2")
    page.get_by_role("button", name="You and North, the upper five: one whole five").focus()
    for key in ("ArrowRight", "ArrowLeft", "Enter"):
        page.keyboard.press(key)
    page.get_by_role("button", name="East and West: one pip more").press("Enter")
    page.wait_for_function("sent.length >= 6")  # a press waits for the answer to the one before
    assert sent(page) == [
        ("tap", "five-0"),
        ("tap", "five-1"),
        ("press", "more-0"),
        ("press", "less-0"),
        ("tap", "five-0"),
        ("press", "more-1"),
    ]


def test_what_a_hand_is_worth_is_a_table(view: Opened) -> None:
    """Rows and columns with heads; the row of this hand is the current one once answered."""
    page = view(screen("answered"))
    table = page.get_by_role("table")
    assert table.get_by_role("columnheader").count() == 5
    assert table.get_by_role("rowheader").count() == 5
    here = table.locator("tr[aria-current=true]")
    assert here.count() == 1
    assert "Euchred" in here.inner_text()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("name", ["marking", "wrong", "right"])
def test_no_violation_on_the_score(view: Opened, name: str, theme: str) -> None:
    """Axe finds nothing, contrast included."""
    page = view(screen(name), display={"theme": theme})
    assert violations(page) == []
