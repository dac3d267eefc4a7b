"""The page of the learners in the view: the focus stays on the page."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page

from euchre_tutor.app import App
from euchre_tutor.progress import Book, MemoryStore

pytestmark = pytest.mark.browser

PIECE = 1_000_000
"""Characters that are sent at once."""


def shown(app: App) -> dict[str, Any]:
    """Give the snapshot on show, for a page without a server."""
    place = {name: part for name, part in app.screen["place"].items() if name != "address"}
    return app.screen | {"place": place}


@pytest.mark.parametrize(
    ("button", "event"),
    [
        ("[data-switch='FIRST']", {"do": "switch"}),
        ("[data-do=keep]", {"do": "keep"}),
        ("[data-do=sure]", {"do": "sure"}),
    ],
)
def test_a_button_that_goes_leaves_the_focus_on_the_page(
    view: Callable[..., Page], button: str, event: dict[str, str]
) -> None:
    """Where the button that was pressed is gone, the title has the focus: not the top of it all."""
    book = Book(MemoryStore(), "browser:x")
    app = App({"page": "learners"}, book)
    first = book.learner.id
    app.handle({"kind": "learners", "do": "add", "name": "Ben"})
    if event["do"] != "switch":
        app.handle({"kind": "learners", "do": "delete"})
    page = view(shown(app))
    button = button.replace("FIRST", first)
    page.locator(button).press("Enter")
    app.handle({"kind": "learners", "id": first, **event})
    page.evaluate(f"model.set('screen', {json.dumps(shown(app))})")
    assert page.locator(button).count() == 0
    assert page.evaluate("document.activeElement.className") == "et-title"


def test_a_long_file_is_sent_in_pieces(view: Callable[..., Page], tmp_path: Path) -> None:
    """Each waits for the one before; a sign of two halves that lies on the border stays whole."""
    page = view(shown(App({"page": "learners"}, Book(MemoryStore(), "browser:x"))))
    text = "x" * (PIECE - 1) + "\U0001f0a1" + "y" * 10
    file = tmp_path / "long.json"
    file.write_text(text, "utf-8")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_function("sent.length === 2")
    sent = page.evaluate("sent")
    assert [(one["do"], one["at"], one["of"]) for one in sent] == [
        ("import", 0, 2),
        ("import", 1, 2),
    ]
    assert "".join(one["text"] for one in sent) == text


@pytest.mark.parametrize("width", [320, 1280])
def test_the_longest_name_stays_on_the_page(view: Callable[..., Page], width: int) -> None:
    """In the list, in what was said and in the question about deleting, with the largest text."""
    app = App({"page": "learners"}, Book(MemoryStore(), "browser:x"))
    app.handle({"kind": "learners", "do": "rename", "name": "W" * 40})
    page = view(shown(app), display={"text": "largest"}, size=(width, 800))
    for event in ({"do": "delete"}, {"do": "sure"}):
        sticking = page.locator(".et-learners *").evaluate_all(
            "all => all.filter(e => e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0"
            " && !e.matches('input, .et-sr')).map(e => e.className)"
        )
        assert sticking == []
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        app.handle({"kind": "learners", **event})
        page.evaluate(f"model.set('screen', {json.dumps(shown(app))})")
