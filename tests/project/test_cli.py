"""The command line: usage, one clear line for what goes wrong, exit status."""

import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from time import monotonic
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from processes import NURSERY, Program, script

import euchre_tutor
from euchre_tutor import cli


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """`euchre-tutor` with these words, to its end."""
    return subprocess.run(
        [script("euchre-tutor"), *words], capture_output=True, text=True, check=False, timeout=60
    )


@pytest.fixture
def taken() -> Iterator[int]:
    """A port on which somebody else listens."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


def test_version() -> None:
    """`--version` prints the package's version."""
    done = run("--version")
    assert (done.stdout, done.returncode) == (f"{euchre_tutor.__version__}\n", 0)


def test_help_names_every_option_and_every_command() -> None:
    """`--help` lists the four options and each command that exists."""
    text = run("--help").stdout
    for word in ("--port", "--no-browser", "--lang", "--host", *cli.COMMANDS):
        assert word in text


@pytest.mark.parametrize("name", cli.COMMANDS)
def test_every_command_has_help(name: str) -> None:
    """`euchre-tutor COMMAND --help` ends well, so the table names modules that exist."""
    done = run(name, "--help")
    assert done.returncode == 0
    assert f"euchre-tutor {name}" in done.stdout


@pytest.mark.parametrize(
    "words",
    [["--wrong"], ["nonsense"], ["--port", "many"], ["--port", "70000"], ["--port", "-1"]],
)
def test_wrong_usage_is_status_2(words: list[str]) -> None:
    """Wrong usage names the wrong word on stderr, prints no traceback, ends with status 2."""
    done = run(*words)
    assert done.returncode == 2
    assert words[-1] in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""


def test_a_taken_port_is_one_line(taken: int) -> None:
    """A port that somebody else has: one line that names it and the way out, status 2."""
    done = run("--no-browser", "--port", str(taken))
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert f"port {taken} is taken" in done.stderr
    assert "--port 0" in done.stderr


def test_an_unknown_language_is_one_line() -> None:
    """A language without a catalogue: one line that lists those there are, status 2."""
    done = run("--no-browser", "--port", "0", "--lang", "tlh")
    assert (done.returncode, done.stderr) == (2, "euchre-tutor: no language 'tlh'; there are: en\n")


def test_an_address_that_is_not_ours_is_one_line() -> None:
    """`--host` with an address of another computer: one line, status 2."""
    done = run("--no-browser", "--port", "0", "--host", "192.0.2.7")
    assert done.returncode == 2
    assert done.stderr.startswith("euchre-tutor: cannot serve on 192.0.2.7, port 0: ")
    assert done.stderr.count("\n") == 1


def test_a_missing_extra_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the `app` extra: one line that says what is missing and how to get it, status 2."""
    monkeypatch.setitem(sys.modules, "voila.app", None)
    monkeypatch.delitem(sys.modules, "euchre_tutor.server", raising=False)
    assert cli.main(["--no-browser", "--port", "0"]) == 2
    line = capsys.readouterr().err
    assert "voila" in line
    assert "euchre_tutor[app]" in line


def test_a_reader_that_leaves_is_no_error() -> None:
    """`euchre-tutor --help | head -0`: no traceback when nobody reads on."""
    with subprocess.Popen(
        [script("euchre-tutor"), "--help"], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdout is not None
        program.stdout.close()
        _, complaints = program.communicate(timeout=60)
    assert b"Traceback" not in complaints


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_full_disk_is_one_line() -> None:
    """`euchre-tutor replay … > FILE` on a full disk says so in one line, with status 2."""
    game = Path(__file__).parent.parent / "data" / "made-march.egn"
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run(
            [script("euchre-tutor"), "replay", str(game)],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert (done.returncode, done.stderr) == (
        2,
        "euchre-tutor: the output: No space left on device\n",
    )


@pytest.mark.parametrize("closed", [[1], [2], [0, 1, 2]], ids=str)
def test_closed_streams_change_no_status(closed: list[int], tmp_path: Path) -> None:
    """`euchre-tutor replay … >&-`: there is nothing to say it to, and the record is clean."""
    game = Path(__file__).parent.parent / "data" / "made-march.egn"
    shut = " ".join(f"{number}>&-" for number in closed)
    command = f"{script('euchre-tutor')} replay {game} {shut}"
    with (tmp_path / "said").open("w") as said:
        done = subprocess.run(["sh", "-c", command], stdout=said, stderr=said, check=False)
    assert done.returncode == 0
    assert "Traceback" not in (tmp_path / "said").read_text(encoding="utf-8")


def test_a_page_comes_from_a_server_without_streams(start: Callable[..., Program]) -> None:
    """A server whose output and errors are closed: no file takes their place, pages come."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    served = f"exec {script('euchre-tutor')} --no-browser --port {port} <&- >&- 2>&-"
    start("sh", "-c", served).answers(port)
    with urlopen(f"http://localhost:{port}/", timeout=60) as answer:
        assert b"</html>" in answer.read()


@pytest.mark.skipif(not hasattr(signal, "SIGHUP"), reason="this system has no SIGHUP")
def test_nohup_is_heard(start: Callable[..., Program]) -> None:
    """Who starts the server to outlast the terminal has it outlast the terminal."""
    program = start("nohup", script("euchre-tutor"), "--no-browser", "--port", "0")
    address = program.wait_for(r"http://\S+")[0]
    program.process.send_signal(signal.SIGHUP)
    with urlopen(f"{address}voila/static/voila.js", timeout=60) as answer:
        answer.read()
    assert program.process.poll() is None
    assert program.stop() == 0


def test_a_signal_while_a_page_starts_ends_the_server(
    start: Callable[..., Program], tmp_path: Path
) -> None:
    """Its kernel is nobody's yet, here where none ever comes: status 0, and a last line."""
    stuck = f"import signal, sys\nif {NURSERY!r} in sys.orig_argv: signal.pause()\n"
    (tmp_path / "sitecustomize.py").write_text(stuck, encoding="utf-8")
    words = [script("euchre-tutor"), "--no-browser", "--port", "0"]
    program = start(*words, TMPDIR=str(tmp_path), PYTHONPATH=str(tmp_path))
    parts = urlsplit(program.wait_for(r"http://\S+")[0])
    with socket.create_connection((parts.hostname, parts.port or 80), 60) as page:
        page.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        end = monotonic() + 60
        while not list(tmp_path.glob("euchre*/*/kernel-*.json")):
            assert monotonic() < end, "no kernel is about to start"
        assert program.stop(signal.SIGTERM) == 0
    assert program.lines[-1] == "Good bye.\n"
    assert "Traceback" not in "".join(program.lines)


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_signal_ends_the_server(sent: int, start: Callable[..., Program], tmp_path: Path) -> None:
    """Ctrl-C, `kill` or a closed terminal: status 0, a last line, no traceback, no file left.

    Also while the server has nothing to do and waits: once it went on waiting.
    """
    words = [script("euchre-tutor"), "--no-browser", "--port", "0"]
    program = start(*words, TMPDIR=str(tmp_path))
    address = program.wait_for(r"http://\S+")[0]
    with urlopen(f"{address}voila/static/voila.js", timeout=60) as answer:
        answer.read()
    assert program.stop(sent) == 0
    assert program.lines[-1] == "Good bye.\n"
    assert len(program.lines) == 3
    assert not list(tmp_path.glob("*voila*")) + list(tmp_path.glob("*euchre*"))


def test_host_prints_the_address_to_share_and_a_warning(start: Callable[..., Program]) -> None:
    """`--host`: the address for this computer, the one for the class, and what it means."""
    program = start(script("euchre-tutor"), "--no-browser", "--port", "0", "--host")
    own = program.wait_for(r"is at (http://localhost:\d+/)")[1]
    shared = program.wait_for(r"join at (http://\S+:\d+/)")[1]
    program.wait_for("Warning: there is no password")
    assert own.rsplit(":", 1)[1] == shared.rsplit(":", 1)[1]
    assert program.stop() == 0


def test_the_module_runs_too() -> None:
    """`python -m euchre_tutor` is the same command line."""
    words = [sys.executable, "-P", "-m", "euchre_tutor", "--version"]
    assert subprocess.check_output(words, text=True) == f"{euchre_tutor.__version__}\n"
