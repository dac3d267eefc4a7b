"""One page, one kernel, and no kernel that stays behind."""

import sys
from collections.abc import Callable
from pathlib import Path
from time import monotonic
from urllib.request import urlopen

import psutil
import pytest
from playwright.sync_api import Page
from processes import Program, Served, script

PATIENCE = 30.0  # seconds until a kernel must have gone, on a busy machine


@pytest.fixture
def server(start: Callable[..., Program], tmp_path: Path) -> Served:
    """A server of this test's own, so that its kernels can be counted."""
    program = start(script("euchre-tutor"), "--no-browser", "--port", "0")
    return Served(program.wait_for(r"http://\S+")[0], program, tmp_path)


def open_lesson(page: Page, address: str) -> None:
    """Open the app and wait until it has answered with something to press."""
    page.goto(address)
    page.get_by_role("main").get_by_role("button").first.wait_for()


def visit(address: str) -> None:
    """Ask for the page, read it to its end, and never connect to its kernel."""
    end = monotonic() + PATIENCE
    with urlopen(address, timeout=PATIENCE) as answer:
        while answer.read1():
            assert monotonic() < end, "the page does not end"


def all_gone(kernels: list[psutil.Process]) -> bool:
    """Whether these kernels end within our patience."""
    return not psutil.wait_procs(kernels, timeout=PATIENCE)[1]


@pytest.mark.browser
def test_a_closed_tab_ends_its_kernel(server: Served, open_page: Callable[..., Page]) -> None:
    """Two tabs have two kernels; closing one ends its kernel only."""
    first, second = open_page(), open_page()
    open_lesson(first, server.address)
    firsts = server.program.kernels()
    open_lesson(second, server.address)
    assert len(firsts) == 1
    assert len(server.program.kernels()) == 2
    first.goto("about:blank")
    assert all_gone(firsts)
    assert len(server.program.kernels()) == 1
    assert len(server.program.lines) == 2  # the address and how to stop, no warning


@pytest.mark.browser
def test_a_reload_ends_the_old_kernel(server: Served, page: Page) -> None:
    """After a reload there is one kernel, and it is a new one."""
    open_lesson(page, server.address)
    before = server.program.kernels()
    open_lesson(page, server.address)
    assert all_gone(before)
    assert len(server.program.kernels()) == 1


def test_stopping_the_server_ends_every_kernel(server: Served) -> None:
    """Ctrl-C while a page is open leaves no process."""
    visit(server.address)
    family = psutil.Process(server.program.process.pid).children(recursive=True)
    assert len(server.program.kernels()) == 1
    assert server.program.stop() == 0
    assert all_gone(family)
    assert server.program.lines[-1] == "Good bye.\n"
    # ZeroMQ may say so in a kernel that is interrupted while it ends (signaler.cpp).
    said = [line for line in server.program.lines if not line.startswith("Assertion failed: pfd")]
    assert len(said) == 3


def test_a_killed_server_takes_its_kernels_along(server: Served) -> None:
    """Even if the server cannot say good bye, kernels notice and end."""
    visit(server.address)
    kernels = server.program.kernels()
    server.program.process.kill()
    assert all_gone(kernels)


def test_a_kernel_without_a_page_is_culled(start: Callable[..., Program]) -> None:
    """A page that never connected (a lost farewell leaves the same) loses its kernel in time."""
    program = (
        "from euchre_tutor.server import Server\n"
        "server = Server.on('localhost', 0, cull_after=8)\n"
        "server.open_port()\n"
        "print(server.address, flush=True)\n"
        "server.serve()"
    )
    running = start(sys.executable, "-P", "-c", program)
    visit(running.wait_for(r"http://\S+")[0])
    assert all_gone(running.kernels())
