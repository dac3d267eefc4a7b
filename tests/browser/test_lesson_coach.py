"""The coach beside a lesson's hand in Chromium: by keys, on a phone, and the review at the end."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from browser.axe import settled, violations
from browser.in_process import show
from playwright.sync_api import Page, expect

from euchre_tutor.coach.advice import Advice, think
from euchre_tutor.engine import View
from euchre_tutor.lessons.coaching import beside, running

LATER = "seq => Number(document.querySelector('.et-root').dataset.seq) > seq"
HAND = "lesson=whole-hand&step=6"
SIZES = {"wide": (1280, 800), "lab": (900, 700), "phone": (360, 740)}


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks at few deals, and has done so when the page is answered."""

    def quick(view: View, seed: str) -> Iterator[Advice]:
        yield from think(view, 4, seed)

    monkeypatch.setattr(beside, "_think", quick)
    monkeypatch.setattr(running, "loop", lambda: None)


def test_hints_by_keys_alone(page: Page) -> None:
    """H climbs the ladder, R opens the rule that is named, digit and Enter make the call."""
    show(page, HAND)
    expect(page.locator("[data-coach=open] kbd")).to_have_text("H")
    page.locator("[data-coach=open]").press("Enter")
    expect(page.locator("[data-hint=hint-1]")).to_be_focused()
    for rung in (2, 3, 4):
        page.keyboard.press("h")
        expect(page.locator(f"[data-hint=hint-{rung}]")).to_have_class("et-rung et-rung-now")
    expect(page.locator(".et-shown")).to_contain_text("The coach would choose")
    page.keyboard.press("r")
    expect(page.locator(".et-drawer")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(".et-drawer")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator("[data-choice=o]")).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("Enter")
    expect(page.locator(".et-coach")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES)
def test_the_hand_and_the_coach_are_seen_together(page: Page, size: str) -> None:
    """With all hints open the hand can still be reached; hidden, all is as before; axe agrees."""
    width, height = SIZES[size]
    page.set_viewport_size({"width": width, "height": height})
    show(page, HAND)
    page.locator("[data-coach=open]").click()
    page.locator("[data-hint=hint-3]").click()
    expect(page.locator(".et-odds-figure").first).to_be_visible()
    settled(page)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-coach=hide]").click()
    expect(page.locator(".et-coach")).to_have_count(0)
    expect(page.locator("[data-hint=hint-1]")).to_have_count(0)
    expect(page.locator("[data-choice=o]")).to_be_visible()


def test_an_open_call_and_all_figures_fit_the_window(page: Page) -> None:
    """At 1280 by 800 nothing is scrolled for, and every figure is above the ladder."""
    page.set_viewport_size({"width": 1280, "height": 800})
    show(page, HAND)
    page.locator("[data-choice=o]").click()
    page.locator("[data-coach=open]").click()
    page.locator("[data-hint=hint-4]").click()
    expect(page.locator(".et-shown")).to_be_visible()
    settled(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 800
    expect(page.locator("[data-main]")).to_be_in_viewport(ratio=1)
    foot = page.locator(".et-thumb").bounding_box()
    ladder = page.locator(".et-ladder").bounding_box()
    assert foot is not None
    assert ladder is not None
    assert foot["y"] + foot["height"] <= ladder["y"]


def test_the_hand_ends_with_what_it_cost(page: Page) -> None:
    """Played to the end by the first way there is: five tricks, and a line for every choice."""
    app = show(page, HAND)
    while not page.locator(".et-review").count():
        before = app.screen["seq"]
        _go_on(page)
        page.wait_for_function(LATER, arg=before)
    expect(page.locator(".et-tricks-row")).to_have_count(6)
    expect(page.locator(".et-graded")).to_have_count(len(app.screen["review"]["rows"]))
    expect(page.locator("button.et-graded")).to_have_count(0)
    expect(page.locator("[data-main]")).to_have_text("Next step")
    settled(page)
    assert violations(page) == []


def _go_on(page: Page) -> None:
    """Press the main button, else say something, else play a card."""
    for way in ("[data-main]:not([aria-disabled])", ".et-call-words", ".et-hand button"):
        found = page.locator(way)
        if found.count():
            found.last.click() if way == ".et-call-words" else found.first.click()
            return
    raise AssertionError("no way on")
