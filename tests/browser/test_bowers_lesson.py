"""The Bowers lesson in the app: by touch to the third star, and the look of a step on the way."""

from collections.abc import Callable
from itertools import pairwise

import pytest
from browser.learner import MAIN, Answer, Learner, Shown, Touch, card, choice
from engine.naive import SUIT

pytestmark = pytest.mark.browser

STEPS = [
    "A guess",
    "Second best",
    "It changes its suit",
    "What suit is it now?",
    "Find the trumps",
    "From best to worst",
    "Your own hand",
]
POINTERS = """
window.pointers = [];
addEventListener("pointerdown", (event) => window.pointers.push(event.pointerType), true);
addEventListener("mousedown", (event) => window.pointers.push(event.type), true);
"""


def three_stars(learner: Learner) -> None:
    """Go through the whole lesson without a mistake."""
    seen: list[Shown] = [learner.read()]
    learner.finish_steps(seen.append)
    assert list(dict.fromkeys(shown["title"] for shown in seen)) == STEPS
    assert learner.read()["stars"] == "1 of 3 stars"
    seen.append(learner.finish_check(seen.append))
    assert seen[-1]["stars"] == "3 of 3 stars"
    assert seen[-1]["finish"] == "6 of 6 right at the first answer"


def test_by_touch_on_a_phone(lesson: Callable[..., Learner]) -> None:
    """360 by 640 px, a finger only: the lesson finishes; nothing needs a mouse."""
    phone = {"width": 360, "height": 640}
    finger = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    learner = lesson(1, Touch(), POINTERS, viewport=phone, **finger)
    three_stars(learner)
    pointers = learner.page.evaluate("window.pointers")
    assert set(pointers) <= {"touch", "mousedown"}
    assert "touch" in pointers


def told(shown: Shown) -> str:
    """Give what was said to an answer, cards by name; it must cite a rule of chapter 2."""
    verdict = shown["verdict"]
    assert verdict is not None
    assert verdict["tone"] in ("wrong", "almost")
    assert verdict["head"]
    assert verdict["rules"]
    assert all(rule.startswith("Rule 2.") for rule in verdict["rules"])
    return f"{verdict['text']} {verdict['said']}"


def leave(learner: Learner, step: int) -> None:
    """Finish the step if it is not finished, and go on to the next one."""
    here = learner.read()
    shown = learner.press(MAIN) if here["main"]["label"] != "Next step" else here
    while shown["title"] == here["title"] and shown["main"] is None:
        shown = learner.answer()
    if shown["title"] == here["title"]:
        shown = learner.press(MAIN)
    assert shown["progress"] == f"Step {step + 1} of 7"


def test_nothing_found_can_still_be_made_good(lesson: Callable[..., Learner]) -> None:
    """Step 5: only wrong cards marked: not yet; every trump is then found one by one."""
    learner = lesson(5)
    shown = learner.give(Answer([card("Kd"), card("Jc"), card("As")], check=True))
    assert shown["verdict"]["head"] == "Not yet: 3 to find."
    first = told(shown)
    shown = learner.press(MAIN)
    assert shown["verdict"] is None
    shown = learner.press(card("Jc"))
    assert told(shown) != first
    learner.press(MAIN)
    for code in ("Jd", "9h", "Qh"):
        shown = learner.press(card(code))
    assert shown["verdict"]["head"] == "Yes. You found all 3."
    leave(learner, 5)


def test_the_pattern_shows_in_the_rows(lesson: Callable[..., Learner]) -> None:
    """Step 3: under each trump the rows show what the rules say, jacks and all."""
    learner = lesson(3)
    rows = """() => Object.fromEntries([...document.querySelectorAll(".et-suit-row")].map((row) => [
        row.querySelector(".et-suit-row-words b").textContent[0].toLowerCase(),
        [...row.querySelectorAll("[data-card]")].map((node) => node.dataset.card)]))"""
    seen = []
    for suit in "shdc":
        learner.press(choice(suit))
        seen.append(learner.page.evaluate(rows))
        for name, cards in seen[-1].items():
            assert {SUIT[suit][code] for code in cards} == {name}
    assert all(before != after for before, after in pairwise(seen))
