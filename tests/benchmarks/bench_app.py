"""Report how fast the app is, beside a bare hello-world notebook under Voilà, in one run.

    python tests/benchmarks/bench_app.py [rounds]

Both are served by this environment's Voilà and opened in the same Chromium, in turn; medians and
their ratios are printed. It reports and never fails.

* first click: from the command to the first answered click, with an empty browser profile
* warm page: from the address to the first answered click, with the browser's cache filled
* click to change: measured inside the page, from the click to the changed document
* next question: the same for the button of a drill that brings the next question
"""

import json
import shutil
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from conftest import FLAGS
from processes import Program, isolated, script

from euchre_tutor.questions.quiz import make

HELLO = """\
from ipywidgets import Button
button = Button(description="0")
def more(_):
    button.description = str(int(button.description) + 1)
button.on_click(more)
button
"""
CLICKS = 100
# Clicks and waits for the change, all inside the page; milliseconds a click.
MEASURE = """
async ([selector, count]) => {
  const times = [];
  for (let n = 0; n < count; n += 1) {
    const button = document.querySelector(selector);
    const before = button.textContent + button.className;
    const changed = new Promise((done) => {
      const watch = new MutationObserver(() => {
        const now = document.querySelector(selector);
        if (now.textContent + now.className === before) return;
        watch.disconnect();
        done();
      });
      watch.observe(document.body, {subtree: true, childList: true, attributes: true,
                                    characterData: true});
    });
    const start = performance.now();
    button.click();
    await changed;
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 20));
  }
  return times;
}
"""


# The same, where the whole screen changes and the button stays as it was.
NEXT = """
async ([selector, count]) => {
  const times = [];
  const root = document.querySelector(".et-root");
  for (let n = 0; n < count; n += 1) {
    const before = root.dataset.seq;
    const changed = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (root.dataset.seq === before) return;
        watch.disconnect();
        done();
      });
      watch.observe(root, {attributes: true});
    });
    const start = performance.now();
    document.querySelector(selector).click();
    await changed;
    times.push(performance.now() - start);
    await new Promise((done) => setTimeout(done, 20));
  }
  return times;
}
"""


@dataclass(frozen=True)
class Contestant:
    """A page to measure: how it is served, and the button that answers."""

    name: str
    words: Callable[[Path], list[str]]
    ready: str
    """The line that says it serves, its address as the first group."""
    path: str
    button: str

    @contextmanager
    def serving(self) -> Iterator[str]:
        """Serve it from an empty folder; the page's address."""
        folder = Path(tempfile.mkdtemp())
        program = Program(self.words(folder), folder, isolated(folder))
        try:
            yield program.serves(self.ready)[1] + self.path
        finally:
            program.stop()
            shutil.rmtree(folder, ignore_errors=True)


def hello_words(folder: Path) -> list[str]:
    """Write the hello-world notebook and give the command that serves it."""
    cell: dict[str, object] = {
        "cell_type": "code",
        "execution_count": None,
        "metadata": {},
        "outputs": [],
    }
    kernel = {"display_name": "Python 3", "language": "python", "name": "python3"}
    book = {
        "cells": [cell | {"id": "hello", "source": HELLO}],
        "metadata": {"kernelspec": kernel},
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    (folder / "hello.ipynb").write_text(json.dumps(book))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    where = [f"--port={port}", "--Voila.ip=127.0.0.1"]
    return [script("voila"), "hello.ipynb", "--no-browser", *where]


HELLO_WORLD = Contestant(
    "hello world",
    hello_words,
    r"(http://(?:localhost|127\.0\.0\.1):\d+/)",
    "",
    "button.jupyter-button",
)
APP = Contestant(
    "euchre tutor",
    lambda _: [script("euchre-tutor"), "--no-browser", "--port", "0"],
    r"(http://\S+/)",
    "?lesson=bowers&step=5",
    'button[data-card="Qh"]',
)


QUIZ = make("trick-winner", length=CLICKS + 10, seed="benchmark")
DRILL = f"?quiz={QUIZ}&mode=test"


def answered(page: Page, address: str, button: str) -> None:
    """Open a page and wait until its button has answered one click."""
    page.goto(address, wait_until="commit")
    page.wait_for_selector(button, timeout=60_000)
    page.evaluate(MEASURE, [button, 1])


def first_click(browser: Browser, contestant: Contestant) -> float:
    """Seconds from the command to the first answered click."""
    context = browser.new_context()
    start = time.perf_counter()
    with contestant.serving() as address:
        answered(context.new_page(), address, contestant.button)
        taken = time.perf_counter() - start
        context.close()
    return taken


def warm_page(context: BrowserContext, address: str, button: str) -> float:
    """Seconds from the address to the first answered click."""
    page = context.new_page()
    start = time.perf_counter()
    answered(page, address, button)
    taken = time.perf_counter() - start
    page.close()
    return taken


def report(what: str, unit: str, ours: list[float], theirs: list[float]) -> None:
    """Print both medians and their ratio."""
    mine, other = median(ours), median(theirs)
    print(
        f"{what:<16} {mine:8.2f} {unit} beside {other:8.2f} {unit}: {mine / other:.2f} times"
        f"   (n={len(ours)})"
    )


def main(rounds: int) -> None:
    """Measure both in turn and report."""
    with sync_playwright() as playwright:
        path = shutil.which("chromium") or playwright.chromium.executable_path
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        print(f"Euchre Tutor beside {HELLO_WORLD.name} under Voilà, medians")
        pairs = [
            (first_click(browser, APP), first_click(browser, HELLO_WORLD)) for _ in range(rounds)
        ]
        report("first click", "s ", [ours for ours, _ in pairs], [other for _, other in pairs])
        with APP.serving() as ours, HELLO_WORLD.serving() as theirs:
            context = browser.new_context()
            for address, contestant in ((ours, APP), (theirs, HELLO_WORLD)):
                warm_page(context, address, contestant.button)
            warm: tuple[list[float], list[float]] = ([], [])
            for _ in range(2 * rounds):
                warm[0].append(warm_page(context, ours, APP.button))
                warm[1].append(warm_page(context, theirs, HELLO_WORLD.button))
            report("warm page", "s ", *warm)
            clicks = []
            for address, contestant in ((ours, APP), (theirs, HELLO_WORLD)):
                page = context.new_page()
                answered(page, address, contestant.button)
                clicks.append(page.evaluate(MEASURE, [contestant.button, CLICKS]))
                page.close()
            report("click to change", "ms", *clicks)
            page = context.new_page()
            page.goto(ours.partition("?")[0] + DRILL, wait_until="commit")
            page.wait_for_selector("[data-main]", timeout=60_000)
            report("next question", "ms", page.evaluate(NEXT, ["[data-main]", CLICKS]), clicks[1])
        browser.close()


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5)
