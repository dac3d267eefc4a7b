"""Report how a class fares: thirty learners at once, beside thirty on a bare hello-world notebook.

    python tests/benchmarks/bench_class.py [learners] [seconds]

Each learner does what a page does, without drawing it: asks for the page (which starts a kernel
and runs the notebook), connects to the kernel, fetches the widgets' state, says which browser it is
and presses things: in the check of a lesson any answer and then the way on, again and again; on
hello world the button. They arrive within ten seconds and think one to three seconds before each
click. Both sides run one after the other in this run, on two cores.

Printed: failures (a page not served, an answer that does not come within ten seconds), from asking
for the page to the first screen, from click to verdict, and memory per learner (the server and all
kernels, memory that they share counted once). It reports and never fails.
"""

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.bench_app import APP, HELLO_WORLD
from benchmarks.learners import CHANCE, AppPage, Json, Page, at, lesson, on_two_cores, serving
from lessons.solving import deeds, event

CHECK = "?lesson=deal&step=check"
MEGABYTE = 1_000_000


class HelloLearner:
    """Presses the one button."""

    path = ""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.model = page.model("description")

    async def begin(self) -> None:
        """Nothing to say first."""

    async def click(self) -> float | None:
        """Press the button; the seconds until its label has changed."""
        return await self.page.press(self.model, {"event": "click"}, "description")


class AppLearner(AppPage):
    """Answers the check of a lesson, again and again."""

    path = CHECK

    async def _send(self, content: Json) -> float:
        return await self.page.press(self.model, self.stamped(content), "screen")

    async def click(self) -> float | None:
        """Answer, or go on; the seconds until the verdict, None where none came of it."""
        screen = self.screen
        if screen["verdict"] or screen["finish"]:
            await self._send({"kind": "press", "id": screen["main"]["id"]})
            return None
        shown = {part: screen[part] for part in ("cloth", "task", "main")}
        seconds = await self._send(dict(event(CHANCE.choice(list(deeds(shown))))))
        return seconds if self.screen["verdict"] else None


def report(what: str, unit: str, ours: float, theirs: float) -> None:
    """Print both figures and their ratio."""
    ratio = f"{ours / theirs:.2f} times" if theirs else ""
    print(f"{what:<28} {ours:9.1f} {unit:<2} beside {theirs:9.1f} {unit:<2}  {ratio}")


def main(learners: int, seconds: float) -> None:
    """Let both classes learn, and report."""
    on_two_cores()
    results = []
    for kind, contestant in ((AppLearner, APP), (HelloLearner, HELLO_WORLD)):
        with serving(contestant) as (address, program):
            results.append(asyncio.run(lesson(kind, address, program, learners, seconds)))
    ours, theirs = results
    print(f"Euchre Tutor beside hello world under Voilà: {learners} learners, {seconds:.0f} s")
    for name, result in (("euchre tutor", ours), ("hello world", theirs)):
        print(f"{name}: {len(result.failures)} failures, {len(result.clicks)} clicks measured")
        for failure in dict.fromkeys(result.failures):
            print(f"  {result.failures.count(failure)} times: {failure}")
    for percent in (50, 95):
        report(
            f"page to first screen, p{percent}",
            "s",
            at(percent, ours.ready),
            at(percent, theirs.ready),
        )
    for percent in (50, 95):
        clicks = 1000 * at(percent, ours.clicks), 1000 * at(percent, theirs.clicks)
        report(f"click to verdict, p{percent}", "ms", *clicks)
    report("memory per learner", "MB", ours.memory / MEGABYTE, theirs.memory / MEGABYTE)


if __name__ == "__main__":
    main(
        int(sys.argv[1]) if len(sys.argv) > 1 else 30,
        float(sys.argv[2]) if len(sys.argv) > 2 else 60.0,
    )
