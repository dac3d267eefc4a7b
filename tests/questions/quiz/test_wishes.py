"""A quiz asked for by wishes, as on the command line and in a notebook."""

import pytest

from euchre_tutor.engine import Rules
from euchre_tutor.questions.quiz import Code, make, wanted

CODE = make("trick-winner", 4, seed="x")


@pytest.mark.parametrize(
    ("asked", "meant"),
    [
        (wanted("trick-winner", 4, seed="x"), CODE),
        (wanted("Trick Winner", "4", seed="x"), CODE),
        (wanted(code=f" {str(CODE).lower()} "), CODE),
        (wanted(code=CODE), CODE),
        (wanted("trick-winner", "2-4", seed="x"), make("trick-winner", (2, 4), seed="x")),
        (wanted("trick-winner", " 2 – 4 ", seed="x"), make("trick-winner", (2, 4), seed="x")),
        (wanted("trick-winner", "4-2", seed="x"), make("trick-winner", (2, 4), seed="x")),
        (wanted("trick-winner", (4, 2), seed="x"), make("trick-winner", (2, 4), seed="x")),
        (wanted("trick-winner", "practice", seed="x"), make("trick-winner", seed="x")),
        (wanted(seed="x"), make(seed="x")),
        (wanted("tricks, seats", seed="x"), make(("tricks", "seats"), seed="x")),
        (wanted(seed="x", count=3), make(length=3, seed="x")),
        (wanted(seed="x", rules="tournament"), make(seed="x", rules=Rules.TOURNAMENT)),
        (wanted(seed="x", rules=Rules(stick=True)), make(seed="x", rules=Rules(stick=True))),
    ],
)
def test_wishes_are_understood(asked: Code, meant: Code) -> None:
    """Names, levels, rules and codes in the ways people write them."""
    assert asked == meant


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"kind": "trik-winner"}, "did you mean trick-winner?"),
        ({"kind": "trick-winner", "level": 9}, "no level 9 .*expected one of 1, 2, 3, 4, 5, 6"),
        ({"level": "hard"}, "'hard': expected a number, two such as 2-4, or practice"),
        ({"level": 9}, "^all has no level 9"),
        ({"rules": "houserules"}, "'houserules' is not a preset"),
        ({"code": str(CODE), "kind": "seats"}, "a code names the whole quiz"),
        ({"code": "trick-winner"}, "is a kind of question or a mix, not a code"),
        ({"count": 0}, "1 to 30000 questions"),
    ],
)
def test_wishes_that_cannot_be_are_refused(wishes: dict[str, object], told: str) -> None:
    """ValueError that says what was given and what was expected."""
    with pytest.raises(ValueError, match=told):
        wanted(**wishes)  # type: ignore[arg-type]  # one wish of several types


@pytest.mark.parametrize("level", [(2,), (1, 2, 3), ("a", "b"), [2], 4.5, True])
def test_levels_that_are_none_say_what_was_expected(level: object) -> None:
    """TypeError in words, and no accident further on."""
    with pytest.raises(TypeError, match="a number, two of them, or a text such as 2-4"):
        wanted(level=level)  # type: ignore[arg-type]  # the wrong type is the point


def test_any_text_is_a_seed() -> None:
    """Also one that no file of text can hold, as a shell may hand it over."""
    assert wanted(seed="\udcff") == wanted(seed="\udcff") != wanted(seed="\udcfe")


@pytest.mark.parametrize(
    "wishes", [{"kind": 4}, {"seed": 4.5}, {"code": 7}, {"count": "ten"}, {"count": True}]
)
def test_wishes_of_another_type_are_named(wishes: dict[str, object]) -> None:
    """TypeError that names what is wrong."""
    with pytest.raises(TypeError, match="must be of type"):
        wanted(**wishes)  # type: ignore[arg-type]  # the wrong type is the point
