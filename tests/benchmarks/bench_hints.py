"""Report how a class fares at the practice table: thirty learners at once, all with hints.

    python tests/benchmarks/bench_hints.py [learners] [seconds]

Each plays games of their own against players of level 2, as a page does without drawing it. At
every decision they ask the coach for the numbers, wait for all of them, and call or play: a
card that may not be played now and then. They arrive within ten seconds and think one to three
seconds before each deed, on two cores.

Printed: failures (a page not served, an answer or a hint that does not come within a minute), from
a hint asked for to its first figures and to the last, apart for calls and cards, from a deed until
it is the learner's turn again, and memory per learner. It reports and never fails.
"""

import asyncio
import sys
import time
import uuid
from collections import defaultdict
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.bench_app import APP
from benchmarks.learners import CHANCE, AppPage, Json, Page, at, lesson, on_two_cores, serving

PATIENCE = 60.0  # seconds until a hint counts as missing
MEGABYTE = 1_000_000
TIMES: dict[str, list[float]] = defaultdict(list)
"""What took how long, of all learners together."""


def is_asked(screen: Json) -> bool:
    """Whether the page waits for the learner."""
    return not screen.get("busy")


def figures(screen: Json) -> Json | None:
    """The coach's figures, where there are any."""
    coach = (screen.get("practice") or {}).get("coach")
    numbers: Json | None = coach and coach["numbers"]
    return numbers


def are_all(screen: Json) -> bool:
    """Whether the coach has come to the end."""
    numbers = figures(screen)
    return numbers is not None and numbers["note"] is None


class HintLearner(AppPage):
    """Plays on and on, and asks at every decision."""

    path = "?page=practice"

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        self.name = uuid.uuid4().hex

    async def _do(self, content: Json) -> float:
        stamped = self.stamped(content)
        return await self.page.ask(self.model, stamped, "screen", is_asked, PATIENCE)

    async def click(self) -> float | None:
        """Ask and decide, or go on; the seconds until all figures were there."""
        screen = self.screen
        practice, task, main = screen["practice"], screen["task"] or {}, screen["main"]
        if practice["kind"] == "lobby":
            seed = f"{self.name}-{self.count}"
            await self._do({"kind": "practice", "do": "begin", "what": "game", "seed": seed})
            return None
        if practice.get("coach") is None:
            await self._do({"kind": "press", "id": main["id"]})
            return None
        seconds = await self._hint("a call" if task["kind"] == "calls" else "a card")
        await asyncio.sleep(CHANCE.uniform(1.0, 3.0))
        if task["kind"] == "calls":
            choices = [choice["id"] for choice in task["choices"]]
            await self._do({"kind": "choose", "choice": CHANCE.choice(choices)})
        else:
            cards = [card["id"] for card in self.screen["cloth"]["hand"] if card["tap"]]
            await self._do({"kind": "tap", "card": CHANCE.choice(cards)})
        main = self.screen["main"]
        if main is not None:  # a call is said, a card put down, or another one is chosen
            TIMES["a deed until one's turn"].append(
                await self._do({"kind": "press", "id": main["id"]})
            )
        return seconds

    async def _hint(self, what: str) -> float:
        start = time.perf_counter()
        press = self.stamped({"kind": "press", "id": "hint-3"})
        first: list[float] = []

        def until(screen: Json) -> bool:
            if figures(screen) is not None and not first:
                first.append(time.perf_counter() - start)
            return are_all(screen)

        seconds = await self.page.ask(self.model, press, "screen", until, PATIENCE)
        TIMES[f"hint on {what}, first figures"] += first
        TIMES[f"hint on {what}, all figures"].append(seconds)
        return seconds


def main(learners: int, seconds: float) -> None:
    """Let the class play, and report."""
    on_two_cores()
    with serving(APP) as (address, program):
        result = asyncio.run(lesson(HintLearner, address, program, learners, seconds))
    print(f"Practice table with hints: {learners} learners at once, {seconds:.0f} s, two cores")
    print(f"{len(result.failures)} failures, {len(result.clicks)} hints")
    for failure in dict.fromkeys(result.failures):
        print(f"  {result.failures.count(failure)} times: {failure}")
    for what, times in sorted(TIMES.items()):
        figures_ = " ".join(f"p{part} {at(part, times):6.2f} s" for part in (50, 95, 99))
        print(f"{what:<32} {figures_}   of {len(times)}")
    print(f"{'page to first screen':<32} p50 {at(50, result.ready):6.2f} s")
    print(f"{'memory per learner':<32} {result.memory / MEGABYTE:.0f} MB")


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 30,
        float(sys.argv[2]) if len(sys.argv) > 2 else 120.0,
    )
