"""The practice table in Chromium: a game by keyboard, left in the middle and gone on with."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from browser.axe import violations
from browser.in_process import show
from playwright.sync_api import Page, expect

from euchre_tutor.app import App
from euchre_tutor.engine import Card, Play, Rules
from euchre_tutor.lessons.coaching import running
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.practice_table import files, player
from euchre_tutor.practice_table.player import Place
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Station, Table
from euchre_tutor.progress import MemoryStore

pytestmark = pytest.mark.browser

WIDE = {"width": 1280, "height": 800}
POINTS = 10 if os.environ.get("EUCHRE_LONG") else 2
"""How long the game is."""


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others act before the page is answered, and games are always the same."""
    monkeypatch.setattr(running, "loop", lambda: None)
    monkeypatch.setattr(player, "token_hex", lambda _: "walk")


class Keyboard:
    """A learner with a keyboard, and nothing else, at the practice table."""

    def __init__(self, page: Page, app: App) -> None:
        self.page = page
        self.app = app

    @property
    def place(self) -> Place:
        """What is before the learner."""
        return self.app.desk.table.table(self.app.desk.book).player.place

    @property
    def table(self) -> Table:
        """The table they sit at."""
        assert isinstance(self.place, Table)
        return self.place

    def shown(self) -> None:
        """Wait until the page shows what there is."""
        expect(self.page.locator(f'[data-seq="{self.app.seq}"]')).to_be_visible()

    def press(self, key: str) -> None:
        """Press a key that changes something, and wait until it is shown."""
        before = self.app.seq
        self.page.keyboard.press(key)
        self.page.wait_for_function(
            "(seq) => document.querySelector(`[data-seq]`)?.dataset.seq > seq", arg=before
        )
        self.shown()

    def decide(self) -> None:
        """Take the first call, the first card to put down, or the first card allowed."""
        table = self.table
        if table.station is Station.DECIDING:
            self.press("1")
            self.press("Enter")
            return
        cards = [card["id"] for card in self.app.screen["cloth"]["hand"]]
        allowed = [play.code for play in table.position.legal()]
        barred = [code for code in cards if code not in allowed]
        if barred:
            self.press(str(cards.index(barred[0]) + 1))
            assert self.table.refused is Card(barred[0])
            self.press("Enter")
        self.press(str(next(n for n, code in enumerate(cards, 1) if code in allowed)))

    def play(self, until: Callable[[Table], bool]) -> None:
        """Play on until the table is so."""
        while not until(self.table):
            if self.table.station in (Station.TRICK, Station.SCORE):
                self.press("Enter")
            else:
                self.decide()


def test_a_game_by_keyboard(open_page: Callable[..., Page]) -> None:
    """Begun, hinted, taken back, left, gone on with, won or lost, replayed, what if, saved."""
    store = MemoryStore()
    rules = replace(Rules.TOURNAMENT, target=POINTS)
    page = open_page(viewport=WIDE)
    learner = Keyboard(page, show(page, "page=practice", rules=rules, store=store))
    page.locator("button", has_text="New game").focus()
    learner.press("Enter")

    learner.play(lambda table: table.station is Station.CARD and len(table.position.legal()) > 1)
    assert violations(page) == []
    before = learner.table.position
    for rung in (Help.NUDGE, Help.THUMB, Help.NUMBERS, Help.CARD):
        learner.press("h")
        assert learner.table.hint.help is rung
    assert learner.table.hint.advice is not None
    learner.decide()
    learner.press("u")
    assert learner.table.position == before

    page = open_page(viewport=WIDE)  # as after a reload: another page, another kernel
    learner = Keyboard(page, show(page, "page=practice", rules=rules, store=store))
    learner.shown()
    assert learner.table.position == before
    learner.play(lambda table: table.with_this.over and table.station is Station.SCORE)
    game = learner.table.with_this
    assert max(learner.table.score) >= POINTS
    assert violations(page) == []

    page.locator("button", has_text="Replay").focus()
    learner.press("Enter")
    assert isinstance(learner.place, Replay)
    while not learner.place.outcomes:
        learner.press("ArrowRight")
    what_if(learner)
    assert violations(page) == []

    loaded = files.load(files.as_egn(game))
    assert loaded.game.score == game.score


def what_if(learner: Keyboard) -> None:
    """Go to a moment with a choice, and play the other card."""
    replay = learner.place
    assert isinstance(replay, Replay)
    while len(replay.outcomes) == 1:
        learner.press("ArrowRight")
        assert isinstance(learner.place, Replay)
        replay = learner.place
    played = replay.line.actions[replay.look]
    other = next(card for card in replay.outcomes if Play(card) != played)
    learner.page.locator(f'button[data-card="{other.code}"]').first.focus()
    learner.press("Enter")
    assert isinstance(learner.place, Replay)
    assert learner.place.branch is not None
    assert learner.place.branch.card == Play(other)


def test_a_file_that_is_none_is_told_of(page: Page, tmp_path: Path) -> None:
    """The page says why it cannot be read; a game that can be is shown from its first moment."""
    app = show(page, "page=practice")
    learner = Keyboard(page, app)
    bad = tmp_path / "bad.egn"
    bad.write_text("{}", "utf-8")
    page.locator('input[type="file"]').set_input_files(bad)
    expect(page.get_by_text("Nothing was changed.")).to_be_visible()
    data = Path(__file__).parents[1] / "data" / "made-whole-game.egn"
    page.locator('input[type="file"]').set_input_files(data)
    page.wait_for_function("() => document.body.innerText.includes('made-whole-game.egn')")
    assert isinstance(learner.place, Replay)
    assert len(learner.place.game.deals) == 9
