"""Pieces of steps as something to read: texts, cards, questions and their answers, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.questions import Form, Question
from euchre_tutor.text import T, Text, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import all_of, seat_letter, trump_is


def markdown(text: Text) -> str:
    """Give a text as Markdown: bold words, cards as code."""
    pieces = []
    for segment in rich(text):
        match segment:
            case {"b": str(bold)}:
                pieces.append(f"**{bold}**")
            case {"card": str(code)}:
                pieces.append(f"`{Card(code).sign}`")
            case {"name": str(name)}:
                pieces.append(name)
            case str(words):
                pieces.append(words)
    return "".join(pieces)


def law(key: str) -> str:
    """Give a rule as one item of a list: number, title, sentences."""
    entry = RULES[key]
    return f"- **{markdown(entry.label)}.** {markdown(entry.text)}"


def asked(question: Question) -> Iterator[str]:
    """Give a question as one reads it: what has happened, what lies there, what may be chosen."""
    told = None if question.situation is None else f"{markdown(question.situation)} "
    yield f"{told or trump_line(question.trump)}**{markdown(question.prompt)}**"
    yield from _lying(question)
    choices = question.choices
    if choices[0].card is not None:
        yield cards_line(choice.card for choice in choices if choice.card)
    elif choices[0].seat is None and choices[0].suit is None:
        yield "\n".join(f"- {markdown(choice.label)}" for choice in choices)


def _lying(question: Question) -> Iterator[str]:
    """Lay out what the question shows beside its choices: a trick or several."""
    match question.facts:
        case {"trick": list(plays)} if plays:
            yield trick_line(plays)
        case {"tricks": list(tricks)}:
            yield "\n".join(trick_line(plays) for plays in tricks)


def trick_line(plays: Iterable[Sequence[Any]]) -> str:
    """Lay out a trick on a line of its own, each card behind the letter of its seat."""
    cards = [f"{markdown(seat_letter(Seat(seat)))} {Card(code).sign}" for seat, code in plays]
    return "    " + "   ".join(cards)


def answered(question: Question) -> str:
    """Give the right answer of a question, and why."""
    labels = [question.choices[place].label for place in question.answer]
    right = f"**{markdown(all_of(labels))}.** " if question.form is not Form.ORDER else ""
    return f"{right}{why(question.explanation)}"


def trump_line(suit: Suit | None) -> str:
    """Say what is trump, in front of what follows; nothing while no suit is."""
    return "" if suit is None else f"{markdown(T('{trump_is}.', trump_is=trump_is(suit)))} "


def cards_line(cards: Iterable[Card]) -> str:
    """Lay out cards in letters, on a line of their own."""
    return "    " + "  ".join(card.sign for card in cards)


def why(explanation: Explanation) -> str:
    """Give a reason with the rule that decides."""
    return f"{markdown(explanation.text)} {named(explanation.rules[:1])}"


def named(keys: Iterable[str]) -> str:
    """Name rules by number and title, in brackets."""
    return f"*({'; '.join(markdown(RULES[key].label) for key in keys)})*"
