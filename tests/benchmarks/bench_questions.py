"""Report how many questions a second are made, beside tricks from open_spiel in the same run.

    python tests/benchmarks/bench_questions.py [seconds a measurement]

The aim is 2,000 questions a second of the kind ``trick-winner`` on one core: as practice mixes
them, each with its answer, its explanation and a reply to every choice. "In English" renders all
of these texts, as a page does for the one question it shows.

Nobody else makes such questions, so the peer does a part of the work: open_spiel deals, bids and
plays euchre by random legal choices, its documented way in Python, and each trick of a deal comes
with who won it. A trick has no level, no choices and no reasons, and it is not fixed by a seed.

Processor time, in turn, the best of several rounds. It reports and never fails: without open_spiel
only our own figures are given.
"""

import random
import sys
import time
from collections.abc import Callable
from itertools import count

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.questions import KINDS, Question, practise
from euchre_tutor.text import Text, render

try:
    import pyspiel
except ImportError:
    pyspiel = None

CHANCE = random.Random()  # noqa: S311  # cards, no secrets
NUMBERS = count()
ROUNDS = 7
AIM = 2_000
PEER = "a trick and its winner, by open_spiel"

Make = Callable[[], int]
"""Makes some, and tells how many."""


def kind(name: str, rules: Rules = Rules.STANDARD) -> Make:
    """Give what makes a question of the kind."""

    def make() -> int:
        practise(name, Stream(f"bench/{next(NUMBERS)}"), rules)
        return 1

    return make


def in_english() -> int:
    """Make a question on a trick and render every text of it."""
    question = practise("trick-winner", Stream(f"bench/{next(NUMBERS)}"))
    for text in texts(question):
        render(text, "en")
    return 1


def texts(question: Question) -> list[Text]:
    """Give all that a question can say."""
    return [
        question.prompt,
        *(choice.label for choice in question.choices),
        question.explanation.text,
        *(reply.text for reply in question.replies),
    ]


def tricks() -> int:
    """Play a deal of open_spiel's; its tricks that are full have a winner each."""
    state = pyspiel.load_game("euchre").new_initial_state()
    while not state.is_terminal():
        state.apply_action(CHANCE.choice(state.legal_actions(state.current_player())))
    return sum(trick.winner() >= 0 for trick in state.tricks())


def rate(make: Make, seconds: float) -> float:
    """Give how many are made a second of processor time."""
    made, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        made += sum(make() for _ in range(20))
    return made / spent


def report(seconds: float) -> None:
    """Print questions a second, and the ratio to the peer."""
    makers: dict[str, Make] = {
        "trick-winner": kind("trick-winner"),
        "trick-winner, in English": in_english,
        "trick-winner, two-handed": kind("trick-winner", Rules.TWO_HANDED),
    }
    makers |= {name: kind(name) for name in KINDS if name not in makers}
    if pyspiel is not None:
        makers[PEER] = tricks
    best = dict.fromkeys(makers, 0.0)
    for _ in range(ROUNDS):
        for name, make in makers.items():
            best[name] = max(best[name], rate(make, seconds))
    base = best.get(PEER)
    print(f"made a second of processor time, best of {ROUNDS} rounds (aim for the first: {AIM:,})")
    for name, speed in best.items():
        ratio = "" if base is None else f"{speed / base:>9.2f}"
        print(f"  {name:<42}{speed:>10,.0f}{ratio}")


if __name__ == "__main__":
    report(float(sys.argv[1]) if len(sys.argv) > 1 else 0.2)
