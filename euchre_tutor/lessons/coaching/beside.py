"""The coach beside a lesson: hints while a hand is played, and what it cost when it is over.

What is asked of it is no deed of the lesson: nothing of it is kept, and asking costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from euchre_tutor.coach.advice import Advice, think
from euchre_tutor.coach.review import Graded, review
from euchre_tutor.engine import Position, Seat, View
from euchre_tutor.explain.explanation import sure
from euchre_tutor.lessons.coaching import costs
from euchre_tutor.lessons.coaching.grading import GradedCall, choices, grade
from euchre_tutor.lessons.coaching.hint import HIDE, NO_HINT, RUNGS, Help, Hint, thought
from euchre_tutor.lessons.coaching.panel import panel, said
from euchre_tutor.lessons.coaching.running import Piece
from euchre_tutor.lessons.voice import Json, Voice


@runtime_checkable
class Coached(Protocol):
    """An activity at which the coach can be asked."""

    @property
    def you(self) -> Seat:
        """Where the learner sits."""

    @property
    def to_decide(self) -> Position | None:
        """The moment at which the learner is to call, to exchange or to play; None elsewhere."""

    @property
    def to_review(self) -> Position | None:
        """The finished deal whose choices are to be judged; None while there is none."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What the learner's choices in a finished deal have cost, as far as it is known."""

    deal: Position
    you: Seat
    cards: tuple[Graded, ...]
    """Every card, in the order played: judged before anything is said of them."""
    calls: tuple[GradedCall, ...] = ()

    @property
    def known(self) -> bool:
        """Whether every choice is judged."""
        count = sum(1 for _ in choices(self.deal, self.you))
        return len(self.calls) == count

    def drawn(self, voice: Voice) -> Json:
        """Draw the review as far as it has come."""
        mine = [card for card in self.cards if card.seat is self.you]
        rows = [costs.call_row(call, voice) for call in self.calls]
        rows += [costs.card_row(card, voice) for card in mine]
        return costs.review(voice, mine, rows, played=True, thinking=not self.known)


class Beside:
    """The coach of one lesson: turn it to the activity on show before anything else."""

    def __init__(self) -> None:
        self._now: Position | None = None
        self._hint = NO_HINT
        self._just_asked = False
        self._judged: Judged | None = None

    def turn(self, activity: object) -> None:
        """Look at what is on show; what was asked at another moment is forgotten."""
        coached = activity if isinstance(activity, Coached) else None
        now = None if coached is None else coached.to_decide
        if now != self._now:
            self._now, self._hint = now, NO_HINT
        over = None if coached is None else coached.to_review
        if coached is None or over is None:
            self._judged = None
        elif self._judged is None or self._judged.deal != over:
            self._judged = Judged(over, coached.you, review(over))

    def asked(self, button: str) -> bool:
        """Take a button that asks for a hint or hides it; tell whether it was one."""
        self._just_asked = self._now is not None and (button in RUNGS or button == HIDE)
        if self._just_asked:
            self._hint = replace(self._hint, help=RUNGS.get(button, Help.NONE))
        return self._just_asked

    def work(self) -> Iterator[Piece]:
        """Think, in small pieces, about what is asked; tell of each what came of it."""
        if self._now is not None and self._hint.help is not Help.NONE:
            yield from self._advise(self._now)
        if self._judged is not None:
            yield from self._judge(self._judged)

    def _advise(self, now: Position) -> Iterator[Piece]:
        if self._hint.is_known:
            return
        advices = _think(now.view(sure(now.to_act)), f"hint/{len(now.actions)}")
        for hint in thought(self._hint, advices):
            if hint is not None:
                self._hint = hint
            yield Piece.NOTHING if hint is None else Piece.NEWS

    def _judge(self, judged: Judged) -> Iterator[Piece]:
        known = {call.before for call in judged.calls}
        for before, action in choices(judged.deal, judged.you):
            if before in known:
                continue
            for call in grade(before, action, _think):
                if call is not None:
                    judged = self._judged = replace(judged, calls=(*judged.calls, call))
                yield Piece.NOTHING if call is None else Piece.NEWS

    def drawn(self, screen: Json, voice: Voice) -> Json:
        """Give the screen with the coach on it."""
        if self._judged is not None:
            return screen | {"review": self._judged.drawn(voice)}
        if self._now is None:
            return screen
        hint = self._hint
        drawn = screen | {
            "coach": panel(hint, self._now, voice),
            "cloth": _marked(screen["cloth"], hint, voice),
        }
        if self._just_asked and hint.help is not Help.NONE:
            # What is said now is the hint, and the focus stays where it was asked for.
            drawn |= {"announce": voice.aloud(said(hint, self._now)), "focus": None}
        return drawn


def _think(view: View, seed: str) -> Iterator[Advice]:
    return think(view, seed=seed)


def _marked(cloth: Json, hint: Hint, voice: Voice) -> Json:
    """Mark the card that the coach shows, where it was asked to."""
    shows = hint.help is Help.CARD and hint.advice is not None
    best = getattr(sure(hint.advice).best, "card", None) if shows else None
    if best is None:
        return cloth
    hand = [
        card | voice.card(best, "hinted", tap=card["tap"]) | {"ribbon": card["ribbon"]}
        if card["id"] == best.code and card["state"] in ("rest", "playable")
        else card
        for card in cloth["hand"]
    ]
    return cloth | {"hand": hand}
