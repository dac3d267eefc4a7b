"""Choosing a drill: what is asked, how it goes; or the code of a quiz.

``drills``: ``{intro, resume: {text, button} | None, quiz: {title, text, kinds: [{title, picture}],
drop} | None, kinds: {title, all: {label, on}, tiles: [{kind, title, picture, note, on}]}, levels:
{title, options: [{value, label, on}]}, modes: {title, options: [{value, icon, title, text, best,
on}]}, start, code: {label, hint, value, button, said}, results: {label, to}}``; with ``quiz``, the
one a code names, ``kinds`` and ``levels`` are None. The view sends ``{"kind": "drills", "do": …}``:
``kind``, ``level``, ``mode`` and ``code`` with a ``value``, ``start``, ``resume``, ``drop``; the
page of the results also ``misses``, and ``try`` with the id of a question.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from secrets import token_hex
from typing import Final

from euchre_tutor.app.address import DRILLS, RESULTS, Address
from euchre_tutor.app.pages.drill_tile import tile
from euchre_tutor.app.pages.frame import framed
from euchre_tutor.drills.bests import best_of
from euchre_tutor.drills.names import MODES, NAMES, title_of
from euchre_tutor.drills.player import DrillPlayer
from euchre_tutor.engine import Rules
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.progress import Attempt, Book
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import Code, CodeError, make, summary
from euchre_tutor.questions.quiz import title as title_of_quiz
from euchre_tutor.questions.sessions import Mode, Plan
from euchre_tutor.questions.sessions.history import by_kind
from euchre_tutor.questions.sessions.item import MOST
from euchre_tutor.questions.sessions.planning import drawn, of_code
from euchre_tutor.text import T, Text
from euchre_tutor.widgets import Event

ALL: Final = "all"
"""The value that chooses every kind, or the practice mix of levels."""


class Drills:
    """The page, with what is chosen on it."""

    def __init__(self) -> None:
        self._kinds: tuple[str, ...] = ("trick-winner",)
        self._level: int | None = None
        self._mode = Mode.PRACTICE
        self._code: Code | None = None
        self._typed = ""
        self._said: Text | None = None

    def open(self, code: str, mode: str = "") -> None:
        """Come here with the code of a quiz, or without one."""
        self._code, self._typed, self._said = None, code, None
        if mode in [one.value for one in Mode]:
            self._mode = Mode(mode)
        if code:
            self._read(code)

    def choose(self, kind: str) -> None:
        """Choose one kind alone, as a tile of the map does."""
        if kind in KINDS:
            self._kinds, self._level = (kind,), None

    def _read(self, code: str) -> None:
        self._typed = code
        try:
            self._code, self._said = Code.parse(code), None
            self._typed = ""
        except CodeError as error:
            self._code, self._said = None, error.told

    def act(self, event: Event, rules: Rules) -> None:
        """Do what the event says, short of beginning a drill."""
        match event:
            case {"do": "kind", "value": str(value)}:
                self._pick(value, rules)
            case {"do": "level", "value": str(value)}:
                self._level = int(value) if value.isdecimal() and len(value) == 1 else None
            case {"do": "mode", "value": str(value)} if value in [one.value for one in Mode]:
                self._mode = Mode(value)
            case {"do": "code", "value": str(value)}:
                self._read(value)
            case {"do": "drop"}:
                self.open("")

    def _pick(self, value: str, rules: Rules) -> None:
        there = _there(rules)
        if value == ALL:
            self._kinds = there
        elif value in there:
            chosen = () if self._kinds == there else self._kinds
            others = tuple(kind for kind in chosen if kind != value)
            self._kinds = others if value in chosen and others else (*others, value)
        if self._level not in self._levels(rules):
            self._level = None

    def _chosen(self, rules: Rules) -> tuple[str, ...]:
        """The kinds chosen that exist under the rules; else the first that does."""
        there = _there(rules)
        return tuple(kind for kind in there if kind in self._kinds) or there[:1]

    def _levels(self, rules: Rules) -> tuple[int, ...]:
        """The levels to choose from: those of a kind that is chosen alone."""
        chosen = self._chosen(rules)
        return KINDS[chosen[0]].levels_for(rules) if len(chosen) == 1 else ()

    def plan(self, book: Book) -> Plan:
        """Plan the drill that is chosen."""
        rules, seed = book.rules, token_hex(8)
        if self._code is not None:
            return of_code(self._mode, str(self._code), seed)
        kinds = self._chosen(rules)
        level = self._level if self._level in self._levels(rules) else None
        if self._mode is Mode.TEST:
            code = _code(kinds, level, rules)
            if code is not None:
                return of_code(Mode.TEST, code, seed)
        history = book.attempts() if self._mode is Mode.PRACTICE else ()
        now = datetime.now(UTC)
        return drawn(self._mode, kinds, level, seed=seed, now=now, rules=rules, history=history)

    def page(self, voice: Voice, book: Book, going: DrillPlayer | None) -> Json:
        """Give the page; ``going`` is a drill that can be gone on with."""
        rules, say, history = book.rules, voice.say, book.attempts()
        results = {"label": say(T("Your results")), "to": Address(RESULTS).query}
        return framed(
            voice,
            Address(DRILLS),
            say(T("Drills")),
            drills={
                "intro": say(T("As many questions as you like, each with its reason.")),
                "resume": None if going is None else _resume(voice, going),
                "quiz": None if self._code is None else _quiz(voice, self._code),
                "kinds": None if self._code is not None else self._kinds_of(voice, rules, history),
                "levels": None if self._code is not None else self._levels_of(voice, rules),
                "modes": {
                    "title": say(T("How?")),
                    "options": [
                        {
                            "value": mode.value,
                            "icon": icon,
                            "title": say(title),
                            "text": say(text),
                            "best": None if best is None else say(best),
                            "on": mode is self._mode,
                        }
                        for mode, (icon, title, text) in MODES.items()
                        for best in [best_of(history, mode)]
                    ],
                },
                "start": say(T("Start")),
                "code": {
                    "label": say(T("Have a quiz code?")),
                    "hint": say(T("8 to 24 letters and digits.")),
                    "value": self._typed,
                    "button": say(T("Open")),
                    "said": None if self._said is None else say(self._said),
                },
                "results": results,
            },
        )

    def _kinds_of(self, voice: Voice, rules: Rules, history: Sequence[Attempt]) -> Json:
        chosen, there = self._chosen(rules), _there(rules)
        tallies = by_kind(history)
        return {
            "title": voice.say(T("What?")),
            "all": {"label": voice.say(T("All kinds")), "on": chosen == there},
            "tiles": [tile(voice, kind, tallies) | {"on": kind in chosen} for kind in there],
        }

    def _levels_of(self, voice: Voice, rules: Rules) -> Json | None:
        levels = self._levels(rules)
        if len(levels) < 2:  # noqa: PLR2004  # one level is no choice
            return None
        now = self._level if self._level in levels else None
        mixed = {"value": ALL, "label": voice.say(T("Mixed")), "on": now is None}
        options = [{"value": str(n), "label": str(n), "on": n == now} for n in levels]
        return {"title": voice.say(T("Level")), "options": [mixed, *options]}


def _there(rules: Rules) -> tuple[str, ...]:
    """The kinds that exist under the rules, in the order of the names."""
    return tuple(kind for kind in NAMES if KINDS[kind].levels_for(rules))


def _code(kinds: tuple[str, ...], level: int | None, rules: Rules) -> str | None:
    """Give a fresh code for a test; None where no code can name it."""
    try:
        return str(make(kinds, level, rules=rules))
    except ValueError:
        return None


def _resume(voice: Voice, going: DrillPlayer) -> Json:
    plan = going.plan
    name = T("What you missed")
    if plan.code:
        name = title_of_quiz(Code.parse(plan.code))
    elif plan.kinds:
        name = title_of(plan.kinds)
    text = T("You were in the middle: {mode}, {name}.", mode=MODES[plan.mode][1], name=name)
    return {"text": voice.say(text), "button": voice.say(T("Go on"))}


def _quiz(voice: Voice, code: Code) -> Json:
    text = summary(code)
    if code.length > MOST:
        text = T("{quiz} · here the first {n} of them", quiz=text, n=MOST)
    return {
        "title": voice.say(T("Quiz {code}", code=str(code))),
        "text": voice.say(text),
        "kinds": [
            {"title": voice.say(NAMES[kind].title), "picture": NAMES[kind].picture}
            for kind in NAMES
            if kind in code.pools
        ],
        "drop": voice.say(T("Choose something else")),
    }
