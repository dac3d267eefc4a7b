"""The view in Chromium, without a kernel: what it shows and says, and what it never does."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect
from widgets.looking import WIDTHS, Opened, card_named, resize, sent
from widgets.snapshots import question

from euchre_tutor.app.pages.looking_up import plain
from euchre_tutor.engine import Deal, OrderUp, Position, Seat
from euchre_tutor.widgets.table_cloth import table_cloth

pytestmark = pytest.mark.browser


def test_quick_taps_are_kept_and_double_taps_are_not(view: Opened) -> None:
    """While one tap is on its way another card's waits for its turn; the same card's is dropped."""
    page = view()
    page.evaluate("window.deaf = true")
    for name in ("queen of hearts", "queen of hearts", "nine of hearts"):
        card_named(page, name).click()
    assert sent(page) == [{"kind": "tap", "card": "Qh"}]
    page.evaluate("model.set('screen', { ...data.screen, seq: 2 })")
    assert [(m["card"], m["seq"]) for m in page.evaluate("sent")] == [("Qh", 1), ("9h", 2)]


def test_silence_is_told(view: Opened) -> None:
    """When nothing answers, the learner hears of it instead of tapping in vain."""
    page = view()
    page.evaluate("window.deaf = true")
    card_named(page, "queen of hearts").click()
    expect(page.get_by_role("alert")).to_contain_text("reload the page", timeout=10_000)


def test_trouble_is_told(view: Opened) -> None:
    """When a handler failed, one line says so and the page stays usable."""
    page = view()
    page.evaluate("tell('msg:custom', { kind: 'trouble' })")
    expect(page.get_by_role("alert")).to_contain_text("Something went wrong")
    card_named(page, "queen of hearts").click()


def test_the_page_names_its_language(view: Opened) -> None:
    """Chosen in the menu, it is that of the whole document, where the view is all of it."""
    for standalone, language in ((True, "de"), (False, "en")):
        page = view(standalone=standalone)
        page.evaluate("screen => model.set('screen', screen)", question(seq=2, lang="de"))
        expect(page.locator(".et-root")).to_have_attribute("lang", "de")
        expect(page.locator("html")).to_have_attribute("lang", language)


def test_text_is_never_markup(view: Opened) -> None:
    """A title that looks like markup is shown as it is written."""
    name = "<svg/onload=alert(1)><b>x</b>"
    page = view(question(title=name, prose=[[name]], announce=name))
    assert page.locator(".et-title").inner_text() == name
    assert page.locator(".et-prose").inner_text() == name
    assert page.locator(".et-prose b").count() == 0


def test_an_open_question_tells_nothing(view: Opened) -> None:
    """What a screen reader finds in an open question names cards only, by rank and suit."""
    page = view(question(cloth=None))
    group = page.get_by_role("group", name="Tap every card that is a trump")
    names = group.get_by_role("button").evaluate_all("all => all.map(e => e.ariaLabel)")
    assert names == [
        "queen of hearts",
        "king of diamonds",
        "nine of hearts",
        "jack of clubs",
        "jack of diamonds",
        "ace of spades",
    ]
    assert page.locator(".et-task .et-ribbon, .et-task .et-mark").count() == 0


def test_cards_only_looked_at_are_pictures(view: Opened) -> None:
    """The fan of an explanation holds no button, and each card has its name."""
    cloth = view().locator(".et-cloth")
    assert cloth.get_by_role("button").count() == 0
    assert cloth.get_by_role("img", name="jack of hearts").count() == 1


def test_the_card_table_shows_a_position(view: Opened) -> None:
    """The table of a notebook: four seats, the hand, the trick, and nothing to press."""
    position = Position.start(Deal.shuffled("view")).after(OrderUp())
    while position.trick is None or len(position.trick) < 3:
        position = position.after(position.legal()[0])
    cloth = table_cloth(position, Seat.SOUTH)
    page = view(script="cardtable", cloth=cloth)
    for width in WIDTHS:
        resize(page, width)
        assert page.locator(".et-seat").count() == 4
        assert page.locator(".et-hand .et-card").count() == len(cloth["hand"])
        assert page.locator(".et-trick-place .et-card").count() == 3
        assert page.get_by_role("button").count() == 0
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    host = {"rules": {"page-has-heading-one": {"enabled": False}}}  # a notebook has its own
    assert Axe().run(page, options=host).response["violations"] == []


def test_closing_leaves_nothing_behind(view: Opened) -> None:
    """A view that is closed empties its place and hears nothing more."""
    page = view()
    page.evaluate("window.close_view()")
    assert page.locator("#view > *").count() == 0
    page.evaluate("model.set('screen', { ...data.screen, seq: 2 })")
    assert page.locator("#view > *").count() == 0


def test_a_search_knows_the_letters_of_all_languages(view: Opened) -> None:
    """What is typed finds itself in what Python gives to search in; it is read out once."""
    words = "Große Straße, naïve ﬁne İZMİR ΣΟΦΟΣ Ångström ज़ ① e\u0301te\u20dd"
    entries = [
        {"name": "a", "meaning": [words], "also": None, "rules": [], "find": plain([words])},
        {"name": "b", "meaning": ["b"], "also": None, "rules": [], "find": "b"},
    ]
    terms = {"search": "Search", "counts": ["none", "one", "two"], "none": "none"}
    page = view(question(page="glossary", terms=terms | {"entries": entries}, title="Glossary"))
    for word in words.split():
        for typed in (word, word.upper(), word.lower()):
            page.get_by_role("searchbox").fill(typed)
            assert page.locator(".et-entry").count() == 1, typed
    page.get_by_role("searchbox").fill("xyz")
    expect(page.locator(".et-search [role=status]")).to_have_text("none")
