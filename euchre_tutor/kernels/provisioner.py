"""Kernels from the nursery, as Jupyter wants them: the provisioner that our kernel names."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from asyncio import to_thread
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import Any, TextIO, cast

import psutil
from jupyter_client.connect import KernelConnectionInfo
from jupyter_client.provisioning.local_provisioner import LocalProvisioner


class Nursery:
    """The process that kernels are forked from, for as long as this one lives."""

    def __init__(self) -> None:
        self._turn = Lock()
        self._start()

    def _start(self) -> None:
        ours, theirs = os.pipe()
        self._process = subprocess.Popen(  # noqa: S603  # ourselves
            [sys.executable, "-P", "-m", "euchre_tutor.kernels.nursery", str(theirs)],
            stdin=subprocess.PIPE,
            text=True,
            pass_fds=[theirs],  # standard output is open to whatever prints
            start_new_session=True,  # Ctrl-C is for the server
        )
        os.close(theirs)
        self._orders = cast("TextIO", self._process.stdin)
        self._answers = os.fdopen(ours)

    @property
    def number(self) -> int:
        """Its process number."""
        return self._process.pid

    def fork(self, cmd: list[str], env: dict[str, str], cwd: str | None) -> Forked:
        """Start a kernel; waits until everything is loaded. OSError where that cannot be.

        A nursery that has ended is started anew.
        """
        with self._turn:
            if self._process.poll() is not None:
                self.close()
                self._start()
            print(json.dumps({"cmd": cmd, "env": env, "cwd": cwd}), file=self._orders, flush=True)
            answer = self._answers.readline().strip()
        if not answer.isdecimal():
            raise OSError(answer or "the process that kernels are forked from has ended")
        return Forked(int(answer))

    def close(self) -> None:
        """End it, and with it every kernel that is left; whoever waits for one waits no longer."""
        self._process.terminate()
        self._process.wait()
        with suppress(BrokenPipeError):  # an order that it did not live to read
            self._orders.close()
        self._answers.close()


@cache
def nursery() -> Nursery | None:
    """Give the one nursery of this process; the first call starts it, and waits for nothing.

    None on other systems than Linux: their libraries may not bear to be forked.
    """
    if sys.platform != "linux":
        return None
    made = Nursery()
    atexit.register(made.close)
    return made


class Forked:
    """A kernel that is not our own child, with what Jupyter asks of a process."""

    stdin = stdout = stderr = None

    def __init__(self, number: int) -> None:
        self.pid = number
        try:
            self._process = psutil.Process(number)
        except psutil.NoSuchProcess as error:
            raise OSError(f"kernel {number} ended at once") from error

    def poll(self) -> int | None:
        """Give None while it runs, else 0: only its parent hears how it ended."""
        return None if self._process.is_running() else 0

    def wait(self) -> int:
        """Wait for its end."""
        self._process.wait()
        return 0

    def send_signal(self, number: int) -> None:
        """Send a signal, unless it has ended."""
        with suppress(psutil.NoSuchProcess):
            self._process.send_signal(number)


class Provisioner(LocalProvisioner):
    """Takes kernels from the nursery; without one they start as others do."""

    async def launch_kernel(self, cmd: list[str], **kwargs: Any) -> KernelConnectionInfo:  # noqa: ANN401  # Jupyter's own
        """Start a kernel; see `LocalProvisioner`."""
        source = nursery()
        if source is None:
            return await super().launch_kernel(cmd, **kwargs)
        cwd = kwargs.get("cwd")
        try:
            forked = await to_thread(source.fork, cmd, dict(kwargs["env"]), cwd)
        except OSError as error:
            self.log.warning("A kernel starts by itself: %s", error)
            return await super().launch_kernel(cmd, **kwargs)
        self.process = cast("Any", forked)
        self.pid, self.cwd = forked.pid, cwd
        return self.connection_info
