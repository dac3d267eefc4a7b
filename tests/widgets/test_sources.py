"""Habits of the view's sources that a reader or a host would trip over."""

import re
from pathlib import Path

import pytest

from euchre_tutor.widgets import WORDS
from euchre_tutor.widgets.bundle import STATIC, script, style

SCRIPTS = sorted((STATIC / "js").glob("*.js"))
STYLES = sorted((STATIC / "css").glob("*.css"))
BY_NAME = [pytest.param(path, id=path.name) for path in [*SCRIPTS, *STYLES]]


def bare(css: str) -> str:
    """The style without comments."""
    return re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)


@pytest.mark.parametrize("path", BY_NAME)
def test_a_file_is_read_in_one_sitting(path: Path) -> None:
    """At most 300 lines (the table of tokens and the parts of the table are the longest)."""
    assert len(path.read_text("utf-8").splitlines()) <= 300


@pytest.mark.parametrize("path", BY_NAME)
def test_a_file_says_what_it_is(path: Path) -> None:
    """The first line is a comment."""
    assert path.read_text("utf-8").startswith(("// ", "/*"))


def test_classes_carry_the_prefix() -> None:
    """Every class is named et-: styles of a view are global in a notebook."""
    found = set(re.findall(r"\.(-?[A-Za-z_][\w-]*)", re.sub(r"\d*\.\d+", "", bare(style()))))
    assert [name for name in sorted(found) if not name.startswith("et-")] == []


def test_nothing_is_styled_outside_a_view() -> None:
    """Every selector names a class of ours; none is a bare element of the host's page."""
    body = re.sub(r"@keyframes[^{]*\{(?:[^{}]*\{[^}]*\})*[^}]*\}", "", bare(style()))
    body = re.sub(r"@media[^{]*\{", "", body)
    for rule in re.findall(r"([^{}]+)\{", body):
        assert ".et-" in rule, rule.strip()


def test_sizes_are_pixels() -> None:
    """No rem: JupyterLab and Voilà set the size of the root. No address of another place either."""
    css = bare(style())
    assert re.findall(r"[\d.]rem\b", css) == []
    assert re.findall(r"@import|url\(|https?:", css) == []


@pytest.mark.parametrize("entry", ["lesson", "cardtable"])
def test_scripts_ask_nothing_of_another_place(entry: str) -> None:
    """No address in the script, the names of XML in drawings and in the view library excepted."""
    found = set(re.findall(r"https?://[^\"'\\\s)]+", script(entry)))
    assert found <= {"http://www.w3.org/2000/svg"}


@pytest.mark.parametrize("path", [pytest.param(path, id=path.name) for path in SCRIPTS])
def test_suits_are_drawn(path: Path) -> None:
    """No suit sign as a letter (phones turn it into an emoji), and no title tooltips."""
    text = path.read_text("utf-8")
    assert re.findall("[♠♥♦♣🂠-🃿]", text) == []
    assert re.findall(r"\stitle=", re.sub(r"title=\$\{title\}", "", text)) == []


def test_no_landmark_of_a_page() -> None:
    """A view stands inside somebody's page: it brings no banner, main part or aside of its own."""
    for path in SCRIPTS:
        found = re.findall(r"<(?:header|main|footer|aside|nav)\b", path.read_text("utf-8"))
        assert found == [], path.name


def test_every_word_asked_for_can_be_translated() -> None:
    """What a script asks the words for is a word of the interface."""
    asked: set[str] = set()
    for path in SCRIPTS:
        asked |= set(re.findall(r'(?<![\w.])t\("([^"]+)"\)', path.read_text("utf-8")))
    assert "Your hand" in asked
    assert asked - WORDS == set()


def test_every_word_is_asked_for() -> None:
    """No word is translated in vain: each stands in a script."""
    joined = "".join(path.read_text("utf-8") for path in SCRIPTS)
    assert {word for word in WORDS if f'"{word}"' not in joined} == set()


def test_licences_lie_beside_the_library() -> None:
    """The view library comes with the licences of both its parts."""
    text = (STATIC / "vendor" / "htm-preact.LICENSE").read_text("utf-8")
    assert "The MIT License" in text
    assert "Apache License" in text
