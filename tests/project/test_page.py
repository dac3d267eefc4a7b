"""The page around the lesson: what it is called, what it asks for, what cannot be changed."""

from collections.abc import Callable
from html.parser import HTMLParser
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, Route
from processes import Served

pytestmark = pytest.mark.browser


class Addresses(HTMLParser):
    """Collects what a page's elements point at."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:  # noqa: ARG002
        """Called by HTMLParser at every start of an element."""
        self.found += [value or "" for name, value in attrs if name in {"href", "src"}]


def text_of(address: str) -> str:
    """What the server sends as the page."""
    with urlopen(address, timeout=60) as answer:
        text: str = answer.read().decode()
    return text


def open_lesson(page: Page, address: str) -> None:
    """Open the app and wait until it has answered with something to press."""
    page.goto(address)
    page.get_by_role("main").get_by_role("button").first.wait_for()


def test_the_page_says_what_it_is(served_app: Served, page: Page) -> None:
    """Title, language, one main landmark, an icon of its own, fit for a phone."""
    open_lesson(page, served_app.address)
    assert page.title() == "Your course · Euchre Tutor"
    assert page.locator("html").get_attribute("lang") == "en"
    assert page.get_by_role("main").count() == 1
    assert page.locator("link[rel=icon]").last.get_attribute("href", timeout=1000)
    icon = page.locator("link[rel=icon]").last.get_attribute("href") or ""
    assert icon.startswith("data:image/svg+xml,%3Csvg")
    viewport = page.locator("meta[name=viewport]").get_attribute("content") or ""
    assert "width=device-width" in viewport


def test_nothing_is_asked_of_another_host(
    served_app: Served, page: Page, outside: list[str]
) -> None:
    """No request leaves this computer, from the first byte to a lesson that answers."""
    open_lesson(page, served_app.address)
    page.wait_for_load_state("networkidle")
    assert outside == []


def test_the_text_of_the_page_names_no_other_host(served_app: Served) -> None:
    """What Voilà sends holds no link, script or stylesheet of another host, blocked or not."""
    links = Addresses()
    links.feed(text_of(served_app.address))
    assert links.found
    assert [address for address in links.found if address.startswith(("http", "//"))] == []


def test_the_page_language_follows_the_query(served_app: Served, page: Page) -> None:
    """`?lang=` reaches <html lang>; a language that does not exist is English."""
    for asked, shown in {"qps": "qps", "en-GB": "en", '"><b>': "en"}.items():
        page.goto(f"{served_app.address}?lang={asked}", wait_until="commit")
        assert page.locator("html").get_attribute("lang") == shown


def test_the_address_cannot_change_the_look(served_app: Served, page: Page) -> None:
    """`?template=` and `?theme=` of Voilà do nothing."""
    open_lesson(page, f"{served_app.address}?template=reveal&theme=dark")
    assert page.title() == "Your course · Euchre Tutor"
    assert "theme-dark" not in (page.locator("body").get_attribute("class") or "")


def test_the_loading_screen_is_our_own(served_app: Served) -> None:
    """Before the lesson shows: the logo and the name; no place for words of kernels and cells."""
    page = text_of(served_app.address)
    loading = page.partition('<div id="loading"')[2].partition("</div>")[0]
    assert "<svg" in loading
    assert loading.endswith("</svg><p>Euchre Tutor</p>")
    assert 'id="loading_text"' not in page


def test_the_ground_is_dark_in_the_dark(served_app: Served, open_page: Callable[..., Page]) -> None:
    """The page's ground follows the system's theme, before and after the lesson shows."""
    for scheme, ground in {"light": "rgb(251, 246, 236)", "dark": "rgb(25, 23, 21)"}.items():
        page = open_page(color_scheme=scheme)
        open_lesson(page, served_app.address)
        colour = page.locator("body").evaluate("e => getComputedStyle(e).backgroundColor")
        assert colour == ground


def test_a_long_page_scrolls(served_app: Served, page: Page) -> None:
    """The document itself scrolls; nothing below the window's edge is cut off."""
    open_lesson(page, served_app.address)
    tall = "main => main.insertAdjacentHTML('beforeend', '<div style=height:3000px></div>')"
    page.get_by_role("main").evaluate(tall)
    assert page.evaluate("document.scrollingElement.scrollHeight") > 3000
    page.evaluate("window.scrollTo(0, 1000)")
    assert page.evaluate("window.scrollY") == 1000


def test_a_screen_that_did_not_come_is_asked_for_again(served_app: Served, page: Page) -> None:
    """Where the view fails to load once, the page asks again by itself and the lesson opens."""
    failed: list[str] = []

    def fail_once(route: Route) -> None:
        if failed:
            route.continue_()
        else:
            failed.append(route.request.url)
            route.abort()

    page.route("**/anywidget/static/remoteEntry*", fail_once)
    page.goto(served_app.address)
    page.locator(".et-title").wait_for(timeout=120_000)
    assert len(failed) == 1
    assert page.locator("#loading").count() == 0
