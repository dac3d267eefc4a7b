"""`euchre-tutor lab`: what it copies and keeps, what goes wrong in one line, whom Lab asks."""

import socket
from collections.abc import Callable
from pathlib import Path

import pytest
from outgoing import asked_by, watched
from playwright.sync_api import Page
from processes import Program, Served, script

from euchre_tutor import cli
from euchre_tutor.cli.lab import copy, lessons
from euchre_tutor.files import notebooks
from euchre_tutor.lessons import LESSONS
from euchre_tutor.lessons.export import file_name


def test_every_lesson_is_copied_and_the_app_is_not(tmp_path: Path) -> None:
    """Into a folder that is not there yet: one notebook a lesson, as the package has it."""
    assert copy(tmp_path / "new" / "folder") == []
    copied = {path.name: path.read_bytes() for path in (tmp_path / "new" / "folder").iterdir()}
    assert copied == {path.name: path.read_bytes() for path in notebooks().glob("[0-9]*.ipynb")}
    assert {file_name(lesson) for lesson in LESSONS.values()} == copied.keys()


def test_what_was_changed_is_kept_and_named(tmp_path: Path) -> None:
    """A notebook with the user's work in it stays; one that is missing comes back."""
    copy(tmp_path)
    first, *_ = mine = sorted(tmp_path.iterdir())
    first.write_text("my own notes")
    mine[-1].unlink() if len(mine) > 1 else None
    assert copy(tmp_path) == [first.name]
    assert first.read_text() == "my own notes"
    assert sorted(tmp_path.iterdir()) == mine


def test_a_link_that_leads_nowhere_is_kept_too(tmp_path: Path) -> None:
    """Whatever stands under the name of a notebook is the user's, a broken link included."""
    name = next(lessons()).name
    (tmp_path / name).symlink_to(tmp_path / "nowhere")
    assert copy(tmp_path) == [name]
    assert not (tmp_path / "nowhere").exists()


def test_half_a_notebook_is_never_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """When the disk is full in the middle of a copy, the next start finds nothing to keep."""

    def full(path: Path, content: bytes) -> int:
        with path.open("wb") as file:
            file.write(content[:100])
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "write_bytes", full)
        with pytest.raises(OSError, match="No space"):
            copy(tmp_path)
    assert list(tmp_path.iterdir()) == []
    assert copy(tmp_path) == []


def one_line(words: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command that fails says: one line on stderr, nothing else, status 2."""
    assert cli.main(["lab", "--no-browser", *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith("euchre-tutor: ")
    assert said.err.count("\n") == 1
    return said.err


def test_a_folder_that_cannot_be_written_is_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file where the folder should be, or above it: one line that names it, status 2."""
    taken = tmp_path / "taken"
    taken.write_text("a file")
    for folder in (taken, taken / "below"):
        assert str(folder) in one_line([str(folder)], capsys)
    assert taken.read_text() == "a file"


def test_a_taken_port_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A port that was asked for and is not free: one line, status 2."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        said = one_line(["--port", port, str(tmp_path)], capsys)
    assert f"port {port} is taken" in said


def test_a_missing_extra_is_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without JupyterLab: one line that says how to get it, and nothing is copied."""
    monkeypatch.setitem(__import__("sys").modules, "jupyterlab.labapp", None)
    said = one_line([str(tmp_path / "new")], capsys)
    assert "jupyterlab" in said
    assert "euchre_tutor[app]" in said
    assert not (tmp_path / "new").exists()


def test_it_tells_where_and_ends_at_ctrl_c(lab: Served, start: Callable[..., Program]) -> None:
    """The folder, what was kept, the address, how to stop; Ctrl-C ends it without a question."""
    name = next(lessons()).name
    theirs = lab.folder.parent / "theirs"
    theirs.mkdir()
    (theirs / name).write_text("{}")
    program = start(script("euchre-tutor"), "lab", "--no-browser", "--port", "0", str(theirs))
    program.wait_for("Stop with Ctrl-C")
    assert program.stop() == 0
    folder, kept, _, address, *rest = program.lines
    assert folder == f"The notebooks are in {theirs}\n"
    assert name in kept
    assert f"/lab/tree/{name}?token=" in address
    assert rest == ["Stop with Ctrl-C.\n", "Good bye.\n"]


QUESTION = "Would you like to get notified about official Jupyter news?"


def open_lab(page: Page, address: str, token: str = "") -> None:
    """Open a notebook in JupyterLab, and ask for the extensions there are to install."""
    page.goto(f"{address}lab/tree/{next(lessons()).name}?token={token}")
    page.locator(".jp-Notebook .jp-CodeCell").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.request.get(f"{address}lab/api/extensions?page=1&per_page=30")


@pytest.mark.browser
def test_lab_asks_nothing_of_another_host(lab: Served, page: Page, outside: list[str]) -> None:
    """Neither the page nor the server behind it asks for news, updates or extensions."""
    open_lab(page, lab.address, lab.token)
    assert page.get_by_text(QUESTION).count() == 0
    assert outside == []
    assert asked_by(lab.program) == []


@pytest.mark.browser
def test_what_lab_itself_asks(
    lab: Served, start: Callable[..., Program], page: Page, outside: list[str]
) -> None:
    """A bare JupyterLab, told "Yes", looks for a newer one on PyPI: the test above can fail."""
    words = [script("jupyter-lab"), "--no-browser", "--allow-root", "--port=0", "--ip=127.0.0.1"]
    words += ["--IdentityProvider.token=", f"--ServerApp.root_dir={lab.folder}"]
    program = start(*words, **watched(lab.folder.parent))
    open_lab(page, program.serves(r"(http://127\.0\.0\.1:\d+/)lab")[1])
    page.get_by_text(QUESTION).wait_for()
    with page.expect_response("**/lab/api/update*"):
        page.get_by_role("button", name="Yes").click()
    assert outside == []
    assert "pypi.org" in asked_by(program)
