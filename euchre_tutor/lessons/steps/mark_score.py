"""A finished hand: say who scores what, then mark it on the two fives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import Rules, Seat, Side, Stream, Suit
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.fives import after, not_marked
from euchre_tutor.explain.score import standing
from euchre_tutor.lessons.pictures import Asked, Scene
from euchre_tutor.lessons.pictures import score as picture
from euchre_tutor.lessons.reading import answered, asked, markdown, why
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press
from euchre_tutor.lessons.steps.choose_one import ChooseOne
from euchre_tutor.lessons.steps.set_fives import moved
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.tapping import tap_answer
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions import Question, judge, score_deal
from euchre_tutor.questions.finished import Finished
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.words import side_label, trump_is


@dataclass(frozen=True, slots=True, kw_only=True)
class MarkScore(Step):
    """A finished hand: who scores, and how many? Then the fives are set to the new score."""

    deal: Finished
    trump: Suit
    before: tuple[int, int]
    """The points of the first and the second side before the hand, below ten."""
    tempting: int | None = None
    """The wrong points to choose from."""

    @property
    def question(self) -> Question:
        """Who scores what."""
        stream = Stream(f"mark-score {self.deal} {self.before}")
        return score_deal.ask(self.deal, stream, self.tempting)

    def begin(self, rules: Rules) -> Marking:  # noqa: ARG002  # the hand carries its own rules
        """Begin with the question."""
        return Marking(self, ChooseOne(self.question), self.before)

    def to_read(self) -> Iterator[str]:
        """Give the hand, the score before it, and both things to do."""
        rules = self.deal.rules
        one, other = (side_label(side, rules=rules) for side in picture.sides(rules))
        yield markdown(
            T(
                "{trump_is}. {told} Before this hand: {one} {first}, {other} {second}.",
                trump_is=trump_is(self.trump),
                told=self.deal.told,
                one=one,
                other=other,
                first=self.before[picture.sides(rules)[0].number],
                second=self.before[picture.sides(rules)[1].number],
            )
        )
        yield from asked(self.question)
        yield f"**{markdown(T('How do the fives lie now?'))}**"

    def answers(self) -> Iterator[str]:
        """Give who scores what, and how the fives lie."""
        rules, scored = self.deal.rules, self.deal.scored.result
        yield answered(self.question)
        now = after(self.before, scored)
        for side in picture.sides(rules):
            fives = picture.fives(now[side.number])
            yield markdown(T("{side}: {fives}.", side=side_label(side, rules=rules), fives=fives))
        yield why(standing(self.before, scored, rules, Seat.SOUTH))


@dataclass(frozen=True, slots=True)
class Marking:
    """The question, and then the fives as the learner has set them."""

    step: MarkScore
    current: ChooseOne
    """The question who scores what."""
    shown: tuple[int, int]
    """What the fives of the first and the second side show."""
    begun: bool = False
    """Whether the fives can be moved: the question is answered and left."""
    checked: bool = False
    """Whether the fives as they lie were checked."""
    nudged: bool = False
    """Whether a check was asked for before anything was moved."""
    fresh: bool = False
    """Whether the fives can be moved since the last thing done."""

    @property
    def _right(self) -> tuple[int, int]:
        return after(self.step.before, self.step.deal.scored.result)

    @property
    def done(self) -> bool:
        """Whether the fives show the score after the hand."""
        return self.checked and self.shown == self._right

    def after(self, deed: Deed) -> Marking:
        """Answer the question, go on to the fives, move and check them."""
        if self.done:
            return self
        if not self.begun:
            if self.current.done:
                return replace(self, begun=True, fresh=True) if deed == Press("more") else self
            return replace(self, current=self.current.after(deed))
        if deed == Press("check"):
            if self.shown == self.step.before:
                return replace(self, nudged=True)
            return replace(self, checked=True, fresh=False)
        if deed == Press("again") and self._is_wrong:
            return replace(self, checked=False, fresh=True)
        return self._moved(deed)

    def _moved(self, deed: Deed) -> Marking:
        for side in Side:
            now = moved(self.shown[side.number], side, deed)
            if now is not None:
                first, second = self.shown
                shown = (now, second) if side is Side.FIRST else (first, now)
                return replace(self, shown=shown, checked=False, nudged=False, fresh=False)
        return self

    def parts(self, voice: Voice) -> Parts:
        """Show the score on its fives, the hand, what a hand is worth, and what is to be done."""
        deal = self.step.deal
        known = deal.scored if self.current.done else None
        task = {"deal": picture.taken(voice, deal, self.step.trump)}
        return (self._marking if self.begun else self._asking)(
            voice, task, picture.worth(voice, deal.rules, known, defenders=bool(deal.lone_defender))
        )

    # Who scores, and how many?

    def _asking(self, voice: Voice, task: Json, aside: Json) -> Parts:
        question, given = self.current.question, self.current.given
        task |= {
            "kind": "choices",
            "prompt": voice.say(T("Who scores, and how many?")),
            "hint": "",
            "how": tap_answer(voice, len(question.choices)),
            "card": None,
            "short": True,
            "choices": self._choices(voice),
        }
        verdict = None
        if given:
            at = {"choice": question.choices[given[0]].code}
            verdict = voice.verdict(judge(question, given), at=at)
        return Parts(
            cloth=picture.score_cloth(voice, self.step.before, question.rules, bare=True),
            task=task,
            verdict=verdict,
            aside=aside,
            button=("more", T("Mark the score"), True) if given else None,
        )

    def _choices(self, voice: Voice) -> list[Json]:
        """The answers in short: the side, and the points as a number."""
        question = self.current.question
        labels = {}
        for place, choice in enumerate(question.choices):
            side, points = choice.side, choice.label.count
            if side is None or points is None:
                message = f"{choice.code} of {question.id} names no side and no points"
                raise ValueError(message)
            labels[place] = T("{side}: {n}", side=side_label(side, rules=question.rules), n=points)
        return Asked(question, self.current.given).listed(voice, Scene(labels=labels))

    # The score marked on the fives.

    def _marking(self, voice: Voice, task: Json, aside: Json) -> Parts:
        how = T("Tap an upper five to move it on, or use minus and plus.")
        hint = T("Move the fives first.") if self.nudged else how
        scored, rules = self.step.deal.scored.result, self.step.deal.rules
        prompt = TN(
            "{side} scored 1 point: mark it",
            "{side} scored {n} points: mark them",
            scored.points,
            side=side_label(sure(scored.side), rules=rules),
        )
        task |= {
            "kind": "fives",
            "prompt": voice.say(prompt),
            "hint": voice.say(hint),
        }
        said = hint if self.nudged else self._lying()
        return Parts(
            cloth=self._cloth(voice),
            task=task,
            verdict=self._verdict(voice),
            aside=aside,
            button=self._button(),
            announce="" if self.checked else voice.say(said),
            focus={"card": picture.five_of(self._wrong_side)} if self.fresh else None,
        )

    @property
    def _is_wrong(self) -> bool:
        return self.checked and not self.done

    @property
    def _wrong_side(self) -> Side:
        """The side whose fives are wrong, of two the one that has scored."""
        scores, right = self.step.deal.scored.result.side, self._right
        wrong = [side for side in Side if self.shown[side.number] != right[side.number]]
        return scores if scores in wrong and scores is not None else wrong[0]

    def _lying(self) -> Text:
        rules = self.step.deal.rules
        (one, first), (other, second) = (
            (side_label(side, rules=rules), picture.fives(self.shown[side.number]))
            for side in picture.sides(rules)
        )
        return T(
            "{one}: {first}. {other}: {second}.", one=one, first=first, other=other, second=second
        )

    def _cloth(self, voice: Voice) -> Json:
        scored, rules = self.step.deal.scored.result, self.step.deal.rules
        if self.done and scored.side is not None:
            new = list(self.step.before)
            new[scored.side.number] += scored.points
            looks = {scored.side: "right"}
            return picture.score_cloth(voice, (new[0], new[1]), rules, looks=looks, bare=True)
        looks = {self._wrong_side: "wrong"} if self._is_wrong else {}
        return picture.score_cloth(
            voice, self.step.before, rules, shown=self.shown, looks=looks, bare=True
        )

    def _button(self) -> tuple[str, Text, bool] | None:
        if self.done:
            return None
        if self.checked:
            return "again", T("Move them"), True
        return "check", T("Check"), self.shown != self.step.before

    def _verdict(self, voice: Voice) -> Json | None:
        if not self.checked:
            return None
        before, deal = self.step.before, self.step.deal
        scored = deal.scored.result
        if self.done:
            said = standing(before, scored, deal.rules, Seat.SOUTH)
            return voice.answer("right", T("Yes. That is the score."), said.text, said.rules[0])
        said = not_marked(self.shown, before, scored, deal.rules)
        at = {"card": picture.five_of(self._wrong_side)}
        return voice.answer("wrong", T("Not quite."), said.text, said.rules[0], at)
