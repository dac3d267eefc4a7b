"""The readable account: what people read, problems where they occur, with number and title."""

import re

import pytest
from records.made import DATA, made, read

from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay import account
from euchre_tutor.text import render

REVOKE = """
Tournament rules with 1 change
  When defenders may go alone: only against a lone maker
Deal 1: South deals, Q♦ is turned up.
  West orders it up.
  South takes Q♦ and puts K♦ down.
  Diamonds are trump. East and West are the makers.
  Trick 1: West Q♠, North 10♣, East J♠ and South 10♠. West wins.
    Problem: North plays 10♣, but had to follow suit with 9♠. (Rule 7.4: Follow suit)
  Trick 2: West 9♣, North K♣, East J♣ and South Q♣. North wins.
  Trick 3: North Q♥, East 9♥, South 10♥ and West K♥. West wins.
  Trick 4: West A♣, North 9♠, East A♦ and South Q♦. East wins.
  Trick 5: East J♦, South K♠, West A♠ and North 10♦. East wins.
  The makers take 4 tricks: 1 point for East and West. (Rule 8.1: Three or four tricks)
  Score: North and South 0, East and West 1
The game is not over.
1 problem found.
"""


def told(name: str, language: str = "en") -> list[str]:
    """The lines of the account, indented."""
    lines = account(judge(read(made(name))))
    return ["  " * line.depth + render(line.text, language) for line in lines]


def test_a_revoke() -> None:
    """The whole account of a deal with a revoke."""
    assert told("fault-revoke") == REVOKE.strip().splitlines()


SENTENCES = [
    ("fault-call-after-the-end", "after the end of the bidding", "Rule 4.1"),
    ("fault-canadian-not-alone", "has to play alone", "Rule 10.8"),
    ("fault-card-twice", "K♠, which was played before", "Rule 2.1"),
    ("fault-stuck-dealer-passes", "the dealer has to name a suit", "Rule 10.1"),
    ("fault-turned-down-suit", "diamonds, the suit that was turned down", "Rule 5.2"),
]


@pytest.mark.parametrize(("name", "words", "rule"), SENTENCES)
def test_the_made_faults(name: str, words: str, rule: str) -> None:
    """Each made fault is one line that says what is wrong and names its rule."""
    (line,) = [line for line in told(name) if line.startswith("    Problem: ")]
    assert words in line
    assert rule in line


FACTS = [
    ("thrown-in", "Everybody passed twice: the hand is thrown in. (Rule 5.3: Thrown in)"),
    ("broken-off", "Trick 3, not finished: South K♠ and West 10♠."),
    ("broken-off", "The deal is broken off, so nothing is scored."),
    ("canadian-alone", "North plays alone, South sits out. East defends alone, West sits out."),
    ("lone-march-worth-five", "March, all five tricks to East and West: 5 points. (Rule 10.10"),
    ("lone-defender-wins", "Euchre, the makers take only one trick: 4 points for East and West."),
    ("hidden-hands", "West takes K♣ and puts a card down."),
    ("game-to-five", "North and South win the game."),
    ("whole-game", "No problem found."),
]


@pytest.mark.parametrize(("name", "words"), FACTS)
def test_what_happened(name: str, words: str) -> None:
    """Lone players, results with their rule, games won: all are told."""
    assert words in "\n".join(told(name))


NAMES = sorted(path.stem.removeprefix("made-") for path in DATA.glob("*.egn"))


@pytest.mark.parametrize("name", NAMES)
def test_every_line_can_be_translated(name: str) -> None:
    """No word escapes the catalogue: in the pseudo-language no plain English letters are left."""
    for line in told(name, "qps"):
        # Signs and codes of cards and numbers stay; every letter of a word has its accent.
        left = re.sub(r"(?:10|[9JQKA])[♠♥♦♣]|[\d.]+|[bBfFmMpPqQvVxX]", "", line)
        assert not re.search(r"[A-Za-z]", left), line
