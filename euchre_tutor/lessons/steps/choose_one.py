"""Choosing the one right answer: a tap, and the reason at once."""

from __future__ import annotations

from dataclasses import dataclass, replace

from euchre_tutor.lessons.pictures import Asked, Scene, scene
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press, Tap, place_of
from euchre_tutor.lessons.steps.tapping import tap_answer, tap_card, tap_seat
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, judge
from euchre_tutor.text import Text


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
    sealed: bool = False
    """Whether the answer may be changed, and nothing is said to it."""

    @property
    def done(self) -> bool:
        """Whether an answer was given that stays."""
        return bool(self.given) and not self.sealed

    def after(self, deed: Deed) -> ChooseOne:
        """Take the first choice; nothing changes it later."""
        if self.done or isinstance(deed, Press):
            return self
        code = deed.card if isinstance(deed, Tap) else deed.choice
        place = place_of(self.question, code)
        return self if place is None else replace(self, given=(place,))

    def parts(self, voice: Voice) -> Parts:
        """Show the scene and, unless the cards on the cloth are all there is, the answers."""
        question = self.question
        answer = ((), self.given) if self.sealed else (self.given, ())
        asked = Asked(question, *answer)
        drawn = scene(voice, asked)
        tap = tap_card if drawn.cards_only or drawn.tokens else tap_answer
        if any(seat.get("choice") for seat in (drawn.cloth or {}).get("seats", ())):
            tap = tap_seat
        task: Json = {
            "prompt": voice.rich(question.prompt),
            "hint": "",
            "how": tap(voice, len(question.choices)),
            "situation": None,
        }
        if drawn.told and question.situation is not None:
            task["situation"] = voice.rich(question.situation)
        if drawn.cards_only:
            task |= {"kind": "cards", "cards": []}
        else:
            task |= {
                "kind": "choices",
                "card": None,
                "deal": drawn.deal,
                "choices": asked.listed(voice, drawn),
            }
        if drawn.card is not None:
            task |= {
                "card": voice.card(drawn.card, trump=asked.trump),
                "trump": voice.trump(question.trump),
            }
        return Parts(cloth=drawn.cloth, task=task, verdict=self._verdict(voice, drawn))

    def _verdict(self, voice: Voice, drawn: Scene) -> Json | None:
        if not self.done:
            return None
        verdict, place = judge(self.question, self.given), self.given[0]
        card = drawn.tokens.get(place, self.question.choices[place].card)
        at = {} if drawn.cards_only else {"choice": self.question.choices[place].code}
        if card is not None:
            at |= {"card": card.code}
        own = self.praise if verdict.is_right else self.comfort
        shown = voice.verdict(verdict, own or drawn.result, at)
        # Where a wrong answer is only a guess that nobody could know better, it is no mistake.
        return shown if self.comfort is None or verdict.is_right else shown | {"tone": "almost"}
