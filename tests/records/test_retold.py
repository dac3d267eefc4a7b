"""Accounts of whole games are, word by word, what plain code tells of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from engine.random_play import random_game
from records import retold

from euchre_tutor.engine.records.recorded import record_game
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay import account
from euchre_tutor.explain.replay.line import Line
from euchre_tutor.text import render


def lines(told: Iterable[Line]) -> list[str]:
    """The lines from the first deal on, indented."""
    found = ["  " * line.depth + render(line.text, "en") for line in told]
    first = next(number for number, line in enumerate(found) if line.startswith("Deal 1"))
    return found[first:]


def test_an_account_is_told_anew(scale: Callable[[int], int]) -> None:
    """Of random games under all rules: calls, exchange, makers, tricks, results and scores."""
    for number in range(max(scale(600), 20)):
        game = random_game(number)
        told = lines(account(judge(record_game(game))))
        assert told == [*retold.game(game), "No problem found."]
