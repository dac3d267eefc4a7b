"""A finished game told anew, in English and in plain code, to hold accounts to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from explain import naive
from explain.score_truth import finished, seats_of
from lessons.named import sign

from euchre_tutor.engine import (
    Announce,
    Discard,
    Game,
    Leave,
    NameSuit,
    OrderUp,
    Pass,
    Play,
    Position,
    Seat,
    Side,
)
from euchre_tutor.text import render
from euchre_tutor.text.rulebook import rule

_SUITS: Final = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


def game(played: Game) -> list[str]:
    """Every line from the first deal to who has won, indented."""
    points, lines = list(played.start), list[str]()
    for number, position in enumerate(played.deals, 1):
        lines += deal(number, position)
        facts = finished(position)
        if facts.tricks >= 0:
            side, gain = facts.scored
            points[side.number] += gain
        first, second = (_seats(seats_of(side, four=facts.four)) for side in Side)
        lines.append(f"  Score: {first} {points[0]}, {second} {points[1]}")
    four = played.rules.players == 4
    winner = Side.FIRST if points[0] > points[1] else Side.SECOND
    won = f"{_seats(seats_of(winner, four=four))} win{'' if four else 's'} the game."
    return [*lines, won if max(points) >= played.rules.target else "The game is not over."]


def deal(number: int, position: Position) -> Iterator[str]:
    """The deal up to its result."""
    yield f"Deal {number}: {_name(position.dealer)} deals, {sign(position.upcard)} is turned up."
    yield f"  {' '.join(_calls(position))}"
    for action in position.actions:
        if isinstance(action, Leave):
            yield f"  {_name(position.dealer)} leaves {sign(position.upcard)}."
        if isinstance(action, Discard):
            taken, down = sign(position.upcard), sign(action.card)
            yield f"  {_name(position.dealer)} takes {taken} and puts {down} down."
    yield from _makers(position)
    yield from tricks(position)
    yield result(position)


def _calls(position: Position) -> Iterator[str]:
    now = Position.start(position.deal)
    for action in position.actions:
        assert now.to_act is not None
        name = _name(now.to_act)
        match action:
            case Pass():
                yield f"{name} passes."
            case OrderUp(alone):
                yield f"{name} {_orders(now.to_act, now)}{', alone' * alone}."
            case NameSuit(suit, alone):
                yield f"{name} names {_SUITS[suit.letter]}{', alone' * alone}."
        now = now.after(action)


def _orders(seat: Seat, now: Position) -> str:
    apart = (seat.number - now.dealer.number) % 4
    if apart == 2 and now.rules.players == 4:
        return "assists"
    return "orders it up" if apart else "accepts"


def _makers(position: Position) -> Iterator[str]:
    contract = position.contract
    if contract is None:
        return
    four = position.rules.players == 4
    makers = next(seats_of(s, four=four) for s in Side if contract.maker in seats_of(s, four=four))
    told = [
        f"{_SUITS[contract.trump.letter].capitalize()} are trump.",
        f"{_seats(makers)} {'are the makers' if four else 'is the maker'}.",
    ]
    for seat in alone(position):
        does = "plays" if seat in makers else "defends"
        told.append(f"{_name(seat)} {does} alone, {_name(_opposite(seat))} sits out.")
    yield f"  {' '.join(told)}"


def alone(position: Position) -> list[Seat]:
    """Who plays alone by what was said, the maker first."""
    said: dict[bool, Seat] = {}
    now = Position.start(position.deal)
    for action in position.actions:
        seat = now.to_act
        if isinstance(action, OrderUp | NameSuit | Announce) and action.alone and seat is not None:
            maker = seat if now.maker is None else now.maker
            said[(seat.number - maker.number) % 2 == 0] = seat
        now = now.after(action)
    return [said[makers] for makers in (True, False) if makers in said]


def tricks(position: Position) -> Iterator[str]:
    """Each trick: who played what, and who won it."""
    cards = [action.card for action in position.actions if isinstance(action, Play)]
    if not cards:
        return
    assert position.contract is not None
    played = [_opposite(seat) for seat in alone(position)]
    seats = [seat for seat in position.rules.seats if seat not in played]
    trump = position.contract.trump
    for number in range(5):
        trick = position.tricks[number]
        start = seats.index(trick.leader)
        order = seats[start:] + seats[:start]
        laid = cards[number * len(seats) : (number + 1) * len(seats)]
        shown = [f"{_name(seat)} {sign(card)}" for seat, card in zip(order, laid, strict=True)]
        winner = order[laid.index(naive.best(trick, trump))]
        yield (
            f"  Trick {number + 1}: {', '.join(shown[:-1])} and {shown[-1]}. {_name(winner)} wins."
        )


def result(position: Position) -> str:
    """How the deal ended, what it scores, and by which rule."""
    assert position.result is not None
    why = render(rule(position.result.rule).label, "en")
    facts = finished(position)
    maker, four = "makers" if facts.four else "maker", facts.four
    if facts.tricks < 0:
        return f"  {'Everybody' if four else 'Both'} passed twice: the hand is thrown in. ({why})"
    side, gain = facts.scored
    to, points = _seats(facts.seats), f"{gain} point{'s' * (gain > 1)}"
    if side is facts.makers and facts.tricks == 5:
        return f"  March, all five tricks to {to}: {points}. ({why})"
    count = {0: "no trick", 1: "one trick"}.get(facts.tricks, f"{facts.tricks} tricks")
    only = "only " * (0 < facts.tricks < 3)
    start = "Euchre, the" if side is not facts.makers else "The"
    return f"  {start} {maker} take{'' if four else 's'} {only}{count}: {points} for {to}. ({why})"


def _name(seat: Seat) -> str:
    return seat.name.capitalize()


def _seats(seats: Sequence[Seat]) -> str:
    return " and ".join(map(_name, seats))


def _opposite(seat: Seat) -> Seat:
    return Seat((seat.number + 2) % 4)
