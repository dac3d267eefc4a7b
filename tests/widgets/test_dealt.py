"""Packets on the table: new cards fly from the pack, one after the other, or lie there at once."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

pytestmark = pytest.mark.browser

WATCH = """() => {
  window.flights = [];
  if (window.watching) return;
  window.watching = true;
  const { animate } = Element.prototype;
  Element.prototype.animate = function (frames, options) {
    if (this.dataset.dealt) flights.push([this.dataset.dealt, options.delay]);
    return animate.call(this, frames, options);
  };
}"""
STEP = 7


def dealing(*seats: str) -> dict[str, Any]:
    """Give the screen after packets to these seats."""
    player = Player(find("deal"), STEP, "test")
    for seat in seats:
        assert player.handle({"kind": "choose", "choice": seat})
    screen = {"seq": 1 + len(seats), **player.screen("en")}
    del screen["place"]["address"]  # a page without a server has none
    return screen


def show(page: Page, screen: dict[str, Any]) -> list[list[Any]]:
    """Show the next screen, and give which cards fly, and how many ms later each begins."""
    page.evaluate(WATCH)
    page.evaluate(f"model.set('screen', {json.dumps(screen)})")
    page.wait_for_function(
        "(count) => document.querySelectorAll('[data-dealt]').length === count",
        arg=sum(len(held["cards"]) for held in screen["cloth"]["dealt"]),
    )
    flights: list[list[Any]] = page.evaluate("flights")
    return flights


def test_the_cards_of_a_packet_fly_60_ms_apart(view: Callable[..., Page]) -> None:
    """Three cards to West, then two to North; those that lie there do not fly again."""
    page = view(dealing())
    assert show(page, dealing("West")) == [["W0", 0], ["W1", 60], ["W2", 120]]
    page.wait_for_function("document.getAnimations().length === 0")
    assert show(page, dealing("West", "North")) == [["N0", 0], ["N1", 60]]


def test_without_motion_the_packet_lies_there_at_once(view: Callable[..., Page]) -> None:
    """Neither with the setting nor where the system asks for less motion."""
    page = view(dealing(), display={"motion": "off"})
    assert show(page, dealing("West")) == []
    page = view(dealing(), options={"reduced_motion": "reduce"})
    assert show(page, dealing("West")) == []


def test_a_seat_is_tapped_on_the_table(view: Callable[..., Page]) -> None:
    """The chip of a seat is a button that chooses it."""
    page = view(dealing())
    page.locator(".et-table button[data-choice=West]").click()
    sent = page.evaluate("sent[0]")
    assert (sent["kind"], sent["choice"]) == ("choose", "West")


def test_fans_do_not_lie_on_one_another(view: Callable[..., Page]) -> None:
    """At every width the fans, the pack and the seats keep apart."""
    seats = ("West", "North", "East", "South", "West", "North", "East", "South")
    for size in ((1280, 800), (900, 700), (640, 800), (360, 740)):
        page = view(dealing(*seats), size=size)
        overlaps = page.evaluate("""() => {
          const boxes = [...document.querySelectorAll(".et-dealt-cards, .et-kitty, .et-chip")].map(
            (node) => node.getBoundingClientRect());
          return boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) =>
            Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 &&
            Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 3).map(() => i));
        }""")
        assert overlaps == [], size
