"""Progress that survives: a reload, a lost kernel, another server; learners, files, bad stores."""

import json
import socket
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from browser.axe import violations
from browser.learner import MAIN, Learner, Mouse, card, right_answer
from playwright.sync_api import Page
from processes import Program, Served, script

pytestmark = pytest.mark.browser

ENDED = "This session has ended. Your answers are kept. Reload the page to go on."
NAME = "<svg/onload=alert(1)>"


def free_port() -> int:
    """A port nobody listens on now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@pytest.fixture
def serve(start: Callable[..., Program], tmp_path: Path) -> Callable[[], Served]:
    """Starts the app, always at the same address."""
    port = free_port()

    def serve_now() -> Served:
        program = start(script("euchre-tutor"), "--no-browser", "--port", str(port))
        return Served(program.wait_for(r"http://\S+")[0], program, tmp_path)

    return serve_now


def answers(folder: Path) -> list[tuple[str, int, int]]:
    """The answers in the store: run, number, whether right."""
    with closing(sqlite3.connect(folder / "data" / "progress.db")) as db:
        found = db.execute('SELECT run, number, "right" FROM euchre_attempt ORDER BY time')
        return found.fetchall()


def test_a_reload_in_a_check_goes_on(served_app: Served, page: Page) -> None:
    """Between two questions and on a verdict: the same screen, and each answer counts once."""
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=check")
    before = len(answers(served_app.folder))
    for _ in range(2):
        shown = learner.answer()
        page.reload()
        again = learner.ready()
        assert again["verdict"]["head"] == shown["verdict"]["head"]
        assert again["progress"] == shown["progress"]
        shown = learner.press(MAIN)
        page.reload()
        assert learner.ready()["prompt"] == shown["prompt"]
    kept = answers(served_app.folder)[before:]
    assert [(number, right) for _, number, right in kept] == [(0, 1), (1, 1)]
    assert learner.finish_check()["finish"] == "6 of 6 right at the first answer"
    page.reload()
    assert learner.ready()["finish"] == "6 of 6 right at the first answer"


def test_a_new_tab_goes_on_and_the_map_has_the_stars(
    served_app: Served, open_page: Callable[..., Page]
) -> None:
    """In the same browser another tab opens the lesson where it was left; a reload shuts a rule."""
    page = open_page()
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=check")
    learner.finish_check()
    tab = page.context.new_page()
    other = Learner(tab, Mouse())
    assert other.open(f"{served_app.address}?lesson=bowers")["finish"]
    other.open(served_app.address)
    tile = tab.locator("[data-lesson=bowers]")
    assert "2 of 3 stars" in tile.inner_text()


def test_a_killed_kernel_is_told_at_once(serve: Callable[[], Served], page: Page) -> None:
    """Nobody needs to press anything: the page says so, offers a reload, and the step is there."""
    server = serve()
    learner = Learner(page, Mouse())
    learner.open(f"{server.address}?lesson=bowers&step=2")
    shown = learner.answer()
    (kernel,) = server.program.kernels()
    kernel.kill()
    notice = page.get_by_role("alert")
    notice.wait_for()
    assert ENDED in notice.inner_text()
    assert violations(page, ".et-root") == []
    page.click("[data-reload]")
    page.get_by_role("alert").wait_for(state="detached")
    again = learner.ready()
    assert (again["progress"], again["verdict"]) == (shown["progress"], shown["verdict"])
    assert learner.press(MAIN)["progress"] == "Step 3 of 7"


def test_a_server_that_was_started_anew(serve: Callable[[], Served], page: Page) -> None:
    """Server gone: a press says so. Started again: the learner is where they were."""
    server = serve()
    learner = Learner(page, Mouse())
    learner.open(f"{server.address}?lesson=bowers&step=5")
    shown = learner.press(card("Qh"))
    server.program.stop()
    page.click(card("9h"))
    notice = page.get_by_role("alert")
    notice.wait_for()
    assert ENDED in notice.inner_text()
    serve()
    page.reload()
    again = learner.ready()
    assert [item["state"] for item in again["cards"]] == [item["state"] for item in shown["cards"]]
    assert learner.answer()["verdict"]["tone"] in ("right", "almost")


def test_many_reloads_leave_one_kernel(
    serve: Callable[[], Served], page: Page, scale: Callable[[int], int]
) -> None:
    """In the end there is one kernel, and the answer given first."""
    if scale(30) < 30:
        pytest.skip("thirty reloads take a long run; test_kernels.py has one")
    server = serve()
    learner = Learner(page, Mouse())
    learner.open(f"{server.address}?lesson=bowers&step=1")
    learner.answer()
    for _ in range(30):
        page.reload()
        assert learner.ready()["verdict"]["tone"] == "right"
    end = 30_000
    while len(server.program.kernels()) > 1 and end > 0:
        page.wait_for_timeout(200)
        end -= 200
    assert len(server.program.kernels()) == 1
    assert len(answers(server.folder)) == 1


def test_learners_share_a_browser(served_app: Served, open_page: Callable[..., Page]) -> None:
    """Named, added, switched, taken along by a file, deleted after a second question."""
    page = open_page(viewport={"width": 900, "height": 700})
    learner = Learner(page, Mouse())
    learner.open(f"{served_app.address}?lesson=bowers&step=1")
    learner.answer()
    said = page.locator(".et-said")
    page.goto(f"{served_app.address}?page=learners")
    page.fill("[data-field=rename]", NAME)
    page.click("[data-do=rename]")
    said.get_by_text(f"Saved. You are {NAME} here.").wait_for()
    page.fill("[data-field=add]", "Ben")
    page.keyboard.press("Enter")
    said.get_by_text("Ben learns now.").wait_for()
    assert violations(page, ".et-root") == []
    learner.open(f"{served_app.address}?lesson=bowers&step=1")
    assert learner.read()["verdict"] is None
    page.goto(f"{served_app.address}?page=learners")
    page.click("[data-switch]")
    said.get_by_text(f"{NAME} learns now.").wait_for()
    with page.expect_download() as saved:
        page.click("[data-do=export]")
    content = saved.value.path().read_bytes()
    assert saved.value.suggested_filename.startswith("euchre-tutor-svg-onload-alert-1-")
    page.click("[data-do=delete]")
    page.click("[data-do=keep]")
    page.click("[data-do=delete]")
    page.click("[data-do=sure]")
    said.get_by_text(f"{NAME} was deleted.").wait_for()
    assert page.locator(".et-learner").count() == 1

    elsewhere = open_page()
    other = Learner(elsewhere, Mouse())
    elsewhere.goto(f"{served_app.address}?page=learners")
    take_in(elsewhere, content.replace(b'"done": [0]', b'"done": [null]'))
    elsewhere.get_by_text("lessons.bowers.done[0]").wait_for()
    take_in(elsewhere, content)
    elsewhere.get_by_text(f"The file was read. {NAME} learns now.").wait_for()
    assert other.open(f"{served_app.address}?lesson=bowers&step=1")["verdict"]["tone"] == "right"


def take_in(page: Page, content: bytes) -> None:
    """Choose a file to import."""
    file = {"name": "x.json", "mimeType": "application/json", "buffer": content}
    page.locator("input[type=file]").set_input_files(file)  # type: ignore[arg-type]  # a dict is one


def test_a_damaged_store_is_said_once(serve: Callable[[], Served], page: Page) -> None:
    """In plain words above the screen, until closed; the lesson works, the old file is there."""
    server = serve()
    data = server.folder / "data"
    data.mkdir()
    (data / "progress.db").write_bytes(b"no database " * 1000)
    learner = Learner(page, Mouse())
    learner.open(f"{server.address}?lesson=bowers&step=1")
    notice = page.locator(".et-notice")
    assert "set aside, not deleted" in notice.inner_text()
    assert violations(page, ".et-root") == []
    page.click("[data-close-notice]")
    notice.wait_for(state="detached")
    assert learner.give(right_answer(learner.read()))["verdict"]["tone"] == "right"
    page.reload()
    assert learner.ready()["verdict"]["tone"] == "right"
    assert notice.count() == 0
    assert (data / "progress.db.damaged").read_bytes() == b"no database " * 1000


def test_nothing_of_a_learner_is_in_the_address(served_app: Served, page: Page) -> None:
    """The browser's id stays in its storage."""
    Learner(page, Mouse()).open(f"{served_app.address}?lesson=bowers")
    kept = json.loads(page.evaluate("JSON.stringify(localStorage)"))
    assert len(kept["euchre-tutor.browser"]) == 32
    assert kept["euchre-tutor.browser"] not in page.url
