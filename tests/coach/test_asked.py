"""What the coach cannot answer is refused where it is asked, by name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from euchre_tutor.coach import solver
from euchre_tutor.coach.advice import advise, think
from euchre_tutor.coach.bots import by_thumb, choose, considered
from euchre_tutor.coach.nudges import nudge
from euchre_tutor.coach.review import review
from euchre_tutor.coach.thumbs import thumbs
from euchre_tutor.engine import Announce, Deal, Discard, OrderUp, Position, Seat

START = Position.start(Deal.shuffled("asked", dealer=Seat.NORTH))
VIEW = START.view(Seat.EAST)
NOT_ALONE = [Announce(alone=False)] * 4
NO_VIEW = r"position\.view\(position\.to_act\), must be of type View, not "
OF_A_VIEW: tuple[Callable[..., object], ...] = (advise, think, by_thumb, thumbs, nudge)
OF_A_POSITION: tuple[Callable[..., object], ...] = (
    review,
    solver.hands,
    solver.makers_tricks,
    solver.plays,
    solver.points,
)


@pytest.mark.parametrize("ask", OF_A_VIEW)
@pytest.mark.parametrize("what", [START, START.deal, None, "standard"])
def test_what_is_no_view_is_refused(ask: Callable[..., object], what: object) -> None:
    """A position is what anybody tries first: the message says how a view is made of one."""
    with pytest.raises(TypeError, match=NO_VIEW):
        ask(what)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
@pytest.mark.parametrize("ask", [choose, considered])
def test_a_bot_refuses_it_too(ask: Callable[..., object], level: int) -> None:
    """Each level, and at once, not when the first piece is asked for."""
    with pytest.raises(TypeError, match=NO_VIEW):
        ask(START, level)


@pytest.mark.parametrize("ask", OF_A_POSITION)
@pytest.mark.parametrize("what", [VIEW, START.deal, None, "standard"])
def test_what_is_no_position_is_refused(ask: Callable[..., object], what: object) -> None:
    """All cards have to be seen: a view of them will not do."""
    with pytest.raises(TypeError, match="the position must be of type Position, not "):
        ask(what)


@pytest.mark.parametrize("ask", [advise, think])
@pytest.mark.parametrize("deals", ["20", 2.5, 20.0, True, None])
def test_a_number_of_deals_is_a_whole_number(ask: Callable[..., object], deals: object) -> None:
    """Neither text nor a fraction, and a truth value is no number."""
    with pytest.raises(TypeError, match=r"the number of deals must be of type int, not "):
        ask(VIEW, deals)


@pytest.mark.parametrize("level", ["2", 2.0, True, None])
def test_a_level_is_a_whole_number(level: Any) -> None:  # noqa: ANN401  # of any type
    """Although 2.0 and True equal levels that there are."""
    with pytest.raises(TypeError, match="the level must be of type int, not "):
        choose(VIEW, level)


@pytest.mark.parametrize(
    "ask",
    [
        lambda seed: advise(VIEW, 1, seed),
        lambda seed: think(VIEW, 1, seed),
        lambda seed: choose(VIEW, 1, seed),
        lambda seed: considered(VIEW, 3, seed),
    ],
)
def test_a_seed_is_text(ask: Callable[[Any], object]) -> None:
    """Otherwise 7 and "7" would be told apart in one place and not in another."""
    with pytest.raises(TypeError, match="the seed must be of type str, not 7"):
        ask(7)


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_choice_comes_in_pieces_and_ends_as_the_whole(level: int) -> None:
    """While a player thinks there is nothing yet; what comes then is the choice, and the last."""
    for view in (VIEW, START.after(VIEW.legal[0]).view(Seat.SOUTH)):
        *thinking, done = considered(view, level, "s")
        assert thinking == [None] * {1: 0, 2: 0, 3: 2, 4: 20}[level]
        assert done == choose(view, level, "s")
        if thinking:
            assert done == advise(view, 10 * len(thinking), "s").best


def test_what_more_deals_say_counts() -> None:
    """The choice is what is best over all deals, also where the first few say something else."""
    changed = 0
    for number in range(12):
        position = Position.start(Deal.shuffled(f"more deals {number}", dealer=Seat.NORTH))
        position = position.play(OrderUp(), Discard(position.hands[0][0]), *NOT_ALONE)
        view = position.view(Seat.EAST)
        first, *_, last = think(view, 20, "s")
        assert choose(view, 3, "s") == last.best
        changed += first.best != last.best
    assert changed
