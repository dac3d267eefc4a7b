"""Languages, and translations that are missing or wrong."""

import logging
from collections.abc import Callable
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from babel.messages.mofile import write_mo

from euchre_tutor.engine import Card
from euchre_tutor.text import (
    TN,
    Catalogue,
    LanguageError,
    T,
    Text,
    catalogue,
    find_language,
    in_use,
    languages,
    render,
    rich,
    use,
)
from euchre_tutor.text.catalogue import DOMAIN

Entries = dict[str | tuple[str, str], str | tuple[str, ...]]
Translate = Callable[[Entries], Catalogue]
WINS = T("**{card}** wins.", card=Card("Jh"))


@pytest.fixture
def translate(tmp_path: Path) -> Translate:
    """A function that compiles a Polish catalogue (three plural forms) and opens it."""

    def build(entries: Entries) -> Catalogue:
        source = Catalog(locale="pl")
        for message, translation in entries.items():
            source.add(message, translation)
        folder = tmp_path / "pl" / "LC_MESSAGES"
        folder.mkdir(parents=True)
        with (folder / f"{DOMAIN}.mo").open("wb") as file:
            write_mo(file, source)
        return catalogue("pl", tmp_path)

    return build


def test_a_translation_is_shown(translate: Translate) -> None:
    """A compiled catalogue is read, its word order is its own, and cards stay signs."""
    polish = translate({"**{card}** wins.": "Wygrywa **{card}**."})
    assert render(WINS, polish) == "Wygrywa J♥."
    assert rich(WINS, polish)[0] == "Wygrywa "


def test_what_is_not_translated_is_english(translate: Translate) -> None:
    """A message without translation falls back alone: the others stay translated."""
    polish = translate({"Pass": "Pas"})
    assert render(T("{a}! {b}", a=T("Pass"), b=WINS), polish) == "Pas! J♥ wins."


@pytest.mark.parametrize(
    ("tricks", "shown"), [(1, "Jedna lewa"), (3, "3 lewy"), (5, "5 lew"), (22, "22 lewy")]
)
def test_a_language_counts_in_its_own_way(translate: Translate, tricks: int, shown: str) -> None:
    """Polish has three forms; the catalogue's own rule chooses."""
    polish = translate({("One trick", "{n} tricks"): ("Jedna lewa", "{n} lewy", "{n} lew")})
    assert render(TN("One trick", "{n} tricks", tricks), polish) == shown


def test_a_form_may_leave_the_number_out(
    translate: Translate, caplog: pytest.LogCaptureFixture
) -> None:
    """A language that says "a pair" needs no number for it."""
    polish = translate({("{n} card", "{n} cards"): ("karta", "para {n}", "kart")})
    assert render(TN("{n} card", "{n} cards", 1), polish) == "karta"
    assert render(TN("{n} card", "{n} cards", 5), polish) == "kart"
    assert not caplog.records


@pytest.mark.parametrize(
    "wrong",
    [
        "Wygrywa.",
        "**{card}** wygrywa {suit}.",
        "**{karta}** wygrywa.",
        "**{card} wygrywa.",
        "{card",
        "{card} {0}",
        "{card.code}",
    ],
)
def test_a_wrong_translation_is_not_shown(
    translate: Translate, caplog: pytest.LogCaptureFixture, wrong: str
) -> None:
    """Missing, extra or broken fields and markup: English is shown, a warning is logged."""
    polish = translate({"**{card}** wins.": wrong})
    with caplog.at_level(logging.WARNING):
        assert render(WINS, polish) == "J♥ wins."
    assert "'**{card}** wins.' is not shown" in caplog.text


def test_a_wrong_plural_form_is_not_shown(
    translate: Translate, caplog: pytest.LogCaptureFixture
) -> None:
    """Only the form at fault falls back."""
    polish = translate({("One trick", "{n} tricks"): ("Jedna lewa", "{x} lewy", "{n} lew")})
    assert render(TN("One trick", "{n} tricks", 3), polish) == "3 tricks"
    assert render(TN("One trick", "{n} tricks", 5), polish) == "5 lew"
    assert caplog.text.count("is not shown") == 1


@pytest.mark.parametrize("content", [b"", b"not a catalogue", b"\xde\x12\x04\x95\x00\x00\x00\x00"])
def test_a_damaged_catalogue_is_english(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    """A file that is no catalogue costs the translation, not the page."""
    folder = tmp_path / "pl" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / f"{DOMAIN}.mo").write_bytes(content)
    assert render(WINS, catalogue("pl", tmp_path)) == "J♥ wins."
    assert "no catalogue for 'pl'" in caplog.text


def test_a_missing_catalogue_is_english(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Without a compiled catalogue, as in a fresh checkout, everything is English."""
    assert render(WINS, catalogue("pl", tmp_path)) == "J♥ wins."
    assert "no catalogue for 'pl'" in caplog.text


def test_the_language_can_be_switched() -> None:
    """A text made before the switch is shown in the new language after it."""
    text = T("Pass")
    english = render(text)
    use("qps")
    assert in_use() == "qps"
    assert render(text) != english == render(text, "en")
    use("en")
    assert render(text) == english


def test_an_unknown_language_is_named() -> None:
    """Switching to a language that does not exist says which do, and changes nothing."""
    with pytest.raises(LanguageError, match=r"'xx' \(expected one of en.*qps\)") as caught:
        use("xx")
    assert caught.value.language == "xx"
    assert in_use() == "en"


def test_languages_offered(translate: Translate, tmp_path: Path) -> None:
    """English comes first, then what is compiled; the pseudo-language is not offered."""
    assert languages()[0] == "en"
    assert "qps" not in languages()
    translate({"Pass": "Pas"})
    assert languages(tmp_path) == ("en", "pl")


@pytest.mark.parametrize(
    ("wanted", "found"),
    [
        ("pl", "pl"),
        ("pl-PL", "pl"),
        ("PL_pl", "pl"),
        (" pl ", "pl"),
        ("qps", "qps"),
        ("en-GB", "en"),
        ("xx", "en"),
        ("", "en"),
        ("../pl", "en"),
    ],
)
def test_a_wish_finds_a_language(
    translate: Translate, tmp_path: Path, wanted: str, found: str
) -> None:
    """What an address or a browser asks for gives a language that exists, English at worst."""
    translate({"Pass": "Pas"})
    assert find_language(wanted, tmp_path) == found


def test_the_header_of_a_catalogue_never_shows(translate: Translate) -> None:
    """Gettext keeps the header under the empty message; no text can be empty."""
    polish = translate({"Pass": "Pas"})
    assert "Content-Type" in polish.gettext("")
    with pytest.raises(ValueError, match="empty"):
        T("")
    assert isinstance(T(" "), Text)
