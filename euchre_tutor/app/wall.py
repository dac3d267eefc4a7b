"""A question on the wall: for a projector, large, answered by a class, its answer told on demand.

``wall``: ``{progress, keys, prompt, situation, trump, before, cards, choices, cloth, verdict}``, of
a step that is no question only ``progress`` and ``keys``. ``before`` and ``cards`` are cards, the
latter those to choose from, each with its ``place`` and ``caption``; without them ``choices``:
``[{place, label, suit, state, mark}]`` stand beside the ``cloth``. Nothing here is counted.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Card, Seat
from euchre_tutor.lessons.pictures import Asked, scene
from euchre_tutor.lessons.steps.activity import place_of
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Form, Question, judge
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import all_of

_KEYS: Final[Mapping[str, Text]] = {
    "to": T("to"),
    "pick": T("pick"),
    "space": T("Space"),
    "reveal": T("reveal"),
    "next": T("next"),
    "leave": T("Leave projector"),
}


def frame(voice: Voice, progress: str) -> Json:
    """Give what stands at the foot of the wall, whatever is above it."""
    keys = {name: voice.say(text) for name, text in _KEYS.items()}
    return {"progress": progress, "keys": keys}


@dataclass(frozen=True, slots=True)
class Wall:
    """A question, what was picked by its number, and whether the answer is told."""

    question: Question
    picked: tuple[int, ...] = ()
    """The choices picked, by place, in this order."""
    told: bool = False

    def picking(self, place: int) -> Wall:
        """Pick a choice, or take the pick back; nothing after the answer was told."""
        if self.told or not 0 <= place < len(self.question.choices):
            return self
        others = tuple(other for other in self.picked if other != place)
        if place in self.picked:
            return replace(self, picked=others)
        return replace(
            self, picked=(place,) if self.question.form is Form.ONE else (*others, place)
        )

    def picking_code(self, code: str) -> Wall:
        """Pick the choice with this code, where it was tapped on the cloth."""
        place = place_of(self.question, code)
        return self if place is None else self.picking(place)

    def telling(self) -> Wall:
        """Tell the answer."""
        return replace(self, told=True)

    @property
    def _given(self) -> tuple[int, ...]:
        """What is judged: the pick, where something in it is wrong, else the right answer."""
        if self.question.form is Form.ORDER:
            return self.picked if len(self.picked) == len(self._answer) else self._answer
        return self.picked if set(self.picked) - set(self._answer) else self._answer

    @property
    def _answer(self) -> tuple[int, ...]:
        return self.question.answer

    def draw(self, voice: Voice) -> Json:
        """Give the question; of its answer nothing before it was told."""
        question = self.question
        cards = self._lying
        drawn: Json = {
            "prompt": voice.rich(question.prompt),
            "situation": None,
            "trump": voice.trump(question.trump),
            "before": [] if cards is None else self._before(voice),
            "cards": cards and [self._card(voice, place, card) for place, card in enumerate(cards)],
            "choices": [],
            "cloth": None,
            "verdict": self._verdict(voice) if self.told else None,
        }
        if cards is None:
            seen = scene(voice, Asked(question, self._given if self.told else ()))
            drawn["cloth"] = seen.cloth and seen.cloth | {"trump": None}
            drawn["choices"] = [self._choice(voice, n) for n in range(len(question.choices))]
        if question.situation is not None and self._trick is None:
            drawn["situation"] = voice.rich(question.situation)
        return drawn

    @property
    def _trick(self) -> list[tuple[Seat, Card]] | None:
        trick = self.question.facts.get("trick")
        if not isinstance(trick, list) or not trick:
            return None
        return [(Seat(number), Card(code)) for number, code in trick]

    @property
    def _lying(self) -> list[Card] | None:
        """The cards to choose from, one for each choice; None where the choices are no cards."""
        choices = self.question.choices
        cards = [choice.card for choice in choices if choice.card is not None]
        if len(cards) == len(choices):
            return cards
        played = {place_of(self.question, card.code): card for _, card in self._trick or ()}
        if set(played) == set(range(len(choices))):
            return [played[place] for place in range(len(choices))]
        return None

    def _before(self, voice: Voice) -> list[Json]:
        """The cards of a trick that are no choices."""
        trick = self._trick or []
        if self._is_trick:
            return []
        return [voice.card(card) | {"led": n == 0} for n, (_, card) in enumerate(trick)]

    @property
    def _is_trick(self) -> bool:
        """Whether the choices are the players of a trick."""
        return all(choice.seat is not None for choice in self.question.choices)

    def _card(self, voice: Voice, place: int, card: Card) -> Json:
        state, mark = self._state(place)
        choice, trick = self.question.choices[place], self._trick
        led = self._is_trick and trick is not None and card is trick[0][1]
        trump = self.question.trump if self.told else None
        number = None
        if self.question.form is Form.ORDER:
            order = self._answer if self.told else self.picked
            number = order.index(place) + 1 if place in order else None
        return voice.card(card, state, trump=trump, mark=mark, number=number) | {
            "place": place,
            "caption": voice.say(choice.label) if choice.seat is not None else None,
            "led": led,
            "tap": not self.told,
        }

    def _choice(self, voice: Voice, place: int) -> Json:
        choice = self.question.choices[place]
        state, mark = self._state(place)
        return {
            "place": place,
            "label": voice.rich(choice.label),
            "suit": None if choice.suit is None else choice.suit.letter,
            "state": state,
            "mark": None if mark is None else voice.say(mark),
        }

    def _state(self, place: int) -> tuple[str, Text | None]:
        picked, right = place in self.picked, place in self._answer
        if not self.told:
            return ("chosen", T("Chosen")) if picked else ("rest", None)
        if self.question.form is Form.ORDER:
            return "rest", None
        if right:
            return "winner", T("Right")
        return ("wrong", T("Your pick")) if picked else ("rest", None)

    def _verdict(self, voice: Voice) -> Json:
        verdict = judge(self.question, self._given)
        numbers = all_of([place + 1 for place in self._answer])
        head = T("Right: {numbers}.", numbers=numbers)
        if self.question.form is Form.ORDER:
            head = T("From best to worst: {numbers}.", numbers=numbers)
        return {
            "headline": voice.say(head),
            "text": voice.rich(verdict.text),
            "rules": [voice.rule(verdict.rules[0])],
        }


def right_events(question: Question) -> list[dict[str, str]]:
    """Give the deeds that answer a question rightly, so that the lesson can go on."""
    codes = [question.choices[place].code for place in question.answer]
    if question.form is Form.ONE:
        return [{"kind": "choose", "choice": code} for code in codes]
    taps = [{"kind": "tap", "card": code} for code in codes]
    return [*taps, {"kind": "press", "id": "check"}] if question.form is Form.SET else taps
