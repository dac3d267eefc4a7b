"""Thinking in small pieces beside the page, which stays live: between two pieces events come in."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Final

PACE: Final = 0.35
"""Seconds between two deeds of the other seats, so that they can be followed."""

OFTEN: Final = 0.1
"""Seconds between two looks at what the coach has found so far: drawing takes time too."""


def loop() -> asyncio.AbstractEventLoop | None:
    """Give the loop that serves the page; None where there is none."""
    try:
        return asyncio.get_running_loop()
    except RuntimeError:
        return None


class Piece(Enum):
    """What came of a piece of work."""

    NOTHING = "nothing"
    """Nothing to be seen."""
    NEWS = "news"
    """The coach has found something."""
    DEED = "deed"
    """Another seat has done something: it is to be followed."""


class Worker:
    """Runs one piece of work at a time; what comes next stops what is under way.

    ``show`` is called when a piece has changed something, ``failed`` with an error of one. Without
    a loop the work is done at once.
    """

    def __init__(self, show: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        self._show = show
        self._failed = failed
        self._task: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        """Whether something is being thought."""
        return self._task is not None and not self._task.done()

    def stop(self) -> None:
        """Stop what is under way; nothing of it is shown any more."""
        if self._task is not None:
            self._task.cancel()
            self._task = None

    def begin(self, work: Iterator[Piece]) -> None:
        """Do this instead of what is under way."""
        self.stop()
        running = loop()
        if running is not None:
            self._task = running.create_task(self._beside(work))
            return
        if set(work) - {Piece.NOTHING}:
            self._show()

    async def _beside(self, work: Iterator[Piece]) -> None:
        clock = asyncio.get_running_loop().time
        shown, owed = -OFTEN, False
        try:
            for piece in work:
                owed = owed or piece is not Piece.NOTHING
                if piece is Piece.DEED or (owed and clock() - shown >= OFTEN):
                    self._show()
                    shown, owed = clock(), False
                await asyncio.sleep(PACE if piece is Piece.DEED else 0)
            if owed:
                self._show()
        except Exception as error:  # noqa: BLE001  # told to the page, which goes on
            self._failed(error)
