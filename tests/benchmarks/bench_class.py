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
import json
import os
import random
import re
import shutil
import sys
import tempfile
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from http.cookies import SimpleCookie
from pathlib import Path
from statistics import quantiles
from typing import Any

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.bench_app import APP, HELLO_WORLD, Contestant
from lessons.solving import deeds, event
from processes import Program, isolated

ARRIVAL = 10.0  # seconds in which all arrive
PATIENCE = 10.0  # seconds until an answer counts as missing
LOADING = 120.0  # seconds until a page counts as missing
THINK = (1.0, 3.0)  # seconds before a click
CORES = 2
CHECK = "?lesson=deal&step=check"
MEGABYTE = 1_000_000
CHANCE = random.Random(1)  # noqa: S311  # who thinks how long is no secret

Json = dict[str, Any]


class Failure(Exception):  # noqa: N818  # the learner fails; this is no error of the program
    """What a learner had to give up on."""


@dataclass
class Result:
    """What the learners of one side saw."""

    ready: list[float] = field(default_factory=list)
    clicks: list[float] = field(default_factory=list)
    failures: list[str] = field(default_factory=list)
    memory: float = 0.0
    """Bytes per learner."""


class Page:
    """A page as its scripts see it: a kernel, and the state of its widgets."""

    def __init__(self, socket: WebSocketClientConnection) -> None:
        self.socket = socket
        self.session = uuid.uuid4().hex
        self.states: dict[str, Json] = {}

    @classmethod
    async def open(cls, address: str) -> "Page":
        """Ask for the page, connect to its kernel, fetch the widgets."""
        base = re.match(r"https?://[^/]+/", address)
        assert base is not None
        answer = await AsyncHTTPClient().fetch(
            HTTPRequest(address, request_timeout=LOADING, connect_timeout=LOADING)
        )
        text = answer.body.decode()
        kernel = re.search(r'"kernelId": *"([^"]+)"', text)
        if kernel is None or "There was an error when executing" in text:
            raise Failure("the page has no kernel, or a cell of it failed")
        cookies = SimpleCookie("; ".join(answer.headers.get_list("Set-Cookie")))
        said = "; ".join(f"{name}={one.value}" for name, one in cookies.items())
        where = f"{base[0].replace('http', 'ws', 1)}api/kernels/{kernel[1]}/channels"
        page = cls(await websocket_connect(HTTPRequest(where, headers={"Cookie": said})))
        await page._fetch_states()
        return page

    async def _fetch_states(self) -> None:
        control = uuid.uuid4().hex
        target = {"comm_id": control, "target_name": "jupyter.widget.control"}
        version = {"version": "1.0.0"}
        await self._send("comm_open", {**target, "data": {}}, {"metadata": version})
        await self._send("comm_msg", {"comm_id": control, "data": {"method": "request_states"}}, {})
        async for _, data in self._messages(LOADING):
            if data.get("method") == "update_states":
                self.states = {name: model["state"] for name, model in data["states"].items()}
                return

    async def _send(self, kind: str, content: Json, more: Json) -> None:
        header = {
            "msg_id": uuid.uuid4().hex,
            "msg_type": kind,
            "username": "learner",
            "session": self.session,
            "version": "5.3",
            "date": "",
        }
        message = {
            "header": header,
            "parent_header": {},
            "metadata": {},
            "content": content,
            "buffers": [],
            "channel": "shell",
        }
        await self.socket.write_message(json.dumps(message | more))

    async def _messages(self, seconds: float) -> Any:  # noqa: ANN401  # an asynchronous generator
        """Give every message of a widget, as its comm and its data."""
        end = time.monotonic() + seconds
        while True:
            try:
                frame = await asyncio.wait_for(
                    self.socket.read_message(), max(0.0, end - time.monotonic())
                )
            except TimeoutError:
                raise Failure(f"no answer within {seconds:.0f} s") from None
            if frame is None:
                raise Failure("the connection is gone")
            message = json.loads(_text(frame))
            if message.get("msg_type") == "comm_msg":
                yield message["content"]["comm_id"], message["content"]["data"]

    def model(self, trait: str) -> str:
        """The model that has this trait."""
        return next(name for name, state in self.states.items() if trait in state)

    async def press(self, model: str, content: Json, trait: str) -> float:
        """Send something to a model and wait until the trait has changed; the seconds it took.

        What changes nothing is over when the model says that it arrived.
        """
        start = time.perf_counter()
        data = {"method": "custom", "content": content}
        await self._send("comm_msg", {"comm_id": model, "data": data}, {})
        async for name, sent in self._messages(PATIENCE):
            if name == model and sent.get("method") == "update" and trait in sent["state"]:
                self.states[model] |= sent["state"]
                break
            if sent.get("content") == {"kind": "ack", "n": content.get("n")}:
                break
        return time.perf_counter() - start


def _text(frame: str | bytes) -> str:
    """The JSON of a message; a frame with buffers has it first, after the places of all parts."""
    if isinstance(frame, str):
        return frame
    count = int.from_bytes(frame[:4], "big")
    starts = [int.from_bytes(frame[4 * n : 4 * n + 4], "big") for n in range(1, count + 1)]
    return frame[starts[0] : [*starts, len(frame)][1]].decode()


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


class AppLearner:
    """Answers the check of a lesson, again and again."""

    path = CHECK

    def __init__(self, page: Page) -> None:
        self.page = page
        self.model = page.model("screen")
        self.count = 0

    @property
    def screen(self) -> Json:
        """What is shown now."""
        screen: Json = self.page.states[self.model]["screen"]
        return screen

    async def _send(self, content: Json) -> float:
        self.count += 1
        stamp = {"seq": self.screen["seq"], "n": self.count}
        return await self.page.press(self.model, content | stamp, "screen")

    async def begin(self) -> None:
        """Say which browser it is, where the page is asked."""
        if self.screen.get("hello"):
            await self._send({"kind": "hello", "browser": uuid.uuid4().hex})

    async def click(self) -> float | None:
        """Answer, or go on; the seconds until the verdict, None where none came of it."""
        screen = self.screen
        if screen["verdict"] or screen["finish"]:
            await self._send({"kind": "press", "id": screen["main"]["id"]})
            return None
        shown = {part: screen[part] for part in ("cloth", "task", "main")}
        seconds = await self._send(dict(event(CHANCE.choice(list(deeds(shown))))))
        return seconds if self.screen["verdict"] else None


async def learn(
    kind: Callable[[Page], HelloLearner | AppLearner], address: str, seconds: float, result: Result
) -> None:
    """One learner, from the address on, until the time is over."""
    await asyncio.sleep(CHANCE.uniform(0, ARRIVAL))
    try:
        start = time.perf_counter()
        page = await Page.open(address)
        learner = kind(page)
        await learner.begin()
        result.ready.append(time.perf_counter() - start)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            await asyncio.sleep(CHANCE.uniform(*THINK))
            taken = await learner.click()
            if taken is not None:
                result.clicks.append(taken)
    except Failure as failure:
        result.failures.append(str(failure))
    except Exception as error:  # noqa: BLE001  # whatever goes wrong for one learner is counted
        result.failures.append(repr(error))


async def lesson(
    kind: type[HelloLearner | AppLearner],
    address: str,
    program: Program,
    learners: int,
    seconds: float,
) -> Result:
    """All learners of one side at once."""
    result = Result()
    together = [learn(kind, address + kind.path, seconds, result) for _ in range(learners)]
    work = asyncio.gather(*together)
    await asyncio.sleep(ARRIVAL + 0.7 * seconds)  # all are there and none has gone
    result.memory = await asyncio.to_thread(memory, program) / learners
    await work
    return result


def memory(program: Program) -> float:
    """The memory of a server with all its kernels; what they share is counted once."""
    family = [psutil.Process(program.process.pid)]
    family += family[0].children(recursive=True)
    total = 0.0
    for process in family:
        with suppress(psutil.NoSuchProcess):
            total += process.memory_full_info().pss
    return total


@contextmanager
def serving(contestant: Contestant) -> Iterator[tuple[str, Program]]:
    """Serve it from an empty folder; the page's address, and the server."""
    folder = Path(tempfile.mkdtemp())
    program = Program(contestant.words(folder), folder, isolated(folder))
    try:
        yield program.serves(contestant.ready)[1], program
    finally:
        program.stop(seconds=LOADING)  # it ends thirty kernels first
        shutil.rmtree(folder, ignore_errors=True)


def at(percent: int, values: list[float]) -> float:
    """The value below which so many percent lie."""
    return quantiles(values, n=100, method="inclusive")[percent - 1] if len(values) > 1 else 0.0


def report(what: str, unit: str, ours: float, theirs: float) -> None:
    """Print both figures and their ratio."""
    ratio = f"{ours / theirs:.2f} times" if theirs else ""
    print(f"{what:<28} {ours:9.1f} {unit:<2} beside {theirs:9.1f} {unit:<2}  {ratio}")


def main(learners: int, seconds: float) -> None:
    """Let both classes learn, and report."""
    with suppress(AttributeError):  # only Linux can say on which cores
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:CORES]))
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
