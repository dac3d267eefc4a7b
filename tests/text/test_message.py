"""Texts as values."""

import pytest

from euchre_tutor.engine import Card, Seat
from euchre_tutor.text import TN, T, TemplateError, Text


def test_a_text_is_a_value() -> None:
    """Texts with the same message and fields are equal and hash alike, in whatever order given."""
    one = T("{seat} wins with {card}.", seat=Seat.EAST, card=Card("Jh"))
    two = T("{seat} wins with {card}.", card=Card("Jh"), seat=Seat.EAST)
    assert one == two
    assert len({one, two}) == 1
    assert one != T("{seat} wins with {card}.", seat=Seat.EAST, card=Card("Jd"))


def test_a_text_cannot_be_changed() -> None:
    """A text handed to a widget stays what it was."""
    text = T("Pass")
    with pytest.raises(AttributeError):
        text.message = "Play"  # type: ignore[misc]  # the test is that it is refused


def test_fields_are_found_by_name() -> None:
    """The values of a text are its fields by name, the number of a counting text included."""
    assert T("{seat} leads.", seat=Seat.WEST).values == {"seat": Seat.WEST}
    assert TN("One trick", "{n} tricks", 3).values == {"n": 3}


@pytest.mark.parametrize(
    ("message", "fields"),
    [
        ("{card} wins", {}),
        ("You win", {"card": Card("Jh")}),
        ("{card} wins", {"Card": Card("Jh")}),
        ("{card wins", {"card": Card("Jh")}),
        ("{card!r} wins", {"card": Card("Jh")}),
        ("{} wins", {}),
        ("**You win", {}),
        ("", {}),
    ],
)
def test_message_and_fields_must_fit(message: str, fields: dict[str, Card]) -> None:
    """A message that names other fields than it is given, or breaks the grammar, is refused."""
    with pytest.raises(TemplateError, match="message"):
        T(message, **fields)


@pytest.mark.parametrize("message", ["{card wins", "card} wins", "{} wins", "{Card}", "{a.b}"])
def test_a_brace_that_is_no_field_is_named(message: str) -> None:
    """Whoever mistypes a field reads what is wrong with it."""
    with pytest.raises(TemplateError, match=r"the brace '[{}]' belongs to no \{field\}"):
        T(message)


@pytest.mark.parametrize(
    ("singular", "plural"),
    [("One trick", "{n} tricks for {seat}"), ("{n} trick", "{count} tricks"), ("One", "{n")],
)
def test_both_forms_must_fit(singular: str, plural: str) -> None:
    """Singular and plural name the same fields; only the number may be missing."""
    with pytest.raises(TemplateError, match="message"):
        TN(singular, plural, 2)


@pytest.mark.parametrize("value", [True, None, 2.5, ["Jh"], object()])
def test_other_kinds_of_fields_are_refused(value: object) -> None:
    """What has no words in any language cannot be a field."""
    with pytest.raises(TypeError, match=r"field 'x' of '\{x\}' cannot be"):
        T("{x}", x=value)  # type: ignore[arg-type]  # the test is that it is refused


def test_a_text_can_be_a_field() -> None:
    """Texts nest, and stay comparable."""
    inner = T("{card} is a trump.", card=Card("Jd"))
    assert T("So {why}", why=inner).values["why"] == Text(
        "{card} is a trump.", (("card", Card("Jd")),)
    )
