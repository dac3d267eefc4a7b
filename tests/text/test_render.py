"""Texts put into words and into segments."""

import json

import pytest

from euchre_tutor.engine import Card, Rank, Seat, Side, Suit
from euchre_tutor.text import TN, Field, T, render, rich


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (Card("Jh"), "J♥"),
        (Card("Td"), "10♦"),
        (Suit.CLUBS, "clubs"),
        (Rank.JACK, "jack"),
        (Seat.WEST, "West"),
        (Side.SECOND, "East and West"),
        (0, "0"),
        ("Ada", "Ada"),
        (T("{card} wins", card=Card("9s")), "9♠ wins"),
    ],
)
def test_each_kind_of_field_in_words(value: Field, shown: str) -> None:
    """Every kind of field is shown as players write it; cards as signs."""
    assert render(T("<{x}>", x=value)) == f"<{shown}>"


def test_markup_is_not_shown() -> None:
    """In a plain string bold leaves no trace."""
    assert render(T("**Yes.** Well **done**")) == "Yes. Well done"


def test_segments_of_a_sentence() -> None:
    """Words, bold, cards and suits are segments of their own; neighbouring words are one."""
    text = T(
        "**Rule {rule}:** {seat} plays {card}, so {suit} are led.",
        rule="7.4",
        seat=Seat.EAST,
        card=Card("Td"),
        suit=Suit.DIAMONDS,
    )
    assert rich(text) == [
        {"b": "Rule 7.4:"},
        " East plays ",
        {"card": "Td", "name": "ten of diamonds"},
        ", so ",
        {"suit": "d", "name": "diamonds"},
        " are led.",
    ]


def test_bold_reaches_into_a_text_within() -> None:
    """A text in bold is bold all through, and a card in it stays a card."""
    inner = T("{card} is **really** a trump", card=Card("Jd"))
    middle = T("{inner}", inner=inner)
    assert rich(T("**Yes: {middle}.** So", middle=middle)) == [
        {"b": "Yes: "},
        {"card": "Jd", "name": "jack of diamonds"},
        {"b": " is really a trump."},
        " So",
    ]


@pytest.mark.parametrize("name", ["<svg/onload=alert(1)>", "{card}", "**Ada**", "{", "%s", ""])
def test_a_learners_name_is_only_a_name(name: str) -> None:
    """A str field is shown as it is: neither markup nor field nor translated."""
    assert render(T("Welcome, {name}!", name=name)) == f"Welcome, {name}!"
    assert rich(T("Welcome, {name}!", name=name)) == [f"Welcome, {name}!"]


@pytest.mark.parametrize(
    ("tricks", "shown"), [(0, "0 tricks"), (1, "One trick"), (2, "2 tricks"), (5, "5 tricks")]
)
def test_english_counts(tricks: int, shown: str) -> None:
    """One is the singular, every other number the plural."""
    assert render(TN("One trick", "{n} tricks", tricks)) == shown


def test_segments_are_json() -> None:
    """Segments go to the browser as they are."""
    segments = rich(T("**{a}** {b} {c}", a=Suit.HEARTS, b=Card("9c"), c=T("x")))
    assert json.loads(json.dumps(segments)) == segments
