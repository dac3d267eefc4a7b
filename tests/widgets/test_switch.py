"""The switch of a house rule: what it says, how it is flipped, what it shows."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

pytestmark = pytest.mark.browser


def flipping(*events: tuple[str, str]) -> dict[str, Any]:
    """Give the screen of the first switch after these deeds."""
    player = Player(find("house-rules"), 1, "test")
    for kind, what in events:
        assert player.handle({"kind": kind, "choice" if kind == "choose" else "id": what})
    screen = {"seq": 1 + len(events), **player.screen("en")}
    del screen["place"]["address"]  # a page without a server has none
    return screen


GUESS = ("choose", "pass, order the turned-down card")


def test_it_is_a_switch_that_says_its_rule_and_setting(view: Callable[..., Page]) -> None:
    """Role, name and state; before a guess it is not ready but can be pressed."""
    page = view(flipping())
    switch = page.get_by_role("switch", name="Stick the dealer: off")
    expect(switch).to_have_attribute("aria-checked", "false")
    expect(switch).to_have_attribute("aria-disabled", "true")
    switch.click(force=True)
    assert page.evaluate("sent[0].id") == "flip"


def test_it_is_flipped_with_the_space_bar(view: Callable[..., Page]) -> None:
    """After a guess it is ready; on, the other end is told."""
    page = view(flipping(GUESS))
    switch = page.get_by_role("switch")
    expect(switch).not_to_have_attribute("aria-disabled", "true")
    switch.focus()
    page.keyboard.press("Space")
    assert page.evaluate("sent.map((one) => one.id)") == ["flip"]
    page = view(flipping(GUESS, ("press", "flip")))
    expect(page.get_by_role("switch", name="Stick the dealer: on")).to_be_checked()
    expect(page.locator(".et-end-now")).to_contain_text("no pass")


def test_the_open_end_says_nothing(view: Callable[..., Page]) -> None:
    """Only a question mark, and who has it so."""
    page = view(flipping(GUESS))
    expect(page.locator(".et-end-open")).to_contain_text("?")
    expect(page.locator(".et-end-open")).to_contain_text("Tournament rules")


def test_nothing_is_wider_than_a_phone(view: Callable[..., Page]) -> None:
    """At 320 px as at 360, with either end shown."""
    for width in (320, 360):
        for events in ((), (GUESS,), (GUESS, ("press", "flip"))):
            page = view(flipping(*events), size=(width, 740))
            assert page.evaluate("document.documentElement.scrollWidth") == width
