"""What holds for every message of the package, whoever wrote it."""

import ast
import re
import unicodedata
from collections.abc import Iterator
from pathlib import Path

import pytest

from euchre_tutor.text.extract import PACKAGE
from euchre_tutor.text.template import parse

MARKUP = re.compile(r"[*`#<>\\\[\]]|\b_|_\b|&\w+;|https?:")
NEVER = re.compile(r"\b(?:wrong!|oops|great job)|!!", re.IGNORECASE)


def sources() -> list[Path]:
    """The Python files of the package."""
    return sorted(PACKAGE.rglob("*.py"))


def calls(source: str, *names: str) -> Iterator[ast.Call]:
    """Calls of the functions with these names."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def markup(message: str) -> bool:
    """Whether a message has markup other than bold."""
    return bool(MARKUP.search(re.sub(r"\{\w+\}", "", message.replace("**", ""))))


def not_literal(source: str) -> list[int]:
    """Lines where T or TN is given a message that the catalogue cannot find."""
    count = {"T": 1, "TN": 2}
    return [
        call.lineno
        for call in calls(source, *count)
        for argument in call.args[: count[ast.unparse(call.func)]]
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str))
    ]


@pytest.mark.parametrize("path", sources(), ids=lambda path: str(path.relative_to(PACKAGE)))
def test_messages_are_literals(path: Path) -> None:
    """Every message is written out, so that it is extracted; texts are made by T and TN alone."""
    source = path.read_text(encoding="utf-8")
    assert not not_literal(source)
    if path.parent != PACKAGE / "text" and path.parent != PACKAGE / "text" / "words":
        assert not list(calls(source, "Text"))


@pytest.mark.parametrize("source", ['T(f"{x} wins")', "T(message)", 'TN("One", many, 2)'])
def test_a_message_that_is_not_written_out_is_found(source: str) -> None:
    """The check above can fail."""
    assert not_literal(source) == [1]


def test_grammar(messages: tuple[tuple[str, ...], ...]) -> None:
    """A message has no markup but bold, and its forms have the same fields."""
    for forms in messages:
        names = {parse(form).names - {"n"} for form in forms}
        assert len(names) == 1, forms
        for form in forms:
            assert not markup(form), form


@pytest.mark.parametrize("message", ["*so*", "_so_", "`so`", "<b>so</b>", "&amp;", "[so](#so)"])
def test_other_markup_is_found(message: str) -> None:
    """The check above can fail; a name such as LEFT_OF_DEALER is no markup."""
    assert markup(message)
    assert not markup("**{loner_lead}** is LEFT_OF_DEALER")


def test_signs(messages: tuple[tuple[str, ...], ...]) -> None:
    """No emoji and no signs of cards: a card in a sentence is a field, with a name of its own."""
    for form in (form for forms in messages for form in forms):
        for sign in form:
            assert ord(sign) < 0x2190, form
            assert unicodedata.category(sign) not in ("So", "Cn", "Co"), form


def test_voice(messages: tuple[tuple[str, ...], ...]) -> None:
    """Short and kind: no buzzers, no applause, no blanks at the edges or in pairs."""
    for form in (form for forms in messages for form in forms):
        assert not NEVER.search(form), form
        assert form == form.strip(), form
        assert "  " not in form, form
        assert '"' not in form, form
