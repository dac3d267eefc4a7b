"""A judged game told as a readable account: deal by deal, each problem where it occurs."""

from __future__ import annotations

from collections.abc import Iterator

from euchre_tutor.engine.records.recorded import RecordedDeal, RecordedGame
from euchre_tutor.engine.records.referee import JudgedDeal, JudgedGame, Stage
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Side
from euchre_tutor.explain.replay.bidding import bidding, exchange, makers
from euchre_tutor.explain.replay.line import Line, problem_lines
from euchre_tutor.explain.replay.score import result, score
from euchre_tutor.explain.replay.tricks import tricks
from euchre_tutor.text import TN, T, Text
from euchre_tutor.text.rulebook import changes_in_use, rules_in_use
from euchre_tutor.text.words import side_name

__all__ = ["account", "found"]


def account(judged: JudgedGame) -> Iterator[Line]:
    """Tell the game: the rules, then each deal with calls, tricks, result and score."""
    yield from head(judged.record)
    for deal in judged.deals:
        yield from _deal(deal, judged.record.rules)
    yield Line(_end(judged), 0, apart=True)
    yield Line(found(judged), 0)


def found(judged: JudgedGame) -> Text:
    """Say how many problems there are."""
    count = len(judged.problems)
    return (
        TN("{n} problem found.", "{n} problems found.", count) if count else T("No problem found.")
    )


def head(record: RecordedGame) -> Iterator[Line]:
    """Tell by which rules it is played, and the score it began with."""
    yield Line(rules_in_use(record.rules), 0)
    for change in changes_in_use(record.rules):
        yield Line(change, 1)
    if any(record.start):
        yield Line(T("At the start: {score}", score=score(record.start, record.rules)), 0)


def _deal(deal: JudgedDeal, rules: Rules) -> Iterator[Line]:
    yield Line(heading(deal.number + 1, deal.record), 0, apart=True)
    before = [found for found in deal.problems if found.stage in (Stage.GAME, Stage.DEAL)]
    yield from problem_lines(before, deal)
    yield from bidding(deal)
    yield from exchange(deal)
    yield from makers(deal)
    yield from tricks(deal)
    yield Line(result(deal, rules), 1)
    yield Line(T("Score: {score}", score=score(deal.score, rules)), 1)


def heading(number: int, deal: RecordedDeal) -> Text:
    """Say who deals and what is turned up; ``number`` counts from 1."""
    dealer, upcard = deal.dealer, deal.upcard
    if upcard is None:
        return T(
            "Deal {number}: {dealer} deals, the upcard is not known.", number=number, dealer=dealer
        )
    return T(
        "Deal {number}: {dealer} deals, {upcard} is turned up.",
        number=number,
        dealer=dealer,
        upcard=upcard,
    )


def _end(judged: JudgedGame) -> Text:
    rules = judged.record.rules
    if not judged.over:
        return T("The game is not over.")
    first, second = judged.score
    side = side_name(Side.FIRST if first > second else Side.SECOND, rules)
    if rules.partner(rules.seats[0]) is None:
        return T("{side} wins the game.", side=side)
    return T("{side} win the game.", side=side)
