"""Answering without a verdict: what is chosen can be changed, and nothing is said to it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap, cards_of_choices, place_of
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.find_all import FindAll
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Form, Question
from euchre_tutor.text import T


@dataclass(frozen=True, slots=True)
class SealedOrder:
    """A question on the order of cards, in any order one likes."""

    question: Question
    given: tuple[int, ...] = ()
    """The cards in their places, best first."""

    def after(self, deed: Deed) -> SealedOrder:
        """Put a card in the next place, or take one that lies there back."""
        if not isinstance(deed, Tap):
            return self
        place = place_of(self.question, deed.card)
        if place is None:
            return self
        if place in self.given:
            return replace(self, given=tuple(other for other in self.given if other != place))
        return replace(self, given=(*self.given, place))

    def parts(self, voice: Voice) -> Parts:
        """Show the places on the cloth, strongest first, and all cards below with their numbers."""
        cards, trump = cards_of_choices(self.question), self.question.trump
        placed = [cards[place] for place in self.given]
        empty = [None] * (len(cards) - len(placed))
        hint = T("Tap a card again to take it back.") if placed else T("Tap the best first.")
        task: Json = {
            "kind": "cards",
            "prompt": voice.say(self.question.prompt),
            "hint": voice.say(hint),
            "cards": [self._card(voice, place) for place in range(len(cards))],
        }
        cloth = picture.fan(voice, trump, [*placed, *empty], None)
        return Parts(cloth=cloth, task=task)

    def _card(self, voice: Voice, place: int) -> Json:
        card = cards_of_choices(self.question)[place]
        if place not in self.given:
            return voice.card(card, tap=True)
        number = self.given.index(place) + 1
        mark = T("Number {n}", n=number)
        return voice.card(card, "chosen", mark=mark, tap=True)


@dataclass(frozen=True, slots=True)
class SealedSet:
    """A question with several right cards: those marked are the answer."""

    question: Question
    given: tuple[int, ...] = ()

    def after(self, deed: Deed) -> SealedSet:
        """Mark a card, or take the mark back."""
        if isinstance(deed, Press):
            return self
        marked = FindAll(self.question, single=True, chosen=self.given).after(deed)
        return replace(self, given=marked.chosen)

    def parts(self, voice: Voice) -> Parts:
        """Show the cards as a check does before it is checked."""
        parts = FindAll(self.question, single=True, chosen=self.given).parts(voice)
        return replace(parts, button=None)


def sealed(question: Question, given: tuple[int, ...]) -> ChooseOne | SealedSet | SealedOrder:
    """Put a question on the screen, with what is chosen by now."""
    if question.form is Form.SET:
        return SealedSet(question, given)
    if question.form is Form.ORDER:
        return SealedOrder(question, given)
    return ChooseOne(question, given=given, sealed=True)
