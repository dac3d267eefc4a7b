"""The referee: judges recorded games, where cards may be unknown and rules may have been broken.

It asks the engine's own auction, trump, trick, lone-hand and score functions, and goes on after a
problem with what was played.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass

from euchre_tutor.engine import lone, scoring
from euchre_tutor.engine.cards import Card
from euchre_tutor.engine.deal import HAND_SIZE
from euchre_tutor.engine.records.recorded import RecordedDeal, RecordedGame
from euchre_tutor.engine.records.referee_bidding import Bidding, judge_bidding
from euchre_tutor.engine.records.referee_cards import judge_cards
from euchre_tutor.engine.records.referee_holdings import Holdings, judge_exchange
from euchre_tutor.engine.records.referee_problem import Fault, Problem, Reporter, Stage
from euchre_tutor.engine.records.referee_tricks import SeatedTrick, Table
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.scoring import DealResult
from euchre_tutor.engine.seats import Seat

__all__ = ["Fault", "JudgedDeal", "JudgedGame", "Problem", "SeatedTrick", "Stage", "judge"]


@dataclass(frozen=True, slots=True)
class JudgedDeal:
    """What the referee makes of a deal."""

    number: int
    record: RecordedDeal
    bidding: Bidding
    tricks: tuple[SeatedTrick, ...]
    """The tricks with their players, the last perhaps not finished."""
    result: DealResult | None
    """What it scores; None where it is broken off or a winner is not known."""
    score: tuple[int, int]
    """The points of both sides after it."""
    problems: tuple[Problem, ...]

    @property
    def winners(self) -> tuple[Seat | None, ...]:
        """Who won each finished trick; None where that cannot be told."""
        return tuple(trick.winner for trick in self.tricks if trick.finished)

    @property
    def broken_off(self) -> bool:
        """Whether it was not played to its end."""
        return not self.bidding.auction.thrown_in and len(self.winners) < scoring.TRICKS

    @property
    def makers_tricks(self) -> int | None:
        """How many tricks the makers took; None unless five were played."""
        return _makers_tricks(self.bidding, self.winners)


@dataclass(frozen=True, slots=True)
class JudgedGame:
    """What the referee makes of a game."""

    record: RecordedGame
    deals: tuple[JudgedDeal, ...]
    score: tuple[int, int]
    """The points of both sides at the end of the record."""

    @property
    def over(self) -> bool:
        """Whether a side has the points for game."""
        return _over(self.score, self.record.rules)

    @property
    def problems(self) -> tuple[Problem, ...]:
        """Everything wrong, deal by deal."""
        return tuple(problem for deal in self.deals for problem in deal.problems)


def judge(record: RecordedGame) -> JudgedGame:
    """Judge a recorded game, deal by deal."""
    score = record.start
    deals: list[JudgedDeal] = []
    for number, deal in enumerate(record.deals):
        report = Reporter(number)
        problems = [
            *_place_in_game(deal, deals, score, record.rules, report),
            *_dealing(deal, report),
        ]
        judged = _judge_deal(deal, number, record.rules, score, tuple(problems))
        score = judged.score
        deals.append(judged)
    return JudgedGame(record, tuple(deals), score)


def _over(score: tuple[int, int], rules: Rules) -> bool:
    return max(score) >= rules.target


def _place_in_game(
    deal: RecordedDeal,
    before: list[JudgedDeal],
    score: tuple[int, int],
    rules: Rules,
    report: Reporter,
) -> Iterator[Problem]:
    if _over(score, rules):
        yield report(Stage.GAME, Fault.AFTER_THE_GAME, "score.game", seat=None)
    if not before or before[-1].broken_off:
        return
    due = rules.next_seat(before[-1].record.dealer)
    if deal.dealer is not due:
        yield report(Stage.DEAL, Fault.WRONG_DEALER, "table.dealer", seat=deal.dealer, expected=due)


def _dealing(deal: RecordedDeal, report: Reporter) -> Iterator[Problem]:
    seats = list(zip(Seat, deal.hands, strict=True))
    for seat, hand in seats:
        if hand and len(hand) != HAND_SIZE:
            yield report(Stage.DEAL, Fault.HAND_SIZE, "deal.hands", seat=seat)
    placed = {deal.upcard} if isinstance(deal.upcard, Card) else set()
    for seat, card in [(deal.dealer, deal.upcard)] + [(s, c) for s, hand in seats for c in hand]:
        if isinstance(card, str):
            yield report(Stage.DEAL, Fault.OUTSIDE_THE_DECK, "cards.deck", seat=seat, shown=card)
    for seat, hand in seats:
        for card in hand:
            if isinstance(card, Card):
                if card in placed:
                    yield report(Stage.DEAL, Fault.DEALT_TWICE, "cards.deck", seat=seat, shown=card)
                placed.add(card)


def _judge_deal(
    deal: RecordedDeal,
    number: int,
    rules: Rules,
    score: tuple[int, int],
    problems: tuple[Problem, ...],
) -> JudgedDeal:
    report = Reporter(number)
    bidding = judge_bidding(deal, rules, report)
    holdings, exchanged = judge_exchange(deal, bidding, report)
    tricks, played = _judge_play(deal, bidding, holdings, report)
    result = _result(bidding, tricks, rules)
    points = list(score)
    if result is not None and result.side is not None:
        points[result.side.number] += result.points
    found = (*problems, *bidding.problems, *exchanged, *played)
    return JudgedDeal(number, deal, bidding, tuple(tricks), result, (points[0], points[1]), found)


def _judge_play(
    deal: RecordedDeal, bidding: Bidding, holdings: Holdings, report: Reporter
) -> tuple[list[SeatedTrick], list[Problem]]:
    contract = bidding.contract
    if contract is None:
        first = next((at for at, trick in enumerate(deal.tricks) if trick), None)
        if first is None:
            return [], []
        shown = deal.tricks[first][0]
        rule = bidding.auction.rule
        return [], [
            report(Stage.PLAY, Fault.NOTHING_TO_PLAY, rule, seat=None, at=(first, 0), shown=shown)
        ]
    due, rule = lone.first_leader(contract, deal.dealer, bidding.rules)
    if deal.leader is None or deal.leader is due or not deal.tricks:
        return _seated(Table(deal, bidding, contract, holdings, report), due)
    wrong = report(Stage.PLAY, Fault.LEAD, rule, seat=deal.leader, at=(0, 0), expected=due)
    # As it was played: the leader written down, unless the cards speak against it.
    tables = [
        (leader, Table(deal, bidding, contract, deepcopy(holdings), report))
        for leader in (deal.leader, due)
        if leader not in lone.sitting_out(contract)
    ]
    tricks, found = min(
        (_seated(table, leader) for leader, table in tables), key=lambda seated: len(seated[1])
    )
    # One problem a card: the first lead has its own already.
    return tricks, [wrong, *(one for one in found if _place(one) != _place(wrong))]


def _seated(table: Table, leader: Seat) -> tuple[list[SeatedTrick], list[Problem]]:
    table.seat_all(leader)
    cards = judge_cards(table.tricks, table.holdings, table.bidding.trump, table.report)
    # A card that cannot have been there perhaps did not win either: no word on who leads next.
    doubtful = {(one.trick or 0) + 1 for one in cards if one.rule == "cards.deck"}
    found = [
        *(
            one
            for one in table.problems
            if one.fault is not Fault.LEAD_OUT_OF_TURN or one.trick not in doubtful
        ),
        *cards,
    ]
    # One problem a card, and a card that is not there to be played comes before any other.
    found.sort(key=lambda one: (_place(one), one.rule != "cards.deck"))
    first = {(one.trick, one.card): one for one in reversed(found)}
    return table.tricks, [*reversed(first.values())]


def _place(problem: Problem) -> tuple[int, int]:
    card = len(Seat) if problem.card is None else problem.card
    return problem.trick or 0, card


def _makers_tricks(bidding: Bidding, winners: tuple[Seat | None, ...]) -> int | None:
    contract, side = bidding.contract, bidding.rules.side
    if contract is None or len(winners) != scoring.TRICKS or None in winners:
        return None
    makers = side(contract.maker)
    return sum(side(winner) is makers for winner in winners if winner is not None)


def _result(bidding: Bidding, tricks: list[SeatedTrick], rules: Rules) -> DealResult | None:
    if bidding.auction.thrown_in:
        return scoring.thrown_in(rules)
    contract = bidding.contract
    winners = tuple(trick.winner for trick in tricks if trick.finished)
    makers_tricks = _makers_tricks(bidding, winners)
    if contract is None or makers_tricks is None:
        return None
    return scoring.score(
        makers_tricks,
        rules.side(contract.maker),
        rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
    )
