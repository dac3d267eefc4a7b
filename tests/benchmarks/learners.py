"""Learners without a browser: they do what a page does, without drawing it, many at once.

Each asks for the page (which starts a kernel and runs the notebook), connects to the kernel,
fetches the widgets' state, says which browser it is and presses things.
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
from typing import Any, Protocol

import psutil
from tornado.httpclient import AsyncHTTPClient, HTTPRequest
from tornado.websocket import WebSocketClientConnection, websocket_connect

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.bench_app import Contestant
from processes import Program, isolated

ARRIVAL = 10.0  # seconds in which all arrive
PATIENCE = 10.0  # seconds until an answer counts as missing
LOADING = 120.0  # seconds until a page counts as missing
THINK = (1.0, 3.0)  # seconds before a click
CORES = 2
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

    async def ask(
        self, model: str, content: Json, trait: str, until: Callable[[Json], bool], seconds: float
    ) -> float:
        """Send something to a model and wait until it has arrived and the trait is so.

        Whatever else comes is taken in; the seconds it took.
        """
        start = time.perf_counter()
        data = {"method": "custom", "content": content}
        await self._send("comm_msg", {"comm_id": model, "data": data}, {})
        arrived = False
        async for name, sent in self._messages(seconds):
            if name == model and sent.get("method") == "update" and trait in sent["state"]:
                self.states[model] |= sent["state"]
            arrived = arrived or sent.get("content") == {"kind": "ack", "n": content["n"]}
            if arrived and until(self.states[model][trait]):
                break
        return time.perf_counter() - start


def _text(frame: str | bytes) -> str:
    """The JSON of a message; a frame with buffers has it first, after the places of all parts."""
    if isinstance(frame, str):
        return frame
    count = int.from_bytes(frame[:4], "big")
    starts = [int.from_bytes(frame[4 * n : 4 * n + 4], "big") for n in range(1, count + 1)]
    return frame[starts[0] : [*starts, len(frame)][1]].decode()


class Learner(Protocol):
    """Somebody at a page."""

    path: str
    """The query of the page."""

    def __init__(self, page: Page) -> None: ...

    async def begin(self) -> None:
        """Do what comes before the first click."""

    async def click(self) -> float | None:
        """Press something; the seconds that count, None where none came of it."""


class AppPage:
    """The app on a page: its screen, and what is sent to it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.model = page.model("screen")
        self.count = 0

    @property
    def screen(self) -> Json:
        """What is shown now."""
        screen: Json = self.page.states[self.model]["screen"]
        return screen

    def stamped(self, content: Json) -> Json:
        """Number something that answers what is shown."""
        self.count += 1
        return content | {"seq": self.screen["seq"], "n": self.count}

    async def begin(self) -> None:
        """Say which browser it is, where the page is asked."""
        if self.screen.get("hello"):
            hello = self.stamped({"kind": "hello", "browser": uuid.uuid4().hex})
            await self.page.press(self.model, hello, "screen")


async def learn(
    kind: Callable[[Page], Learner], address: str, seconds: float, result: Result
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
    kind: type[Learner],
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


def on_two_cores() -> None:
    """Let this process, and all it starts, run on two cores."""
    with suppress(AttributeError):  # only Linux can say on which cores
        os.sched_setaffinity(0, set(sorted(os.sched_getaffinity(0))[:CORES]))
