"""For everyone: axe-core, contrast, names, focus, speech, motion, forced colours."""

import re
from collections.abc import Callable

import pytest
from browser.axe import settled, violations
from browser.contrast import too_faint
from browser.learner import (
    MAIN,
    Answer,
    Keyboard,
    Learner,
    Shown,
    card,
    choice,
    right_answer,
)
from playwright.sync_api import Page

pytestmark = pytest.mark.browser

WIDE = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 640}
LOOKS = {
    "light": {"viewport": WIDE, "color_scheme": "light"},
    "dark": {"viewport": WIDE, "color_scheme": "dark"},
    "contrast": {"viewport": WIDE, "contrast": "more"},
    "dark phone": {"viewport": PHONE, "color_scheme": "dark"},
}
PLAIN = re.compile(r"(nine|ten|jack|queen|king|ace) of (spades|hearts|diamonds|clubs)")
MOTION = """
window.moved = [];
const note = (kind, name, time) => window.moved.push({ kind, name, time });
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, options) {
  note("script", "animate", options.duration);
  return animate.call(this, frames, options);
};
const seconds = (value) => 1000 * Math.max(...value.split(",").map(parseFloat));
addEventListener("animationstart", ({ target, animationName }) =>
  note("style", animationName, seconds(getComputedStyle(target).animationDuration)));
addEventListener("transitionrun", ({ target, propertyName }) =>
  note("transition", propertyName, seconds(getComputedStyle(target).transitionDuration)));
"""


@pytest.mark.parametrize("look", LOOKS)
def test_rule_and_menus_without_violation(lesson: Callable[..., Learner], look: str) -> None:
    """The open rule and each menu, over a verdict: no finding of axe-core, no faint text."""
    learner = lesson(5, **LOOKS[look])
    page = learner.page
    learner.give(Answer([card("Qh"), card("Kd")], check=True))
    for button in (page.locator(".et-verdict [data-rule]"), *page.locator("[data-menu]").all()):
        button.click()
        page.get_by_role("dialog").wait_for()
        assert violations(page) == []
        assert too_faint(page) == []
        page.keyboard.press("Escape")
        page.get_by_role("dialog").wait_for(state="detached")


def names(page: Page) -> list[str]:
    """The accessible names of every card, as the browser's own tree has them."""
    tree = page.locator(".et-root").aria_snapshot()
    found = re.findall(r'(?:button|img) "([^"]*)"', tree)
    return [name for name in found if " of " in name and "stars" not in name]


def test_no_name_answers_an_open_question(lesson: Callable[..., Learner]) -> None:
    """Rank and suit, nothing else, in the accessible tree of every question still open."""
    learner = lesson(1)
    page = learner.page
    heard = []

    def listen(shown: Shown) -> None:
        sorting = shown["prompt"].startswith("Make each suit")
        if shown["verdict"] or sorting:
            return
        heard.append(names(page))
        assert heard[-1]
        assert all(PLAIN.fullmatch(name) for name in heard[-1]), heard[-1]
        tree = page.locator(".et-root").aria_snapshot()
        assert "[disabled]" not in tree.replace('button "Check" [disabled]', "")

    learner.finish_steps(listen)
    learner.finish_check(listen)
    assert len(heard) == 15


def test_half_an_order_names_what_is_placed_and_nothing_else(
    lesson: Callable[..., Learner],
) -> None:
    """Step 6 begun: the placed card says what it is; those still to place have plain names."""
    learner = lesson(6)
    page = learner.page
    learner.press(card("Js"))
    told = [name for name in names(page) if "bower" in name or "trump" in name]
    assert told == ["jack of spades, right bower, trump"]


def test_names_tell_it_after_the_answer(lesson: Callable[..., Learner]) -> None:
    """Once answered, the left bower is read as what it is, with the mark it wears."""
    learner = lesson(5)
    page = learner.page
    learner.give(Answer([card("Qh"), card("9h"), card("Kd")], check=True))
    assert "jack of diamonds, left bower, trump, Missed" in names(page)
    assert "king of diamonds, Your pick" in names(page)
    assert "queen of hearts, trump, Trump" not in names(page)


LOOK = """
() => Object.fromEntries([...document.querySelectorAll(".et-task [data-card]")].map((node) => {
  const ring = getComputedStyle(node.querySelector(".et-ring"));
  const mark = node.querySelector(".et-mark");
  return [node.dataset.card, {
    ring: ring.display === "none" ? "" : ring.borderTopStyle,
    word: mark?.textContent.trim() ?? "",
    icon: mark?.querySelector("svg").innerHTML ?? "",
  }];
}))
"""


@pytest.mark.parametrize("look", ["light", "contrast", "dark phone"])
def test_states_differ_without_colour(lesson: Callable[..., Learner], look: str) -> None:
    """Chosen, right, wrong, missed: by ring or icon on every screen, by word where it fits."""
    learner = lesson(5, **LOOKS[look])
    page = learner.page
    learner.press(card("Qh"))
    learner.press(card("Kd"))
    chosen = page.evaluate(LOOK)["Qh"]
    learner.press(MAIN)
    seen = page.evaluate(LOOK)
    right, wrong, missed, rest = seen["Qh"], seen["Kd"], seen["Jd"], seen["As"]
    assert chosen["ring"] == right["ring"] == "solid"
    assert wrong["ring"] == "dashed"
    assert missed["ring"] == "dotted"
    assert rest == {"ring": "", "word": "", "icon": ""}
    assert len({right["icon"], wrong["icon"], missed["icon"]}) == 3
    if look != "dark phone":
        words = [item["word"] for item in (chosen, right, wrong, missed)]
        assert words == ["Chosen", "Trump", "Your pick", "Missed"]


def test_answers_differ_without_colour(lesson: Callable[..., Learner]) -> None:
    """A wrong answer, the right one and the others: by the edge's style and by a word."""
    learner = lesson(4)
    page = learner.page
    learner.press(choice("Spades"))
    look = """() => Object.fromEntries([...document.querySelectorAll("[data-choice]")].map((one) =>
        [one.dataset.choice, [getComputedStyle(one).borderTopStyle, one.innerText]]))"""
    seen = page.evaluate(look)
    assert seen["Spades"][0] == "dashed"
    assert "Your pick" in seen["Spades"][1]
    assert seen["Clubs"][0] == "solid"
    assert "This one" in seen["Clubs"][1]
    assert seen["Hearts"][1].split() == ["2", "Hearts"]


def focused(page: Page, what: str) -> None:
    """Wait until the focus is on what the selector names."""
    page.wait_for_function("what => document.activeElement.matches(what)", arg=what)


def test_focus_after_a_verdict(lesson: Callable[..., Learner]) -> None:
    """The verdict hands the focus to the main button; Enter goes on, to the new step's title."""
    learner = lesson(1, Keyboard())
    page = learner.page
    shown = learner.answer()
    focused(page, MAIN)
    page.keyboard.press("Enter")
    assert learner.changed(shown)["progress"] == "Step 2 of 7"
    focused(page, ".et-title")
    page.keyboard.press("Tab")
    focused(page, "button[data-card]")


def test_the_rule_chip_gets_the_focus_back(lesson: Callable[..., Learner]) -> None:
    """Opened by its chip and closed by its button, the rule leaves the focus on the chip."""
    learner = lesson(1, Keyboard())
    page = learner.page
    learner.answer()
    Keyboard().focus(page, "[data-rule]")
    page.keyboard.press("Enter")
    Keyboard().focus(page, "[role=dialog] button")
    page.keyboard.press("Space")
    page.get_by_role("dialog").wait_for(state="detached")
    focused(page, "[data-rule]")


def test_the_menu_by_keyboard(lesson: Callable[..., Learner]) -> None:
    """Display opens with Enter, the arrows choose a theme, Escape closes it and comes back."""
    page = lesson().page
    Keyboard().focus(page, "[data-menu=display]")
    page.keyboard.press("Enter")
    focused(page, "input[value=auto]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".et-root.et-dark").wait_for()
    focused(page, "input[value=dark]")
    page.keyboard.press("Escape")
    focused(page, "[data-menu=display]")


def test_the_live_region_speaks(lesson: Callable[..., Learner]) -> None:
    """Each verdict is spoken, headline, reason, cards by name; so is a check without a choice."""
    learner = lesson(1)
    page = learner.page
    assert page.locator("[role=status][aria-live=polite]").count() == 1
    shown = learner.press(card("Ah"))
    assert shown["announce"].startswith("A fair guess: aces usually win.")
    assert "jack of hearts" in shown["announce"]
    learner = lesson(5, Keyboard())  # a button that is not ready can be pressed all the same
    page = learner.page
    assert learner.press(MAIN)["announce"] == "Choose first."
    assert page.locator(".et-hint").inner_text() == "Choose first."
    shown = learner.give(Answer([card("Qh"), card("9h")], check=True))
    assert shown["announce"].startswith("Almost: 2 of 3 found.")
    assert "jack of diamonds" in shown["announce"]


def moves(lesson: Callable[..., Learner], **options: object) -> list[dict[str, object]]:
    """What moved while cards changed their rows, one was refused and one was chosen."""
    seen: list[dict[str, object]] = []
    for step, wish in ((3, None), (7, "9c"), (5, "Kd")):
        learner = lesson(step, script=MOTION, **options)
        learner.give(Answer([card(wish)]) if wish else right_answer(learner.read()))
        settled(learner.page)
        seen += learner.page.evaluate("window.moved")
    return seen


def test_motion_is_short(lesson: Callable[..., Learner]) -> None:
    """Cards walk, a refused one shakes, a chosen one rises; nothing takes over 400 ms."""
    seen = moves(lesson)
    assert {"animate", "et-rise", "et-shake", "transform"} <= {str(one["name"]) for one in seen}
    assert all(float(str(one["time"])) <= 400 for one in seen)


def test_reduced_motion(lesson: Callable[..., Learner]) -> None:
    """Asked for less motion, nothing moves: a verdict fades in 80 ms and that is all."""
    seen = moves(lesson, reduced_motion="reduce")
    ours = [one for one in seen if not (one["kind"] == "transition" and one["time"] == 0)]
    assert {one["name"] for one in ours} == {"et-fade"}
    assert {one["time"] for one in ours} == {80}


def test_forced_colours(lesson: Callable[..., Learner]) -> None:
    """In a palette of the system cards keep their drawn suits, rings are borders, marks stay."""
    learner = lesson(5, forced_colors="active")
    page = learner.page
    learner.give(Answer([card("Qh"), card("Kd")], check=True))
    look = """() => Object.fromEntries([...document.querySelectorAll(".et-task [data-card]")].map(
        (node) => [node.dataset.card, {
          fill: getComputedStyle(node.querySelector(".et-face path[fill]")).fill,
          ring: getComputedStyle(node.querySelector(".et-ring")).borderTopStyle,
          wide: parseFloat(getComputedStyle(node.querySelector(".et-ring")).borderTopWidth),
          mark: node.querySelector(".et-mark")?.innerText ?? "",
        }]))"""
    seen = page.evaluate(look)
    assert seen["9h"]["fill"] == "rgb(194, 38, 58)"
    assert [seen[code]["ring"] for code in ("Qh", "Kd", "Jd")] == ["solid", "dashed", "dotted"]
    assert all(seen[code]["wide"] >= 3 for code in ("Qh", "Kd", "Jd"))
    assert [seen[code]["mark"] for code in ("Qh", "Kd", "Jd")] == ["Trump", "Your pick", "Missed"]
