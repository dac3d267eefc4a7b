"""A session in the view: which browser it is, signs of life, and how its end is told."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from widgets.snapshots import question

pytestmark = pytest.mark.browser

Opened = Callable[..., Page]


def sent(page: Page, kind: str) -> list[dict[str, Any]]:
    """The messages of a kind that the view sent."""
    found: list[dict[str, Any]] = page.evaluate("sent")
    return [message for message in found if message["kind"] == kind]


def test_a_page_says_which_browser_it_is(view: Opened) -> None:
    """Asked, it sends an id, and draws nothing before the first real screen."""
    page = view({"seq": 1, "hello": True})
    (hello,) = sent(page, "hello")
    assert len(hello["browser"]) == 32
    assert (hello["browser"].isalnum(), hello["seq"]) == (True, 1)
    assert page.locator(".et-page").count() == 0
    page.evaluate("screen => model.set('screen', screen)", question(seq=2))
    page.locator(".et-page").wait_for()
    assert len(sent(page, "hello")) == 1


BLOCKED = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('blocked'); } })"


KEPT = "0af" * 10 + "ff"


@pytest.mark.parametrize(
    ("storage", "id_"),
    [
        (f"localStorage.setItem('euchre-tutor.browser', '{KEPT}')", KEPT),
        ("localStorage.setItem('euchre-tutor.browser', 'undefined')", r"[0-9a-f]{32}"),
        ("localStorage.clear()", r"[0-9a-f]{32}"),
        (BLOCKED, "None"),
    ],
)
def test_a_browser_has_an_id_where_it_keeps_it(view: Opened, storage: str, id_: str) -> None:
    """The one it has; a fresh one for none or nonsense, the same again; none where all is lost."""
    page = view()
    page.evaluate(storage)
    for seq in (2, 3):
        page.evaluate("seq => model.set('screen', { seq, hello: true })", seq)
        page.wait_for_function("n => sent.length === n", arg=seq - 1)
    first, second = (str(hello["browser"]) for hello in sent(page, "hello"))
    assert first == second
    assert re.fullmatch(id_, first)


def test_the_end_is_told_before_the_first_screen_too(view: Opened) -> None:
    """A kernel that dies while it opens the book leaves no empty page."""
    page = view({"seq": 1, "hello": True}, kernel=True)
    page.evaluate("kernel.statusChanged.emit('dead')")
    expect(page.get_by_role("alert")).to_contain_text("This session has ended. Reload the page")


def test_a_notebook_is_not_asked(view: Opened) -> None:
    """There Python knows who it is: nothing is said that was not asked for."""
    assert sent(view(standalone=False), "hello") == []


@pytest.mark.parametrize("status", ["dead", "restarting", "autorestarting", "terminating"])
def test_the_end_of_the_kernel_is_told_at_once(view: Opened, status: str) -> None:
    """Nobody has to press anything; the way on is one button."""
    page = view(question(kept=True), kernel=True)
    page.evaluate("status => kernel.statusChanged.emit(status)", status)
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text(
        "This session has ended. Your answers are kept. Reload the page to go on."
    )
    expect(notice.get_by_role("button", name="Reload the page")).to_be_visible()


def test_in_a_notebook_the_cell_is_run_again(view: Opened) -> None:
    """A reload of JupyterLab would not help: no such button there."""
    page = view(question(kept=True), kernel=True, standalone=False)
    page.evaluate("kernel.statusChanged.emit('dead')")
    notice = page.get_by_role("alert")
    expect(notice).to_contain_text("Your answers are kept. Run the cell again to go on.")
    assert notice.get_by_role("button").count() == 0


def test_what_is_not_kept_is_not_called_kept(view: Opened) -> None:
    """Where answers could not be stored, the notice does not say they are."""
    page = view(question(kept=False), kernel=True)
    page.evaluate("kernel.disposed.emit()")
    expect(page.get_by_role("alert")).to_contain_text("This session has ended. Reload the page")


@pytest.mark.parametrize(
    ("status", "says"), [("idle", "This session has ended"), ("busy", "No answer from the tutor")]
)
def test_a_press_that_nobody_answers(view: Opened, status: str, says: str) -> None:
    """A busy kernel may yet answer; an idle one that does not answer has lost the lesson."""
    page = view(kernel=True)
    page.evaluate("status => { window.deaf = true; kernel.status = status; }", status)
    page.get_by_role("button", name="queen of hearts").click()
    expect(page.get_by_role("alert")).to_contain_text(says, timeout=10_000)
    page.evaluate("window.deaf = false")
    page.get_by_role("button", name="queen of hearts").click()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_page_that_comes_to_the_front_asks_whether_anybody_is_there(view: Opened) -> None:
    """After a sleep of the computer, for example; one question at a time."""
    page = view(kernel=True)
    page.evaluate("window.deaf = true")
    for _ in range(3):
        page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert len(sent(page, "beat")) == 1
    expect(page.get_by_role("alert")).to_contain_text("session has ended", timeout=10_000)


def test_a_page_that_was_away_for_long_asks_when_it_is_seen(view: Opened) -> None:
    """Left alone it lets the kernel rest; in front again it asks, however long that took."""
    page = view(kernel=True)
    page.evaluate("{ const now = Date.now; Date.now = () => now() + 3600000; }")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    assert len(sent(page, "beat")) == 1


def test_a_connection_that_comes_back_is_no_end(view: Opened) -> None:
    """Lost for a moment and there again: a heartbeat, and nothing is said."""
    page = view(kernel=True)
    page.evaluate("kernel.connectionStatusChanged.emit('connecting')")
    page.evaluate("kernel.connectionStatusChanged.emit('connected')")
    assert len(sent(page, "beat")) == 1
    assert page.get_by_role("alert").count() == 0


def test_a_notice_can_be_closed(view: Opened) -> None:
    """It is read out, and its button reports to Python."""
    words = "Your answers cannot be saved: the disk is full."
    page = view(question(notice={"text": words, "close": "close-notice"}))
    expect(page.locator(".et-notice")).to_contain_text(words)
    page.locator(".et-notice").get_by_role("button", name="Close").click()
    assert sent(page, "press")[0]["id"] == "close-notice"
