"""Steps as something to read: questions, pictures in letters, folded answers, in Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from euchre_tutor.engine import Card, Suit, cards_of, is_trump, trumps
from euchre_tutor.explain import bowers
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.lessons.steps import AnyStep, Ask, Regroup
from euchre_tutor.questions import Form, Question
from euchre_tutor.text import T, Text, rich
from euchre_tutor.text.rulebook import RULES
from euchre_tutor.text.words import all_of, trump_is


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


def to_read(step: AnyStep) -> Iterator[str]:
    """Give what a step asks, as one reads it."""
    if isinstance(step, Ask):
        for question in step.questions:
            yield f"{_trump(question.trump)}**{markdown(question.prompt)}**"
            if question.choices[0].card is not None:
                yield _cards(choice.card for choice in question.choices if choice.card)
    elif isinstance(step, Regroup):
        yield f"**{markdown(step.prompt)}.**"
    else:
        yield f"{_trump(step.trump)}**{markdown(step.prompt)}.**"
        yield _cards(step.hand)


def answers(step: AnyStep) -> Iterator[str]:
    """Give the answers of a step, folded."""
    yield f"<details><summary>{markdown(T('Answer'))}</summary>"
    if isinstance(step, Ask):
        for question in step.questions:
            yield f"{_right(question)} {_why(question.explanation)}"
    elif isinstance(step, Regroup):
        yield _deck()
        yield f"{markdown(step.closing)} {_named([step.rule])}"
    else:
        held = [card for card in step.hand if is_trump(card, step.trump)]
        in_order = [card for card in trumps(step.trump) if card in held]
        yield f"**{markdown(all_of(in_order))}.**"
        for card in in_order:
            yield f"- {_why(bowers.trump_or_not(card, step.trump))}"
    yield "</details>"


def _trump(suit: Suit | None) -> str:
    return "" if suit is None else f"{markdown(T('{trump_is}.', trump_is=trump_is(suit)))} "


def _cards(cards: Iterable[Card]) -> str:
    return "    " + "  ".join(card.sign for card in cards)


def _right(question: Question) -> str:
    labels = [question.choices[place].label for place in question.answer]
    joined = all_of(labels)
    return f"**{markdown(joined)}.**" if question.form is not Form.ORDER else ""


def _why(explanation: Explanation) -> str:
    return f"{markdown(explanation.text)} {_named(explanation.rules[:1])}"


def _named(keys: Iterable[str]) -> str:
    return f"*({'; '.join(markdown(RULES[key].label) for key in keys)})*"


def _deck() -> str:
    """The four suits under each trump, in letters."""
    blocks = []
    for trump in Suit:
        lines = [markdown(trump_is(trump))]
        for suit in Suit:
            cards = cards_of(suit, trump)
            shown = " ".join(f"{card.sign:<3}" for card in cards).rstrip()
            lines.append(f"  {suit.symbol} ({len(cards)})  {shown}")
        blocks.append("\n".join(lines))
    return "```\n" + "\n\n".join(blocks) + "\n```"
