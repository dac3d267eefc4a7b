"""The page of the lesson: quiet, alone, robust against haste, and silent about answers."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from browser.learner import MAIN, Answer, Learner, Mouse, Shown, card, right_answer
from playwright.sync_api import ConsoleMessage, Page
from processes import Served

pytestmark = pytest.mark.browser


def errors_of(page: Page) -> list[str]:
    """A list that fills with what goes wrong on the page."""
    found: list[str] = []

    def note(message: ConsoleMessage) -> None:
        if message.type == "error":
            found.append(message.text)

    page.on("console", note)
    page.on("pageerror", lambda error: found.append(str(error)))
    return found


def test_a_whole_step_asks_nothing_of_another_host(
    served_app: Served, page: Page, outside: list[str]
) -> None:
    """Answer, rule, menu, next step: no request leaves this computer, nothing goes wrong."""
    errors = errors_of(page)
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
    shown = learner.answer()
    page.click(".et-verdict [data-rule]")
    page.get_by_role("dialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("dialog").wait_for(state="detached")
    page.click("[data-menu=display]")
    for label in ("Dark", "High contrast", "Four colours", "Large", "Never", "Off"):
        page.locator(".et-segment", has_text=label).first.click()
    page.keyboard.press("Escape")
    page.click(MAIN)
    learner.changed(shown)
    page.wait_for_load_state("networkidle")
    assert outside == []
    assert errors == []


def test_cases_a_double_click_counts_once(lesson: Callable[..., Learner]) -> None:
    """Case: the second click of a double click is not judged against the next question."""
    learner = lesson(4)
    page = learner.page
    shown = learner.read()
    for _ in range(4):
        assert shown["verdict"] is None
        page.dblclick(right_answer(shown).presses[0])
        answered = learner.changed(shown)
        assert answered["prompt"] == shown["prompt"]
        assert answered["verdict"]["tone"] == "right"
        page.dblclick(MAIN)
        shown = learner.changed(answered)
    assert shown["progress"] == "Step 5 of 7"
    assert shown["verdict"] is None


def test_cases_the_right_answer_five_times_counts_once(lesson: Callable[..., Learner]) -> None:
    """Case: pressed five times in one breath, and once more after back and again: one answer."""
    learner = lesson("check")
    page = learner.page
    shown = learner.read()
    answer = right_answer(shown)
    while answer.check or len(answer.presses) > 1:
        shown = learner.press(MAIN) if learner.give(answer)["main"] else learner.read()
        answer = right_answer(shown)
    number = shown["progress"]
    five = "what => { for (let n = 0; n < 5; n++) document.querySelector(what)?.click(); }"
    page.evaluate(five, answer.presses[0])
    answered = learner.changed(shown)
    assert answered["verdict"]["tone"] == "right"
    assert answered["progress"] == number
    page.evaluate(five, MAIN)
    after = learner.changed(answered)
    assert after["progress"] == f"Question {int(number.split()[1]) + 1} of 6"
    assert after["verdict"] is None
    end = learner.finish_check()
    assert end["finish"] == "6 of 6 right at the first answer"


def test_quick_taps_on_different_cards_all_count(lesson: Callable[..., Learner]) -> None:
    """Three cards tapped faster than the tutor answers are three cards, not one."""
    learner = lesson(5)
    page = learner.page
    page.evaluate(
        "codes => codes.forEach((c) => document.querySelector(`button[data-card='${c}']`).click())",
        ["Qh", "9h", "Jd"],
    )
    page.wait_for_function("() => document.querySelectorAll('.et-is-chosen').length === 3")
    assert learner.press(MAIN)["verdict"]["head"] == "Yes. You found all 3."


RESEND = """
(change) => {
  const [socket, data] = window.sent.at(-1);
  const bytes = new Uint8Array(data.slice(0));
  const text = new TextDecoder("latin1").decode(bytes);
  const put = (mark, value) => {
    const at = text.indexOf(mark);
    if (at < 0) throw new Error(`no ${mark} in the message`);
    bytes[at + mark.length] = value.charCodeAt(0);
  };
  put('"msg_id":"', change.id); // or the kernel takes it for the same message
  put('"seq":', change.seq);
  socket.send(bytes.buffer);
}
"""
KEEP_SENT = """
window.sent = [];
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  const text = typeof data === "string" ? data : new TextDecoder("latin1").decode(data);
  if (text.includes('"card":')) window.sent.push([this, data]);
  return send.call(this, data);
};
"""


def states(shown: Shown) -> dict[str, str]:
    """The state of each card, by its code."""
    return {item["code"]: item["state"] for item in shown["cards"]}


def test_stale_events_are_dropped(served_app: Served, page: Page) -> None:
    """A tap that answers an older screen does nothing; the same tap on this one is taken."""
    page.add_init_script(KEEP_SENT)
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
    first = int(page.locator(".et-root").get_attribute("data-seq") or 0)
    assert states(learner.press(card("Qh")))["Qh"] == "chosen"
    assert page.evaluate("window.sent.length") == 1
    page.evaluate(RESEND, {"id": "x", "seq": str(first)})
    page.evaluate("window.sent.length = 1")
    shown = learner.press(card("9h"))  # answered after the message before it
    assert [states(shown)[code] for code in ("Qh", "9h")] == ["chosen", "chosen"]
    page.evaluate("window.sent.length = 1")
    page.evaluate(RESEND, {"id": "y", "seq": str(first + 2)})
    shown = learner.changed(shown)
    assert [states(shown)[code] for code in ("Qh", "9h")] == ["rest", "chosen"]


def content(frame: bytes) -> Any:  # noqa: ANN401 - whatever JSON the kernel sends
    """The content of a kernel's message as it comes over the socket (protocol v1)."""
    count = int.from_bytes(frame[:8], "little")
    starts = [int.from_bytes(frame[8 * n : 8 * n + 8], "little") for n in range(1, count + 1)]
    return json.loads(frame[starts[4] : starts[5]])


def screens(value: Any) -> list[dict[str, Any]]:  # noqa: ANN401 - any JSON
    """Every lesson screen anywhere in a message."""
    if isinstance(value, list):
        return [found for item in value for found in screens(item)]
    if not isinstance(value, dict):
        return []
    own = [value["screen"]] if isinstance(value.get("screen"), dict) else []
    return own + [found for item in value.values() for found in screens(item)]


class Wire:
    """Every lesson screen that the kernel sent to a page, in order."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self._keep))

    def _keep(self, frame: str | bytes) -> None:
        assert isinstance(frame, bytes)
        self.sent += [screen for screen in screens(content(frame)) if "task" in screen]


def marks(screen: dict[str, Any]) -> set[str]:
    """What the cards and answers of a question say of themselves, beyond their own names."""
    task, cloth = screen["task"], screen["cloth"] or {}
    parts = [*task.get("cards", ()), *task.get("choices", ())]
    if not parts:
        parts = cloth["cards"]
    own = ("id", "name", "label", "suit")
    return {json.dumps({k: v for k, v in part.items() if k not in own}) for part in parts}


def test_no_answer_is_in_the_page_before_it_was_given(served_app: Served, page: Page) -> None:
    """Sent for an open question: choices that do not differ, no mark, not the reason told later."""
    wire = Wire(page)
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
    reasons = []

    def search(shown: Shown) -> None:
        screen = wire.sent[-1]
        assert screen["title"] == shown["title"]
        if shown["prompt"].startswith("Make each suit"):
            return
        if not shown["verdict"]:
            assert len(marks(screen)) == 1, screen
            assert "right" not in json.dumps([screen["task"], screen["cloth"]])
            return
        reason = max((part for part in screen["verdict"]["text"] if isinstance(part, str)), key=len)
        reasons.append(reason)
        assert reason in json.dumps(screen, ensure_ascii=False)
        for earlier in wire.sent:
            if not earlier["verdict"]:
                assert reason not in json.dumps(earlier, ensure_ascii=False)

    learner.finish_steps(search)
    learner.finish_check(search)
    assert len(reasons) == 15


LATE = """
if (!sessionStorage.getItem("late")) {
  sessionStorage.setItem("late", "yes");
  const plain = window.setTimeout;
  window.setTimeout = (act, time, ...rest) => plain(act, time === 100 ? 2100 : time, ...rest);
}
"""


def test_models_that_come_late_are_asked_for_again(served_app: Served, page: Page) -> None:
    """A page that looked for the lesson's model in vain, and gave up, tries again by itself.

    ipywidgets looks every 100 ms for 2 s; here it looks once and sleeps past the end.
    """
    page.add_init_script(LATE)
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
    assert learner.answer()["verdict"]["tone"] == "right"


def test_a_lost_kernel_is_told_and_a_reload_helps(served_app: Served, page: Page) -> None:
    """A kernel that does not answer: a press says so within seconds; reloaded, the lesson works."""
    before = {kernel.pid for kernel in served_app.program.kernels()}
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
    for kernel in served_app.program.kernels():
        if kernel.pid not in before:
            kernel.suspend()
            try:
                page.click(card("Ah"))
                notice = page.get_by_role("alert")
                notice.wait_for()
                assert "Reload the page" in notice.inner_text()
            finally:
                kernel.kill()
    page.reload()
    learner.ready()
    assert learner.answer()["verdict"]["tone"] == "right"


def test_two_browsers_are_two_learners(served_app: Served, open_page: Callable[..., Page]) -> None:
    """What is answered in one browser changes nothing in the other."""
    first, second = (Learner(open_page(), Mouse()) for _ in range(2))
    first.open(f"{served_app.address}?lesson=bowers")
    shown = second.open(f"{served_app.address}?lesson=bowers")
    first.answer()
    assert second.read() == shown
    assert second.give(Answer([card("Ah")]))["verdict"]["tone"] == "almost"
    assert first.read()["verdict"]["tone"] == "right"
