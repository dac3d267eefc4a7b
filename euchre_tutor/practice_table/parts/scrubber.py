"""The scrubber: bids and tricks of a deal, a tick for each thing done, and steps back and on."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from euchre_tutor.engine import Play, Position, Rules, Seat
from euchre_tutor.engine.scoring import TRICKS
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import T, Text


@dataclass(frozen=True, slots=True)
class Run:
    """A part of a deal on the scrubber: the bids, or a trick."""

    label: Text
    first: int
    """How many actions come before it."""
    done: int
    """How many actions it has so far."""
    size: int
    """How many it is going to have."""
    bids: bool = False
    """Whether it is no trick."""
    winner: Seat | None = None
    """Who took it, if it is a finished trick."""


def runs(position: Position) -> Iterator[Run]:
    """Give the parts of a deal as far as it has gone, those to come as well."""
    plays = sum(isinstance(action, Play) for action in position.actions)
    bids = len(position.actions) - plays
    open_ = position.contract is None and position.to_act is not None
    yield Run(T("Bids"), 0, bids, bids + open_, bids=True)
    players = len(position.active)
    taken = [trick.winner(position.trump) for trick in position.tricks]
    for number in range(TRICKS):
        done = min(max(plays - number * players, 0), players)
        first = bids + number * players
        winner = taken[number] if number < len(taken) else None
        yield Run(T("Trick {n}", n=number + 1), first, done, players, winner=winner)


def scrubber(
    voice: Voice, position: Position, at: int, you: Seat, branch: int | None = None
) -> Json:
    """Draw the scrubber of a deal, standing after ``at`` of its actions, to the learner's seat.

    What comes after the first ``branch`` actions was not played, but is a "what if".
    """
    last = len(position.actions)

    def step(label: Text, to: int) -> Json:
        return {"label": voice.say(label), "at": to if to != at and 0 <= to <= last else None}

    return {
        "label": voice.say(T("Moments of the hand")),
        "groups": [
            _group(voice, run, at, last, branch)
            | {"taken": _taken(voice, run.winner, you, position.rules)}
            for run in runs(position)
        ],
        "first": step(T("To the first moment"), 0),
        "back": step(T("One step back"), at - 1),
        "next": step(T("One step on"), at + 1),
        "last": step(T("To the last moment"), last),
    }


def _group(voice: Voice, run: Run, at: int, last: int, branch: int | None) -> Json:
    here = run.first < at <= run.first + run.size or (at == 0 and run.bids)
    reached = run.done > 0 or run.bids
    return {
        "label": voice.say(run.label),
        "at": None if not reached else 0 if run.bids else run.first + 1,
        "here": here,
        "ticks": [_tick(run.first + number, at, last, branch) for number in range(1, run.size + 1)],
    }


def _taken(voice: Voice, winner: Seat | None, you: Seat, rules: Rules) -> Json | None:
    """Draw the badge of who took a trick; None where nobody has."""
    if winner is None:
        return None
    by = T("taken by you") if winner is you else T("taken by {seat}", seat=winner)
    return voice.badge(winner, rules, you) | {"name": voice.say(by)}


def _tick(place: int, at: int, last: int, branch: int | None) -> str:
    if place > last:
        return "open"
    if place == at:
        return "now"
    if branch is not None and place > branch:
        return "other"
    return "done" if place < at else "later"
