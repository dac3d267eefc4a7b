"""A player at the practice table on a screen: events in, snapshots out, thinking meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from euchre_tutor.lessons.coaching.running import Worker
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.practice_table import parts
from euchre_tutor.practice_table.place import Place
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.table import Station, Table
from euchre_tutor.widgets import Event


class Session:
    """What a screen that shows the practice table needs.

    ``draw`` is called with whether the snapshot is a new one to answer, or the same with more on
    it: what the learner does meanwhile must not be lost. ``send`` sends a message to the page.
    """

    def __init__(
        self,
        player: Player,
        draw: Callable[[bool], None],
        send: Callable[[Json], None],
        failed: Callable[[Exception], None],
    ) -> None:
        self.player = player
        self._draw = draw
        self._send = send
        self._worker = Worker(self._more, failed)
        self.drawn: Place | None = None
        """The place as it was shown last."""

    def go_on(self) -> None:
        """Think on, after the place was shown; the page stays live meanwhile."""
        if not self._worker.busy:
            self._worker.begin(self.player.work())

    def stop(self) -> None:
        """Think no more."""
        self._worker.stop()

    def handle(self, event: Event) -> None:
        """Do what the learner asks for, and show it."""
        self._worker.stop()
        try:
            if self.player.handle(event):
                self._draw(True)  # noqa: FBT003  # a callable takes no names
            if self.player.download is not None:
                name, text = self.player.download
                self.player.download = None
                self._send({"kind": "download", "name": name, "text": text})
        finally:
            self.go_on()

    def _more(self) -> None:
        """Show what has come to be; where the learner's turn has come it is to be answered anew."""
        before, place = self.drawn, self.player.place
        turned = (
            isinstance(before, Table)
            and isinstance(place, Table)
            and before.station is Station.OTHERS
            and place.station is not Station.OTHERS
        )
        self._draw(turned)

    def screen(self, voice: Voice) -> Json:
        """Give the snapshot of the place, see :func:`euchre_tutor.practice_table.parts.screen`."""
        place, before = self.player.place, self.drawn
        if isinstance(place, Table):
            done = len(place.position.actions)
            same = isinstance(before, Table) and before.position.deal == place.position.deal
            known = len(before.position.actions) if same and isinstance(before, Table) else 0
            is_new = isinstance(before, Table) and (same or before.setup == place.setup)
            place = replace(place, fresh_from=min(known, done) if is_new else done)
        self.drawn = place
        busy = isinstance(place, Table) and place.station is Station.OTHERS
        return parts.screen(place, voice) | {"busy": busy}
