"""Report how fast the engine is, beside open_spiel's euchre, and what its import costs.

    python tests/benchmarks/bench_engine.py [seconds a measurement]

A deal is dealt by chance, bid, played and scored by random legal choices. Measured in turn, the
best of several rounds counts. The loops of open_spiel are its own:

* documented: ``open_spiel/python/examples/example.py``, without the printing: at a chance node
  ``chance_outcomes()`` and ``np.random.choice``, else ``random.choice`` of ``legal_actions()``.
* fastest in Python: ``open_spiel/python/examples/benchmark_games.py``: ``random.choice`` of
  ``legal_actions()`` at every node, which here is fair at chance nodes too.
* fastest of all: ``pyspiel.evaluate_bots`` with ``make_uniform_random_bot``: the loop over the
  moves is C++, Python sees none of them.

It reports and never fails: without open_spiel only the engine's own figures are given.
"""

import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import euchre_tutor
from euchre_tutor.engine import Deal, Position, Rules

try:
    import numpy as np
    import pyspiel
except ImportError:
    pyspiel = None

CHANCE = random.Random()  # noqa: S311  # cards, no secrets
ROUNDS = 12
IMPORTS = 25
SOURCE = str(Path(euchre_tutor.__file__).parents[1])
IMPORT = f"import sys; sys.path.insert(0, {SOURCE!r}); import euchre_tutor.engine"

Loop = Callable[[int], None]


def engine(rules: Rules) -> Loop:
    """Give the loop through the public engine: deal, legal, after, result."""

    def play(deals: int) -> None:
        seed = CHANCE.randrange(10**9)
        for number in range(deals):
            position = Position.start(Deal.shuffled(f"{seed} {number}", rules))
            while position.to_act is not None:
                position = position.after(CHANCE.choice(position.legal()))
            if position.result is None:
                message = f"no result: {position}"
                raise AssertionError(message)

    return play


def documented(deals: int) -> None:
    """Play open_spiel's documented loop."""
    game = pyspiel.load_game("euchre")
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                action_list, prob_list = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(action_list, p=prob_list))  # noqa: NPY002  # theirs
            else:
                state.apply_action(CHANCE.choice(state.legal_actions(state.current_player())))
        state.returns()


def fastest_python(deals: int) -> None:
    """Play open_spiel's benchmark loop."""
    game = pyspiel.load_game("euchre")
    for _ in range(deals):
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(CHANCE.choice(state.legal_actions(state.current_player())))
        state.returns()


def fastest_of_all(deals: int) -> None:
    """Let open_spiel play by itself."""
    game = pyspiel.load_game("euchre")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    for number in range(deals):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, number)


def rate(loop: Loop, seconds: float) -> float:
    """Give deals a second of processor time, so that a busy machine matters less."""
    deals, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        loop(50)
        deals += 50
    return deals / spent


def start_time(code: str) -> float:
    """Give the seconds a bare interpreter needs for the code."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "-I", "-S", "-c", code], check=True)
    return time.perf_counter() - start


def report_speed(seconds: float) -> None:
    """Print deals a second, and the ratio to the documented loop."""
    loops: dict[str, Loop] = {
        "engine, standard rules": engine(Rules.STANDARD),
        "engine, tournament rules": engine(Rules.TOURNAMENT),
        "engine, two-handed": engine(Rules.TWO_HANDED),
    }
    base = "engine, standard rules"
    if pyspiel is not None:
        base = "open_spiel, documented loop (example.py)"
        loops[base] = documented
        loops["open_spiel, fastest in Python (benchmark_games.py)"] = fastest_python
        loops["open_spiel, moves made in C++ (evaluate_bots)"] = fastest_of_all
    best = dict.fromkeys(loops, 0.0)
    for _ in range(ROUNDS):
        for name, loop in loops.items():
            best[name] = max(best[name], rate(loop, seconds))
    print(f"random deals a second of processor time, best of {ROUNDS} rounds (ratio to: {base})")
    for name, speed in best.items():
        print(f"  {name:<52}{speed:>10,.0f}{speed / best[base]:>9.2f}")


def report_import() -> None:
    """Print what importing the engine adds to a bare interpreter."""
    bare, full = [], []
    for _ in range(IMPORTS):
        bare.append(start_time(""))
        full.append(start_time(IMPORT))
    added = 1000 * (min(full) - min(bare))
    print(f"import of euchre_tutor.engine, best of {IMPORTS} (aim: under 50 ms over the bare one)")
    print(f"  bare interpreter {1000 * min(bare):.1f} ms, with the engine {added:+.1f} ms")


if __name__ == "__main__":
    report_speed(float(sys.argv[1]) if len(sys.argv) > 1 else 0.4)
    report_import()
