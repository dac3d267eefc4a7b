"""Saying something: a call of the bidding, or whether to go alone. Two taps, so that none slips."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from euchre_tutor.engine import (
    Action,
    Announce,
    Call,
    NameSuit,
    OrderUp,
    Pass,
    Phase,
    Position,
    Seat,
    Suit,
)
from euchre_tutor.explain import plays
from euchre_tutor.explain.explanation import sure
from euchre_tutor.explain.meanings import meaning
from euchre_tutor.lessons.pictures.bidding import bidding, quoted
from euchre_tutor.lessons.steps.activity import Choose, Deed, Parts, Press
from euchre_tutor.lessons.steps.tapping import tap_call
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text
from euchre_tutor.text.words import announce_words, call_words


@dataclass(frozen=True, slots=True)
class Option:
    """Something that can be said: the plain call, and the same alone where both are offered."""

    code: str
    """The id on the screen: ``p``, ``o``, a suit's letter, ``n`` or ``a``."""
    action: Action
    alone: Action | None = None


@dataclass(frozen=True, slots=True)
class Calling:
    """One seat asked for a call or an announcement: the first tap opens, the second says it."""

    position: Position
    lone: bool = True
    """Whether calls may be made alone too; else only where nothing else is allowed."""
    tempting: bool = False
    """Whether a call that a rule forbids can be tried; the rule answers."""
    hints: bool = False
    """Whether the other seats show what they may say."""
    opened: str | None = None
    """The option on which the meaning is shown, by its code."""
    goes_alone: bool = False
    """Whether the opened call is made alone."""
    refused: Action | None = None
    """What was tried and is not allowed."""
    chosen: Action | None = None
    """What was said, once it is."""

    @property
    def seat(self) -> Seat:
        """Who is asked."""
        return sure(self.position.to_act)

    @property
    def options(self) -> tuple[Option, ...]:
        """What is offered, in the order of the number keys."""
        return tuple(_options(self.position, lone=self.lone, tempting=self.tempting))

    @property
    def _open(self) -> Option | None:
        return next((option for option in self.options if option.code == self.opened), None)

    @property
    def _action(self) -> Action | None:
        """What would be said now."""
        option = self._open
        if option is None:
            return None
        return option.alone if self.goes_alone and option.alone is not None else option.action

    def after(self, deed: Deed) -> Calling:
        """Open an option, go alone or not, say it; nothing changes what was said."""
        if self.chosen is not None:
            return self
        match deed:
            case Choose(code):
                return self._opening(code)
            case Press("say") if self._action is not None:
                return replace(self, chosen=self._action)
            case Press("alone") if (option := self._open) is not None and option.alone is not None:
                return replace(self, goes_alone=not self.goes_alone)
            case Press("again"):
                return replace(self, refused=None)
        return self

    def _opening(self, code: str) -> Calling:
        option = next((option for option in self.options if option.code == code), None)
        if option is None or (option.code == self.opened and self.refused is None):
            return self
        if self.position.refusal(option.action) is not None:
            return replace(self, opened=None, goes_alone=False, refused=option.action)
        return replace(self, opened=code, goes_alone=False, refused=None)

    def parts(self, voice: Voice) -> Parts:
        """Show the table with what is about to be said, the options and the meaning of one."""
        says = None if self._action is None else self.words(self._action)
        button = ("say", T("Say it"), True) if self.opened is not None else None
        if self.refused is not None:
            button = ("again", T("Go on"), True)
        return Parts(
            cloth=bidding(voice, self.position, self.seat, says=says, hints=self.hints),
            task={
                "kind": "calls",
                "prompt": voice.say(self._prompt()),
                "hint": "",
                "how": None if self.opened else tap_call(voice),
                "choices": [self._choice(voice, option) for option in self.options],
            },
            verdict=self._refusal(voice),
            button=button,
            announce=self._spoken(voice),
            focus={"main": True} if self.opened is not None else None,
        )

    def words(self, action: Action) -> Text:
        """Give the words of this seat for it."""
        position = self.position
        if isinstance(action, Announce):
            defends = position.rules.side(self.seat) is not position.rules.side(_maker(position))
            return announce_words(action, defending=defends)
        assert isinstance(action, Pass | OrderUp | NameSuit)  # noqa: S101  # no card is asked for
        return call_words(action, self.seat, position.dealer, position.rules)

    def _prompt(self) -> Text:
        if self.position.phase is Phase.ALONE:
            return T("Do you go alone?")
        return T("What do you say?")

    def _choice(self, voice: Voice, option: Option) -> Json:
        is_open = option.code == self.opened
        refused = self.refused is not None and option.action == self.refused
        action = self._action if is_open else option.action
        meant = meaning(action, self.position) if is_open and action is not None else None
        suit = option.action.suit if isinstance(option.action, NameSuit) else None
        label = self.words(option.action if action is None else action)
        return {
            "id": option.code,
            "label": voice.rich(quoted(label)),
            "suit": None if suit is None else suit.letter,
            "seat": None,
            "state": "opened" if is_open else "refused" if refused else "open",
            "mark": None,
            "text": None if meant is None else voice.rich(meant.text),
            "alone": None
            if not is_open or option.alone is None
            else {"id": "alone", "label": voice.say(T("Go alone")), "on": self.goes_alone},
        }

    def _refusal(self, voice: Voice) -> Json | None:
        if self.refused is None:
            return None
        refusal = sure(self.position.refusal(self.refused))
        reason = plays.refusal(refusal, self.position, self.seat)
        option = next(option for option in self.options if option.action == self.refused)
        headline = T("Not “{words}”.", words=self.words(self.refused))
        at = {"choice": option.code}
        return voice.answer("wrong", headline, reason.text, refusal.rule, at)

    def _spoken(self, voice: Voice) -> str:
        if self._action is None or self.refused is not None:
            return ""
        said = quoted(self.words(self._action))
        meant = meaning(self._action, self.position).text
        return voice.say(T("{words}: {meaning}", words=said, meaning=meant))


def _maker(position: Position) -> Seat:
    return sure(position.maker)


def _options(position: Position, *, lone: bool, tempting: bool) -> Iterator[Option]:
    legal = position.legal()
    if position.phase is Phase.ALONE:
        yield Option("n", Announce(alone=False))
        yield Option("a", Announce(alone=True))
        return
    if Pass() in legal or tempting:
        yield Option("p", Pass())
    for code, plain, alone in _makings(position):
        if plain in legal or alone not in legal:
            too = alone if lone and alone in legal else None
            if plain in legal or tempting:
                yield Option(code, plain, too)
        else:
            yield Option(code, alone)


def _makings(position: Position) -> Iterator[tuple[str, Call, Call]]:
    """The ways to make trump in this round: plain, and alone."""
    if position.phase is Phase.FIRST_ROUND:
        yield "o", OrderUp(), OrderUp(alone=True)
        return
    for suit in Suit:
        yield suit.letter, NameSuit(suit), NameSuit(suit, alone=True)
