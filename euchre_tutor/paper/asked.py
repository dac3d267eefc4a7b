"""A question as the sheet lays it out, and its answer as the key tells it: values fit for JSON.

A question: ``{number, asked, trump, told, seats, card, tricks, choices, form, shape}``. Texts are
segments (:func:`euchre_tutor.text.rich`). ``trump``: ``{suit, words}`` or null; ``seats``:
``{places, dealer}``, the letters to show and the dealer's, or null; ``tricks``: of each card
``{code, seat}``. ``shape`` says what the choices are: "cards" to be marked or numbered, "plays"
(those of the only trick), "words".
"""

from __future__ import annotations

from typing import Any, TypeAlias

from euchre_tutor.engine import Seat
from euchre_tutor.questions import Form, Question
from euchre_tutor.questions.question import Choice
from euchre_tutor.questions.quiz import Scene, scene
from euchre_tutor.text import T, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import seat_letter, seat_name, trump_is

Json: TypeAlias = dict[str, Any]

_SEATS = tuple(Seat)


def question_part(number: int, question: Question) -> Json:
    """Lay the question out."""
    shown = scene(question)
    return {
        "number": number,
        "asked": rich(shown.asked),
        "trump": _trump(shown),
        "told": [rich(text) for text in shown.told],
        "seats": _seats(question),
        "card": None if shown.card is None else shown.card.code,
        "tricks": [
            [{"code": card.code, "seat": rich(seat_name(seat))} for seat, card in plays]
            for plays in shown.tricks
        ],
        "choices": [_choice(choice) for choice in question.choices],
        "form": question.form.value,
        "shape": _shape(question, shown),
    }


def _trump(shown: Scene) -> Json | None:
    if shown.trump is None:
        return None
    return {"suit": shown.trump.letter, "words": rich(trump_is(shown.trump))}


def _shape(question: Question, shown: Scene) -> str:
    seats = [choice.seat for choice in question.choices]
    if len(shown.tricks) == 1 and seats == [seat for seat, _ in shown.tricks[0]]:
        return "plays"
    all_cards = all(choice.card is not None for choice in question.choices)
    return "cards" if all_cards else "words"


def _choice(choice: Choice) -> Json:
    return {
        "label": rich(choice.label) if choice.card is None else rich(T("{card}", card=choice.card)),
        "code": None if choice.card is None else choice.card.code,
        "suit": None if choice.suit is None else choice.suit.letter,
    }


def _seats(question: Question) -> Json | None:
    dealer = question.facts.get("dealer")
    if not isinstance(dealer, int) or question.facts.get("trick") is not None:
        return None
    return {
        "places": {"NESW"[seat.number]: rich(seat_letter(seat)) for seat in question.rules.seats},
        "dealer": "NESW"[dealer],
    }


def answer_part(number: int, question: Question) -> Json:
    """Tell the answer: what is right, why, and the rules that decide."""
    why = question.explanation
    return {
        "number": number,
        "right": [
            {"place": place + 1, **_choice(question.choices[place])} for place in question.answer
        ],
        "ordered": question.form is Form.ORDER,
        "why": rich(why.text),
        "rules": [rich(RULES[key].label) for key in why.rules],
    }
