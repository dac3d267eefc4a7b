"""With two players the bidding is explained by chapter 9, with four never by it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import pytest
from explain.positions import ACTIONS, walk

from euchre_tutor.engine import Phase, Position, Rules, Stream, Suit
from euchre_tutor.explain import auction, bid_mistakes, plays, sayings
from euchre_tutor.explain.bid_mistakes import Next, Upcard
from euchre_tutor.explain.explanation import Explanation
from euchre_tutor.explain.sayings import Naming, Words
from euchre_tutor.explain.score import result

ONLY_FOUR: Final = {
    "bid1.turns",
    "bid1.words",
    "bid1.passed",
    "bid2.turns",
    "bid2.passed",
    "bid2.makers",
    "table.dealer",
}
"""Rules of the bidding in whose place chapter 9 has its own."""
BIDDING: Final = (Phase.FIRST_ROUND, Phase.SECOND_ROUND)


def told(position: Position, stream: Stream) -> Iterator[Explanation]:
    """Everything that is said of the bidding in this position."""
    yield auction.outcome(position)
    for seat in position.rules.seats:
        if seat is not position.to_act:
            yield auction.not_turn(seat, position)
    if position.to_act is not None:
        yield auction.turn(position)
    for action in stream.sample(ACTIONS, 12):
        refused = position.refusal(action)
        if refused is not None:
            yield plays.refusal(refused, position)
    if position.phase in BIDDING:
        right = sayings.right_saying(position)
        guesses = (*Words, *(Naming(one, two) for one in (True, False) for two in (True, False)))
        yield sayings.why(position)
        yield from (sayings.not_saying(one, position) for one in guesses if one != right)
    yield from told_afterwards(position)


def told_afterwards(position: Position) -> Iterator[Explanation]:
    """What is said of the bidding once it is over: mistakes on its outcome, the result."""
    if position.result is not None:
        yield result(position)
    if position.auction.thrown_in:
        yield from (bid_mistakes.not_next(one, position) for one in Next if one.name != "THROWN_IN")
    elif position.contract is not None and not position.tricks:
        yield bid_mistakes.not_makers(position)
        suits = [suit for suit in Suit if suit is not position.trump]
        yield from (bid_mistakes.not_trump(suit, position) for suit in suits)
        wrong = [upcard for upcard in Upcard if upcard is not Upcard.right(position)]
        yield from (bid_mistakes.not_upcard(upcard, position) for upcard in wrong)


@pytest.mark.parametrize("rules", ["two-handed", "two-handed+stick+pickup+turned"])
def test_two_players_are_told_rules_of_chapter_9(rules: str) -> None:
    """Whatever is said of a bidding between two cites no rule of the bidding among four."""
    cited: set[str] = set()
    for number in range(40):
        stream = Stream(f"two {number}")
        for position in walk(stream, Rules.parse(rules)):
            for said in told(position, stream):
                assert not ONLY_FOUR & set(said.rules), said
                cited.update(said.rules)
    assert {"two.bid1", "two.bid2", "two.play"} <= cited


def test_four_players_are_told_none() -> None:
    """Whatever is said of a bidding among four cites no rule of chapter 9."""
    for number in range(25):
        stream = Stream(f"four {number}")
        for position in walk(stream, Rules.STANDARD):
            for said in told(position, stream):
                assert not any(key.startswith("two.") for key in said.rules), said
