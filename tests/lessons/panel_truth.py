"""Each sentence of the coach's panel, with its condition, and each of its figures."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil
from typing import Any, Final, NamedTuple

from coach.counsel import given
from explain.auction_truth import TURNS
from explain.auction_truth import Facts as Turn
from explain.plays_truth import CONDITIONS
from explain.plays_truth import Facts as Allowed
from explain.truth import Truth, counts
from lessons.named import LABELS, named, sign
from lessons.spoken import text_of

from euchre_tutor.coach.advice import Advice
from euchre_tutor.engine import (
    Action,
    Announce,
    Card,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Phase,
    Play,
    Position,
)
from euchre_tutor.lessons.coaching import numbers, panel
from euchre_tutor.lessons.coaching.hint import Hint
from euchre_tutor.text import Field, Text, render

NAMES: Final = {"“{words}”", "Leave {upcard}"}
RUNGS: Final = ("hint-1", "hint-2", "hint-3", "hint-4")
_MINUS: Final = "\N{MINUS SIGN}"
_CARDS: Final = (Phase.PLAY, Phase.EXCHANGE)


class Facts(NamedTuple):
    """A decision, what was asked of the coach at it, and where on the panel something stands."""

    position: Position
    hint: Hint
    where: str = ""

    @property
    def asked(self) -> int:
        """How many rungs are shown."""
        return int(self.hint.help)

    @property
    def advice(self) -> Advice | None:
        """What the coach has found."""
        return self.hint.advice

    @property
    def options(self) -> dict[Action, tuple[float, bool]]:
        """The points of each choice, and whether it is as good as the best."""
        assert self.advice is not None
        return given(self.advice)

    @property
    def best(self) -> Action:
        """What is expected to bring most."""
        return max(self.options, key=lambda action: self.options[action][0])

    @property
    def card(self) -> Card | None:
        """The card of that, if it is one."""
        return self.best.card if isinstance(self.best, Play | Discard) else None

    @property
    def as_good(self) -> list[Action]:
        """The choices that cannot be told from the best, which is first."""
        others = [a for a, (_, close) in self.options.items() if close and a != self.best]
        return [self.best, *others]

    @property
    def waits(self) -> bool:
        """Whether those are one call and the same alone, which the maker can still say later."""
        match sorted(self.as_good, key=lambda action: action.code):
            case [OrderUp(), OrderUp()]:
                return not self.position.rules.caller
            case [NameSuit(suit), NameSuit(other)]:
                return suit is other and not self.position.rules.caller
        return False

    @property
    def ends(self) -> tuple[int, int]:
        """From where to where the bars go: as far as points are made, and as every figure."""
        points = [value for value, _ in self.options.values()]
        contract = self.position.contract
        lone = contract is not None and (contract.loner or contract.lone_defender) is not None
        alone = any(
            isinstance(action, OrderUp | NameSuit | Announce) and action.alone
            for action in self.options
        )
        low = 0 if min(points) > -0.005 else min(-2, -ceil(-min(points)))
        return low, max(4 if lone or alone else 2, ceil(max(points)))


def _choice(value: Field, f: Facts) -> bool:
    assert isinstance(value, Text)
    return render(value, "en") == named(f.best, f.position)


TRUTH: Final = Truth[Facts](
    {
        "Coach": lambda f, _: f.where == "title",
        "Hide": lambda f, _: f.where == "hide",
        "Hints": lambda f, _: f.where == "ladder",
        "asking is free": lambda f, _: f.where == "ladder note",
        "Nudge": lambda f, _: f.where == "hint-1",
        "Rule of thumb": lambda f, _: f.where == "hint-2",
        "Numbers": lambda f, _: f.where == "hint-3",
        "Show the card": lambda f, _: f.where == "hint-4" and f.position.phase in _CARDS,
        "Show the call": lambda f, _: f.where == "hint-4" and f.position.phase not in _CARDS,
        "The coach is thinking.": lambda f, _: f.where == "wait" and f.advice is None,
        "The coach would play {card}.": lambda f, v: (
            f.where == "show" and isinstance(f.best, Play) and v["card"] == f.card
        ),
        "The coach would put {card} down.": lambda f, v: (
            f.where == "show" and isinstance(f.best, Discard) and v["card"] == f.card
        ),
        "The coach would not go alone.": lambda f, _: (
            f.where == "show" and f.best == Announce(alone=False)
        ),
        "The coach would choose {choice}.": lambda f, v: (
            f.where == "show" and f.card is None and _choice(v["choice"], f)
        ),
        "Points you can expect": lambda f, _: f.where == "numbers",
        "{n} deal so far": lambda f, v: (
            f.where == "so far"
            and f.hint.thinking
            and f.advice is not None
            and v["n"] == f.advice.deals
        ),
        "Toss-up": lambda f, _: f.where == "box" and len(f.as_good) > 1,
        "alone can be said later": lambda f, _: f.where == "box note" and f.waits,
        "too close to call": lambda f, _: (
            f.where == "box note" and len(f.as_good) > 1 and not f.waits
        ),
        **dict.fromkeys(LABELS - NAMES, lambda f, _: f.where in ("row", "show")),
    },
    panel,
    numbers,
    names=NAMES,
)


def hold(drawn: Mapping[str, Any], facts: Facts) -> None:
    """Fail unless a drawn panel says what was asked for, no more, and it is true."""
    _true(drawn["title"], facts, "title")
    _true(drawn["hide"]["label"], facts, "hide")
    _hold_ladder(drawn["ladder"], facts)
    shown = {name for name in _FROM if drawn[name] is not None}
    assert drawn["open"] is (facts.asked > 0)
    if not facts.asked or facts.advice is None:
        assert shown == ({"allowed", "wait"} if facts.asked else set())
        if facts.asked:
            _true(drawn["wait"], facts, "wait")
        return
    assert shown == {name for name, rung in _FROM.items() if 0 < rung <= facts.asked}
    _hold_allowed(text_of(drawn["allowed"]["text"]), facts.position)
    assert text_of(drawn["nudge"]) == facts.advice.nudge
    if drawn["thumb"] is not None:
        assert text_of(drawn["thumb"]["text"]) == facts.advice.thumb.text
        assert drawn["thumb"]["rule"]["key"] == facts.advice.thumb.rules[0]
    if drawn["numbers"] is not None:
        _hold_numbers(drawn["numbers"], facts)
    if drawn["show"] is not None:
        _true(drawn["show"], facts, "show")


_FROM: Final = {"allowed": 1, "nudge": 1, "thumb": 2, "numbers": 3, "show": 4, "wait": 0}
"""What is on a panel from which rung on; the last only while nothing is found."""


def _true(part: object, facts: Facts, where: str) -> None:
    text = text_of(part)
    assert counts(text), text
    TRUTH.true(text, facts._replace(where=where))


def _hold_ladder(ladder: Mapping[str, Any], facts: Facts) -> None:
    _true(ladder["title"], facts, "ladder")
    _true(ladder["note"], facts, "ladder note")
    assert [rung["id"] for rung in ladder["rungs"]] == list(RUNGS)
    for number, rung in enumerate(ladder["rungs"], 1):
        _true(rung["label"], facts, rung["id"])
        state = "done" if number < facts.asked else "now" if number == facts.asked else "open"
        assert rung["state"] == state
    assert ladder["next"] == RUNGS[min(facts.asked, 3)]


def _hold_allowed(text: Text, position: Position) -> None:
    """What may be done is held to what the rules say, as elsewhere."""
    if position.phase is Phase.PLAY:
        CONDITIONS.true(text, Allowed(position, position.legal()[0], position.to_act))
    else:
        TURNS.true(text, Turn(position, position.to_act))


def _hold_numbers(drawn: Mapping[str, Any], facts: Facts) -> None:
    assert facts.advice is not None
    _true(drawn["title"], facts, "numbers")
    assert (drawn["note"] is not None) is facts.hint.thinking
    if drawn["note"] is not None:
        _true(drawn["note"], facts, "so far")
    assert text_of(drawn["how"]) == facts.advice.how
    low, high = facts.ends
    assert (drawn["low"], drawn["high"]) == (low, high)
    assert drawn["ends"] == [f"{point}".replace("-", _MINUS) for point in range(low, high + 1)]
    rest = [action for action in facts.options if action not in facts.as_good]
    boxes = [facts.as_good, rest] if rest else [facts.as_good]
    assert [box["others"] for box in drawn["boxes"]] == [False, True][: len(boxes)]
    for actions, box in zip(boxes, drawn["boxes"], strict=True):
        alike = len(actions) > 1 and actions is not rest
        assert (box["title"] is not None, box["note"] is not None) == (alike, alike)
        if alike:
            _true(box["title"], facts, "box")
            _true(box["note"], facts, "box note")
        _hold_rows(box["rows"], actions, facts)


def _hold_rows(rows: Sequence[Mapping[str, Any]], actions: Sequence[Action], facts: Facts) -> None:
    may_leave = Leave() in facts.position.legal()
    for action, row in zip(actions, rows, strict=True):
        _true(row["label"], facts, "row")
        words = named(action, facts.position)
        if isinstance(action, Discard) and not may_leave:
            words = sign(action.card)
        assert render(text_of(row["label"]), "en") == words
        points, _ = facts.options[action]
        assert row["points"] == points
        assert row["figure"] == f"{points:.2f}".replace("-", _MINUS)
