"""The score after a deal: who gets how much and why, how the game stands, and who has won."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace

from engine.random_play import random_game
from lessons.spoken import Spoken
from practice.at_table import setup
from practice.score_truth import TRUTH, Facts, hold, hold_before

from euchre_tutor.engine import Game, Position
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Table

VOICE = Spoken("en")


def deals(game: Game) -> Iterator[Table]:
    """Each deal of a game when it is over: as a part of the game, from two seats, and alone."""
    rules = game.rules
    for number, position in enumerate(game.deals):
        before = replace(game, deals=game.deals[:number])
        order = rules.clockwise(rules.seats[number % rules.players])
        for seat in order[:2]:
            own = setup(rules=rules, seat=seat)
            yield Table(setup=own, game=before, position=position)
        kind = (Kind.DEAL, Kind.DAY)[number % 2]
        alone = setup("2026-11-30", rules=rules, seat=order[-1], kind=kind)
        yield Table(setup=alone, game=Game(rules, position.dealer), position=position)


def test_the_score_is_true(scale: Callable[[int], int]) -> None:
    """Of random games under all rules: on the page after each deal, and beside the table before."""
    for number in range(max(scale(300), 14)):
        for table in deals(random_game(number)):
            facts = Facts(table)
            hold(screen(table, VOICE), facts)
            late = Position.start(table.position.deal).play(*table.position.actions[:-1])
            playing = screen(replace(table, position=late), VOICE)
            hold_before(playing["cloth"]["score"], facts)
    TRUTH.complete()
