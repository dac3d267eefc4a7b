"""A judged game as the object that ``euchre-tutor replay --json`` prints."""

from __future__ import annotations

from typing import TypeAlias

from euchre_tutor.engine.records.referee import JudgedDeal, JudgedGame, Problem
from euchre_tutor.engine.seats import Seat, Side
from euchre_tutor.explain.replay.problems import problem
from euchre_tutor.text import render

Value: TypeAlias = bool | int | str | list["Value"] | dict[str, "Value"] | None
"""What JSON can hold."""
INCOMPLETE = "incomplete"


def as_object(name: str, judged: JudgedGame) -> dict[str, Value]:
    """Give the object: every key is there, null where it does not apply.

    ``call``, ``trick`` and ``card`` count from 0, seats are 0 to 3, rules their keys.
    """
    return {
        "file": name,
        "score": list(judged.score),
        "over": judged.over,
        "deals": [_deal(deal) for deal in judged.deals],
        "problems": [_problem(found, judged) for found in judged.problems],
    }


def _deal(deal: JudgedDeal) -> dict[str, Value]:
    contract, trump, result = deal.bidding.contract, deal.bidding.trump, deal.result
    return {
        "number": deal.number,
        "dealer": deal.record.dealer.number,
        "trump": None if trump is None else trump.letter,
        "maker": None if contract is None else contract.maker.number,
        "alone": None if contract is None else contract.loner is not None,
        "lone_defender": None if contract is None else _number(contract.lone_defender),
        "winners": [_number(winner) for winner in deal.winners],
        "makers_tricks": deal.makers_tricks,
        "result": INCOMPLETE if result is None else result.kind.value,
        "side": None if result is None else _number(result.side),
        "points": 0 if result is None else result.points,
    }


def _problem(found: Problem, judged: JudgedGame) -> dict[str, Value]:
    why = problem(found, judged.deals[found.deal].record)
    return {
        "deal": found.deal,
        "phase": found.stage.value,
        "call": found.call,
        "trick": found.trick,
        "card": found.card,
        "seat": _number(found.seat),
        "rule": found.rule,
        "message": render(why.text),
    }


def _number(place: Seat | Side | None) -> int | None:
    return None if place is None else place.number
