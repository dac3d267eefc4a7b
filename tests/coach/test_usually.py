"""Where a rule of thumb says "usually", "enough" or "often", it is so in that share of deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice

import pytest

from euchre_tutor.coach.advice import advise
from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.thumbs import Thumb, thumbs
from euchre_tutor.engine import Deal, Pass, Phase, Position, Rules, Seat

TWO_TRUMPS = "With two trumps or fewer it is usually better to pass."
THREE_TRUMPS = "Three trumps or more with a bower among them are usually enough to make trump."
ACE = "You hold an ace of a suit that has not been led. It often wins the first time round."
DEALS = 20
Scale = Callable[[int], int]


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
    """The ace that is led first takes its trick in two deals of five or more."""
    wins = [
        _wins(position, seat, thumb)
        for position, seat, thumb in islice(said(ACE, rules, bids=False), max(scale(3_000), 100))
    ]
    print(f"\nthe ace wins {sum(wins)} of {len(wins)} tricks, {rules}")
    assert sum(wins) > 0.4 * len(wins)


def _wins(position: Position, seat: Seat, thumb: Thumb) -> bool:
    """Whether the card led takes the trick, all others playing by rules of thumb."""
    tricks, position = len(position.tricks), position.after(thumb.actions[0])
    while len(position.tricks) == tricks:
        assert position.to_act is not None
        position = position.after(choose(position.view(position.to_act), 2))
    return position.tricks[-1].winner(position.trump) is seat
