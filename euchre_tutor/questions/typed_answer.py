"""Answers that are typed: any sensible spelling of a choice counts.

"JD", "j♦", "10 of hearts" and "the jack of diamonds" are cards; seats, suits and sides go by letter
or name; what else there is by its words or their beginning; everything by the number it stands at,
unless the choices are numbers themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Final

from euchre_tutor.engine import Card, CardError, Seat, Suit
from euchre_tutor.questions.question import Choice, Form, Question
from euchre_tutor.text import T, Text, render

_BETWEEN: Final = re.compile(r"\s*(?:[,;>]|\band\b)\s*", re.IGNORECASE)
_WORDS: Final = re.compile(r"[^\W_]+|[♠♥♦♣]")
_ARTICLE: Final = re.compile(r"^(?:the|an?)\s+(?!of\b)", re.IGNORECASE)


class AnswerError(ValueError):
    """A typed answer that names no choice, or one twice; ``told`` says so to the learner."""

    def __init__(self, typed: str, told: Text) -> None:
        super().__init__(render(told, "en"))
        self.typed = typed
        self.told = told


def read_answer(question: Question, typed: str) -> tuple[int, ...]:
    """Give the places of the choices that are named, in the order typed.

    Several are separated by blanks, commas, semicolons, ">" or "and". Raises :class:`AnswerError`.
    """
    if question.form is Form.ONE:
        return (_place(question, typed),)
    places = [_place(question, part) for part in _parts(question, typed) or [""]]
    for place in places:
        if places.count(place) > 1:
            label = question.choices[place].label
            raise AnswerError(typed, T("{choice} is named twice.", choice=label))
    return tuple(places)


def _parts(question: Question, typed: str) -> list[str]:
    """Take several answers apart, at blanks only where every piece names a choice."""
    parts = [part for part in _BETWEEN.split(typed) if part.strip()]
    apart = [word for part in parts for word in part.split()]
    found = [next(_named(question, word), None) for word in apart]
    return apart if None not in found else parts


def _place(question: Question, typed: str) -> int:
    found = next(_named(question, typed), None)
    if found is None:
        text = typed.strip()
        told = (
            T("“{typed}” is none of the choices.", typed=text[:40]) if text else T("Choose first.")
        )
        raise AnswerError(typed, told)
    return found


def _named(question: Question, typed: str) -> Iterator[int]:
    """Find the choices that the text may name, the surest first."""
    choices = list(enumerate(question.choices))
    for text in dict.fromkeys((typed.strip(), _ARTICLE.sub("", typed.strip()))):
        for same in _SPELLINGS:
            yield from (place for place, choice in choices if same(choice, text))
        begun = [place for place, choice in choices if _begins(choice, text)]
        if len(begun) == 1:
            yield begun[0]
    if not any(choice.code.isdecimal() for _, choice in choices):
        yield from (place for place, _ in choices if str(place + 1) == typed.strip())


def _begins(choice: Choice, text: str) -> bool:
    words = _words(text)
    return bool(words) and _words(render(choice.label))[: len(words)] == words


def _is_written(choice: Choice, text: str) -> bool:
    return _words(text) in (_words(choice.code), _words(render(choice.label))) and bool(
        _words(text)
    )


def _is_card(choice: Choice, text: str) -> bool:
    with suppress(CardError):
        return choice.card is not None and Card(text) is choice.card
    return False


def _is_suit(choice: Choice, text: str) -> bool:
    with suppress(CardError):
        return choice.suit is not None and Suit.parse(text) is choice.suit
    return False


def _is_seat(choice: Choice, text: str) -> bool:
    return choice.seat is not None and text.casefold() in _seat_words(choice.seat)


def _seat_words(seat: Seat) -> tuple[str, str]:
    return seat.letter.casefold(), seat.name.casefold()


def _is_side(choice: Choice, text: str) -> bool:
    """Whether the text is "NS", "n/s", "North-South" or the like."""
    names = choice.code.casefold().split(" and ")
    both = {"".join(order) for order in (names, names[::-1])}
    both |= {"".join(name[0] for name in order) for order in (names, names[::-1])}
    return choice.side is not None and "".join(_words(text)) in both


def _words(text: str) -> list[str]:
    return _WORDS.findall(text.casefold())


_SPELLINGS: Final[tuple[Callable[[Choice, str], bool], ...]] = (
    _is_written,
    _is_card,
    _is_suit,
    _is_seat,
    _is_side,
)
