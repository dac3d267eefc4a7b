"""Lesson 4: who wins, asked while the cards fall; each mistake has its own reply."""

from __future__ import annotations

import pytest
from lessons.driving import Learner
from lessons.solving import event, question_of, solve


def learner(step: int | str = 1) -> Learner:
    """Open the lesson."""
    return Learner(step, name="winning-tricks")


@pytest.mark.parametrize(
    ("step", "wrong", "right", "rule", "words"),
    [
        (1, "West", "North", "cards.rank", "there the ace is above the ten"),
        (2, "North", "South", "play.winner", "It wins nothing, however high."),
        (3, "West", "East", "play.winner", "ace of clubs was winning until nine of hearts."),
        (4, "North", "East", "cards.trumps", "are both trumps"),
        (5, "West", "East", "cards.left", "It is the left bower, so it is a trump"),
        (7, "West", "East", "play.next", "West led the last trick, but ten of hearts won it."),
    ],
)
def test_each_trap_has_its_reply(step: int, wrong: str, right: str, rule: str, words: str) -> None:
    """The mistake that the step is about is named, and the right answer is one tap."""
    here = learner(step)
    here.do("choose", wrong)
    screen = here.screen
    assert screen["verdict"]["tone"] == "wrong"
    assert screen["verdict"]["rules"][0]["key"] == rule
    assert words in screen["announce"]
    there = learner(step)
    there.do("choose", right)
    assert there.screen["verdict"]["tone"] == "right"


def test_the_left_bower_wins_the_last_of_the_three_tricks() -> None:
    """Step 6: twelve cards fall, three questions a trick; the last goes to J♣ under spades."""
    here, asked = learner(6), 0
    while here.screen["main"] is None or here.screen["main"]["id"] != "next":
        if here.screen["main"] is not None:
            here.do("press", here.screen["main"]["id"])
            continue
        question = question_of(here.player._activity)
        assert question is not None
        here.do("choose", question.right_codes[0])
        asked += 1
    assert asked == 9
    trick = {play["card"]["id"]: play["card"] for play in here.screen["cloth"]["trick"]}
    assert trick["Jc"]["state"] == "winner"
    assert trick["Jc"]["ribbon"] == "s"


def test_one_plays_three_tricks_and_says_whose_they_are() -> None:
    """Step 8: a card, an answer, and on; who won is not told before."""
    here = learner(8)
    for number in range(3):
        hand = [card["id"] for card in here.screen["cloth"]["hand"]]
        for card in hand:
            here.do("tap", card)
            if here.screen["task"]["kind"] == "choices":
                break
        assert here.screen["verdict"] is None
        here.do("choose", "South")
        assert here.screen["verdict"] is not None
        assert here.screen["main"]["id"] == ("next" if number == 2 else "on")
        here.do("press", here.screen["main"]["id"])


def test_step_6_the_last_yes_is_heard_once() -> None:
    """The verdict on a whole trick says yes itself; with two cards the keys are "1 or 2"."""
    here = learner(6)
    assert "press 1 or 2" in here.screen["task"]["how"]["keys"]
    for deed in solve(here.player._activity).deeds:
        here.player.handle(event(deed))
        assert here.screen["announce"].count("Yes") <= 1
