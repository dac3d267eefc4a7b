"""Programs that tests start: wait for a line, look at their children, end them."""

import re
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from time import monotonic

import psutil

READY = 60.0  # seconds a server may take on a busy machine


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
        if self.process.stdout is not None:
            for line in self.process.stdout:
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


def _is_kernel(process: psutil.Process) -> bool:
    try:
        return any("ipykernel" in word for word in process.cmdline())
    except (psutil.NoSuchProcess, psutil.ZombieProcess):
        return False
