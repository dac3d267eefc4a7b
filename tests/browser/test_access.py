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
    Mouse,
    Shown,
    card,
    choice,
    right_answer,
)
from playwright.sync_api import Page
from processes import Served

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
def test_mistakes_menu_and_rule_without_violation(
    served_app: Served, open_page: Callable[..., Page], look: str
) -> None:
    """Missed, wrong and refused cards, the Display menu and an open rule: the same."""
    page = open_page(**LOOKS[look])
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
    learner.give(Answer([card("Qh"), card("Kd")], check=True))
    assert violations(page) == []
    assert too_faint(page) == []
    page.click(".et-verdict [data-rule]")
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    assert too_faint(page) == []
    page.keyboard.press("Escape")
    page.click("[data-menu]")
    page.get_by_role("dialog").wait_for()
    assert violations(page) == []
    assert too_faint(page) == []
    learner.open(f"{served_app.address}?lesson=bowers&step=4")
    learner.press(choice("Hearts"))
    assert violations(page) == []
    assert too_faint(page) == []
    learner.open(f"{served_app.address}?lesson=bowers&step=6")
    learner.press(card("As"))
    assert violations(page) == []
    assert too_faint(page) == []


def names(page: Page) -> list[str]:
    """The accessible names of every card, as the browser's own tree has them."""
    tree = page.locator(".et-root").aria_snapshot()
    found = re.findall(r'(?:button|img) "([^"]*)"', tree)
    return [name for name in found if " of " in name and "stars" not in name]


def test_no_name_answers_an_open_question(served_app: Served, page: Page) -> None:
    """Rank and suit, nothing else, in the accessible tree of every question still open."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
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
    served_app: Served, page: Page
) -> None:
    """Step 6 begun: the placed card says what it is; those still to place have plain names."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=6")
    learner.press(card("Js"))
    told = [name for name in names(page) if "bower" in name or "trump" in name]
    assert told == ["jack of spades, right bower, trump"]


def test_names_tell_it_after_the_answer(served_app: Served, page: Page) -> None:
    """Once answered, the left bower is read as what it is, with the mark it wears."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
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
def test_states_differ_without_colour(
    served_app: Served, open_page: Callable[..., Page], look: str
) -> None:
    """Chosen, right, wrong, missed: by ring or icon on every screen, by word where it fits."""
    page = open_page(**LOOKS[look])
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
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


def test_answers_differ_without_colour(served_app: Served, page: Page) -> None:
    """A wrong answer, the right one and the others: by the edge's style and by a word."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=4")
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


def test_focus_after_a_verdict(served_app: Served, page: Page) -> None:
    """The verdict hands the focus to the main button; Enter goes on, to the new step's title."""
    learner = Learner(page, Keyboard())
    learner.open(f"{served_app.address}?lesson=bowers")
    shown = learner.answer()
    focused(page, MAIN)
    page.keyboard.press("Enter")
    assert learner.changed(shown)["progress"] == "Step 2 of 7"
    focused(page, ".et-title")
    page.keyboard.press("Tab")
    focused(page, "button[data-card]")


def test_r_opens_the_rule_and_escape_gives_the_focus_back(served_app: Served, page: Page) -> None:
    """R shows the rule cited; the focus stays inside until Escape; then it is where it was."""
    learner = Learner(page, Keyboard())
    learner.open(f"{served_app.address}?lesson=bowers")
    shown = learner.answer()
    focused(page, MAIN)
    page.keyboard.press("r")
    drawer = page.get_by_role("dialog", name="Rule 2.3 The right bower")
    drawer.wait_for()
    assert "trump" in drawer.inner_text()
    for _ in range(4):
        assert page.evaluate("document.activeElement.closest('[role=dialog]') !== null")
        page.keyboard.press("Tab")
    page.keyboard.press("Escape")
    drawer.wait_for(state="detached")
    focused(page, MAIN)
    page.keyboard.press("Enter")
    assert learner.changed(shown)["progress"] == "Step 2 of 7"


def test_the_rule_chip_gets_the_focus_back(served_app: Served, page: Page) -> None:
    """Opened by its chip and closed by its button, the rule leaves the focus on the chip."""
    learner = Learner(page, Keyboard())
    learner.open(f"{served_app.address}?lesson=bowers")
    learner.answer()
    Keyboard().focus(page, "[data-rule]")
    page.keyboard.press("Enter")
    Keyboard().focus(page, "[role=dialog] button")
    page.keyboard.press("Space")
    page.get_by_role("dialog").wait_for(state="detached")
    focused(page, "[data-rule]")


def test_the_menu_by_keyboard(served_app: Served, page: Page) -> None:
    """Display opens with Enter, the arrows choose a theme, Escape closes it and comes back."""
    Learner(page, Keyboard()).open(f"{served_app.address}?lesson=bowers")
    Keyboard().focus(page, "[data-menu]")
    page.keyboard.press("Enter")
    focused(page, "input[value=auto]")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    page.locator(".et-root.et-dark").wait_for()
    focused(page, "input[value=dark]")
    page.keyboard.press("Escape")
    focused(page, "[data-menu]")


def test_the_live_region_speaks(served_app: Served, page: Page) -> None:
    """Each verdict is spoken, headline, reason, cards by name; so is a check without a choice."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers")
    assert page.locator("[role=status][aria-live=polite]").count() == 1
    shown = learner.press(card("Ah"))
    assert shown["announce"].startswith("A fair guess: aces usually win.")
    assert "jack of hearts" in shown["announce"]
    learner.manner = Keyboard()  # a button that is not ready can be pressed all the same
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
    assert learner.press(MAIN)["announce"] == "Choose first."
    assert page.locator(".et-hint").inner_text() == "Choose first."
    shown = learner.give(Answer([card("Qh"), card("9h")], check=True))
    assert shown["announce"].startswith("Almost: 2 of 3 found.")
    assert "jack of diamonds" in shown["announce"]


def moves(page: Page, address: str) -> list[dict[str, object]]:
    """What moved while cards changed their rows, one was refused and one was chosen."""
    page.add_init_script(MOTION)
    learner = Learner(page, Mouse())
    learner.open(f"{address}?step=3")
    learner.give(right_answer(learner.read()))
    settled(page)
    seen: list[dict[str, object]] = page.evaluate("window.moved")
    learner.open(f"{address}?step=7")
    learner.press(card("9c"))
    settled(page)
    seen += page.evaluate("window.moved")
    learner.open(f"{address}?step=5")
    learner.press(card("Kd"))
    settled(page)
    seen += page.evaluate("window.moved")
    return seen


def test_motion_is_short(served_app: Served, page: Page) -> None:
    """Cards walk, a refused one shakes, a chosen one rises; nothing takes over 400 ms."""
    seen = moves(page, f"{served_app.address}?lesson=bowers")
    assert {"animate", "et-rise", "et-shake", "transform"} <= {str(one["name"]) for one in seen}
    assert all(float(str(one["time"])) <= 400 for one in seen)


def test_reduced_motion(served_app: Served, open_page: Callable[..., Page]) -> None:
    """Asked for less motion, nothing moves: a verdict fades in 80 ms and that is all."""
    page = open_page(viewport=WIDE, reduced_motion="reduce")
    seen = moves(page, f"{served_app.address}?lesson=bowers")
    ours = [one for one in seen if not (one["kind"] == "transition" and one["time"] == 0)]
    assert {one["name"] for one in ours} == {"et-fade"}
    assert {one["time"] for one in ours} == {80}


def test_forced_colours(served_app: Served, open_page: Callable[..., Page]) -> None:
    """In a palette of the system cards keep their drawn suits, rings are borders, marks stay."""
    page = open_page(viewport=WIDE, forced_colors="active")
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=5")
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
