"""Codes: short, read however they are typed, and no typing error goes unnoticed."""

from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions.quiz.sample_codes import AMOUNTS, CODES

from euchre_tutor.engine import Rules
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import MIXES, Code, CodeError, make
from euchre_tutor.questions.quiz.mixes import NUMBERED
from euchre_tutor.questions.quiz.spelling import (
    LOOK_ALIKES,
    SIGNS,
    check,
    grouped,
    numbers_in,
    tidy,
)


def parsed(text: str) -> Code | CodeError:
    """The code, or the error that refuses it."""
    try:
        return Code.parse(text)
    except CodeError as error:
        return error


def bare(code: Code) -> str:
    """The signs of a code alone."""
    return str(code).replace("-", "")


@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_code_is_read_as_it_was_written(code: Code) -> None:
    """What `str` writes, `parse` reads, and a code of one text is one value."""
    assert Code.parse(str(code)) == code
    assert set(bare(code)) <= set(SIGNS)


@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_code_is_short(code: Code) -> None:
    """8 to 12 signs for a kind or a named mix under preset rules, never more than 24."""
    usual = code.mix is not None or len(code.kinds) == 1
    preset = code.rules in (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
    most = 12 if usual and preset and code.length < 32 else 24
    assert 8 <= len(bare(code)) <= most


def test_the_longest_code_has_24_signs() -> None:
    """A free mix, a long quiz and own amounts together just fit."""
    assert max(len(bare(code)) for code in CODES) == 24


@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_code_may_be_typed_in_many_ways(code: Code) -> None:
    """Case, blanks, hyphens of any kind, full-width signs and look-alikes do not matter."""
    text = str(code)
    wide = text.translate({n: n + 0xFEE0 for n in range(33, 127)})
    ways = [text.lower(), bare(code), f"  {text}\n", text.replace("-", " "), wide]
    ways += [text.replace("-", dash) for dash in ("–", "—", "−", "‐", "_", "\u00a0", "\u00ad")]
    for letter, sign in LOOK_ALIKES.items():
        ways += [text.replace(sign, letter), text.replace(sign, letter.lower())]
    assert {Code.parse(way) for way in ways} == {code}


def test_look_alikes() -> None:
    """O is read as 0, I and L as 1, U as V, in either case."""
    assert tidy("oOiIlLuU") == "001111VV"


def mistakes(signs: str) -> Iterator[str]:
    """Every code with one other sign, and every one with two neighbours swapped."""
    for place, sign in enumerate(signs):
        for other in SIGNS:
            if other != sign:
                yield signs[:place] + other + signs[place + 1 :]
        if signs[place : place + 1] != signs[place + 1 : place + 2] != "":
            yield signs[:place] + signs[place + 1] + sign + signs[place + 2 :]


@pytest.mark.parametrize("code", CODES, ids=str)
def test_every_single_typing_error_is_noticed(code: Code) -> None:
    """No sign can be mistyped, no two neighbours swapped, without the code being refused."""
    signs = bare(code)
    wrong = list(mistakes(signs))
    assert len(wrong) > 31 * len(signs)
    assert all("typing error" in str(parsed(typed)) for typed in wrong)


@pytest.mark.parametrize("code", CODES, ids=str)
def test_a_sign_too_few_or_too_many_is_noticed(code: Code) -> None:
    """No code with a sign left out, or typed twice, names a quiz."""
    signs = bare(code)
    for place in range(len(signs)):
        for typed in (signs[:place] + signs[place + 1 :], signs[: place + 1] + signs[place:]):
            assert isinstance(parsed(typed), CodeError), typed


def slow_check(numbers: list[int]) -> int:
    """The check by the recipe: the sum over the field of each number times a power of a."""

    def times(left: int, right: int) -> int:
        product = 0
        for bit in range(5):
            if right >> bit & 1:
                product ^= left << bit
        for bit in range(9, 4, -1):
            if product >> bit & 1:
                product ^= 0b100101 << (bit - 5)
        return product

    total, power = 0, 2
    for number in reversed(numbers):
        total ^= times(number, power)
        power = times(power, 2)
    return total


@given(st.lists(st.integers(0, 31), min_size=1, max_size=30))
def test_the_check_follows_its_recipe(numbers: list[int]) -> None:
    """Written down again by the sum of its definition, the check is the same."""
    assert check(numbers) == slow_check(numbers)


@given(st.text(max_size=30))
def test_any_text_is_a_code_or_is_refused_with_a_sentence(text: str) -> None:
    """Whatever is typed, nothing but CodeError is raised, and it says what was expected."""
    code = parsed(text)
    if isinstance(code, CodeError):
        assert str(code).endswith(".")
    else:
        assert Code.parse(str(code)) == code


@given(st.lists(st.integers(0, 31), min_size=6, max_size=22))
def test_numbers_with_a_right_check_are_a_quiz_or_refused(numbers: list[int]) -> None:
    """A row that passes the check is read, or refused as naming nothing: never another error."""
    row = [1, *numbers]
    code = parsed(grouped([*row, check(row)]))
    if isinstance(code, CodeError):
        assert "No quiz has this code" in str(code)
    else:
        assert Code.parse(str(code)) == code


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "There is no code yet. A code has 8 to 24 letters and digits."),
        (" - ", "There is no code yet."),
        ("1M0A", "This has 4 signs. A code has 8 to 24."),
        ("1" * 30, "This has 30 signs."),
        ("1M0A-0?DC-247", "Sign 6, “?”, is in no code."),
        ("1M0A-0♠DC-247", "Sign 6, “♠”, is in no code."),
    ],
)
def test_what_is_no_code_is_told(typed: str, told: str) -> None:
    """A text that is no code: what is wrong with it, where, and what was expected."""
    with pytest.raises(CodeError) as raised:
        Code.parse(typed)
    assert told in str(raised.value)
    assert raised.value.given == typed
    assert raised.value.place == (6 if "Sign 6" in told else None)


@pytest.mark.parametrize(
    ("version", "told"), [(2, "made by a newer Euchre Tutor"), (31, "update"), (0, "No Euchre")]
)
def test_another_version_says_why_it_does_not_work(version: int, told: str) -> None:
    """A code of another version, its check right: plainly why it names no quiz here."""
    row = [version, *numbers_in(bare(CODES[0]))[1:-1]]
    with pytest.raises(CodeError, match=f"version {version}.*") as raised:
        Code.parse(grouped([*row, check(row)]))
    assert told in str(raised.value)


def test_a_long_text_is_shown_in_part() -> None:
    """A whole page pasted instead of a code does not come back in the message."""
    with pytest.raises(CodeError) as raised:
        Code.parse("1" * 50_000)
    assert len(str(raised.value)) < 200


def test_kinds_keep_their_numbers() -> None:
    """Every kind has a number in version 1, and the numbers are pinned."""
    assert set(NUMBERED) == set(KINDS)
    assert [str(make(kind, seed=0, length=1))[1] for kind in NUMBERED] == list("0123456789ABC")
    assert [str(make(mix, seed=0, length=1))[1] for mix in MIXES] == list("MNPQR")


@pytest.mark.parametrize(
    ("wishes", "told"),
    [
        ({"kinds": "trick"}, "'trick' is no kind of question"),
        ({"kinds": ()}, "kinds must be some of"),
        ({"kinds": "seats", "levels": 5}, "seats has no level 5.*expected one of 1, 2"),
        ({"kinds": "seats", "rules": Rules.TWO_HANDED}, "no questions of the kind seats"),
        ({"levels": (3, 9)}, "levels are from 1 to 7, not 3-9"),
        ({"length": 0}, "1 to 30000 questions, not 0"),
        ({"length": 30_001}, "1 to 30000 questions"),
        ({"seed": 2**25}, "a seed is from 0 to"),
        ({"rules": Rules(target=513)}, "target=513 does not fit in a code: expected 1 to 512"),
    ],
)
def test_a_quiz_that_cannot_be_is_refused(wishes: dict[str, object], told: str) -> None:
    """What no code can name: ValueError, with what was given and what was expected."""
    with pytest.raises(ValueError, match=told):
        make(**wishes)  # type: ignore[arg-type]  # one wish of several types


def test_own_rules_come_back() -> None:
    """House rules of one's own, amounts too, are the same after a round trip."""
    code = make(seed="x", rules=AMOUNTS)
    assert Code.parse(str(code)).rules == AMOUNTS


def test_a_text_seed_is_hashed() -> None:
    """The number of a text is pinned, and fifty texts have fifty numbers."""
    assert make(seed="class-7").seed == 17_975_849
    assert len({make(seed=f"class-{n}").seed for n in range(50)}) == 50


def test_without_a_seed_quizzes_differ() -> None:
    """Two quizzes without a seed are two quizzes."""
    assert make() != make()
