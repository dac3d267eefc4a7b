"""What a choice comes to in one deal: held to the engine's own play and plain searches."""

from __future__ import annotations

from collections.abc import Callable
from itertools import islice

from coach.brute import alpha_beta
from coach.endings import anything, endings
from engine.random_play import positions

from euchre_tutor.coach.bots import choose
from euchre_tutor.coach.judging import judge
from euchre_tutor.coach.sampling import worlds
from euchre_tutor.engine import Action, Phase, Position, Rules, Seat, score

EACH = 4


def best_points(position: Position, seat: Seat) -> int:
    """The points for the seat's side if all see all cards, by trying everything to the end."""
    result = position.result
    if result is not None:
        ours = position.rules.side(seat) is result.side
        return result.points if ours else -result.points
    assert position.to_act is not None
    values = [best_points(position.after(action), seat) for action in position.legal()]
    ours = position.rules.side(position.to_act) is position.rules.side(seat)
    return max(values) if ours else min(values)


def test_cards_are_judged_by_best_play(scale: Callable[[int], int]) -> None:
    """Each card of an ending comes to what all play to the end says, in every deal sampled."""
    for position in endings(anything, scale(1_200), most=2):
        assert position.to_act is not None
        view = position.view(position.to_act)
        judged = judge(view)
        for world in islice(worlds(view, "judged"), EACH):
            expected = [best_points(world.position.after(play), view.seat) for play in view.legal]
            assert judged(world.hands) == expected, world.position


def said_and_played(position: Position, action: Action, seat: Seat) -> int:
    """The points for the seat if all bid by rules of thumb after this, then play their best."""
    position = position.after(action)
    while position.to_act is not None and position.phase is not Phase.PLAY:
        position = position.after(choose(position.view(position.to_act), 2))
    contract = position.contract
    if contract is None:
        return 0
    result = score(
        alpha_beta(position),
        position.rules.side(contract.maker),
        position.rules,
        lone_maker=contract.loner is not None,
        lone_defender=contract.lone_defender is not None,
    )
    return result.points if result.side is position.rules.side(seat) else -result.points


def test_calls_are_judged_by_plain_bids_and_best_play(scale: Callable[[int], int]) -> None:
    """Before the first lead a choice comes to what players of level 2 then bid and put down."""
    for number in range(scale(240)):
        rules = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED, None)[number % 4]
        moments = [
            position
            for position in positions(number, rules)
            if position.to_act is not None and position.phase is not Phase.PLAY
        ]
        position = moments[number // 4 % len(moments)]
        assert position.to_act is not None
        view = position.view(position.to_act)
        for world in islice(worlds(view, "judged"), 1):
            expected = [said_and_played(world.position, one, view.seat) for one in view.legal]
            assert judge(view)(world.hands) == expected, (world.position, view.legal)
