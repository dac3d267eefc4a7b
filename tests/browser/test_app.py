"""The app's own pages in Chromium: addresses, menus, search, the rule card on paper, the wall."""

import re
from collections.abc import Callable

import pytest
from browser.axe import settled, violations
from browser.in_process import at, show
from playwright.sync_api import Page, expect
from processes import Served

from euchre_tutor.app.address import LESSON, RULES, Address
from euchre_tutor.engine import Rules

pytestmark = pytest.mark.browser

Opened = Callable[..., Page]
PAGES = ["", "page=rules", "page=glossary", "page=card", "lesson=winning-tricks&step=2&wall=1"]
WIDTHS = [320, 360, 390, 560, 760, 900, 960, 1280, 1920]
THEMES = ["light", "dark", "contrast"]


def arrived(page: Page, end: str) -> None:
    """Wait until the page's address ends so."""
    expect(page).to_have_url(re.compile(f"{re.escape(end)}$"))


def title(page: Page, words: str) -> None:
    """Wait for the page's own title, which then has the focus after a way was taken."""
    expect(page.locator(".et-title")).to_have_text(words)


def test_the_address_follows_and_back_goes_back(page: Page) -> None:
    """Continue, step on, Course; then Back through all of it, and Forward again."""
    show(page, "seed=7")
    page.get_by_role("button", name="Start").click()
    arrived(page, "?seed=7&lesson=deck&step=1")
    expect(page).to_have_title(re.compile(r" · The deck and what beats what$"))
    expect(page.locator(".et-title")).to_be_focused()
    page.get_by_role("button", name="Skip this step").click()
    arrived(page, "&step=2")
    page.get_by_role("button", name="Course").click()
    arrived(page, "?seed=7")
    title(page, "Your course")
    expect(page).to_have_title("Your course · Euchre Tutor")
    expect(page.locator(".et-title")).to_be_focused()
    for address in ("step=2", "step=1", "seed=7"):
        page.go_back()
        arrived(page, address)
    title(page, "Your course")
    page.go_forward()
    page.go_forward()
    arrived(page, "&step=2")
    expect(page.locator(".et-progress-label")).to_contain_text("Step 2")
    assert at(page) == Address(LESSON, "deck", 2)


def test_a_deal_leaves_the_address_with_its_table(page: Page) -> None:
    """Whoever went on from a given deal is not led back to it by a reload."""
    show(page, "deal=class-7")
    arrived(page, "?page=practice")
    page.locator("[data-back]").click()
    title(page, "Your course")
    assert at(page) == Address()


def test_from_a_verdict_to_the_rulebook(page: Page) -> None:
    """The drawer leads to its rule in the rulebook, which takes the focus; Back returns."""
    show(page, "lesson=bowers&step=1")
    page.locator("button[data-card]").first.click()
    page.locator("[data-rule]").click()
    page.get_by_role("button", name="Open in the rulebook").click()
    expect(page).to_have_url(re.compile(r"\?rule=2\.\d$"))
    place = at(page)
    assert place.page == RULES
    expect(page.locator(f"[data-entry='{place.name}'] button")).to_be_focused()
    expect(page.locator(f"[data-entry='{place.name}']")).to_be_in_viewport()
    page.go_back()
    arrived(page, "?lesson=bowers&step=1")
    expect(page.locator(".et-verdict")).to_be_visible()


def test_the_search_filters_as_one_types(page: Page) -> None:
    """A synonym finds the rule, the number of finds is said, nothing found is said kindly."""
    show(page, "page=rules")
    field = page.get_by_role("searchbox", name="Search the rules")
    field.fill("screw")
    expect(page.locator("[data-entry]")).to_have_count(1)
    expect(page.get_by_role("status").first).to_have_text("1 found")
    field.fill("xyzzy")
    expect(page.get_by_role("status").first).to_contain_text("Nothing found")
    field.fill("")
    assert page.locator("[data-entry]").count() > 50


def test_rules_in_use_by_keyboard(page: Page) -> None:
    """The menu opens, chooses, refuses with the rule, closes on Escape; the focus comes back."""
    app = show(page, "page=card")
    menu = page.locator("[data-menu=rules]")
    menu.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(menu).to_have_text("Tournament rules")
    page.keyboard.press("ArrowRight")
    expect(menu).to_have_text("Two-handed rules")
    lone = page.get_by_role("group", name="10.8")
    lone.get_by_role("radio", name="on").check(force=True)
    expect(page.get_by_role("alert")).to_contain_text("nobody goes alone")
    expect(lone.get_by_role("radio", name="off")).to_be_checked()
    page.keyboard.press("Escape")
    expect(menu).to_be_focused()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert not app.book.rules.partnerships


def test_display_changes_the_text_at_once(page: Page) -> None:
    """A larger text is larger; the projector is one press away, and one back."""
    show(page, "lesson=bowers&step=1")
    size = "e => parseFloat(getComputedStyle(e).fontSize)"
    before = page.locator(".et-prose").first.evaluate(size)
    page.locator("[data-menu=display]").click()
    page.get_by_role("group", name="Text size").get_by_role("radio", name="Largest").check(
        force=True
    )
    expect(page.locator(".et-text-largest")).to_have_count(1)
    assert page.locator(".et-prose").first.evaluate(size) == pytest.approx(before * 1.3)
    page.get_by_role("button", name="Projector").click()
    arrived(page, "&wall=1")
    page.get_by_role("button", name="Leave projector").click()
    arrived(page, "?lesson=bowers&step=1")


@pytest.mark.parametrize("rules", ["standard", "tournament", "standard+turned+canadian+target=7"])
def test_the_rule_card_prints_on_one_page(page: Page, rules: str) -> None:
    """One sheet of A4, one of Letter, whatever rules are in use and however large the text is."""
    show(page, "page=card", {"text": "largest", "theme": "dark"}, Rules.parse(rules))
    for sheet in ("A4", "Letter"):
        assert len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=sheet))) == 1


def test_the_wall_tells_on_demand(page: Page) -> None:
    """Digits pick, nothing more is known; Space tells with the rule; the arrow goes on."""
    show(page, "lesson=winning-tricks&step=2&wall=1")
    prompt = page.locator(".et-wall-title")
    expect(prompt).to_have_text("Who wins this trick?")
    expect(page.locator(".et-led")).to_have_count(1)
    page.keyboard.press("2")
    expect(page.locator(".et-is-chosen")).to_have_count(1)
    assert page.locator(".et-ribbon, .et-wall-told, .et-is-winner").count() == 0
    page.keyboard.press(" ")
    expect(page.locator(".et-is-winner")).to_have_count(1)
    expect(page.locator(".et-wall-told [data-rule]")).to_have_count(1)
    assert page.locator(".et-stars").count() == 0
    page.keyboard.press("ArrowRight")
    expect(page.locator(".et-wall-told")).to_have_count(0)


def test_marks_on_the_wall_stay_on_a_phone(page: Page) -> None:
    """A teacher who tries it there reads every mark to its end; the title wears no ring."""
    page.set_viewport_size({"width": 360, "height": 740})
    show(page, "lesson=winning-tricks&step=2&wall=1")
    page.keyboard.press("2")
    page.keyboard.press(" ")
    page.locator(".et-wall-told").wait_for()
    marks = page.locator(".et-led, .et-mark")
    edges = marks.evaluate_all(
        "all => all.flatMap(e => { const b = e.getBoundingClientRect(); return [b.left, b.right] })"
    )
    assert len(edges) == 6
    assert min(edges) >= 0
    assert max(edges) <= 360
    ring = page.locator(".et-wall-title").evaluate("e => getComputedStyle(e).outlineStyle")
    assert ring == "none"


def test_keys_of_the_wall_pressed_quickly_all_count(page: Page) -> None:
    """Picked, told and gone on before Python has answered once: nothing is lost on the way."""
    show(page, "lesson=winning-tricks&step=2&wall=1")
    page.locator(".et-wall-title").wait_for()
    page.evaluate(
        "for (const key of ['2', ' '])"
        " document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))"
    )
    expect(page.locator(".et-wall-told")).to_have_count(1)
    assert page.locator(".et-is-winner, .et-is-wrong").count() >= 1


@pytest.mark.parametrize("query", PAGES)
def test_nothing_overflows(open_page: Opened, query: str, scale: Callable[[int], int]) -> None:
    """From 320 to 1920 px, at every size of the text, no page is wider than its window."""
    sizes = ["standard", "large", "largest"]
    for size in sizes if scale(20) == 20 else sizes[::2]:
        page = open_page(viewport={"width": 1280, "height": 800})
        show(page, query, {"text": size})
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 800})
            settled(page)
            over = page.evaluate("document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{query} at {width} px, text {size}"


@pytest.mark.parametrize("query", PAGES)
def test_axe_finds_nothing(open_page: Opened, query: str, scale: Callable[[int], int]) -> None:
    """No page of the app violates a rule of axe, its menus open or closed, in any theme."""
    for theme in THEMES if scale(20) == 20 else [THEMES[PAGES.index(query) % 3]]:
        page = open_page(viewport={"width": 1280, "height": 800})
        show(page, query, {"theme": theme})
        assert violations(page) == []
        for menu in page.locator("[data-menu]").all():
            menu.click()
            assert violations(page) == []
            page.keyboard.press("Escape")


def test_every_control_is_large_enough_for_a_finger(open_page: Opened) -> None:
    """On a phone no button or field of the app's pages is under 44 px high or wide."""
    small = """() => [...document.querySelectorAll("button, .et-segment, input[type=search]")]
        .map((e) => [e.className, e.getBoundingClientRect()])
        .filter(([, r]) => r.width > 0 && (r.width < 43.5 || r.height < 43.5))
        .map(([name, r]) => `${name} ${r.width}x${r.height}`)"""
    for query in PAGES:
        page = open_page(viewport={"width": 360, "height": 740})
        show(page, query)
        for menu in page.locator("[data-menu]").all():
            menu.click()
            assert page.evaluate(small) == []
            page.keyboard.press("Escape")
        assert page.evaluate(small) == []


def test_served_at_a_rule(served_app: Served, page: Page, outside: list[str]) -> None:
    """From the server itself: a link to a rule opens it, the map is one press away."""
    page.goto(f"{served_app.address}?rule=2.4")
    expect(page.locator("[data-entry='cards.left']")).to_be_in_viewport()
    page.get_by_role("button", name="Course").click()
    title(page, "Your course")
    assert page.url == served_app.address
    assert outside == []
