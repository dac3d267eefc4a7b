"""Programs that tests start: wait for a line, look at their children, end them."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic, sleep
from urllib.parse import urlsplit

import psutil

NURSERY = "euchre_tutor.kernels.nursery"
READY = 60.0  # seconds a server may take on a busy machine


def script(name: str) -> str:
    """The path of a console script in this environment."""
    return str(Path(sys.executable).with_name(name))


def isolated(folder: Path) -> dict[str, str]:
    """The environment for a program that must see nothing of the user's own Jupyter."""
    return {
        **os.environ,
        "HOME": str(folder),
        "EUCHRE_TUTOR_DATA": str(folder / "data"),
        "IPYTHONDIR": str(folder / "ipython"),
        "JUPYTER_CONFIG_DIR": str(folder / "jupyter-config"),
        "JUPYTER_DATA_DIR": str(folder / "jupyter-data"),
        "JUPYTER_RUNTIME_DIR": str(folder / "jupyter-runtime"),
        "JUPYTERLAB_SETTINGS_DIR": str(folder / "lab-settings"),
        "JUPYTERLAB_WORKSPACES_DIR": str(folder / "lab-workspaces"),
    }


class Program:
    """A running program whose output (stdout and stderr together) is read line by line."""

    def __init__(
        self, words: Sequence[str], folder: Path, environ: Mapping[str, str] | None = None
    ) -> None:
        self.process = subprocess.Popen(
            words,
            cwd=folder,
            env=environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
        )
        self.lines: list[str] = []
        self._fresh: Queue[str | None] = Queue()
        self._reader = Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        with self.process.stdout as output:
            for line in output:
                self.lines.append(line)
                self._fresh.put(line)
        self._fresh.put(None)

    def wait_for(self, pattern: str, seconds: float = READY) -> re.Match[str]:
        """The first match of `pattern` in a line not looked at before."""
        end = monotonic() + seconds
        try:
            while (line := self._fresh.get(timeout=max(0.0, end - monotonic()))) is not None:
                if found := re.search(pattern, line):
                    return found
        except Empty:
            pass
        raise AssertionError(f"no line with {pattern!r} in:\n{''.join(self.lines)}")

    def serves(self, pattern: str, seconds: float = READY) -> re.Match[str]:
        """The first match of `pattern`, once its group 1, an address, takes connections.

        JupyterLab prints its address before it listens there.
        """
        found = self.wait_for(pattern, seconds)
        parts = urlsplit(found[1])
        self.answers(parts.port or 80, seconds)
        return found

    def answers(self, port: int, seconds: float = READY) -> None:
        """Wait until this port of localhost takes connections."""
        end = monotonic() + seconds
        while self.process.poll() is None and monotonic() < end:
            try:
                socket.create_connection(("localhost", port), 1).close()
            except OSError:
                sleep(0.05)
            else:
                return
        raise AssertionError(f"nobody listens at port {port}:\n{''.join(self.lines)}")

    def kernels(self) -> list[psutil.Process]:
        """The kernels that run under this program now."""
        children = psutil.Process(self.process.pid).children(recursive=True)
        return [child for child in children if _is_kernel(child)]

    def stop(self, sent: int = signal.SIGINT, seconds: float = 30.0) -> int:
        """Send a signal, wait for the end; returns the exit status."""
        if self.process.poll() is None:
            self.process.send_signal(sent)
        try:
            status = self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
            raise
        self._reader.join(seconds)
        return status


@dataclass(frozen=True)
class Served:
    """A running server: its address ("http://localhost:8866/"), its program, its folder."""

    address: str
    program: Program
    folder: Path
    token: str = ""
    """What JupyterLab wants to be shown once, as `?token=`."""


def _is_kernel(process: psutil.Process) -> bool:
    """Whether it runs ipykernel, or is a copy of the process that kernels are forked from."""
    try:
        parent = process.parent()
        forked = parent is not None and NURSERY in process.cmdline() and NURSERY in parent.cmdline()
        return forked or any("ipykernel" in word for word in process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False
