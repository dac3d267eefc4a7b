"""Taking one's turn in the bidding: what it leads to is played out, and the other way too."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import Final

from euchre_tutor.engine import Discard, Leave, NameSuit, Phase, Position, Rules, Seat, parse_action
from euchre_tutor.explain.auction import turn
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.dealt import under
from euchre_tutor.lessons.pictures.bidding import bidding, same_call
from euchre_tutor.lessons.reading import cards_line, markdown, why
from euchre_tutor.lessons.steps.activity import Deed, Parts, Press
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.lessons.steps.deciding import Deciding, decide
from euchre_tutor.lessons.steps.exchanging import Exchanging
from euchre_tutor.lessons.steps.step import Step
from euchre_tutor.lessons.steps.ways import TAKE, Way, code_of, question
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.questions.bidding import told
from euchre_tutor.text import T

_NOTHING: Final[Mapping[str, str]] = MappingProxyType({})


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeTurn(Step):
    """The learner's turn in the bidding: one way is taken, the others are shown as well."""

    position: Position
    """Where the learner is to act."""
    ways: tuple[str, ...]
    """What must have been seen, by code: ``p``, ``o``, a suit, ``a`` or ``n`` for going alone
    or not, ``l`` for leaving the upcard, or ``take``. One that is forbidden is shown with the
    rule; any suit stands for every other."""
    then: Mapping[str, str] = field(default_factory=lambda: _NOTHING)
    """What the others do after each way, as codes of the notation."""
    tempting: bool = False
    """Whether forbidden calls are offered, for the rule to answer."""
    words: bool = False
    """Whether the words of all seats for the same call stand beside the table."""
    house: Rules | None = None
    """The house rules the step is about, whichever are in use."""

    def begin(self, rules: Rules) -> Turning:
        """Begin with the decision."""
        start = under(self.position, self.house or rules)
        return Turning(self, start, _ask(self, start))

    def to_read(self) -> Iterator[str]:
        """Give the bidding so far, the hand, and who is to say what."""
        position = self._position
        yield f"{markdown(told(position))} {markdown(turn(position, _seat(position)).text)}"
        yield cards_line(position.hands[_seat(position).number])

    def answers(self) -> Iterator[str]:
        """Give what each way leads to."""
        for code in self.ways:
            for way in self._ends(code):
                yield f"- {_read(way)}"

    @property
    def _position(self) -> Position:
        return self.position if self.house is None else under(self.position, self.house)

    def _ends(self, code: str) -> Iterator[Way]:
        """The ends of a way: one, or one for each card that can be put down."""
        position = self._position
        if code == TAKE:
            yield from _discards(position)
            return
        way = self.way(code, position)
        if way.goes_on:
            yield from _discards(way.reached)
        else:
            yield way

    def way(self, code: str, position: Position) -> Way:
        """Give the way with this code, which is not taking the upcard."""
        return Way.of(position, parse_action(code), self.then.get(code, ""))


def _discards(position: Position) -> Iterator[Way]:
    for card in position.hands[_seat(position).number]:
        yield Way.of(position, Discard(card))


def _seat(position: Position) -> Seat:
    return sure(position.to_act)


def _read(way: Way) -> str:
    """One way in Markdown: what is said or done, and what it leads to."""
    match way.action:
        case Discard(card):
            lead = markdown(T("{card} goes down.", card=card))
        case Leave():
            lead = markdown(T("{upcard} is left.", upcard=way.before.upcard))
        case _:
            lead = f"**“{markdown(sure(way.words))}”**"
    return f"{lead} {why(way.told())}"


def _ask(step: TakeTurn, position: Position) -> Deciding:
    return decide(position, lone=False, tempting=step.tempting, hints=True)


@dataclass(frozen=True, slots=True)
class Turning:
    """A turn being taken: what is decided now, or the way that is shown."""

    step: TakeTurn
    start: Position
    decision: Deciding | None
    """What the learner is deciding; None while a way is shown."""
    way: Way | None = None
    """The way shown last."""
    supposed: bool = False
    """Whether the way shown is not the one the learner took."""
    going: str | None = None
    """The way on which a card has yet to be put down."""
    seen: tuple[str, ...] = ()
    """The ways gone to their end, by code."""

    @property
    def done(self) -> bool:
        """Whether every way was seen."""
        return self.decision is None and self._next is None

    @property
    def ways(self) -> tuple[str, ...]:
        """The ways to be seen: those of the step, as far as there is a choice."""
        must_take = self.start.phase is Phase.EXCHANGE and Leave() not in self.start.legal()
        return (TAKE,) if must_take else self.step.ways

    @property
    def _next(self) -> str | None:
        """The next way not yet seen."""
        return next((code for code in self.ways if not self._has_seen(code)), None)

    def _has_seen(self, code: str) -> bool:
        return code in self.seen or (self._names(code) and any(map(self._names, self.seen)))

    def _names(self, code: str) -> bool:
        """Whether this is a suit that may be named: one such is as good as another."""
        if code == TAKE:
            return False
        action = parse_action(code)
        return isinstance(action, NameSuit) and self.start.refusal(action) is None

    def after(self, deed: Deed) -> Turning:
        """Hand the deed to the decision, or show the next way."""
        if self.decision is not None:
            return self._decided(self.decision.after(deed))
        code = self._next
        return self if code is None or deed != Press("other") else self._other(code)

    def _decided(self, decision: Deciding) -> Turning:
        chosen = decision.chosen
        if chosen is None:
            tried = decision.refused if isinstance(decision, Calling) else None
            seen = self.seen if tried is None else self._seen_too(code_of(tried))
            return replace(self, decision=decision, seen=seen)
        code = self.going or code_of(chosen)
        then = "" if isinstance(decision, Exchanging) else self.step.then.get(code, "")
        return self._went(code, Way.of(decision.position, chosen, then), supposed=False)

    def _other(self, code: str) -> Turning:
        if code == TAKE:
            return replace(self, decision=Exchanging(self.start, took=True), going=code)
        return self._went(code, self.step.way(code, self.start), supposed=True)

    def _went(self, code: str, way: Way, *, supposed: bool) -> Turning:
        """Show where a way leads; it may be to the learner's own exchange."""
        if way.goes_on:
            return replace(self, decision=decide(way.reached), going=code)
        seen = self._seen_too(code)
        return replace(self, decision=None, way=way, supposed=supposed, going=None, seen=seen)

    def _seen_too(self, code: str) -> tuple[str, ...]:
        return self.seen if code in self.seen else (*self.seen, code)

    def parts(self, voice: Voice) -> Parts:
        """Show the decision, or where a way leads and what else there was to do."""
        if self.decision is not None:
            parts = self._titled(voice, self.decision.parts(voice))
        else:
            parts = self._shown(voice, sure(self.way))
        aside = self._aside(voice) if self.step.words and self.decision is not None else None
        return replace(parts, aside=aside, rules=self.start.rules)

    def _titled(self, voice: Voice, parts: Parts) -> Parts:
        """Let the title of the step ask what is to be said; what to do with cards asks itself."""
        task = parts.task
        if task is None or task["kind"] != "calls":
            return parts
        return replace(parts, task=task | {"prompt": voice.say(self.step.title)})

    def _aside(self, voice: Voice) -> Json:
        return same_call(voice, self.start, _seat(self.start))

    def _shown(self, voice: Voice, way: Way) -> Parts:
        said = way.told()
        tone = "almost" if way.refused else "right"
        says = way.words if self.supposed else None
        code = self._next
        return Parts(
            cloth=bidding(voice, way.reached, _seat(self.start), says=says),
            verdict=voice.answer(
                tone, way.headline(supposed=self.supposed), said.text, said.rules[0]
            ),
            button=None if code is None else ("other", question(code, self.start), True),
        )
