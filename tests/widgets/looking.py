"""What the tests of the view share: screens to look at, and how to look."""

from collections.abc import Callable
from typing import Any

from browser.axe import settled
from playwright.sync_api import Locator, Page
from widgets.snapshots import judged, question, regrouped, trick

from euchre_tutor.engine import Suit

Opened = Callable[..., Page]

WIDTHS = [320, 360, 390, 560, 760, 900, 960, 1280, 1920]
SCREENS: dict[str, Callable[[], dict[str, Any]]] = {
    "open": question,
    "judged": judged,
    "rows": lambda: regrouped(Suit.HEARTS),
    "trick": trick,
    "trick open": lambda: trick(open_=True),
}


def sent(page: Page) -> list[dict[str, Any]]:
    """What the view has reported so far, without the numbers of the wire."""
    messages: list[dict[str, Any]] = page.evaluate("sent")
    return [{k: v for k, v in message.items() if k not in ("seq", "n")} for message in messages]


def focused(page: Page) -> str:
    """The name of what has the focus."""
    found = page.evaluate(
        "document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText"
    )
    return str(found)


def resize(page: Page, width: int) -> None:
    """Give the page another width, and wait until the view has its new places."""
    page.set_viewport_size({"width": width, "height": 800})
    settled(page)


def card_named(page: Page, name: str) -> Locator:
    """The card on offer with this name."""
    return page.get_by_role("button", name=name, exact=True)
