"""What is said when a deal is looked at again: costs, better cards, sums and the turning point."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import pytest
from coach.counsel import counsel, thought
from coach.judged import dearest, judged
from engine.random_play import positions
from lessons.review_truth import TRUTH, Call, Facts, hold, hold_turning
from lessons.spoken import Spoken
from practice.stand_in import StandIn

from euchre_tutor.coach.advice import Advice
from euchre_tutor.coach.review import Graded
from euchre_tutor.engine import Card, Game, Play, Position, Seat, View
from euchre_tutor.lessons.coaching import beside
from euchre_tutor.lessons.coaching.running import Piece
from euchre_tutor.practice_table import replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.parts.review import review
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.tutor import TUTOR

VOICE = Spoken("en")


class ByChance(StandIn):
    """Judges cards as the program does, and advises by chance."""

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise twice; only the last counts."""
        assert seed
        return thought(view)

    def plays(self, position: Position) -> Mapping[Card, int]:
        """Give what the program gives."""
        return TUTOR.plays(position)

    def review(self, position: Position) -> Sequence[Graded]:
        """Give what the program gives."""
        return TUTOR.review(position)


COACH = ByChance()


def called(deal: Position, you: Seat) -> Iterator[Call]:
    """Every choice of a seat that was no card, with the advice on it."""
    now = Position.start(deal.deal)
    for action in deal.actions:
        if now.to_act is you and not isinstance(action, Play) and len(now.legal()) > 1:
            yield Call(now, action, counsel(now.view(you)))
        now = now.after(action)


class Over(NamedTuple):
    """An activity of a lesson whose deal is over."""

    you: Seat
    to_review: Position
    to_decide: Position | None = None


def test_all_that_a_review_says_is_true(
    scale: Callable[[int], int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of random deals under all rules, from each seat: on the practice table and in a lesson."""
    monkeypatch.setattr(beside, "_think", lambda view, _: thought(view))
    for number in range(max(scale(600), 30)):
        deal = positions(number)[-1]
        cards = judged(deal)
        game = Game(deal.rules, deal.dealer).after(deal)
        for you in deal.rules.seats:
            facts = Facts(deal, you, cards, tuple(called(deal, you)), thinking=False)
            replay = replaying.opened(game, you, COACH)
            _check_so_far(replay, facts)
            for call in replaying.grading(replay, COACH):
                if call is not None:
                    replay = replaying.with_call(replay, call)
                    _check_so_far(replay, facts)
            _check(screen(replay, VOICE)["practice"]["review"], facts)
            _check_places(replay, facts)
            if cards:
                _check_lesson(facts)
    TRUTH.complete()


def _check_so_far(replay: Replay, facts: Facts) -> None:
    """The cards are judged at once, and it says while a call is not."""
    calls = facts.calls[: len(replay.calls)]
    _check(review(replay, VOICE), facts._replace(calls=calls, thinking=calls != facts.calls))


def _check(drawn: Mapping[str, Any], facts: Facts) -> None:
    hold(drawn, facts, [row.at for row in facts.rows])
    hold_turning(drawn["turning"], facts)


def _check_lesson(facts: Facts) -> None:
    """At every moment what is judged so far is there, and no more is said."""
    coach = beside.Beside()
    coach.turn(Over(facts.you, facts.deal))
    piece: Piece | None = Piece.NEWS
    work = coach.work()
    while piece is not None:
        drawn = coach.drawn({}, VOICE)["review"]
        calls = facts.calls[: len(drawn["rows"]) - len(facts.mine)]
        now = facts._replace(calls=calls, thinking=calls != facts.calls)
        hold(drawn, now, [None for _ in now.rows])
        piece = next(work, None)
    assert not now.thinking


def _check_places(replay: Replay, facts: Facts) -> None:
    """The row of the moment on show is marked, and the turning point leads to its card."""
    for row in facts.rows[:8]:
        here = review(replaying.looked(replay, row.at, COACH), VOICE)["rows"]
        assert [one["at"] for one in here if one["here"]] == [row.at]
    turning = dearest(facts.cards)
    if turning is not None:
        there = replaying.to_turning_point(replay, COACH)
        assert there.look == turning.at
        other = min(turning.best, key=lambda card: card.code)
        branch = replaying.what_if(there, other.code, COACH)
        assert not any(row["here"] for row in review(branch, VOICE)["rows"])
