"""Malformed text: every fault is a NotationError that names its field, and never another error."""

from collections.abc import Callable
from typing import Final, TypeVar

import pytest
from engine.random_play import positions, random_game
from hypothesis import example, given, settings
from hypothesis import strategies as st

from euchre_tutor.engine import (
    NotationError,
    Position,
    Rules,
    parse_deal,
    parse_game,
    parse_position,
    write_game,
    write_position,
)

T = TypeVar("T")
HANDS: Final = "AsAdThAc9s/KsQdJcQhTd/TsQsQcKdJs/9cTcAhKhJd"
KITTY: Final = "9hJhKc9d"
LINE: Final = f"standard N {HANDS} {KITTY} p,o,x9s"
TWO: Final = "two-handed N TsQsAhAsAd/KsQdJc9cTc QhTdQcKdJsKhJdThAc9s9hJhKc9d p,o"


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("", "rules"),
        ("standard", "dealer"),
        ("standard N", "hands"),
        (f"standard N {HANDS}", "kitty"),
        (f"standard N {HANDS} {KITTY}", "actions"),
        (f"{LINE} more", "actions"),
        (LINE.replace("standard", "Standrad"), "rules"),
        (LINE.replace("standard", "standard+stik"), "rules"),
        (LINE.replace("standard", "standard+players=2"), "rules"),
        (LINE.replace("standard", "standard+stick=maybe"), "rules"),
        (LINE.replace("standard", "standard+defend=sometimes"), "rules"),
        (LINE.replace("standard", "standard+target=0"), "rules"),
        (LINE.replace("standard", "standard+target=ten"), "rules"),
        (LINE.replace("standard", "standard+target=-1"), "rules"),
        (LINE.replace("standard", "standard+target=" + "9" * 5000), "rules"),
        (LINE.replace("standard", "standard+"), "rules"),
        (TWO.replace("two-handed", "two-handed+lead=dealer"), "rules"),
        (LINE.replace(" N ", " X "), "dealer"),
        (LINE.replace(" N ", " 4 "), "dealer"),
        (TWO.replace(" N ", " E "), "dealer"),
        (LINE.replace("AsAdThAc9s/", ""), "hands"),
        (LINE.replace("9cTcAhKhJd", "9cTcAhKhJd/"), "hands"),
        (LINE.replace("AsAd", "AsXd"), "hands"),
        (LINE.replace("AsAd", "AsAs"), "hands"),
        (LINE.replace("AsAdThAc9s", "AsAdThAc"), "hands"),
        (LINE.replace("AsAdThAc9s", "AsAdThAc9"), "hands"),
        (LINE.replace(KITTY, "9hJhKc9h"), "hands"),
        (LINE.replace(KITTY, "9hJhKc"), "kitty"),
        (LINE.replace(KITTY, "9hJhKc9d9d"), "kitty"),
        (LINE.replace(KITTY, "9hJhKcZz"), "kitty"),
        (LINE.replace(KITTY, "9hJhKc10d"), "kitty"),
        (LINE.replace("p,o,x9s", "p,,o"), "actions"),
        (LINE.replace("p,o,x9s", ","), "actions"),
        (LINE.replace("p,o,x9s", "p,order"), "actions"),
        (LINE.replace("p,o,x9s", "p,P"), "actions"),
        (LINE.replace("p,o,x9s", "p,o,xKd"), "actions"),
        (LINE.replace("p,o,x9s", "p,h"), "actions"),
        (LINE.replace("p,o,x9s", "p,p,p,p,h"), "actions"),
        (LINE.replace("p,o,x9s", ",".join("p" * 9)), "actions"),
        (LINE.replace("p,o,x9s", "p,o,x9s,-"), "actions"),
    ],
)
def test_fault_names_its_field(text: str, field: str) -> None:
    """A line that is no position says which of its five fields is at fault."""
    with pytest.raises(NotationError) as caught:
        parse_position(text)
    assert caught.value.field == field
    assert caught.value.line is None
    assert str(caught.value) == f"{field}: {caught.value.message}"


def test_refused_action_is_named_with_number_and_rule() -> None:
    """Of the actions the error says which one, and the rule it breaks."""
    with pytest.raises(NotationError, match=r"number 5: 'h' is not allowed \(rule bid2\.turned\)"):
        parse_position(LINE.replace("p,o,x9s", "p,p,p,p,h"))
    with pytest.raises(NotationError, match="number 2: 'order' is not an action"):
        parse_position(LINE.replace("p,o,x9s", "p,order"))


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        ("", "game", 1),
        ("\n\n", "game", 1),
        ("euchre", "game", 1),
        ("euchre game standard N", "game", 1),
        ("euchre gamestandard N 0-0", "game", 1),
        ("whist game standard N 0-0", "game", 1),
        ("euchre game house N 0-0", "rules", 1),
        ("euchre game standard Q 0-0", "dealer", 1),
        ("euchre game two-handed W 0-0", "dealer", 1),
        ("euchre game standard N 0:0", "score", 1),
        ("euchre game standard N -1-0", "score", 1),
        ("euchre game standard N ²-0", "score", 1),
        ("euchre game standard N 0-" + "9" * 5000, "score", 1),
        ("euchre game standard N 10-10", "score", 1),
        ("euchre game standard+target=5 N 5-11", "score", 1),
        ("euchre game standard N 0-0\nhello", "dealer", 2),
        (f"euchre game standard N 0-0\n\n{LINE}", "actions", 3),
        (f"euchre game standard E 0-0\n{LINE}", "dealer", 2),
        (f"euchre game tournament N 0-0\n{LINE}", "rules", 2),
        (f"euchre game standard N 10-0\n{LINE}", "game", 2),
        (f"euchre game standard N 0-0\n{LINE.replace('p,o,x9s', 'q')}", "actions", 2),
    ],
)
def test_fault_in_a_game_names_field_and_line(text: str, field: str, line: int) -> None:
    """A text that is no game says on which line, counted from 1, and in which field."""
    with pytest.raises(NotationError) as caught:
        parse_game(text)
    assert (caught.value.field, caught.value.line) == (field, line)
    assert str(caught.value) == f"line {line}, {field}: {caught.value.message}"


LINES: Final = [str(positions(number)[-1]) for number in range(12)]
GAMES: Final = [write_game(random_game(number)) for number in range(3)]
SCRAPS: Final = [*"9TJQKAshdc/,-+= \n\x00", "Jh", "10h", "♥", "standard", "+stick", "=", "x9c", "²"]


@st.composite
def spoiled(draw: st.DrawFn, texts: list[str]) -> str:
    """Give a text that was right before scraps were put in, or pieces cut out, here and there."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        cut = draw(st.integers(0, 6))
        text = text[:at] + draw(st.sampled_from(["", *SCRAPS])) + text[at + cut :]
    return text


def attempt(parse: Callable[[str], T], text: str) -> T | NotationError:
    """Read the text, or give the error in it; any other error is a fault of the reader."""
    try:
        return parse(text)
    except NotationError as error:
        return error


@given(st.one_of(spoiled(LINES), st.text(max_size=60)))
@example("standard N //// - -")
@settings(max_examples=400, deadline=None, derandomize=True)
def test_spoiled_line_raises_nothing_else(text: str) -> None:
    """A spoiled line is still a position that writes itself, or a NotationError: nothing else."""
    read = attempt(parse_position, text)
    if isinstance(read, NotationError):
        assert read.field in {"rules", "dealer", "hands", "kitty", "actions"}
    else:
        assert Position.parse(write_position(read)) == read


@given(st.one_of(spoiled(GAMES), st.text(max_size=60)))
@settings(max_examples=150, deadline=None, derandomize=True)
def test_spoiled_game_raises_nothing_else(text: str) -> None:
    """A spoiled game is still a game that writes itself, or a NotationError with its line."""
    read = attempt(parse_game, text)
    if isinstance(read, NotationError):
        assert read.line in range(1, max(1, len(text.splitlines())) + 1)
    else:
        assert parse_game(write_game(read)) == read


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None, derandomize=True)
def test_any_text_as_a_deal(text: str) -> None:
    """Any text is a deal or a NotationError."""
    with pytest.raises(NotationError):
        parse_deal(f"standard N {text}")


def test_blank_lines_and_case_do_not_matter() -> None:
    """What a person might type is read: blank lines in a game, rules in capitals, seat names."""
    line = LINE.replace("standard N", "STANDARD north")
    assert parse_position(line) == parse_position(LINE)
    text = GAMES[0]
    assert parse_game(text.replace("\n", "\n\n").replace("\n", "\r\n")) == parse_game(text)


@pytest.mark.parametrize(
    ("rules", "text"),
    [
        (Rules.STANDARD, "standard"),
        (Rules.TOURNAMENT, "tournament"),
        (Rules.TWO_HANDED, "two-handed"),
        (Rules(stick=True, target=5), "standard+stick+target=5"),
        (
            Rules.parse("tournament+stick=off"),
            "standard+pickup+lonedef+caller+defend=never+lead=dealer",
        ),
        (Rules.parse("two-handed+turned"), "two-handed+turned"),
    ],
)
def test_rules_in_words(rules: Rules, text: str) -> None:
    """Rules write themselves as a preset and what differs from it, and read that again."""
    assert str(rules) == text
    assert Rules.parse(text) == rules
    assert Rules.parse(f" {text.upper()} ") == rules
