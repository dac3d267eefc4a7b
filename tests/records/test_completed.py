"""Hands that nobody wrote down follow from the tricks."""

from __future__ import annotations

from dataclasses import replace

from records.games import game, sayable_rules

from euchre_tutor.engine import Card, Position, Seat
from euchre_tutor.engine.records.completed import completed
from euchre_tutor.engine.records.recorded import (
    NO_HANDS,
    RecordedDeal,
    RecordedGame,
    record_game,
    to_game,
)
from euchre_tutor.engine.records.referee import Fault, judge

GAMES = 20


def hidden(deal: RecordedDeal, *, discard: bool) -> RecordedDeal:
    """The deal as most write it down: calls and tricks only, perhaps without the discard."""
    return replace(deal, hands=NO_HANDS, kitty=(), discard=None if discard else deal.discard)


def played(position: Position) -> tuple[tuple[tuple[Seat, Card], ...], ...]:
    """Who played what in each trick."""
    return tuple(trick.plays for trick in position.tricks)


def test_a_game_without_hands_is_played_again() -> None:
    """Calls, tricks, winners and points come out as they were, whatever else was not written."""
    again = 0
    for number in range(GAMES):
        original = game(number, sayable_rules(number))
        deals = [deal for deal in original.deals if deal.contract is not None]
        record = record_game(replace(original, deals=tuple(deals)))
        for discard in (False, True):
            bare = tuple(hidden(deal, discard=discard) for deal in record.deals)
            for deal, before in zip(bare, deals, strict=True):
                one = RecordedGame(rules=original.rules, deals=(deal,))
                after = to_game(completed(one)).deals[0]
                assert after.result == before.result
                assert played(after) == played(before)
                assert after.upcard is before.upcard
                assert after.auction.calls == before.auction.calls
                again += 1
    assert again > GAMES


def test_what_was_written_down_stays() -> None:
    """A record that has its hands is not touched."""
    record = record_game(game(1, sayable_rules(1)))
    assert completed(record) == record


def test_what_the_tricks_do_not_say_stays_open() -> None:
    """A deal thrown in, broken off or against a rule is left as it was written."""
    record = record_game(game(2, sayable_rules(2)))
    deal = next(deal for deal in record.deals if deal.tricks)
    cut = replace(hidden(deal, discard=False), tricks=deal.tricks[:3])
    thrown = replace(hidden(deal, discard=False), calls=deal.calls[:1], tricks=())
    twice = replace(hidden(deal, discard=False), tricks=(*deal.tricks[:4], deal.tricks[0]))
    for broken in (cut, thrown, twice):
        one = RecordedGame(rules=record.rules, deals=(broken,))
        assert completed(one) == one
    problems = judge(RecordedGame(rules=record.rules, deals=(twice,))).problems
    assert Fault.CARD_MISSING not in [problem.fault for problem in problems]
