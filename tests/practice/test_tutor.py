"""The program's own coach at the table: what the table asks of a coach is what it does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from explain.positions import walk
from practice.at_table import book, deeds, event, press, settle, table_of

from euchre_tutor.coach.bots import LEVELS
from euchre_tutor.coach.bots import choose as bot
from euchre_tutor.coach.review import review
from euchre_tutor.engine import Action, Phase, Position, Rules, Seat, Stream
from euchre_tutor.lessons.coaching.hint import RUNGS, Help
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Station
from euchre_tutor.practice_table.tutor import TUTOR

NUMBERS = next(button for button, rung in RUNGS.items() if rung is Help.NUMBERS)


def test_a_deal_with_the_coach_from_its_first_call_to_its_review() -> None:
    """Every hint is about what may be done, the others act, and the review judges every choice."""
    learner = Player(TUTOR, book())
    learner.handle({"kind": "practice", "do": "level", "level": "3"})
    learner.handle({"kind": "practice", "do": "begin", "what": "deal", "seed": "coached"})
    hints = 0
    while (table := table_of(learner)).station is not Station.SCORE:
        settle(learner)
        table = table_of(learner)
        if table.station is Station.TRICK:
            learner.handle(press("next"))
        elif table.station in (Station.CARD, Station.DECIDING):
            learner.handle(press(NUMBERS))
            settle(learner)
            advice = table_of(learner).hint.advice
            assert advice is not None
            assert {option.action for option in advice.options} <= set(table.position.legal())
            assert not table_of(learner).hint.thinking
            hints += 1
            for deed in deeds(choose(table.position.view(table.you)), table):
                learner.handle(event(deed))
    assert hints > 5  # a call and five cards
    deal = table_of(learner).position
    learner.handle(press("replay"))
    settle(learner)
    place = learner.place
    assert isinstance(place, Replay)
    assert not place.thinking
    assert place.cards == tuple(review(deal))
    mine = [card for trick in deal.tricks for seat, card in trick.plays if seat is place.you]
    assert [card.card for card in place.mine] == mine
    assert [(call.at, call.action) for call in place.calls] == calls_of(deal, place.you)


def calls_of(deal: Position, seat: Seat) -> list[tuple[int, Action]]:
    """What this seat chose before the play, each with the number of actions before it."""
    found, now = [], Position.start(deal.deal)
    for number, action in enumerate(deal.actions):
        if now.to_act is seat and now.phase is not Phase.PLAY and len(now.legal()) > 1:
            found.append((number, action))
        now = now.after(action)
    return found


@pytest.mark.parametrize("level", LEVELS)
def test_the_others_play_as_well_as_the_bots(level: int, scale: Callable[[int], int]) -> None:
    """What a seat does in the end is what the bot of its level does, whose strength is measured."""
    for number in range(scale(240)):
        stream = Stream(f"as well/{number}")
        rules = stream.choice((Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED))
        views = [
            position.view(position.to_act)
            for position in walk(stream, rules)
            if position.to_act is not None and len(position.legal()) > 1
        ]
        view = stream.choice(views)
        *_, done = TUTOR.choose(view, level, f"{number}")
        assert done == bot(view, level, f"{number}")
