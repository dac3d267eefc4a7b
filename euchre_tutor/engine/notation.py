"""Deals, positions and games as text, and back.

A position is one line of five fields: rules, dealer, hands by seat, kitty (the upcard first) and
actions, such as ``standard N QdAs…/…/…/… Jh9cKdTs p,p,o,x9c,n,n,n,n,As,Ts``; ``-`` stands for no
action yet. With two players there are two hands. The codes are those of
:mod:`euchre_tutor.engine.actions`. A game is a line ``euchre game``, the rules, the first dealer
and the score at the start, then a line a deal.
"""

from __future__ import annotations

from typing import Final

from euchre_tutor.engine.actions import parse_action
from euchre_tutor.engine.cards import Card, CardError
from euchre_tutor.engine.deal import Deal, DealError, Hand, codes
from euchre_tutor.engine.game import Game, GameError
from euchre_tutor.engine.position import Position
from euchre_tutor.engine.refusal import IllegalAction
from euchre_tutor.engine.rules import Rules, RulesError
from euchre_tutor.engine.seats import Seat

_FIELDS: Final = ("rules", "dealer", "hands", "kitty", "actions")
_GAME: Final = "euchre game"


class NotationError(ValueError):
    """A text that is no position, deal or game.

    ``field`` is the part at fault (such as ``"hands"`` or ``"actions"``), ``line`` the line in the
    text of a game, counted from 1.
    """

    def __init__(self, message: str, field: str, line: int | None = None) -> None:
        where = f"line {line}, {field}" if line is not None else field
        super().__init__(f"{where}: {message}")
        self.message = message
        self.field = field
        self.line = line


def write_deal(deal: Deal) -> str:
    """Write a deal: the first four fields."""
    hands = "/".join(codes(deal.hands[seat.number]) for seat in deal.rules.seats)
    return f"{deal.rules} {deal.dealer.letter} {hands} {codes(deal.kitty)}"


def write_position(position: Position) -> str:
    """Write a position as one line."""
    actions = ",".join(action.code for action in position.actions)
    return f"{write_deal(position.deal)} {actions or '-'}"


def parse_deal(text: str) -> Deal:
    """Read a deal; :class:`NotationError` names the field at fault."""
    return _deal(_split(text, _FIELDS[:-1]))


def parse_position(text: str) -> Position:
    """Read a position; :class:`NotationError` names the field and, of the actions, which."""
    parts = _split(text, _FIELDS)
    position = Position.start(_deal(parts[:-1]))
    if parts[-1] == "-":
        return position
    for count, code in enumerate(parts[-1].split(","), start=1):
        try:
            position = position.after(parse_action(code))
        except CardError as error:
            raise NotationError(f"number {count}: {error}", "actions") from None
        except IllegalAction as error:
            reason = f"number {count}: {code!r} is not allowed (rule {error.refusal.rule})"
            raise NotationError(reason, "actions") from error
    return position


def _split(text: str, names: tuple[str, ...]) -> list[str]:
    parts = text.split()
    if len(parts) != len(names):
        message = f"expected {len(names)} parts ({', '.join(names)}), found {len(parts)}"
        raise NotationError(message, names[min(len(parts), len(names) - 1)])
    return parts


def _deal(parts: list[str]) -> Deal:
    rules = _rules(parts[0])
    dealer = _seat(parts[1])
    held = parts[2].split("/")
    if len(held) != rules.players:
        message = f"expected {rules.players} hands separated by '/', found {len(held)}"
        raise NotationError(message, "hands")
    by_seat = dict(zip(rules.seats, held, strict=True))
    north, east, south, west = (_cards(by_seat.get(seat, ""), "hands") for seat in Seat)
    kitty = _cards(parts[3], "kitty")
    try:
        return Deal(rules, dealer, (north, east, south, west), kitty)
    except DealError as error:
        raise NotationError(str(error), "hands") from error


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except RulesError as error:
        raise NotationError(str(error), "rules") from error


def _seat(text: str) -> Seat:
    try:
        return Seat.parse(text)
    except ValueError as error:
        raise NotationError(str(error), "dealer") from None


def _cards(text: str, field: str) -> Hand:
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        return tuple(Card(pair) for pair in pairs)
    except CardError as error:
        raise NotationError(str(error), field) from None


def write_game(game: Game) -> str:
    """Write a game: a line for the rules, then a line a deal."""
    first, second = game.start
    head = f"{_GAME} {game.rules} {game.dealer.letter} {first}-{second}"
    return "\n".join([head, *(write_position(position) for position in game.deals)]) + "\n"


def parse_game(text: str) -> Game:
    """Read a game; :class:`NotationError` names the line and the field at fault."""
    lines = [line.strip() for line in text.splitlines()]
    head = lines[0].removeprefix(_GAME).split() if lines else []
    if not lines or not lines[0].startswith(_GAME) or len(head) != 3:  # noqa: PLR2004  # see below
        message = f"expected '{_GAME}', the rules, the first dealer and the score"
        raise NotationError(message, "game", 1)
    try:
        game = Game(_rules(head[0]), _seat(head[1]), _score(head[2]))
    except NotationError as error:
        raise NotationError(error.message, error.field, 1) from error
    except GameError as error:
        raise NotationError(str(error), "dealer", 1) from error
    for number, line in enumerate(lines[1:], start=2):
        if not line:
            continue
        try:
            game = game.after(parse_position(line))
        except NotationError as error:
            raise NotationError(error.message, error.field, number) from error
        except GameError as error:
            raise NotationError(str(error), "game", number) from error
    return game


def _score(text: str) -> tuple[int, int]:
    first, dash, second = text.partition("-")
    if not (dash and first.isdecimal() and second.isdecimal()):
        message = f"{text!r} is not a score such as '0-0'"
        raise NotationError(message, "score")
    return int(first), int(second)
