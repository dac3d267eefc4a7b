"""Finding every right card: mark them, check, and go on from what was found."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.engine import Suit, trumps
from euchre_tutor.lessons.pictures import cards as picture
from euchre_tutor.lessons.pictures import hand
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap, cards_of_choices, place_of
from euchre_tutor.lessons.steps.tapping import tap_cards
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, Verdict, judge
from euchre_tutor.text import TN, T, Text


@dataclass(frozen=True, slots=True)
class FindAll:
    """A question with several right cards.

    In a check (``single``) the first answer finishes it; otherwise what is missing can be tapped
    until all are found.
    """

    question: Question
    single: bool = False
    chosen: tuple[int, ...] = ()
    """The cards marked now, by place."""
    given: tuple[int, ...] = ()
    """The first answer that was checked; empty before."""
    verdict: Verdict | None = None
    """The verdict on show."""
    nudged: bool = False
    """Whether a check was asked for before anything was marked."""

    @property
    def done(self) -> bool:
        """Whether all are found, or the one answer of a check is given."""
        found = set(self.chosen) == set(self.question.answer)
        return bool(self.given) and (self.single or found) and self.verdict is not None

    def after(self, deed: Deed) -> FindAll:
        """Mark or unmark a card, check, or close the verdict to go on."""
        if self.done:
            return self
        match deed:
            case Press("check"):
                return self._checked(self.chosen) if self.chosen else replace(self, nudged=True)
            case Press("again"):
                return replace(self, verdict=None)
            case Tap(card):
                place = place_of(self.question, card)
                return self if place is None else self._marked(place)
        return self

    def _marked(self, place: int) -> FindAll:
        if not self.given:
            others = tuple(other for other in self.chosen if other != place)
            chosen = others if place in self.chosen else (*self.chosen, place)
            return replace(self, chosen=chosen, nudged=False)
        if place in self.chosen:
            return self  # found before, it stays
        chosen = (*self.chosen, place)
        if place in self.question.answer and set(self.question.answer) - set(chosen):
            return replace(self, chosen=chosen, verdict=None)
        return self._checked(chosen)

    def _checked(self, chosen: tuple[int, ...]) -> FindAll:
        verdict = judge(self.question, chosen)
        return replace(
            self,
            given=self.given or chosen,
            chosen=chosen if self.single else verdict.found,
            verdict=verdict,
        )

    def parts(self, voice: Voice) -> Parts:
        """Show the hand below the trick it is for; else the trumps there are, once it is told."""
        question, trump = self.question, self.question.trump
        cards = [self._card(voice, place) for place in range(len(question.choices))]
        tells = not self._plays
        task: Json = {
            "kind": "cards",
            "prompt": voice.say(question.prompt),
            "hint": voice.say(T("Choose first.")) if self.nudged else "",
            "how": None if self.nudged else tap_cards(voice, len(question.choices)),
            "cards": [] if self._plays else cards,
        }
        if self._plays:
            cloth: Json | None = hand.to_play(voice, question, cards, trump if self.done else None)
        else:
            cloth = None if trump is None else self._fan(voice, trump)
        return Parts(
            cloth=cloth,
            task=task,
            verdict=self._verdict(voice),
            aside=picture.holdings(voice, trump) if trump and tells and self.done else None,
            button=self._button(),
            announce=voice.say(T("Choose first.")) if self.nudged else "",
            focus=self._focus(),
        )

    @property
    def _plays(self) -> bool:
        """Whether the cards are to be played to a trick."""
        return "trick" in self.question.facts

    def _fan(self, voice: Voice, trump: Suit) -> Json:
        best_first = trumps(trump)
        if not self.done:
            return picture.covered(voice, trump, len(best_first))
        return picture.fan(voice, trump, best_first, trump)

    def _button(self) -> tuple[str, Text, bool] | None:
        if self.done:
            return None
        if self.verdict is not None:
            return "again", TN("Tap it now", "Tap them now", len(self.verdict.missed)), True
        return None if self.given else ("check", T("Check"), bool(self.chosen))

    def _focus(self) -> Json | None:
        """The first card still to find, once the verdict on the first try is closed."""
        if not self.given or self.verdict is not None:
            return None
        missing = next(place for place in self.question.answer if place not in self.chosen)
        return {"card": self.question.choices[missing].code}

    def _verdict(self, voice: Voice) -> Json | None:
        if self.verdict is None:
            return None
        at = self.verdict.at
        where = None if at is None else {"card": self.question.choices[at].code}
        return voice.verdict(self.verdict, self._headline(self.verdict), where)

    def _headline(self, verdict: Verdict) -> Text | None:
        """In a check there is no second try, so nothing sounds like one."""
        if not self.single or verdict.is_right:
            return None
        total = len(self.question.answer)
        return T("Not quite: {found} of {total} found.", found=len(verdict.found), total=total)

    def _card(self, voice: Voice, place: int) -> Json:
        state, mark = self._state(place)
        trump = self.question.trump if self.done or state in ("right", "missed", "wrong") else None
        card = cards_of_choices(self.question)[place]
        return voice.card(card, state, trump=trump, mark=mark, tap=not self.done)

    def _state(self, place: int) -> tuple[str, Text | None]:
        right, chosen = place in self.question.answer, place in self.chosen
        if not self.given:
            return ("chosen", T("Chosen")) if chosen else ("rest", None)
        if right:
            found = T("May play") if self._plays else T("Trump")
            return ("right", found) if chosen else ("missed", T("Missed"))
        if self.verdict is None or place not in self.verdict.extra:
            return "rest", None
        return ("refused", T("Not allowed")) if self._plays else ("wrong", T("Your pick"))
