"""Kernels that are forked: each its own, with what Jupyter gave it, and ended like any other."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import psutil
import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from euchre_tutor.files import share
from euchre_tutor.kernels import provisioner
from euchre_tutor.kernels.provisioner import Nursery, nursery

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="kernels are forked on Linux only")
PATIENCE = 60.0  # seconds, on a busy machine


@pytest.fixture(autouse=True)
def _our_kernel(monkeypatch: pytest.MonkeyPatch) -> None:
    """The kernel that the server runs, as `server.environment` has it found."""
    monkeypatch.setenv("JUPYTER_PATH", str(share() / "jupyter"))
    monkeypatch.setenv("JUPYTER_PREFER_ENV_PATH", "1")


@contextmanager
def running(**more: object) -> Iterator[tuple[KernelManager, BlockingKernelClient]]:
    """A kernel, and a client that it listens to."""
    manager = KernelManager()
    manager.start_kernel(**more)
    client = manager.client()
    client.start_channels()
    try:
        client.wait_for_ready(timeout=PATIENCE)
        yield manager, client
    finally:
        client.stop_channels()
        manager.shutdown_kernel(now=True)


def said(client: BlockingKernelClient, code: str) -> str:
    """What this code prints in the kernel, or the name of the error it ends with."""
    heard: list[str] = []

    def hear(message: dict[str, dict[str, str]]) -> None:
        heard.append(message["content"].get("text") or message["content"].get("ename", ""))

    client.execute_interactive(code, timeout=PATIENCE, output_hook=hear)
    return "".join(heard).strip()


def process_of(client: BlockingKernelClient) -> psutil.Process:
    """The process of a kernel."""
    return psutil.Process(int(said(client, "import os; print(os.getpid())")))


def mother() -> psutil.Process:
    """The process that kernels are forked from."""
    found = nursery()
    assert found is not None
    return psutil.Process(found.number)


def test_a_kernel_has_what_it_was_given(tmp_path: Path) -> None:
    """Its environment, and nothing else of ours; its folder; a session of its own."""
    given = {**os.environ, "QUERY_STRING": "lesson=bowers", "NAME": "j\u00e4ck"}
    with running(env=given, cwd=str(tmp_path)) as (_, client):
        asked = "import os; print(os.environ['QUERY_STRING'], os.environ['NAME'], os.getcwd())"
        assert said(client, asked) == f"lesson=bowers j\u00e4ck {tmp_path}"
        assert process_of(client).parent() == mother()
        assert said(client, "print(os.getsid(0) == os.getpid())") == "True"
    with running(env=dict(os.environ)) as (_, client):
        assert said(client, "import os; print('QUERY_STRING' in os.environ)") == "False"


def test_kernels_share_no_chance_and_no_names() -> None:
    """What one draws or defines is nothing to the next."""
    draw = "import random, uuid; print(random.random(), uuid.uuid4())"
    with running() as (_, first), running() as (_, second):
        assert said(first, draw) != said(second, draw)
        assert said(first, "x = 1") == ""
        assert said(second, "x") == "NameError"


def test_widgets_are_shown_from_a_forked_kernel() -> None:
    """The page's messages reach them: their targets are known to this kernel's comms."""
    with running() as (_, client):
        asked = "print(sorted(get_ipython().kernel.comm_manager.targets))"
        assert "jupyter.widget.control" in said(client, asked)


def test_a_kernel_can_be_interrupted_and_killed() -> None:
    """Ctrl-C reaches what it runs, and its end is seen."""
    with running() as (manager, client):
        kernel = process_of(client)
        client.execute("while True: pass")
        wait_until_busy(client)
        manager.interrupt_kernel()
        assert client.get_shell_msg(timeout=PATIENCE)["content"]["ename"] == "KeyboardInterrupt"
        assert manager.is_alive()
        kernel.kill()
        kernel.wait(PATIENCE)
        assert not manager.is_alive()


def wait_until_busy(client: BlockingKernelClient) -> None:
    """Wait until the kernel says that it has taken up what it was sent."""
    while True:
        message = client.get_iopub_msg(timeout=PATIENCE)
        if message["msg_type"] == "execute_input":
            return


def test_nothing_else_runs_where_kernels_are_forked() -> None:
    """A fork copies one thread only: there must be no other, whose locks would stay locked."""
    with running():
        assert mother().num_threads() == 1


def test_without_the_nursery_kernels_start_by_themselves(monkeypatch: pytest.MonkeyPatch) -> None:
    """If it cannot fork, or on another system: a kernel all the same, ipykernel's own."""
    with closing(Nursery()) as full:
        monkeypatch.setattr(full, "fork", no_room)
        for found in (full, None):
            monkeypatch.setattr(provisioner, "nursery", lambda found=found: found)
            with running() as (_, client):
                assert "ipykernel_launcher" in process_of(client).cmdline()


def no_room(*_: object) -> None:
    """What a nursery says where the system takes no more processes."""
    raise BlockingIOError(11, "no room")


def test_what_prints_at_the_start_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody's `sitecustomize` may print: each kernel is known by its own number all the same."""
    (tmp_path / "sitecustomize.py").write_text("print('4711', flush=True)\n", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    with closing(Nursery()) as own:
        monkeypatch.setattr(provisioner, "nursery", lambda: own)
        with running() as (manager, client):
            known: Any = manager.provisioner
            assert process_of(client).pid == known.pid
            assert process_of(client).parent() == psutil.Process(own.number)


def test_a_fork_that_fails_is_told_and_the_nursery_lives() -> None:
    """Where the system has no room, only the new kernel is lost; later ones come again."""
    program = (
        "import os; from euchre_tutor.kernels import nursery\n"
        "real, tried = os.fork, []\n"
        "def fork():\n"
        "    tried.append(1)\n"
        "    if len(tried) == 1: raise BlockingIOError(11, 'no room')\n"
        "    return real() or os._exit(0)\n"
        "os.fork = fork\n"
        "nursery.main()"
    )
    reader, writer = os.pipe()
    subprocess.run(
        [sys.executable, "-c", program, str(writer)],
        input="{}\n{}\n",
        text=True,
        pass_fds=[writer],
        check=True,
    )
    os.close(writer)
    with os.fdopen(reader) as answers:
        refused, number = answers.read().splitlines()
    assert "no room" in refused
    assert number.isdecimal()


def test_a_nursery_that_has_ended_is_started_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """The next kernel is a fork again."""
    with closing(Nursery()) as own:
        monkeypatch.setattr(provisioner, "nursery", lambda: own)
        first = psutil.Process(own.number)
        first.kill()
        psutil.wait_procs([first], timeout=PATIENCE)
        with running() as (_, client):
            assert own.number != first.pid
            assert process_of(client).parent() == psutil.Process(own.number)


def test_kernels_end_with_the_nursery(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever kills it leaves no kernel behind that nobody would end."""
    with closing(Nursery()) as own:
        monkeypatch.setattr(provisioner, "nursery", lambda: own)
        with running() as (_, client):
            kernel = process_of(client)
            psutil.Process(own.number).kill()
            assert not psutil.wait_procs([kernel], timeout=PATIENCE)[1]
