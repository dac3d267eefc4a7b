"""An address that names what is not there: the app says so, in one line, and goes on."""

import pytest

from euchre_tutor.app import App
from euchre_tutor.app.address import Address, wishes_of
from euchre_tutor.app.astray import CLOSE, astray
from euchre_tutor.lessons import LESSONS
from euchre_tutor.progress import Book, MemoryStore
from euchre_tutor.text import render

ASTRAY = {
    "lesson=bogus": "There is no lesson “bogus”.",
    "lesson=13": "There is no lesson “13”.",
    "lesson=bowers&step=99": "This lesson has no step “99”.",
    "lesson=bowers&step=0": "This lesson has no step “0”.",
    "lesson=bowers&step=x": "This lesson has no step “x”.",
    "rule=99": "There is no rule “99”.",
    "rule=2.77": "There is no rule “2.77”.",
    "page=zzz": "There is no page “zzz”.",
}
THERE = (
    "",
    "lesson=bowers",
    "lesson=Bowers&step=3",
    "lesson=bower",
    "lesson=2&step=check",
    "lesson=bowers&step=03",
    "rule=2.4",
    "rule=cards.left",
    "page=rules",
    "page=home",
    "deal=class-7",
)


@pytest.mark.parametrize("query", ASTRAY)
def test_what_is_not_there_is_said(query: str) -> None:
    """Lesson, step, rule and page, each by the word that was asked for."""
    said = astray(wishes_of(query))
    assert said is not None
    assert render(said, "en") == ASTRAY[query]


@pytest.mark.parametrize("query", THERE)
def test_of_what_is_there_nothing_is_said(query: str) -> None:
    """A name nearly right, a number, the check: they open, and that is all."""
    assert astray(wishes_of(query)) is None


def test_every_address_of_the_course_is_there() -> None:
    """Every lesson's every step, as the app itself names them."""
    for name, lesson in LESSONS.items():
        for step in (*range(1, len(lesson.steps) + 1), "check"):
            assert astray(wishes_of(Address("lesson", name, step).query)) is None


def opened(query: str) -> App:
    """The app at an address."""
    return App(wishes_of(query), Book(MemoryStore(), "nobody"))


def test_it_stands_above_the_nearest_place_until_it_is_closed() -> None:
    """The map is shown with the line; the button takes the line away, and going on does too."""
    app = opened("lesson=bogus")
    assert app.screen["page"] == "home"
    assert app.screen["astray"]["text"] == ASTRAY["lesson=bogus"]
    app.handle({"kind": "press", "id": app.screen["astray"]["close"]})
    assert "astray" not in app.screen
    assert app.screen["page"] == "home"
    app.handle({"kind": "go", "to": "rule=99"})
    assert app.screen["astray"]["close"] == CLOSE
    app.handle({"kind": "go", "to": "lesson=bowers"})
    assert "astray" not in app.screen


def test_a_very_long_word_is_cut() -> None:
    """What is said again has room in a line."""
    said = astray({"lesson": "x" * 500})
    assert said is not None
    assert len(render(said, "en")) < 80
