"""Reading our own text form as a record: what it says, whether or not the rules allow it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from euchre_tutor.engine import lone
from euchre_tutor.engine.actions import (
    Action,
    Announce,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    parse_action,
)
from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.cards import CardError
from euchre_tutor.engine.notation import NotationError, parse_deal, parse_game
from euchre_tutor.engine.record import RecordedDeal, RecordedGame, SeenHand
from euchre_tutor.engine.referee_bidding import judge_bidding
from euchre_tutor.engine.referee_problem import Reporter
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat

_DEAL_FIELDS: Final = 4


def read_text(text: str) -> RecordedGame:
    """Read a game of :mod:`euchre_tutor.engine.notation`, for the referee to judge.

    Unlike :func:`~euchre_tutor.engine.notation.parse_game` it takes actions that the rules forbid
    and deals that are not finished. Raises :class:`NotationError` for what is no game at all.
    """
    lines = text.splitlines()
    game = parse_game(lines[0] if lines else "")
    deals = [
        _deal(line.split(), game.rules, number)
        for number, line in enumerate(lines[1:], start=2)
        if line.strip()
    ]
    return RecordedGame(rules=game.rules, start=game.start, deals=tuple(deals))


def _deal(parts: list[str], rules: Rules, line: int) -> RecordedDeal:
    if len(parts) != _DEAL_FIELDS + 1:
        raise NotationError(f"expected {_DEAL_FIELDS + 1} parts, found {len(parts)}", "deal", line)
    try:
        deal = parse_deal(" ".join(parts[:_DEAL_FIELDS]))
    except NotationError as error:
        raise NotationError(error.message, error.field, line) from error
    if deal.rules != rules:
        raise NotationError(f"expected the game's own, {rules}", "rules", line)
    actions = _actions(parts[-1], line)
    done = [action for action in actions if not isinstance(action, Pass | OrderUp | NameSuit)]
    record = RecordedDeal(
        dealer=deal.dealer,
        upcard=deal.upcard,
        hands=deal.hands,
        kitty=deal.kitty[1:],
        calls=tuple(action for action in actions if isinstance(action, Pass | OrderUp | NameSuit)),
    )
    if done and isinstance(done[0], Discard | Leave):
        first = done.pop(0)
        record = replace(record, left=isinstance(first, Leave))
        record = replace(record, discard=first.card if isinstance(first, Discard) else None)
    contract = judge_bidding(record, rules, Reporter(0)).contract
    answers = [action for action in done if isinstance(action, Announce)]
    plays = [action for action in done if isinstance(action, Play)]
    if done != [*answers, *plays]:
        raise NotationError(
            "expected calls, exchange, answers, cards, in this order", "actions", line
        )
    announced, contract = _announced(answers, contract, deal.dealer, rules, line)
    size = rules.players - (len(lone.sitting_out(contract)) if contract is not None else 0)
    return replace(record, announced=announced, tricks=_tricks(plays, size))


def _actions(text: str, line: int) -> list[Action]:
    actions: list[Action] = []
    for count, code in enumerate(text.split(",") if text != "-" else (), start=1):
        try:
            actions.append(parse_action(code))
        except CardError as error:
            raise NotationError(f"number {count}: {error}", "actions", line) from None
    return actions


def _announced(
    answers: Sequence[Announce], contract: Contract | None, dealer: Seat, rules: Rules, line: int
) -> tuple[tuple[Seat, ...], Contract | None]:
    """Tell who goes alone: the answers come in the order in which the rules ask."""
    alone: list[Seat] = []
    last: Seat | None = None
    for answer in answers:
        last = None if contract is None else lone.next_asked(contract, dealer, rules, last)
        if contract is None or last is None:
            raise NotationError(f"{answer.code!r} answers nobody's question", "actions", line)
        if answer.alone:
            alone.append(last)
            contract = lone.announced(contract, last, rules)
    return tuple(alone), contract


def _tricks(plays: Sequence[Play], size: int) -> tuple[SeenHand, ...]:
    cards = [play.card for play in plays]
    return tuple(tuple(cards[at : at + size]) for at in range(0, len(cards), size))
