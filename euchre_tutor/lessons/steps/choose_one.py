"""Choosing the one right answer: a tap, and the reason at once."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from euchre_tutor.engine import Card
from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap, cards_of_choices, place_of
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, judge
from euchre_tutor.text import T, Text

_PAIR: Final = 2


@dataclass(frozen=True, slots=True)
class ChooseOne:
    """A question with one right answer. Any answer finishes it; the right one is then shown."""

    question: Question
    praise: Text | None = None
    """The result in words where the answer is right, instead of a plain yes."""
    comfort: Text | None = None
    """The result in words where the answer is wrong, instead of "Not quite"."""
    given: tuple[int, ...] = ()
    """The answer, by place."""

    @property
    def done(self) -> bool:
        """Whether an answer was given."""
        return bool(self.given)

    def after(self, deed: Deed) -> ChooseOne:
        """Take the first choice; nothing changes it later."""
        if self.done or isinstance(deed, Press):
            return self
        code = deed.card if isinstance(deed, Tap) else deed.choice
        place = place_of(self.question, code)
        return self if place is None else replace(self, given=(place,))

    def parts(self, voice: Voice) -> Parts:
        """Show the cards on the cloth, or the card in question beside its answers."""
        question = self.question
        on_cards = question.choices[0].card is not None
        if not on_cards:
            hint = T("Tap an answer, or press 1 to {n}.", n=len(question.choices))
        elif len(question.choices) > _PAIR:
            hint = T("Tap a card, or press 1 to {n}.", n=len(question.choices))
        else:
            hint = T("Tap a card, or press 1 or 2.")
        task: Json = {"prompt": voice.rich(question.prompt), "hint": voice.say(hint)}
        if on_cards:
            drawn = [self._card(voice, place) for place in range(len(question.choices))]
            cloth = picture.cards(voice, question.trump, drawn)
            task |= {"kind": "cards", "cards": []}
            return Parts(cloth=cloth, task=task, verdict=self._verdict(voice))
        asked = Card(str(question.facts["card"]))
        task |= {
            "kind": "choices",
            "card": voice.card(asked, trump=question.trump if self.done else None),
            "trump": voice.trump(question.trump),
            "choices": self._choices(voice),
        }
        return Parts(task=task, verdict=self._verdict(voice))

    def _verdict(self, voice: Voice) -> Json | None:
        if not self.done:
            return None
        verdict = judge(self.question, self.given)
        chosen = self.question.choices[self.given[0]]
        at = {"card" if chosen.card is not None else "choice": chosen.code}
        shown = voice.verdict(verdict, self.praise if verdict.is_right else self.comfort, at)
        # Where a wrong answer is only a guess that nobody could know better, it is no mistake.
        return shown if self.comfort is None or verdict.is_right else shown | {"tone": "almost"}

    def _state(self, place: int) -> str:
        if not self.done:
            return "open"
        if place in self.given:
            return "right" if place in self.question.answer else "wrong"
        return "answer" if place in self.question.answer else "other"

    def _card(self, voice: Voice, place: int) -> Json:
        state, mark = {
            "open": ("rest", None),
            "right": ("winner", T("Yes")),
            "wrong": ("wrong", T("Your pick")),
            "answer": ("winner", T("This one")),
            "other": ("rest", None),
        }[self._state(place)]
        trump = self.question.trump if self.done else None
        card = cards_of_choices(self.question)[place]
        return voice.card(card, state, trump=trump, mark=mark, tap=not self.done)

    def _choices(self, voice: Voice) -> list[Json]:
        looks: dict[str, tuple[str, Text | None]] = {
            "open": ("open", None),
            "right": ("right", T("Right")),
            "wrong": ("wrong", T("Your pick")),
            "answer": ("winner", T("This one")),
            "other": ("dim", None),
        }
        drawn: list[Json] = []
        for place, choice in enumerate(self.question.choices):
            state, mark = looks[self._state(place)]
            drawn.append(
                {
                    "id": choice.code,
                    "label": voice.rich(choice.label),
                    "suit": None if choice.suit is None else choice.suit.letter,
                    "seat": None if choice.seat is None else voice.badge(choice.seat),
                    "state": state,
                    "mark": None if mark is None else voice.say(mark),
                }
            )
        return drawn
