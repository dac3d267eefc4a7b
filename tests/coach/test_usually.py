"""Where a rule of thumb says "usually", "enough" or "often", it is so in that share of deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import count, islice
from math import sqrt
from typing import TypeAlias

import pytest
from explain import naive

from euchre_tutor.coach.advice import advise
from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.thumbs import Thumb, thumbs
from euchre_tutor.engine import DECK, Deal, Pass, Phase, Play, Position, Rules, Seat

TWO_TRUMPS = "With two trumps or fewer it is usually better to pass."
THREE_TRUMPS = "Three trumps or more with a bower among them are usually enough to make trump."
ACE = "You hold an ace of a suit that has not been led. It often wins the first time round."
LOW_TRUMP = (
    "You have no card of {suit} and can trump this trick. The lowest trump that wins will often do."
)
DEALS = 20
Scale = Callable[[int], int]
Kind: TypeAlias = tuple[int, ...]


def deals(rules: Rules, *, bids: bool) -> Iterator[Position]:
    """The decisions of deals by chance: bids in which all pass that may, or cards by level 2."""
    for number in count():
        position = Position.start(Deal.shuffled(f"usually {number}", rules))
        while position.to_act is not None and not (bids and position.contract):
            yield position
            view = position.view(position.to_act)
            on = Pass() if bids and Pass() in view.legal else choose(view, 2)
            position = position.after(on)


def said(message: str, rules: Rules, *, bids: bool) -> Iterator[tuple[Position, Seat, Thumb]]:
    """Where the rule is given, to whom, and for what it speaks."""
    for position in deals(rules, bids=bids):
        seat = position.to_act
        if seat is not None and (position.phase is not Phase.PLAY) is bids:
            found = thumbs(position.view(seat))
            yield from ((position, seat, one) for one in found if one.said.text.message == message)


def points(position: Position, seat: Seat, thumb: Thumb) -> tuple[float, float]:
    """The points of the best choice that the rule speaks for, and of the best other one."""
    options = advise(position.view(seat), DEALS, "usually").options
    return (
        max(one.points for one in options if one.action in thumb.actions),
        max(one.points for one in options if one.action not in thumb.actions),
    )


@pytest.mark.parametrize(
    ("rules", "dealer"),
    [(Rules.STANDARD, False), (Rules.STANDARD, True), (Rules.TWO_HANDED, False)],
)
def test_with_two_trumps_passing_is_usually_better(
    rules: Rules, *, dealer: bool, scale: Scale
) -> None:
    """Over many decisions of that kind the coach passes more often than not."""
    moments = (
        found
        for found in said(TWO_TRUMPS, rules, bids=True)
        if (found[1] is found[0].dealer) is dealer
    )
    results = [points(*found) for found in islice(moments, max(scale(600), 12))]
    assert sum(passing > calling for passing, calling in results) > len(results) / 2


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED])
def test_three_trumps_are_usually_enough(rules: Rules, scale: Scale) -> None:
    """Over many decisions of that kind making trump brings points more often than not."""
    moments = islice(said(THREE_TRUMPS, rules, bids=True), max(scale(300), 8))
    results = [points(*found) for found in moments]
    assert sum(calling > 0 for calling, _ in results) > len(results) / 2


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED])
def test_an_ace_often_wins(rules: Rules, scale: Scale) -> None:
    """Such an ace takes its trick in nine deals of twenty or more, whoever leads it, and when."""
    kinds = _by_kind(islice(said(ACE, rules, bids=False), max(scale(6_000), 200)), _ace)
    _hold(kinds, 0.45)


def _ace(position: Position, seat: Seat, play: Play) -> Kind:
    """Who made trump, how many cards the suit has, how many of them are held, the first trick."""
    trump = position.trump
    suit = naive.counts_as(play.card, trump)
    held = [naive.counts_as(card, trump) for card in position.hands[seat.number]]
    size = sum(naive.counts_as(card, trump) == suit for card in DECK)
    return _made(position, seat), size, held.count(suit), not position.tricks


def test_the_lowest_trump_often_does(scale: Scale) -> None:
    """A trick trumped as low as will win is won in half of all deals or more."""
    found = islice(said(LOW_TRUMP, Rules.STANDARD, bids=False), max(scale(3_000), 100))
    _hold(_by_kind(found, _low_trump), 0.5)


def _low_trump(position: Position, seat: Seat, _: Play) -> Kind:
    """Who made trump, how many play after the seat, the first trick."""
    assert position.trick is not None
    after = len(position.active) - len(position.trick) - 1
    return _made(position, seat), after, not position.tricks


def _made(position: Position, seat: Seat) -> bool:
    assert position.maker is not None
    return position.rules.side(seat) is position.rules.side(position.maker)


def _by_kind(
    moments: Iterable[tuple[Position, Seat, Thumb]],
    kind: Callable[[Position, Seat, Play], Kind],
) -> dict[Kind, list[bool]]:
    """For each kind of moment: whether each card that the rule speaks for takes the trick."""
    kinds: dict[Kind, list[bool]] = defaultdict(list)
    for position, seat, thumb in moments:
        for play in thumb.actions:
            assert isinstance(play, Play)
            kinds[kind(position, seat, play)].append(_wins(position, seat, play))
    return kinds


def _hold(kinds: Mapping[Kind, Sequence[bool]], share: float) -> None:
    """Fail if one kind wins less often, as far as so many tricks can tell."""
    assert kinds
    for kind, wins in kinds.items():
        print(f"\n{kind}: wins {sum(wins)} of {len(wins)}")
        assert sum(wins) + sqrt(len(wins)) > share * len(wins), kind


def _wins(position: Position, seat: Seat, play: Play) -> bool:
    """Whether the card takes the trick, all others playing by rules of thumb."""
    tricks, position = len(position.tricks), position.after(play)
    while len(position.tricks) == tricks:
        assert position.to_act is not None
        position = position.after(choose(position.view(position.to_act), 2))
    return position.tricks[-1].winner(position.trump) is seat
