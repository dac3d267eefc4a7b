"""The program's own coach at the table: what the table asks of a coach is what it does."""

from __future__ import annotations

from practice.at_table import book, deeds, event, press, settle, table_of

from euchre_tutor.coach.review import review
from euchre_tutor.engine import Play
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
    played = [card.card for card in place.mine]
    assert [Play(card) for card in played] == [
        action for action in deal.actions if isinstance(action, Play) and action.card in played
    ]
