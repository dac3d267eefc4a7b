"""A lock between processes, on a file beside the one it guards."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from euchre_tutor.progress.store import StoreError, Trouble

_PAUSE: Final = 0.02
"""Seconds between two tries: the systems' own locks wait for ever or not at all."""

if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

elif sys.platform == "emscripten":  # one process, nobody to lock out

    def _take(handle: int) -> None: ...

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def locked(path: Path, patience: float) -> Iterator[None]:
    """Hold the lock of a file; StoreError where another process keeps it too long.

    The lock goes with the process that holds it, however that ends.
    """
    handle = os.open(path.with_name(f"{path.name}.lock"), os.O_RDWR | os.O_CREAT, 0o600)
    try:
        end = time.monotonic() + patience
        while True:
            try:
                _take(handle)
                break
            except OSError as error:
                if time.monotonic() >= end:
                    raise StoreError(Trouble.LOCKED, str(path)) from error
                time.sleep(_PAUSE)
        yield
    finally:
        os.close(handle)


def set_aside(path: Path, *companions: str) -> Path:
    """Rename a damaged file, and those that belong to it, to names nothing has yet."""
    number, aside = 1, path.with_name(f"{path.name}.damaged")
    while aside.exists():
        number += 1
        aside = path.with_name(f"{path.name}.damaged-{number}")
    path.rename(aside)
    for ending in companions:
        companion = path.with_name(path.name + ending)
        if companion.exists():
            companion.rename(aside.with_name(aside.name + ending))
    return aside
