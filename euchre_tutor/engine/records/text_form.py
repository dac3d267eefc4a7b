"""Reading our own text form as a record: what it says, whether or not the rules allow it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace

from euchre_tutor.engine import lone
from euchre_tutor.engine.actions import (
    Action,
    ActionError,
    Announce,
    Call,
    Discard,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    parse_action,
)
from euchre_tutor.engine.auction import Contract
from euchre_tutor.engine.notation import (
    FIELDS,
    NotationError,
    parse_deal,
    parse_game,
    parse_seat,
    parts_expected,
)
from euchre_tutor.engine.records.recorded import RecordedDeal, RecordedGame, SeenHand
from euchre_tutor.engine.records.referee_bidding import judge_bidding
from euchre_tutor.engine.records.referee_problem import Reporter
from euchre_tutor.engine.rules import Rules
from euchre_tutor.engine.seats import Seat


def read_text(text: str) -> RecordedGame:
    """Read a game of :mod:`euchre_tutor.engine.notation`, for the referee to judge.

    Unlike :func:`~euchre_tutor.engine.notation.parse_game` it takes actions that the rules forbid
    and deals that are not finished. Raises :class:`NotationError` for what is no game at all.
    """
    lines = text.splitlines()
    game = parse_game(lines[0] if lines else "")
    seat = parse_seat(text)
    deals = _deals(lines, game.rules, after=1 if seat is None else 2)
    return RecordedGame(rules=game.rules, start=game.start, deals=deals, seat=seat)


def read_deals(text: str) -> RecordedGame:
    """Read the lines of deals alone, as one copies them: a game from no points on.

    It is played by the rules of its first deal. Raises :class:`NotationError` as
    :func:`read_text`.
    """
    rules = Rules.parse(text.split(maxsplit=1)[0])
    return RecordedGame(rules=rules, deals=_deals(text.splitlines(), rules))


def _deals(lines: Sequence[str], rules: Rules, after: int = 0) -> tuple[RecordedDeal, ...]:
    """Read the deals that come after so many lines."""
    return tuple(
        _deal(line.split(), rules, number)
        for number, line in enumerate(lines, start=1)
        if number > after and line.strip()
    )


def _deal(parts: list[str], rules: Rules, line: int) -> RecordedDeal:
    if len(parts) != len(FIELDS):
        raise NotationError(parts_expected(FIELDS, parts), "deal", line)
    try:
        deal = parse_deal(" ".join(parts[:-1]))
    except NotationError as error:
        raise NotationError(error.message, error.field, line, error.found) from error
    if deal.rules != rules:
        raise NotationError(f"expected the game's own, {rules}", "rules", line)
    done = _in_order(_actions(parts[-1], line), line)
    record = RecordedDeal(
        dealer=deal.dealer,
        upcard=deal.upcard,
        hands=deal.hands,
        kitty=deal.kitty[1:],
        calls=tuple(done.calls),
        discard=done.exchange.card if isinstance(done.exchange, Discard) else None,
        left=isinstance(done.exchange, Leave),
    )
    contract = judge_bidding(record, rules, Reporter(0)).contract
    announced, contract = _announced(done.answers, contract, deal.dealer, rules, line)
    size = rules.players - (len(lone.sitting_out(contract)) if contract is not None else 0)
    return replace(record, announced=announced, tricks=_tricks(done.plays, size))


@dataclass(slots=True)
class _Done:
    """What was done in a deal, by kind, each in the order in which it was done."""

    calls: list[Call] = field(default_factory=list)
    exchange: Leave | Discard | None = None
    answers: list[Announce] = field(default_factory=list)
    plays: list[Play] = field(default_factory=list)


def _in_order(actions: Iterable[Action], line: int) -> _Done:
    """Part the actions: calls, of which the last may be late, exchange, answers, cards."""
    done = _Done()
    for count, action in enumerate(actions, start=1):
        match action:
            case Play():
                done.plays.append(action)
            case Announce() if not done.plays:
                done.answers.append(action)
            case Leave() | Discard() if not (done.plays or done.answers or done.exchange):
                done.exchange = action
            case Pass() | OrderUp() | NameSuit() if done == _Done(calls=done.calls):
                done.calls.append(action)
            case _:
                expected = "a card" if done.plays else "an answer (a or n) or a card"
                message = f"number {count}: expected {expected}, found {action.code!r}"
                raise NotationError(message, "actions", line, action.code)
    return done


def _actions(text: str, line: int) -> list[Action]:
    actions: list[Action] = []
    for count, code in enumerate(text.split(",") if text != "-" else (), start=1):
        try:
            actions.append(parse_action(code))
        except ActionError as error:
            raise NotationError(f"number {count}: {error}", "actions", line, code) from None
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
            message = f"{answer.code!r} answers nobody's question"
            raise NotationError(message, "actions", line, answer.code)
        if answer.alone:
            alone.append(last)
            contract = lone.announced(contract, last, rules)
    return tuple(alone), contract


def _tricks(plays: Sequence[Play], size: int) -> tuple[SeenHand, ...]:
    cards = [play.card for play in plays]
    return tuple(tuple(cards[at : at + size]) for at in range(0, len(cards), size))
