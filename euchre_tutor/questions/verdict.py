"""What is said to an answer. The answer is judged here and nowhere else."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from enum import Enum

from euchre_tutor.engine import Card, suit_of
from euchre_tutor.explain import bowers
from euchre_tutor.questions.question import Form, Question
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import all_of, sentences


class Tone(Enum):
    """How near an answer was."""

    RIGHT = "right"
    ALMOST = "almost"
    WRONG = "wrong"


@dataclass(frozen=True, slots=True)
class Verdict:
    """An answer judged: the result first, then the reason and the rules that decide."""

    tone: Tone
    headline: Text
    text: Text
    rules: tuple[str, ...]
    at: int | None = None
    """The choice it speaks of first, by place."""
    found: tuple[int, ...] = ()
    """Right choices that were chosen."""
    missed: tuple[int, ...] = ()
    """Right choices that were not chosen."""
    extra: tuple[int, ...] = ()
    """Wrong choices that were chosen."""

    @property
    def is_right(self) -> bool:
        """Whether nothing was wrong."""
        return self.tone is Tone.RIGHT


def judge(question: Question, given: Collection[int]) -> Verdict:
    """Judge an answer: the places of the choices, for an order those chosen so far, best first.

    ValueError for an empty answer, a place that does not exist or one named twice.
    """
    places = tuple(given)
    if not places or len(set(places)) != len(places):
        message = f"an answer names at least one choice and none twice, not {places!r}"
        raise ValueError(message)
    if not all(0 <= place < len(question.choices) for place in places):
        message = f"choices go from 0 to {len(question.choices) - 1}, not {places!r}"
        raise ValueError(message)
    if question.form is Form.ONE:
        return _judge_one(question, places)
    return (
        _judge_set(question, places)
        if question.form is Form.SET
        else _judge_order(question, places)
    )


def _judge_one(question: Question, places: tuple[int, ...]) -> Verdict:
    if len(places) != 1:
        message = f"one choice answers this question, not {len(places)}"
        raise ValueError(message)
    place = places[0]
    if place in question.answer:
        why = question.explanation
        return Verdict(Tone.RIGHT, T("Yes."), why.text, why.rules, place, found=places)
    why = question.replies[place]
    return Verdict(
        Tone.WRONG,
        T("Not quite."),
        why.text,
        why.rules,
        place,
        missed=question.answer,
        extra=places,
    )


def _judge_set(question: Question, places: tuple[int, ...]) -> Verdict:
    right = question.answer
    found = tuple(place for place in right if place in places)
    missed = tuple(place for place in right if place not in places)
    extra = tuple(place for place in sorted(places) if place not in right)
    if not missed and not extra:
        headline = TN("Yes. You found it.", "Yes. You found all {n}.", len(right))
        why = question.explanation
        return Verdict(Tone.RIGHT, headline, why.text, why.rules, found=found)
    tone = Tone.ALMOST if found else Tone.WRONG
    rules = question.replies[(*missed, *extra)[0]].rules
    headline = _headline(found, missed, extra)
    text = sentences(*_listed(question, missed, extra))
    at = (*missed, *extra)[0]
    return Verdict(tone, headline, text, rules, at, found, missed, extra)


def _headline(found: Sequence[int], missed: Sequence[int], extra: Sequence[int]) -> Text:
    total = len(found) + len(missed)
    if not found:
        return TN("Not yet: {n} to find.", "Not yet: {n} to find.", total)
    if missed:
        return T("Almost: {found} of {total} found.", found=len(found), total=total)
    return TN("Almost: one too many.", "Almost: {n} too many.", len(extra))


def _listed(question: Question, missed: Sequence[int], extra: Sequence[int]) -> list[Text]:
    """The reason for the first card missed, else for the first one too many; the rest by sign."""
    reason, *others = missed or extra
    texts = [question.replies[reason].text]
    if missed and others:
        texts.append(T("Missed as well: {cards}.", cards=_signs(question, others)))
    if too_many := (extra if missed else others):
        texts.append(T("Not among them: {cards}.", cards=_signs(question, too_many)))
    return texts


def _signs(question: Question, places: Sequence[int]) -> Text:
    return all_of([_shown(question, place) for place in places])


def _shown(question: Question, place: int) -> Card | Text:
    choice = question.choices[place]
    return choice.label if choice.card is None else choice.card


def _judge_order(question: Question, places: tuple[int, ...]) -> Verdict:
    right = question.answer[: len(places)]
    pairs = zip(places, right, strict=True)
    wrong = next((n for n, (chosen, better) in enumerate(pairs) if chosen != better), None)
    if wrong is None:
        why = question.explanation
        return Verdict(Tone.RIGHT, T("Yes, in that order."), why.text, why.rules, found=places)
    place, best = places[wrong], right[wrong]
    card, better = question.choices[place].card, question.choices[best].card
    if card is None or better is None:
        message = "only cards can be put in order"
        raise ValueError(message)
    why = bowers.higher(better, card, question.trump, suit_of(better, question.trump))
    return Verdict(
        Tone.WRONG,
        T("Not yet: something beats it."),
        why.text,
        why.rules,
        place,
        found=places[:wrong],
        missed=(best,),
        extra=(place,),
    )
