"""What tests share: counts for short and long runs, reference files, Chromium, servers."""

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.parse import urlsplit

import pytest
from outgoing import watched
from playwright.sync_api import Browser, Page, sync_playwright
from processes import Program, Served, isolated, script
from xdist.scheduler import LoadScopeScheduling

# No test, and no kernel or server that one starts, touches the progress of whoever runs them.
_DATA = TemporaryDirectory(prefix="euchre_tutor_test_")
os.environ["EUCHRE_TUTOR_DATA"] = _DATA.name

LOOPBACK = {"localhost", "127.0.0.1", "::1", ""}
IN_LAB = {"tests/browser/test_in_lab.py", "tests/project/test_lab.py"}
LASTING = {"tests/lessons/test_notebooks.py", "tests/coach/test_strength.py"}
EVERY_SCREEN = "tests/widgets/test_every_screen.py"
PATIENCE = 60_000  # milliseconds that a page may take on a busy machine
SHORT = 30  # a short run does one in so many
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
]


class Dealing(LoadScopeScheduling):  # type: ignore[misc] # xdist's classes are not typed
    """Which tests go together on one worker.

    The cells of a notebook need one kernel, the tests of a file share what it has made. Those in
    Chromium that take long are on their own, so that they fill the workers evenly, unless they
    share JupyterLab.
    """

    def _split_scope(self, nodeid: str) -> str:
        file = nodeid.partition("::")[0]
        if file in IN_LAB:
            return "lab"
        return nodeid if file.startswith("tests/browser/") or file == EVERY_SCREEN else file


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Dealing:  # noqa: ANN401  # xdist's own
    """Deal the tests to the workers."""
    return Dealing(config, log)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begin with what takes longest."""
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Servers and kernels of their own first, then what runs in Chromium, then the rest."""
    file = item.nodeid.partition("::")[0]
    if {"lab", "binder"} & set(getattr(item, "fixturenames", ())) or file in LASTING:
        return 0
    return 1 if item.get_closest_marker("browser") else 2


@pytest.fixture(scope="session")
def scale() -> Callable[[int], int]:
    """`scale(20_000)`: that many with EUCHRE_LONG set (`.ci/run --long`), else a thirtieth."""
    long = bool(os.environ.get("EUCHRE_LONG"))
    return lambda count: count if long else max(1, count // SHORT)


@pytest.fixture(scope="session")
def reference() -> Path:
    """The folder of recorded games that may be tested against but not committed."""
    folder = os.environ.get("EUCHRE_REFERENCE")
    if not folder:
        pytest.skip("EUCHRE_REFERENCE names no folder of recorded games")
    return Path(folder)


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """Starts programs in this test's folder, away from the user's Jupyter; none outlives the test.

    Takes the words, and variables by name: `start("jupyter", "--version", TMPDIR="/elsewhere")`.
    """
    programs: list[Program] = []

    def start_one(*words: str, **variables: str) -> Program:
        programs.append(Program(words, tmp_path, {**isolated(tmp_path), **variables}))
        return programs[-1]

    yield start_one
    for program in programs:
        program.stop()


# Per module, not per session: while the sync API runs, no other event loop can start in its thread.
@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """A Chromium that can reach this computer only."""
    names = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
    found = next(filter(None, map(shutil.which, names)), None)
    with sync_playwright() as playwright:
        path = found or playwright.chromium.executable_path
        if not Path(path).exists():
            if os.environ.get("CI") == "true":
                pytest.fail("CI needs Chromium")
            pytest.skip("no Chromium: `playwright install chromium` brings one")
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def outside() -> list[str]:
    """Every address on another host that a page of this test asked for."""
    return []


@pytest.fixture
def open_page(chromium: Browser, outside: list[str]) -> Iterator[Callable[..., Page]]:
    """Opens pages, each in a fresh profile; takes the options of `Browser.new_context`.

    A test during which one of their scripts fails, fails.
    """
    contexts = []
    failures: list[str] = []

    def note(address: str) -> None:
        parts = urlsplit(address)
        if parts.scheme not in {"data", "blob", "about"} and parts.hostname not in LOOPBACK:
            outside.append(address)

    def open_one(**options: object) -> Page:
        context = chromium.new_context(**options)  # type: ignore[arg-type] # passed through
        context.set_default_timeout(PATIENCE)
        context.on("request", lambda request: note(request.url))
        context.on("weberror", lambda failed: failures.append(str(failed.error)))
        contexts.append(context)
        return context.new_page()

    yield open_one
    for context in contexts:
        context.close()
    assert failures == []


@pytest.fixture
def page(open_page: Callable[..., Page]) -> Page:
    """A page of 1280 by 800 in the light theme."""
    return open_page(viewport={"width": 1280, "height": 800}, color_scheme="light")


@pytest.fixture(scope="session")
def served_app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """The app as `euchre-tutor` serves it, started in an empty folder."""
    folder = tmp_path_factory.mktemp("app")
    words = [script("euchre-tutor"), "--no-browser", "--port", "0"]
    program = Program(words, folder, isolated(folder))
    yield Served(program.wait_for(r"http://\S+")[0], program, folder)
    program.stop()


@pytest.fixture(scope="session")
def lab(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """JupyterLab as `euchre-tutor lab` opens it; it tells whom it asks (see `outgoing`).

    Open `address + "lab/tree/NAME.ipynb?token=" + token`.
    """
    home = tmp_path_factory.mktemp("lab")
    folder = home / "notebooks"
    words = [script("euchre-tutor"), "lab", "--no-browser", "--port", "0", str(folder)]
    program = Program(words, home, isolated(home) | watched(home))
    found = program.serves(r"(http://localhost:\d+/)lab\S*token=(\w+)")
    yield Served(found[1], program, folder, found[2])
    program.stop()
