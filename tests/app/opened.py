"""The app as tests open it: for a learner who has done nothing yet, kept nowhere."""

from euchre_tutor.app import App
from euchre_tutor.progress import Book, MemoryStore


def opened(**wishes: str) -> App:
    """The app as this address opens it."""
    return App(wishes, Book(MemoryStore(), "nobody"))


def go(app: App, to: str) -> None:
    """Follow a link of the page."""
    app.handle({"kind": "go", "to": to})


def address(app: App) -> str:
    """The query that the page's address shows."""
    return str(app.screen["place"]["address"])
