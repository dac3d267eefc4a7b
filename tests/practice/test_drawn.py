"""Screen after screen of a game: each knows what the one before it has shown."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

import pytest
from practice.at_table import book, deeds, do, event, press
from practice.stand_in import StandIn

from euchre_tutor.engine import Announce
from euchre_tutor.lessons.coaching import running
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.session import Session
from euchre_tutor.practice_table.table import Station, Table

Json = dict[str, Any]
VOICE = Voice("en")
DEALS = 2


class Page:
    """A page that keeps all it was shown."""

    def __init__(self) -> None:
        self.shown: list[tuple[Table, Json]] = []
        self.session = Session(Player(StandIn(), book()), self.draw, print, self.failed)

    def draw(self, fresh: object = True) -> None:  # noqa: FBT002  # as a session calls it
        """Show what there is."""
        assert fresh in (True, False)
        drawn = self.session.screen(VOICE)
        if isinstance(self.session.drawn, Table):
            self.shown.append((self.session.drawn, drawn))

    def failed(self, error: Exception) -> None:
        """Nothing is to fail."""
        raise error

    async def settled(self) -> Table:
        """Wait until the others have acted and it was shown."""
        for _ in range(10_000):
            if self.shown and self.shown[-1][0].station is not Station.OTHERS:
                return self.shown[-1][0]
            await asyncio.sleep(0)
        raise AssertionError("the others never finished")


@pytest.fixture
def screens(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Table, Json]]:
    """Two deals of a game as they were shown, each seat's deed on a screen of its own."""
    monkeypatch.setattr(running, "PACE", 0)
    page = Page()

    async def scene() -> None:
        page.session.handle(do("begin", what="game", seed="drawn"))
        while (table := await page.settled()).number <= DEALS:
            if table.station in (Station.TRICK, Station.SCORE):
                page.session.handle(press("next"))
                continue
            for deed in deeds(choose(table.position.view(table.you)), table):
                page.session.handle(event(deed))
        page.session.stop()

    asyncio.run(scene())
    return page.shown


def test_what_is_new_is_what_the_screen_before_did_not_show(
    screens: list[tuple[Table, Json]],
) -> None:
    """Within a deal that is what was done since, and in the next deal all of it."""
    told = 0
    for (before, _), (now, drawn) in pairwise(screens):
        same = before.position.deal == now.position.deal
        known = len(before.position.actions) if same else 0
        assert now.fresh_from == known
        new = now.position.actions[known:]
        assert sum(action != Announce(alone=False) for action in new) <= 1 or not same
        told += bool(new) and bool(drawn["announce"])
    assert told > 5 * DEALS


def test_the_page_is_busy_while_the_others_think(screens: list[tuple[Table, Json]]) -> None:
    """And at no other moment."""
    seen = dict.fromkeys(Station, 0)
    for table, drawn in screens:
        assert drawn["busy"] is (table.station is Station.OTHERS)
        seen[table.station] += 1
    assert all(seen.values()), seen
