"""Two players hear nothing of sides, partners or lone hands, from the coach or in an account."""

from __future__ import annotations

import re
from collections.abc import Callable

from explain.positions import walk
from records.games import game

from euchre_tutor.coach.account import account
from euchre_tutor.coach.methods import method
from euchre_tutor.coach.nudges import nudge
from euchre_tutor.coach.thumbs import thumbs
from euchre_tutor.engine import Defend, Rules, Stream
from euchre_tutor.engine.records.recorded import record_game
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.text import render

FOUR_ONLY = re.compile(
    r"\b(makers|defenders?|sides?|East|West|(?<!no )partners?|alone|others|theirs|everybody"
    r"|all (bid|go|play))\b",
    re.IGNORECASE,
)
NO_RULE = {"table", "alone", "score"}
"""The chapters on what two players do not have."""


def test_hints_know_no_sides(scale: Callable[[int], int]) -> None:
    """Rules of thumb, nudges and methods, at each decision of random deals between two."""
    for number in range(max(scale(600), 40)):
        stream = Stream(f"between two/{number}")
        rules = Rules(players=2, defend=Defend.NEVER, pickup=number % 2 == 0, stick=number % 3 == 0)
        for position in walk(stream, rules):
            if position.to_act is None:
                continue
            view = position.view(position.to_act)
            said = thumbs(view)
            texts = [
                nudge(view),
                method(view, 1),
                method(view, 9),
                *(one.said.text for one in said),
            ]
            for text in texts:
                assert not FOUR_ONLY.search(render(text, "en")), render(text, "en")
            cited = {key.partition(".")[0] for one in said for key in one.said.rules}
            assert not cited & NO_RULE


def test_an_account_knows_no_sides() -> None:
    """Whole games between two, told with what their cards cost."""
    for number in range(3):
        judged = judge(record_game(game(number, Rules.TWO_HANDED)))
        text = "\n".join(render(line.text, "en") for line in account(judged))
        assert "The maker then takes" in text
        found = FOUR_ONLY.search(text)
        assert not found, text[max(0, found.start() - 80) : found.end() + 40]
