"""A learner before the page: reads what is on the screen and answers by the rules, not by our code.

The rules come from `tests/engine/naive.py`, the questions from the words on the screen. What was
done is waited for: every answer changes what can be read.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.naive import ORDER, SUIT
from playwright.sync_api import Page

READ = """
() => {
  const root = document.querySelector(".et-root");
  if (!root) return null;
  const text = (node) => (node ? node.textContent.trim().replace(/\\s+/g, " ") : "");
  const one = (what) => text(root.querySelector(what));
  const all = (what, make) => [...root.querySelectorAll(what)].map(make);
  const task = root.querySelector(".et-task [data-card]") ? ".et-task " : ".et-cloth ";
  const verdict = root.querySelector(".et-verdict");
  const tone = verdict && ["right", "told", "almost", "wrong"].find((name) =>
    verdict.classList.contains(`et-verdict-${name}`));
  const main = root.querySelector("[data-main]");
  return {
    title: one(".et-title"),
    progress: one(".et-progress-label"),
    prompt: one(".et-prompt") || one(".et-title"),
    trump: one(".et-trump-pill"),
    asked: root.querySelector(".et-task-card [data-card]")?.dataset.card ?? null,
    cards: all(`${task}[data-card]`, (node) => ({
      code: node.dataset.card,
      open: node.tagName === "BUTTON",
      state: [...node.classList].find((name) => name.startsWith("et-is-")).slice(6),
    })),
    order: all(".et-cloth [data-card]", (node) => node.dataset.card),
    choices: all("button[data-choice]", (node) => ({
      id: node.dataset.choice,
      label: text(node.querySelector(".et-choice-label, .et-suit-choice-name")),
      open: node.getAttribute("aria-disabled") !== "true",
      look: node.className,
    })),
    verdict: verdict && {
      tone,
      head: text(verdict.querySelector(".et-verdict-head")),
      text: text(verdict.querySelector(".et-verdict-text")),
      said: all(".et-verdict-text [aria-label]", (node) => node.ariaLabel),
      rules: [...verdict.querySelectorAll("[data-rule]")].map(text),
    },
    main: main && { label: text(main), ready: main.getAttribute("aria-disabled") !== "true" },
    stars: root.querySelector(".et-stars")?.ariaLabel ?? "",
    finish: one(".et-finish-head"),
    announce: one(".et-sr[role=status]"),
    notice: one(".et-trouble"),
  };
}
"""

Shown = dict[str, Any]
"""What can be read on the screen, as `READ` gives it."""


class Manner(Protocol):
    """A way to reach things: by mouse, by touch, by keyboard."""

    def press(self, page: Page, selector: str) -> None:
        """Press the button that the selector names."""


class Mouse:
    """Clicks."""

    def press(self, page: Page, selector: str) -> None:
        """Click the button."""
        page.click(selector)


class Touch:
    """Taps with a finger."""

    def press(self, page: Page, selector: str) -> None:
        """Tap the button."""
        page.tap(selector)


ACTIVE = "what => document.activeElement !== null && document.activeElement.matches(what)"
BESIDE = """
(what) => {
  const group = document.activeElement?.closest("[role=group], .et-row, .et-fan-cards");
  return group !== null && group !== undefined && group.contains(document.querySelector(what));
}
"""
DIGIT = """
(what) => {
  const node = document.querySelector(what);
  const own = node.getAttribute("aria-keyshortcuts");
  if (own) return own;
  const group = node.closest(".et-row, .et-fan-cards");
  return group ? String([...group.querySelectorAll("[data-card]")].indexOf(node) + 1) : null;
}
"""


class Keyboard:
    """Tab, arrows, Enter, Space and the digits, in turn; never a mouse."""

    FARTHEST = 60  # presses of Tab that reach anything on a screen
    WIDEST = 24  # presses of an arrow that reach any card of a row

    def __init__(self) -> None:
        self.pressed = 0

    def focus(self, page: Page, selector: str) -> None:
        """Go on with Tab, and among cards with the arrows, until the focus is on it."""
        for _ in range(self.FARTHEST):
            if page.evaluate(ACTIVE, selector) or self._arrows(page, selector):
                return
            page.keyboard.press("Tab")
        message = f"neither Tab nor the arrows reach {selector}"
        raise AssertionError(message)

    def press(self, page: Page, selector: str) -> None:
        """Press the button: by its digit every third time, else with Enter or Space."""
        self.pressed += 1
        digit = page.evaluate(DIGIT, selector) if self.pressed % 3 == 0 else None
        if digit is not None:
            page.keyboard.press(digit)
            return
        self.focus(page, selector)
        page.keyboard.press("Enter" if self.pressed % 3 == 1 else "Space")

    def _arrows(self, page: Page, selector: str) -> bool:
        """Among the same cards, go there with the arrows; whether the focus is there now."""
        if "data-card" not in selector or not page.evaluate(BESIDE, selector):
            return False
        for _ in range(self.WIDEST):
            if page.evaluate(ACTIVE, selector):
                return True
            page.keyboard.press("ArrowRight")
        return False


def card(code: str) -> str:
    """Give the selector of a card that can be tapped."""
    return f'button[data-card="{code}"]'


def choice(name: str) -> str:
    """Give the selector of an answer."""
    return f'button[data-choice="{name}"]'


MAIN = "[data-main]"


@dataclass(frozen=True)
class Answer:
    """What to press, one after the other, to answer what is asked; ``check``: then press Check."""

    presses: Sequence[str]
    check: bool = False


def trump_of(shown: Shown) -> str:
    """Read the suit of "Hearts are trump", as a letter; empty where no pill is shown."""
    return str(shown["trump"])[:1].lower()


def right_answer(shown: Shown) -> Answer:
    """Work out the right answer to the question on the screen."""
    trump, prompt = trump_of(shown), shown["prompt"]
    codes = [item["code"] for item in shown["cards"]]
    if prompt.startswith("Make each suit trump once"):
        return Answer([choice(item["id"]) for item in shown["choices"]])
    trumps = ORDER[trump][trump]
    if prompt.startswith("Which suit does"):
        wanted = {"s": "Spades", "h": "Hearts", "d": "Diamonds", "c": "Clubs"}
        label = wanted[SUIT[trump][shown["asked"]]]
        return Answer([choice(item["id"]) for item in shown["choices"] if item["label"] == label])
    if prompt.startswith("Which one wins"):
        return Answer([card(min(codes, key=trumps.index))])
    if prompt.startswith("Which of these is the second best"):
        return Answer([card(trumps[1])])
    if prompt.startswith("Tap every card that is a trump"):
        return Answer([card(code) for code in codes if code in trumps], check=True)
    if prompt.startswith("Tap them from best to worst"):
        suit = ORDER[trump][SUIT[trump][codes[0]]]
        return Answer([card(code) for code in sorted(codes, key=suit.index)])
    if prompt.startswith("Put your trumps on the left"):
        return Answer([card(code) for code in codes if code in trumps])
    message = f"a learner does not understand {prompt!r}"
    raise AssertionError(message)


class Learner:
    """A learner on a page, with a manner of pressing things."""

    def __init__(self, page: Page, manner: Manner) -> None:
        self.page = page
        self.manner = manner

    def open(self, address: str) -> Shown:
        """Open the lesson and read its first screen."""
        self.page.goto(address)
        return self.ready()

    def ready(self) -> Shown:
        """Wait until there is a screen to read."""
        self.page.locator(".et-title").wait_for()
        return self.read()

    def read(self) -> Shown:
        """Read the screen."""
        shown: Shown = self.page.evaluate(READ)
        return shown

    def press(self, selector: str) -> Shown:
        """Press something and wait until the screen has changed; read what it says then."""
        before = self.read()
        self.manner.press(self.page, selector)
        return self.changed(before)

    def changed(self, before: Shown) -> Shown:
        """Wait until the screen no longer says what it said before."""
        script = f"old => JSON.stringify(({READ})()) !== JSON.stringify(old)"
        self.page.wait_for_function(script, arg=before)
        return self.read()

    def give(self, answer: Answer) -> Shown:
        """Give an answer; read what is said to it."""
        shown = self.read()
        for selector in answer.presses:
            shown = self.press(selector)
        return self.press(MAIN) if answer.check else shown

    def answer(self) -> Shown:
        """Answer what is asked, rightly."""
        return self.give(right_answer(self.read()))

    def finish_step(self, look: Callable[[Shown], None] = lambda _: None) -> Shown:
        """Do all a step asks, and leave it for the next; ``look`` sees every screen."""
        here = self.read()
        shown = here
        while shown["title"] == here["title"] and not shown["finish"]:
            look(shown)
            shown = self.answer()
            assert shown["verdict"], shown
            look(shown)
            assert shown["verdict"]["tone"] == "right", shown
            shown = self.press(MAIN)
        return shown

    def finish_steps(self, look: Callable[[Shown], None] = lambda _: None) -> Shown:
        """Do every step up to the check."""
        shown = self.read()
        while shown["title"] != "The check":
            shown = self.finish_step(look)
        return shown

    def finish_check(self, look: Callable[[Shown], None] = lambda _: None) -> Shown:
        """Answer every question of the check; read the end of the lesson."""
        shown = self.read()
        while not shown["finish"]:
            look(shown)
            shown = self.answer()
            look(shown)
            assert shown["verdict"]["tone"] == "right", shown
            shown = self.press(MAIN)
        return shown
