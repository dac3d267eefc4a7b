"""The practice table in Chromium: games by mouse and by keyboard, and what becomes of them."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from browser.at_practice import Keyboard, Learner, Mouse
from browser.axe import violations
from browser.in_process import show
from playwright.sync_api import Page, expect

from euchre_tutor.engine import Deal, Game, Leave, OrderUp, Play, Position, Rules, Seat
from euchre_tutor.lessons.coaching import running
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.practice_table import files, player
from euchre_tutor.practice_table.table import Lobby, Station
from euchre_tutor.progress.json_file import JsonStore

pytestmark = pytest.mark.browser

WIDE = {"width": 1280, "height": 800}
LONG = bool(os.environ.get("EUCHRE_LONG"))
POINTS = 10 if LONG else 2
"""How long the game is."""
NOTED = """() => {
  window.types = [];
  const make = URL.createObjectURL;
  URL.createObjectURL = (blob) => { window.types.push(blob.type); return make.call(URL, blob); };
}"""
"""Notes what kind of file is handed out."""
DATA = Path(__file__).parents[1] / "data"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """The others act before the page is answered, and games are always the same."""
    monkeypatch.setattr(running, "loop", lambda: None)
    monkeypatch.setattr(player, "token_hex", lambda _: "walk")


@pytest.mark.parametrize("manner", [Mouse, Keyboard])
def test_a_game(open_page: Callable[..., Page], tmp_path: Path, manner: type[Learner]) -> None:
    """Begun, hinted, taken back, killed, gone on with, won or lost, replayed, saved, loaded."""
    rules = replace(Rules.TOURNAMENT, target=POINTS)

    def open_at(query: str) -> Learner:
        """Open the page in a new browser, before a new process with the same files."""
        page = open_page(viewport=WIDE, permissions=["clipboard-read", "clipboard-write"])
        store = JsonStore(tmp_path)
        learner = manner(page, show(page, query, rules=rules, store=store))
        learner.shown()
        return learner

    learner = open_at("")
    learner.press(".et-door")
    learner.doing(lambda: learner.sit("W"))
    learner.press("[data-begin=game]")
    assert learner.table.you is Seat.WEST
    assert violations(learner.page) == []  # the auction
    learner.play(lambda table: table.station is Station.CARD and len(table.position.legal()) > 1)
    before = learner.table.position
    for rung in (Help.NUDGE, Help.THUMB, Help.NUMBERS, Help.CARD):
        learner.doing(partial(learner.ask, rung))
        assert learner.table.hint.help is rung
    assert violations(learner.page) == []  # the play, with all that the coach says
    learner.decide()
    learner.doing(learner.undo)
    assert learner.table.position == before

    learner = open_at("page=practice")
    assert learner.table.position == before
    learner.play(lambda table: table.with_this.over and table.station is Station.SCORE)
    game = learner.table.with_this
    assert max(learner.table.score) >= POINTS
    assert violations(learner.page) == []  # the end

    look_again(learner)
    assert violations(learner.page) == []  # review and what if
    learner.press(".et-branch button")
    assert learner.replay.branch is None

    saved = save(learner, "egn", tmp_path)
    learner.press("button", "Close")
    copied(learner, game)
    learner.press("[data-main]")
    assert isinstance(learner.place, Lobby)
    load(learner, saved)
    assert learner.replay.game.score == game.score
    assert [deal.actions for deal in learner.replay.game.deals] == [
        deal.actions for deal in game.deals
    ]
    pointers = learner.page.evaluate("pointers")
    assert bool(pointers) is (manner is Mouse)


def look_again(learner: Learner) -> None:
    """Look at the finished deal: its steps, its review, the turning point, and what if."""
    learner.press("button", "Replay")
    learner.press("[data-step=next]")
    assert learner.replay.look == 1
    for row in (0, -1):
        graded = learner.page.locator("[data-graded]").nth(row)
        learner.doing(partial(learner.use, graded))
        assert learner.replay.look == int(graded.get_attribute("data-graded") or -1)
    turning = learner.replay.turning
    if turning is not None:
        learner.press("[data-turning]")
        assert learner.replay.line.actions[learner.replay.look] == Play(turning.card)
    learner.press(".et-moment", "Trick 1")
    learner.press("[data-step=back]")
    while len(learner.replay.outcomes) < 2:  # there is a choice
        learner.press("[data-step=next]")
    played = learner.replay.line.actions[learner.replay.look]
    other = next(card for card in learner.replay.outcomes if Play(card) != played)
    learner.press(f".et-open button[data-card='{other.code}']")
    assert learner.replay.branch is not None
    assert learner.replay.branch.card == Play(other)


def save(learner: Learner, form: str, folder: Path) -> Path:
    """Save the game by its menu; the file that comes of it."""
    learner.open_menu()
    with learner.page.expect_download() as coming:
        learner.use(learner.page.locator(f"[data-save={form}]"))
    name = coming.value.suggested_filename
    assert name == {"egn": "euchre-game.egn", "text": "euchre-game.txt"}[form]
    path = folder / name
    coming.value.save_as(path)
    return path


def copied(learner: Learner, game: Game) -> None:
    """Copy the finished hand in one line."""
    learner.open_menu()
    learner.use(learner.page.locator("[data-do=copy]"))
    expect(learner.page.get_by_text("Copied.")).to_be_visible()
    text = learner.page.evaluate("navigator.clipboard.readText()")
    assert Position.parse(text) == game.deals[-1]
    learner.page.keyboard.press("Escape")


def load(learner: Learner, path: Path) -> None:
    """Open a file through the picker."""

    def choose() -> None:
        with learner.page.expect_file_chooser() as picker:
            learner.use(learner.page.locator("[data-do=load]"))
        picker.value.set_files(path)

    learner.doing(choose)


def unsayable() -> Game:
    """A game by our standard rules in which a dealer left the upcard lying."""
    rules = replace(Rules.STANDARD, target=1)
    position = Position.start(Deal.shuffled("left", rules)).play(OrderUp(), Leave())
    while legal := position.legal():
        position = position.after(legal[0])
    return Game(rules, position.dealer).after(position)


def test_files_through_the_page(page: Page, tmp_path: Path) -> None:
    """What is no game, or too large for one, is told of; what EGN cannot say is saved as text."""
    learner = Mouse(page, show(page, "page=practice"))
    bad = tmp_path / "bad.egn"
    for content, told in ((b"{}", "Nothing was changed."), (b"x" * 9_000_000, "too large")):
        bad.write_bytes(content)
        load(learner, bad)
        expect(page.get_by_text(told)).to_be_visible()
        learner.press(".et-notice button")
    game = unsayable()
    own = tmp_path / "own.txt"
    own.write_text(files.as_text(game), "utf-8")
    load(learner, own)
    assert learner.replay.game == game
    learner.open_menu()
    learner.press("[data-save=egn]")
    expect(page.get_by_text("cannot say an upcard left lying (rule 10.2")).to_be_visible()
    page.evaluate(NOTED)
    saved = save(learner, "text", tmp_path)
    assert page.evaluate("types") == ["text/plain;charset=utf-8"]
    assert files.load(saved.read_text("utf-8")).game == game
    learner.press("button", "Close")
    load(learner, DATA / "made-whole-game.egn")
    expect(page.get_by_text("made-whole-game.egn")).to_be_visible()
    learner.press("[data-deal=next]")
    assert learner.replay.number == 1
