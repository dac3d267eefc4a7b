"""Putting cards in order: tap the best, then the next best; what beats a wrong tap is told."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine import Card
from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap, cards_of_choices, place_of
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, judge
from euchre_tutor.text import T, Text


@dataclass(frozen=True, slots=True)
class PutInOrder:
    """A question on the order of cards.

    In a check (``single``) the first wrong tap finishes it; otherwise one goes on.
    """

    question: Question
    single: bool = False
    placed: tuple[int, ...] = ()
    """The cards in their places, best first."""
    refused: int | None = None
    """The card just tapped too early."""
    missed: tuple[int, ...] = ()
    """The first answer that was wrong: what was placed, and the card tapped too early."""

    @property
    def done(self) -> bool:
        """Whether all are in their places, or the one answer of a check is given."""
        return len(self.placed) == len(self.question.answer) or (self.single and bool(self.missed))

    @property
    def given(self) -> tuple[int, ...]:
        """The answer that counts: the first wrong one, else the order as placed."""
        return self.missed or self.placed

    def after(self, deed: Deed) -> PutInOrder:
        """Move the card up, or refuse it."""
        if self.done:
            return self
        match deed:
            case Press("again"):
                return replace(self, refused=None)
            case Tap(card):
                place = place_of(self.question, card)
                return self if place is None or place in self.placed else self._tapped(place)
        return self

    def _tapped(self, place: int) -> PutInOrder:
        tried = (*self.placed, place)
        if judge(self.question, tried).is_right:
            return replace(self, placed=tried, refused=None)
        return replace(self, refused=place, missed=self.missed or tried)

    @property
    def _shown(self) -> bool:
        """Whether a card is still to be seen outside the row of the order."""
        return not self.done or self.refused is not None

    def parts(self, voice: Voice) -> Parts:
        """Show the places on the cloth, strongest first, and below the cards still to place."""
        question = self.question
        count = len(question.choices)
        task: Json = {
            "kind": "cards",
            "prompt": voice.say(question.prompt),
            "hint": voice.say(T("Tap the next best.") if self.placed else T("Tap the best first.")),
            "cards": [self._card(voice, place) for place in range(count)] if self._shown else [],
        }
        goes_on = self.refused is not None and not self.done
        return Parts(
            cloth=self._fan(voice),
            task=task,
            verdict=self._verdict(voice),
            button=("again", T("Go on"), True) if goes_on else None,
            announce=self._announce(voice),
        )

    def _announce(self, voice: Voice) -> str:
        if not self.placed or self.done or self.refused is not None:
            return ""
        card = cards_of_choices(self.question)[self.placed[-1]]
        return voice.say(T("{card} is number {n}.", card=card, n=len(self.placed)))

    def _fan(self, voice: Voice) -> Json:
        cards = cards_of_choices(self.question)
        places = self.question.answer if self.done else self.placed
        shown: list[Card | None] = [cards[place] for place in places]
        shown += [None] * (len(cards) - len(shown))
        trump = self.question.trump
        # What lies in its place is named: that tells nothing of the rest.
        return picture.fan(voice, trump, shown, trump)

    def _verdict(self, voice: Voice) -> Json | None:
        if self.refused is not None:
            verdict = judge(self.question, (*self.placed, self.refused))
            return voice.verdict(verdict, at={"card": self.question.choices[self.refused].code})
        if not self.done:
            return None
        return voice.verdict(judge(self.question, self.placed), self._headline())

    def _headline(self) -> Text | None:
        return T("Now they are in order.") if self.missed else None

    def _card(self, voice: Voice, place: int) -> Json:
        card = cards_of_choices(self.question)[place]
        if place in self.placed or (self.done and place != self.refused):
            number = self.question.answer.index(place) + 1
            name = T("{card} is number {n}.", card=card, n=number)
            return voice.place(name, number) | {"id": card.code, "number": None}
        if place != self.refused:
            return voice.card(card, tap=True)
        if self.done:
            return voice.card(card, "wrong", mark=T("Your pick"))
        return voice.card(card, "refused", mark=T("Not yet"), tap=True)
