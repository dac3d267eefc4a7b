"""Remarks written into a file: one at each costly card of the learner's, and what it says."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from coach.judged import Choice, judged
from engine.random_play import random_game
from explain.truth import messages
from lessons.named import sign
from practice.at_table import do, play_on, player, press, settle, table_of

from euchre_tutor.engine import Position, Rules, Seat
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import files, remarks
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.remarks import with_remarks
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.tutor import TUTOR

SAYS = re.compile(r"With all cards seen it cost (1 point|[2-9] points)\. Better: (.+)\.")


def check(text: str, card: Choice) -> None:
    """Hold a remark to what the card cost, and to every card that is the best."""
    said = SAYS.fullmatch(text)
    assert said, text
    assert int(said[1].split()[0]) == card.cost, (text, card)
    assert sorted(said[2].replace(" or ", ", ").split(", ")) == sorted(map(sign, card.best))


def test_remarks_say_what_each_card_cost(scale: Callable[[int], int]) -> None:
    """Of random games under all rules, from each seat: points and better cards, none left out."""
    checked = 0
    for number in range(max(scale(150), 6)):
        game = random_game(number)
        cards = [judged(deal) for deal in game.deals]
        for you in game.rules.seats:
            costly = [[card for card in deal if card.seat is you and card.cost] for deal in cards]
            notes = with_remarks(game, (), you, TUTOR)
            for written, expected in zip(notes, costly, strict=True):
                assert [at for at, _ in written] == [card.at for card in expected]
                for (_, text), card in zip(written, expected, strict=True):
                    check(text, card)
                    checked += 1
    assert checked > 20
    assert len(messages(remarks)) == 1


def test_other_remarks_stay_before_those_of_the_review() -> None:
    """What somebody wrote stands as it did; a deal without remarks gets its own all the same."""
    game = random_game(0)
    theirs = (((3, "Well passed."),),)
    notes = with_remarks(game, theirs, game.rules.seats[0], TUTOR)
    alone = with_remarks(game, (), game.rules.seats[0], TUTOR)
    assert notes == ((*theirs[0], *alone[0]), *alone[1:])


@pytest.mark.parametrize("seat", Seat)
def test_whoever_sat_there_is_reviewed(seat: Seat) -> None:
    """Saved from the table or looked at again: remarks and rows are on that seat's own deeds."""
    learner = player(rules=Rules.TOURNAMENT)
    learner.handle(do("sit", seat=seat.letter))
    learner.handle(do("begin", what="game", seed="whose"))
    play_on(learner, 50)
    deals = table_of(learner).with_this.deals
    learner.handle(do("save", form="egn"))
    assert learner.download is not None
    notes = files.load(learner.download[1]).notes
    assert any(notes)
    for deal, written in zip(deals, notes, strict=True):
        assert all(acted(deal, at) is seat for at, _ in written)
    learner.handle(press("replay"))
    settle(learner)
    assert isinstance(learner.place, Replay)
    drawn = screen(learner.place, Voice("en"))["practice"]["review"]
    assert learner.place.deal == deals[-1]
    assert {acted(deals[-1], row["at"]) for row in drawn["rows"]} == {seat}


def acted(deal: Position, at: int) -> Seat | None:
    """Who acted after so many actions of a deal."""
    return Position.start(deal.deal).play(*deal.actions[:at]).to_act
