"""Deals, positions and games as text, and back.

A position is one line of five fields: rules, dealer, hands by seat, kitty (the upcard first) and
actions, such as ``standard N QdAs…/…/…/… Jh9cKdTs p,p,o,x9c,n,n,n,n,As,Ts``; ``-`` stands for no
action yet. With two players there are two hands. The codes are those of
:mod:`euchre_tutor.engine.actions`. A game is a line ``euchre game``, the rules, the first dealer
and the score at the start, then perhaps a line ``seat`` and the player whose record it is, then a
line a deal.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from euchre_tutor.engine.actions import ActionError, parse_action
from euchre_tutor.engine.cards import DECK, Card, CardError
from euchre_tutor.engine.deal import HAND_SIZE, Deal, DealError, Hand, codes
from euchre_tutor.engine.game import Game, GameError
from euchre_tutor.engine.position import Position
from euchre_tutor.engine.refusal import IllegalAction
from euchre_tutor.engine.rules import Rules, RulesError
from euchre_tutor.engine.seats import Seat, SeatError
from euchre_tutor.engine.typed import expect

FIELDS: Final = ("rules", "dealer", "hands", "kitty", "actions")
"""The parts of a position's line, in their order."""
HEAD: Final = "euchre game"
"""How the text of a game begins."""
SEAT: Final = "seat"
"""How the line begins that says whose record of a game it is."""
_HEAD_FIELDS: Final = (*HEAD.split(), "rules", "dealer", "score")
_DEAL_FIELDS: Final = {"table.dealer": "dealer", "deal.hands": "hands"}
_GAME_FIELDS: Final = {"table.dealer": "dealer", "table.object": "rules", "play.next": "actions"}
_POINTS: Final = re.compile(r"([0-9]{1,9})-([0-9]{1,9})")


class NotationError(ValueError):
    """A text that is no position, deal or game.

    ``field`` is the part at fault (such as ``"hands"`` or ``"actions"``), ``line`` the line in the
    text of a game, counted from 1, ``found`` the word that stands there, where it is one.
    """

    def __init__(
        self, message: str, field: str, line: int | None = None, found: str | None = None
    ) -> None:
        where = f"line {line}, {field}" if line is not None else field
        super().__init__(f"{where}: {message}")
        self.message = message
        self.field = field
        self.line = line
        self.found = found


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
    return _deal(_split(text, FIELDS[:-1]))


def parse_position(text: str) -> Position:
    """Read a position; :class:`NotationError` names the field and, of the actions, which."""
    parts = _split(text, FIELDS)
    position = Position.start(_deal(parts[:-1]))
    if parts[-1] == "-":
        return position
    for count, code in enumerate(parts[-1].split(","), start=1):
        try:
            position = position.after(parse_action(code))
        except ActionError as error:
            raise NotationError(f"number {count}: {error}", "actions", found=code) from None
        except IllegalAction as error:
            reason = f"number {count}: {code!r} is not allowed (rule {error.refusal.rule})"
            raise NotationError(reason, "actions", found=code) from error
    return position


def is_game(text: str) -> bool:
    """Tell whether a text begins as that of a game does, be its lines joined."""
    try:
        _head(" ".join(text.split(maxsplit=len(_HEAD_FIELDS))[: len(_HEAD_FIELDS)]))
    except NotationError:
        return False
    return True


def is_deal(text: str) -> bool:
    """Tell whether a text begins as the line of a deal does: rules, a dealer, hands."""
    parts = text.split(maxsplit=len(FIELDS))
    try:
        Rules.parse(parts[0] if parts else "")
    except RulesError:
        return False
    return "/" in "".join(parts[2:3])


def _split(text: str, names: tuple[str, ...]) -> list[str]:
    expect(text, str, "the text of a deal or position")
    parts = text.split()
    if len(parts) != len(names):
        raise NotationError(parts_expected(names, parts), names[min(len(parts), len(names) - 1)])
    return parts


def parts_expected(names: Sequence[str], found: Sequence[str]) -> str:
    """Say in a message which parts a line has, and how many were found."""
    return f"expected {len(names)} parts ({', '.join(names)}), found {len(found)}"


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
        given = len(kitty) + HAND_SIZE * rules.players
        field = _DEAL_FIELDS.get(error.rule, "kitty" if given != len(DECK) else "hands")
        raise NotationError(str(error), field) from error


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except RulesError as error:
        raise NotationError(str(error), "rules", found=text) from error


def _seat(text: str) -> Seat:
    try:
        return Seat.parse(text)
    except SeatError as error:
        raise NotationError(str(error), "dealer", found=text) from None


def _cards(text: str, field: str) -> Hand:
    pairs = [text[at : at + 2] for at in range(0, len(text), 2)]
    try:
        return tuple(Card(pair) for pair in pairs)
    except CardError as error:
        raise NotationError(str(error), field, found=text) from None


def write_game(game: Game, seat: Seat | None = None) -> str:
    """Write a game: a line for the rules, then a line a deal.

    ``seat`` says between them whose record it is. :class:`NotationError` where nobody sits there.
    """
    first, second = game.start
    head = [f"{HEAD} {game.rules} {game.dealer.letter} {first}-{second}"]
    if seat is not None:
        head.append(f"{SEAT} {_sitting(seat, game.rules).letter}")
    return "\n".join([*head, *(write_position(position) for position in game.deals)]) + "\n"


def _sitting(seat: Seat, rules: Rules, line: int | None = None) -> Seat:
    if seat not in rules.seats:
        message = f"nobody sits at {seat!r} by the rules {rules}"
        raise NotationError(message, SEAT, line, seat.letter)
    return seat


def parse_seat(text: str) -> Seat | None:
    """Read whose record of a game it is; None where it does not say.

    :class:`NotationError` as :func:`parse_game`, of what stands before the deals.
    """
    head, *lines = text.splitlines() or [""]
    words = lines[0].split() if lines else []
    if words[:1] != [SEAT]:
        return None
    with _on_line(1):
        rules = _head(head).rules
    try:
        return _sitting(Seat.parse(" ".join(words[1:])), rules, 2)
    except SeatError as error:
        raise NotationError(str(error), SEAT, 2, " ".join(words[1:])) from None


def parse_game(text: str) -> Game:
    """Read a game; :class:`NotationError` names the line and the field at fault."""
    expect(text, str, "the text of a game")
    head, *lines = text.splitlines() or [""]
    with _on_line(1):
        game = _head(head)
    says_whose = parse_seat(text) is not None
    for number, line in enumerate(lines, start=2):
        if line.strip() and not (says_whose and number == 2):  # noqa: PLR2004  # see parse_seat
            with _on_line(number):
                game = game.after(parse_position(line))
    return game


@contextmanager
def _on_line(number: int) -> Iterator[None]:
    """Say of an error in what is read here on which line it stands."""
    try:
        yield
    except NotationError as error:
        raise NotationError(error.message, error.field, number, error.found) from error
    except GameError as error:
        raise NotationError(str(error), _GAME_FIELDS.get(error.rule, "game"), number) from error


def _head(line: str) -> Game:
    parts = line.split()
    if len(parts) != len(_HEAD_FIELDS) or " ".join(parts[:2]) != HEAD:
        message = f"expected '{HEAD}', the rules, the first dealer and the score"
        raise NotationError(message, "game")
    _, _, rules, dealer, score = parts
    try:
        return Game(_rules(rules), _seat(dealer), _score(score))
    except GameError as error:
        field, found = ("score", score) if error.rule == "score.game" else ("dealer", dealer)
        raise NotationError(str(error), field, found=found) from error


def _score(text: str) -> tuple[int, int]:
    points = _POINTS.fullmatch(text)
    if points is None:
        message = f"{text!r} is not a score such as '0-0'"
        raise NotationError(message, "score", found=text)
    return int(points[1]), int(points[2])
