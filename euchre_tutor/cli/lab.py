"""`euchre-tutor lab`: copies the lesson notebooks to a folder and opens them in JupyterLab."""

import os
import signal
import socket
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from contextlib import suppress
from errno import EADDRINUSE
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING
from warnings import simplefilter

from euchre_tutor.cli.failure import Failure
from euchre_tutor.cli.serve import port

if TYPE_CHECKING:
    from jupyter_server.serverapp import ServerApp

FOLDER = "euchre-tutor-notebooks"
PORT = 8888
LOOPBACK = "127.0.0.1"

# Lab as it comes looks for news of its project, for a newer Lab and for extensions to offer. (The
# question about news is an extension of the page; share/jupyter/lab switches it off.)
ALONE = (
    "--LabApp.news_url=None",
    "--LabApp.check_for_updates_class=jupyterlab.handlers.announcements.NeverCheckForUpdate",
    "--LabApp.extension_manager=readonly",
)
QUIET = ("--ServerApp.log_level=ERROR", "--LabApp.log_level=ERROR")


def arguments(parser: ArgumentParser) -> None:
    """Add the folder and the options."""
    parser.add_argument(
        "folder",
        nargs="?",
        type=Path,
        default=Path(FOLDER),
        metavar="FOLDER",
        help=f"where the notebooks go ({FOLDER}); what you changed there stays as it is",
    )
    parser.add_argument(
        "--port", type=port, help=f"the port to serve on ({PORT} or the next free one; 0: any)"
    )
    parser.add_argument(
        "--no-browser", action="store_true", help="print the address, open no browser"
    )


def run(options: Namespace) -> int:
    """Copy the notebooks and serve them until Ctrl-C; returns 0.

    Raises Failure if JupyterLab is missing, the folder cannot be written or the port is taken.
    """
    _lab_is_here()
    folder = options.folder.absolute()
    try:
        kept = copy(folder)
    except OSError as error:
        raise Failure(f"cannot write to {folder}: {error.strerror or error}") from None
    number, token = _free_port(options.port), token_hex(24)
    page = f"lab/tree/{next(lessons()).name}"
    server = _server(folder, number, token, f"/{page}", browser=not options.no_browser)
    # Told once the port is open, so that nobody who follows the address finds it shut.
    address = f"http://localhost:{number}/{page}?token={token}"
    server.io_loop.add_callback(_tell, folder, kept, address)
    server.start()
    print("Good bye.", flush=True)
    return 0


def lessons() -> Iterator[Path]:
    """The notebooks of the lessons, in the order of the course."""
    from euchre_tutor.files import notebooks

    return iter(sorted(notebooks().glob("[0-9]*.ipynb")))


def copy(folder: Path) -> list[str]:
    """Copy the lesson notebooks that are not in the folder yet.

    Returns the names of those that are, but differ from ours. A copy is there whole or not at all.
    """
    folder.mkdir(parents=True, exist_ok=True)
    kept = []
    for notebook in lessons():
        target = folder / notebook.name
        ours = notebook.read_bytes()
        if not os.path.lexists(target):
            _write(target, ours)
        elif not target.is_file() or target.read_bytes() != ours:
            kept.append(target.name)
    return kept


def _write(target: Path, content: bytes) -> None:
    part = target.with_name(f".{target.name}.part")
    try:
        part.write_bytes(content)
        part.replace(target)
    except OSError:
        with suppress(OSError):
            part.unlink()
        raise


def _lab_is_here() -> None:
    try:
        import jupyterlab.labapp  # noqa: F401  # only to see whether it can be had
    except ModuleNotFoundError as error:
        raise Failure(
            f"the notebooks need {error.name}, which is not installed here;"
            " pip install 'euchre_tutor[app]' brings it"
        ) from None


def _free_port(number: int | None) -> int:
    """The port that was asked for; without a wish the usual one or, if that is taken, another.

    JupyterLab would look for itself, but tells at length what it finds.
    """
    for choice in (PORT, 0) if number is None else (number,):
        with socket.socket() as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            try:
                probe.bind((LOOPBACK, choice))
            except OSError as error:
                reason = error
            else:
                found: int = probe.getsockname()[1]
                return found
    if reason.errno == EADDRINUSE:
        raise Failure(f"port {number} is taken; choose another with --port, or leave it out")
    raise Failure(f"cannot serve on port {number}: {reason.strerror or reason}")


def _environment() -> dict[str, str]:
    """Variables for JupyterLab: the kernel of this environment, our settings of the page."""
    from euchre_tutor.files import share

    paths = [str(share() / "jupyter" / "lab"), os.environ.get("JUPYTER_CONFIG_PATH", "")]
    return {
        "JUPYTER_PREFER_ENV_PATH": "1",
        "JUPYTER_CONFIG_PATH": os.pathsep.join(filter(None, paths)),
    }


def _server(folder: Path, number: int, token: str, page: str, *, browser: bool) -> "ServerApp":
    """Make JupyterLab ready to serve the folder, the first lesson open."""
    from jupyterlab.labapp import LabApp

    os.environ.update(_environment())
    with suppress(ModuleNotFoundError):
        import voila  # noqa: F401  # it switches warnings on that nobody here can heed
    simplefilter("ignore", DeprecationWarning)
    words = [
        *ALONE,
        *QUIET,
        f"--IdentityProvider.token={token}",  # of one that it makes up, Lab tells at length
        f"--ServerApp.ip={LOOPBACK}",
        f"--ServerApp.port={number}",
        "--ServerApp.port_retries=0",
        f"--ServerApp.open_browser={browser}",
        "--ServerApp.allow_root=True",
        f"--ServerApp.root_dir={folder}",
        f"--LabApp.default_url={page}",
    ]
    server: ServerApp = LabApp.initialize_server(argv=words)
    for name in ("SIGINT", "SIGTERM", "SIGHUP"):  # Lab itself would ask back at Ctrl-C
        with suppress(AttributeError):  # Windows has no SIGHUP
            signal.signal(getattr(signal, name), lambda *_: server.stop(from_signal=True))
    return server


def _tell(folder: Path, kept: list[str], address: str) -> None:
    print(f"The notebooks are in {folder}")
    if kept:
        print(
            f"Kept as they are, because they differ from ours: {', '.join(kept)}\n"
            "(Rename or delete one to get a fresh copy.)"
        )
    print(f"JupyterLab is at {address}\nStop with Ctrl-C.", flush=True)
