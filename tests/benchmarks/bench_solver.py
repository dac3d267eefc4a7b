"""Report how fast the coach is, beside an alpha-beta over open_spiel's states.

    python tests/benchmarks/bench_solver.py [deals] [deals for open_spiel] [hints]

All in one run, each in turn, so that a busy machine is busy for all:

* whole deals: from the first lead, all cards seen, what best play comes to. open_spiel's own
  ``alpha_beta_search`` is for two players; the one here is the same loop with two sides, over
  ``child`` and ``legal_actions``, and asks the same as the solver: the makers' tricks.
* hints as the practice table gives them: at the opening lead over 200 deals, on a call over 100.

Times are of the processor. It reports and never fails; without open_spiel only our own figures
are given.
"""

import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import count, islice
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from euchre_tutor.coach import solver
from euchre_tutor.coach.advice import advise
from euchre_tutor.engine import Deal, Phase, Position, Seat, Stream
from euchre_tutor.engine.scoring import TRICKS

try:
    from engine import spiel
except ImportError:
    spiel = None  # type: ignore[assignment]


def first_lead(number: int) -> tuple[Position, Any] | None:
    """A deal before its first lead, bid by chance, nobody alone, on both sides; or None."""
    stream = Stream(f"bench solver {number}")
    variant = spiel.Variant(lone_defender=False, stick=False, with_the_call=True)
    state = variant.game().new_initial_state()
    position = Position.start(replace(Deal.shuffled(stream.text), rules=variant.rules))
    spiel.dealt(state, position.deal)
    while position.phase is not Phase.PLAY:
        if position.to_act is None:
            return None
        spiel._answer_for_the_call(state, position)
        action = stream.choice([one for one in position.legal() if not getattr(one, "alone", None)])
        state.apply_action(spiel.number(action, position))
        position = position.after(action)
    spiel._answer_for_the_call(state, position)
    return position, state


def own_lead(number: int) -> tuple[Position, Any] | None:
    """The same without open_spiel."""
    stream = Stream(f"bench solver {number}")
    position = Position.start(Deal.shuffled(stream.text))
    while position.to_act is not None and position.phase is not Phase.PLAY:
        options = [one for one in position.legal() if not getattr(one, "alone", None)]
        position = position.after(stream.choice(options))
    return (position, None) if position.to_act is not None else None


def leads(number: int) -> Iterator[tuple[Position, Any]]:
    """So many deals before their first lead."""
    make = own_lead if spiel is None else first_lead
    return islice((found for found in map(make, count()) if found is not None), number)


def alpha_beta(state: Any, makers: int, alpha: int, beta: int) -> int:  # noqa: ANN401  # theirs
    """The makers' tricks, by trying every legal card; ``makers`` tells their seats, even or odd."""
    if state.is_terminal():
        return sum(trick.winner() % 2 == makers for trick in state.tricks())
    ours = state.current_player() % 2 == makers
    best = 0 if ours else TRICKS
    for action in state.legal_actions():
        value = alpha_beta(state.child(action), makers, alpha, beta)
        if ours:
            best = max(best, value)
            alpha = max(alpha, best)
        else:
            best = min(best, value)
            beta = min(beta, best)
        if alpha >= beta:
            break
    return best


def spent(call: Callable[[], object]) -> float:
    """Milliseconds of the processor that a call takes."""
    start = time.process_time()
    call()
    return 1000 * (time.process_time() - start)


def line(name: str, times: list[float]) -> str:
    """Median and 95th percentile, in milliseconds."""
    times = sorted(times)
    return f"  {name:<44}{times[len(times) // 2]:>12,.3f}{times[len(times) * 95 // 100]:>12,.3f}"


def report_deals(deals: int, theirs: int) -> None:
    """Print the times of whole deals, and how many times faster each deal is solved here."""
    ours, every, alpha, ratios = [], [], [], []
    for number, (position, state) in enumerate(leads(deals)):
        # The second time of two: caches of the interpreter are warm, the search's own is new.
        ours.append(min(spent(partial(solver.makers_tricks, position)) for _ in range(2)))
        every.append(spent(partial(solver.points, position)))
        if state is None or number >= theirs:
            continue
        assert position.maker is not None
        alpha.append(spent(partial(check, position, state, position.maker)))
        ratios.append(alpha[-1] / ours[-1])
    print("whole deals, milliseconds: median, 95th percentile (aims: 0.25, 0.7)")
    print(line(f"solver, {len(ours)} deals", ours))
    print(line("solver, points of every legal card", every))
    if alpha:
        ratios.sort()
        whole, middle = sum(alpha) / sum(ours[: len(alpha)]), ratios[len(ratios) // 2]
        print(line(f"alpha-beta over pyspiel, the first {len(alpha)}", alpha))
        print(f"  times faster (aim: 100): {whole:,.0f} over all these deals together;")
        print(f"  deal by deal: the median {middle:,.0f}, the least {ratios[0]:,.0f}")


def check(position: Position, state: Any, maker: Seat) -> None:  # noqa: ANN401  # theirs
    """Solve with open_spiel; both must come to the same."""
    tricks = alpha_beta(state, maker.number % 2, 0, TRICKS)
    assert tricks == solver.makers_tricks(position), position


def report_hints(hints: int) -> None:
    """Print how long hints take."""
    leading, calling = [], []
    for position, _ in leads(hints):
        assert position.to_act is not None
        view = position.view(position.to_act)
        leading.append(spent(partial(advise, view, 200, "bench")))
        start = Position.start(position.deal)
        assert start.to_act is not None
        calling.append(spent(partial(advise, start.view(start.to_act), 100, "bench")))
    print("hints, milliseconds: median, 95th percentile (aim at the 95th: 150)")
    print(line(f"opening lead over 200 deals, {hints} hints", leading))
    print(line(f"call over 100 deals, {hints} hints", calling))


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    deals, theirs, hints = (*numbers, *(400, 12, 60)[len(numbers) :])
    report_deals(deals, theirs)
    report_hints(hints)
