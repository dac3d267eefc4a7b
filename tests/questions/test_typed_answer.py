"""Typed answers: any sensible spelling of a choice, and nothing else."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from questions.samples import spread

from euchre_tutor.engine import DECK, Card, Rules, Seat, Suit, Trick
from euchre_tutor.questions import KINDS, Form, Question, judge, left_over
from euchre_tutor.questions.card_suit import ask as ask_suit
from euchre_tutor.questions.question import card_choices, side_choices
from euchre_tutor.questions.rank_order import ask as ask_order
from euchre_tutor.questions.trick_winner import ask as ask_winner
from euchre_tutor.questions.typed_answer import AnswerError, read_answer
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name

HAND = tuple(map(Card, ("Jd", "Th", "Ah", "Jh", "9h")))
ORDER = ask_order(HAND, Suit.HEARTS)
TRICK = Trick(Seat.WEST, tuple(zip((Seat.WEST, Seat.NORTH), HAND[:2], strict=True)))


@pytest.mark.parametrize("kind", KINDS)
def test_every_choice_is_found_by_its_code_and_its_label(
    kind: str, scale: Callable[[int], int]
) -> None:
    """The code and the label of a choice name it, in any case, with blanks around."""
    for question in spread(kind, scale(600)):
        for place, choice in enumerate(question.choices):
            label = render(choice.label)
            for typed in (choice.code, label, label.upper(), f"  {choice.code.lower()} "):
                assert read_answer(question, typed) == (place,), typed


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_has_many_spellings(card: Card) -> None:
    """Be it "JD", "j♦" or "jack of diamonds": it is one card."""
    others = tuple(other for other in DECK if other is not card)[:4]
    question = replace(ORDER, form=Form.ONE, choices=card_choices((*others, card)))
    name = render(card_name(card))
    ways = [card.code.upper(), card.code.lower(), card.sign, card.sign.lower(), name, f"The {name}"]
    for typed in (*ways, f"{card.rank.sign} of {card.suit.name}", f"{card.sign}\ufe0f"):
        assert read_answer(question, typed) == (4,), typed


@pytest.mark.parametrize(
    "typed",
    [
        "JH JD AH TH 9H",
        "j♥, j♦, a♥, 10♥, 9♥",
        "jack of hearts > jack of diamonds > ace of hearts > ten of hearts > nine of hearts",
        "Jh; Jd; the ace of hearts and 10h and 9h",
        "4 1 3 2 5",
        "4,1,3,2,5",
    ],
)
def test_several_answers_are_taken_apart(typed: str) -> None:
    """Blanks, commas, semicolons, ">" and "and" separate; the order is kept."""
    assert judge(ORDER, read_answer(ORDER, typed)).is_right


@pytest.mark.parametrize(
    ("question", "typed", "place"),
    [
        (ask_winner(TRICK, Suit.HEARTS), "n", 1),
        (ask_winner(TRICK, Suit.HEARTS), "WEST", 0),
        (ask_winner(TRICK, Suit.HEARTS), "2", 1),
        (ask_suit(Card("Jd"), Suit.HEARTS), "h", 1),
        (ask_suit(Card("Jd"), Suit.HEARTS), "♥", 1),
        (ask_suit(Card("Jd"), Suit.HEARTS), "a heart", 1),
        (ask_suit(Card("Jd"), Suit.HEARTS), "diamond", 2),
        (ask_suit(Card("Jd"), Suit.HEARTS), "4", 3),
        (left_over.ask((3, 4, 5)), "4", 1),
    ],
)
def test_seats_suits_and_numbers(question: Question, typed: str, place: int) -> None:
    """Letters, names, signs and the number beside a choice; a number that is a choice is that."""
    assert read_answer(question, typed) == (place,)


def test_sides_go_by_their_letters() -> None:
    """Be it "NS", "n/s" or "S & N": it is North and South."""
    question = replace(ask_winner(TRICK, Suit.HEARTS), choices=side_choices(Rules.STANDARD))
    for typed in ("NS", "n/s", "S & N", "North-South", "north and south"):
        assert read_answer(question, typed) == (0,), typed
    assert read_answer(question, "ew") == (1,)


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("", "Choose first."),
        (" ,", "Choose first."),
        ("Qs", "“Qs” is none of the choices."),
        ("JH nonsense", "“JH nonsense” is none of the choices."),
        ("JH JH", "J♥ is named twice."),
        ("0", "“0” is none of the choices."),
        ("6", "“6” is none of the choices."),
        ("²", "“²” is none of the choices."),
    ],
)
def test_what_names_no_choice_is_told(typed: str, told: str) -> None:
    """Nothing typed, no such choice, one named twice: a sentence that says so."""
    with pytest.raises(AnswerError) as raised:
        read_answer(ORDER, typed)
    assert str(raised.value) == told


@given(st.text(max_size=20))
def test_any_text_names_choices_or_is_refused(typed: str) -> None:
    """Whatever is typed, the places given are those of choices, each once."""
    try:
        places = read_answer(ORDER, typed)
    except AnswerError:
        return
    assert places
    assert set(places) <= set(range(len(ORDER.choices)))
    assert len(set(places)) == len(places)
