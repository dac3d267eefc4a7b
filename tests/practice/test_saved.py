"""What is said of a game that was saved."""

from __future__ import annotations

import json
import re

import pytest
from explain.positions import PRESETS, random_rules
from practice.at_table import book, do, play_on, player, press, settle, table_of
from practice.replay_walk import played

from euchre_tutor.engine import Announce, Phase, Rules, Stream
from euchre_tutor.engine.records.egn import EgnRefusal, read_egn, write_egn
from euchre_tutor.engine.records.recorded import to_game
from euchre_tutor.engine.rules import HOUSE_RULES
from euchre_tutor.practice_table import files
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.saved import saved
from euchre_tutor.practice_table.table import Lobby
from euchre_tutor.text import render
from euchre_tutor.text.rulebook import RULES, rules_in_use

OPENS = "“Open a file” opens it as a replay."
LEFT = "The deal on the table is not finished, and left out."


def told(learner: Player) -> str:
    """What is said on the page."""
    notice = None if isinstance(learner.place, Lobby) else learner.place.notice
    return "" if notice is None else render(notice, "en")


@pytest.mark.parametrize("form", ["egn", "text"])
def test_the_deals_in_the_file_are_named(form: str) -> None:
    """How many, whether the one on the table is left out, and that they are replayed."""
    learner = player(book(), Rules.TOURNAMENT, seed="mine")
    seen: set[tuple[bool, bool]] = set()
    for _ in range(60):
        settle(learner)
        learner.download = None
        before = table_of(learner)
        learner.handle(do("save", form=form))
        if learner.download is None:
            assert told(learner) == "No hand is finished yet, so there is nothing to save."
        else:
            count = len(files.load(learner.download[1]).game.deals)
            over = before.position.phase is Phase.OVER
            assert count == len(before.game.deals) + over
            deals = "1 deal" if count == 1 else f"{count} deals"
            assert told(learner) == " ".join(
                [f"The file has {deals}.", *([] if over else [LEFT]), OPENS]
            )
            seen.add((count > 1, over))
        learner.handle(press("close"))
        assert told(learner) == ""
        play_on(learner, 1)
    assert len(seen) > 2


def test_a_replay_is_saved_whole() -> None:
    """No deal of it is left out, wherever one looks."""
    learner = player()
    game = played(Stream("saved"), Rules.TOURNAMENT, 3)
    learner.handle(do("load", name="a.txt", text=files.as_text(game)))
    learner.handle(do("save", form="egn"))
    assert isinstance(learner.place, Replay)
    assert told(learner) == f"The file has {len(game.deals)} deals. {OPENS}"


def test_what_other_programs_read_is_named() -> None:
    """Every house rule that EGN puts in place of another, and the answers it leaves out."""
    changed = asked = 0
    for number in range(400):
        stream = Stream(f"others/{number}")
        rules = PRESETS[number] if number < len(PRESETS) else random_rules(stream)
        game = played(stream, rules, 2)
        try:
            document = json.loads(write_egn(game))
        except EgnRefusal:
            continue
        document["metadata"].pop("description", None)
        theirs = to_game(read_egn(json.dumps(document).encode()))
        said = render(saved(game, "egn", unfinished=False), "en")
        others = [
            RULES[key].number
            for key, name in HOUSE_RULES.items()
            if getattr(theirs.rules, name) != getattr(rules, name)
        ]
        found = re.search(r"cannot say rule(s?) ([0-9., and]+) of this game\.", said)
        assert (re.findall(r"10\.\d+", found[2]) if found else []) == others
        assert found is None or bool(found[1]) is (len(others) > 1)
        named = f"Other programs read it by {render(rules_in_use(theirs.rules), 'en')}."
        assert (named in said) is bool(others)
        assert ("“Save in our own form” leaves nothing out." in said) is bool(others)
        answers = [
            sum(action == Announce(alone=False) for deal in one.deals for action in deal.actions)
            for one in (game, theirs)
        ]
        assert ("It leaves out who said “Not alone”." in said) is (answers[0] > answers[1])
        assert "Other programs" not in render(saved(game, "text", unfinished=False), "en")
        changed += bool(others)
        asked += answers[0] > answers[1]
    assert changed
    assert asked
