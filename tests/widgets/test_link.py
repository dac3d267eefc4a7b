"""The wire to Python: quick answers to one question wait their turn, and none answers another."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from euchre_tutor.lessons.course import find
from euchre_tutor.lessons.player import Player

pytestmark = pytest.mark.browser

Opened = Callable[..., Page]
CHIP = ".et-table button[data-choice={}]"
SECOND = "node => node.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 2 }))"


class Slow:
    """A lesson behind a page, whose Python answers only when it is told to."""

    def __init__(self, view: Opened, lesson: str, step: int) -> None:
        self.player = Player(find(lesson), step, "test")
        self._seq = 1
        self.page = view(self._screen())
        self.page.evaluate("window.deaf = true")

    def _screen(self) -> dict[str, Any]:
        screen = {"seq": self._seq, **self.player.screen("en")}
        del screen["place"]["address"]  # a page without a server has none
        return screen

    @property
    def sent(self) -> list[str]:
        """What was sent so far: the card or the choice of each event."""
        found: list[dict[str, str]] = self.page.evaluate("sent")
        return [one.get("card") or one.get("choice") or one["kind"] for one in found]

    def answers(self) -> None:
        """Take the last event that was sent, as `Screen` does."""
        event = self.page.evaluate("sent.at(-1)")
        assert event["seq"] == self._seq
        if self.player.handle(event):
            self._seq += 1
            self.page.evaluate(f"model.set('screen', {json.dumps(self._screen())})")
        self.page.evaluate("n => tell('msg:custom', { kind: 'ack', n })", event["n"])


def test_quick_keys_of_one_question_all_count(view: Opened) -> None:
    """Three packets dealt faster than Python answers: one after the other, none is lost."""
    slow = Slow(view, "deal", 7)
    seats = [choice["id"] for choice in slow.player.screen("en")["task"]["choices"]]
    for seat in ("West", "North", "East"):
        slow.page.keyboard.press(str(seats.index(seat) + 1))
    assert slow.sent == ["West"]
    for sent in (["West", "North"], ["West", "North", "East"], ["West", "North", "East"]):
        slow.answers()
        assert slow.sent == sent
    assert slow.player.screen("en")["task"]["hint"].startswith("Packet 4")


def test_check_waits_for_the_card_tapped_before(view: Opened) -> None:
    """The last card and Check, faster than Python answers: both count, a second Check does not."""
    slow = Slow(view, "bowers", 5)
    trumps = ("Qh", "9h", "Jd")
    for code in trumps:
        slow.page.locator(f"button[data-card='{code}']").click()
        if code != trumps[-1]:
            slow.answers()
    slow.page.locator("[data-main]").dblclick()
    assert slow.sent == [*trumps]
    slow.answers()
    assert slow.sent == [*trumps, "press"]
    slow.answers()
    assert slow.player.screen("en")["verdict"]["tone"] == "right"
    assert slow.sent == [*trumps, "press"]


def test_what_was_pressed_before_a_verdict_is_not_pressed_after_it(view: Opened) -> None:
    """Skip, pressed while the answer is on its way: the verdict is not skipped."""
    slow = Slow(view, "bowers", 1)
    slow.page.locator("button[data-card='Jh']").click()
    slow.page.locator(".et-steps button").last.click()
    slow.answers()
    assert slow.sent == ["Jh"]
    assert slow.player.place == 1


def test_a_verdict_ends_what_waits(view: Opened) -> None:
    """A wrong packet is told first; what was pressed after it deals no more."""
    slow = Slow(view, "deal", 7)
    for seat in ("East", "West"):
        slow.page.locator(CHIP.format(seat)).click()
    slow.answers()
    assert slow.sent == ["East"]
    assert slow.player.screen("en")["verdict"]["tone"] == "wrong"


def test_cases_a_double_click_deals_one_packet(view: Opened) -> None:
    """Case: neither while Python thinks, nor after it has answered, is the second click judged."""
    slow = Slow(view, "deal", 7)
    chip = slow.page.locator(CHIP.format("West"))
    chip.dblclick()
    assert slow.sent == ["West"]
    slow.answers()
    chip.evaluate(SECOND)
    assert slow.sent == ["West"]


def test_what_waits_answers_no_other_question(view: Opened) -> None:
    """Who is winning now? Right, so the next card falls and it is asked again: not answered yet."""
    slow = Slow(view, "winning-tricks", 6)
    winning, losing = (play["card"]["id"] for play in slow.player.screen("en")["cloth"]["trick"])
    for code in (winning, losing):
        slow.page.locator(f".et-table button[data-card='{code}']").click()
    slow.answers()
    assert slow.sent == [winning]
    screen = slow.player.screen("en")
    assert (len(screen["cloth"]["trick"]), screen["verdict"]) == (3, None)


@pytest.mark.parametrize("what", ["data-card='Jh'", "data-choice='West'"])
def test_cases_a_double_click_answers_one_question(view: Opened, what: str) -> None:
    """Case: with no verdict between two questions, the second click is not the next answer."""
    slow = Slow(view, "winning-tricks", 6)
    slow.page.locator(f"button[{what}]").first.click()
    slow.answers()
    slow.page.locator(f"button[{what}]").first.evaluate(SECOND)
    assert len(slow.sent) == 1
