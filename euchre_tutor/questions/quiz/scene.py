"""What a question shows beside its prompt and its choices, read back from its facts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.questions.question import Question
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of, sentences, trump_is

Plays: TypeAlias = tuple[tuple[Seat, Card], ...]
"""A trick as it fell: who played what."""

_SEATS: Final = tuple(Seat)
_ON_PAPER: Final[Mapping[str, Text]] = {
    "trump-count": T("Mark every card that is a trump"),
    "legal-plays": T("Mark every card you may play"),
    "rank-order": T("Number them from best to worst"),
}


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies on the table, for those who print a question or write it down."""

    trump: Suit | None
    """Trump, where what has happened does not tell it."""
    told: tuple[Text, ...]
    """What is to be known beside trump, sentence by sentence."""
    asked: Text
    """The prompt, fit for paper: nothing is tapped there."""
    tricks: tuple[Plays, ...]
    """The tricks that are seen, the first one first."""
    card: Card | None
    """A card that lies alone: the upcard, or the one that is asked about."""


def scene(question: Question) -> Scene:
    """Give what the question shows; the cards that are to choose from are not in it."""
    facts: Mapping[str, Any] = question.facts
    tricks = facts["tricks"] if "tricks" in facts and "leader" in facts else [facts.get("trick")]
    code = facts.get("card", facts.get("upcard"))
    return Scene(
        question.trump if question.situation is None else None,
        tuple(_told(question, facts)),
        _ON_PAPER.get(question.kind, question.prompt),
        tuple(_plays(trick) for trick in tricks if trick),
        None if code is None else Card(code),
    )


def glance(question: Question) -> Text:
    """Tell in a line what is seen, by which a question is known among others of its kind."""
    seen = scene(question)
    said = list(seen.told)
    if seen.trump is not None:
        said.append(T("{trump}.", trump=trump_is(seen.trump)))
    if question.situation is None:
        lying = [card for _, card in seen.tricks[-1]] if seen.tricks else []
        cards = lying or [choice.card for choice in question.choices if choice.card]
        said += [T("{cards}.", cards=all_of(cards))] if cards else []
    return sentences(*said)


def _plays(trick: list[list[Any]]) -> Plays:
    return tuple((_SEATS[number], Card(code)) for number, code in trick)


def _told(question: Question, facts: Mapping[str, Any]) -> list[Text]:
    said = []
    if question.situation is not None:
        said.append(question.situation)
    elif question.trump is None and "cards" in facts:
        said.append(T("{trump}.", trump=trump_is(None)))
    said += [T("{seat} sits out.", seat=_SEATS[number]) for number in facts.get("out", ())]
    return said
