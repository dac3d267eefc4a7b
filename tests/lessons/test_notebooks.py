"""The notebooks: current, executed, comparable, and readable without a kernel."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from euchre_tutor.lessons import LESSONS, export
from euchre_tutor.lessons.export import file_name, main, notebook
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.text import use

NOTEBOOKS = Path(__file__).parents[2] / "notebooks"


def cells(lesson: Lesson) -> list[dict[str, Any]]:
    """Give the cells of a lesson's notebook."""
    text = (NOTEBOOKS / file_name(lesson)).read_text("utf-8")
    made: list[dict[str, Any]] = json.loads(text)["cells"]
    return made


@pytest.fixture(params=LESSONS.values(), ids=list(LESSONS))
def lesson(request: pytest.FixtureRequest) -> Lesson:
    """Every lesson of the course."""
    made: Lesson = request.param
    return made


def test_generating_them_again_gives_no_difference(capsys: pytest.CaptureFixture[str]) -> None:
    """The notebooks in the repository are those the lessons make."""
    assert main(["--check", str(NOTEBOOKS)]) == 0, capsys.readouterr().out


def test_a_stale_notebook_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is missing is out of date, and the command that helps is printed."""
    assert main(["--check", str(tmp_path)]) == 1
    assert "02_bowers.ipynb is out of date: run" in capsys.readouterr().out


def test_a_changed_notebook_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What differs from the lesson is out of date; what equals it is not."""
    monkeypatch.setattr(export, "written", lambda lesson: lesson.name)
    for name, lesson in LESSONS.items():
        (tmp_path / file_name(lesson)).write_text("changed" if name == "deal" else name, "utf-8")
    assert main(["--check", str(tmp_path)]) == 1
    [line] = capsys.readouterr().out.splitlines()
    assert "05_deal.ipynb is out of date" in line


def test_every_code_cell_was_run(lesson: Lesson) -> None:
    """A cell without a count would not be compared at all."""
    code = [cell for cell in cells(lesson) if cell["cell_type"] == "code"]
    assert code
    assert all(cell["execution_count"] for cell in code)


def test_a_text_output_is_stored_to_compare(lesson: Lesson) -> None:
    """At least one cell prints something that nbval compares."""
    outputs = [out for cell in cells(lesson) for out in cell.get("outputs", ())]
    assert any(out["output_type"] == "stream" and out["text"] for out in outputs)


def test_no_widget_models_are_stored(lesson: Lesson) -> None:
    """Widget state would be stale in the next kernel."""
    text = (NOTEBOOKS / file_name(lesson)).read_text("utf-8")
    assert "widget-view" not in text
    assert '"widgets"' not in text


def test_the_stations_stand_in_their_order(lesson: Lesson) -> None:
    """Title, the steps, the check, in short, for the curious."""
    prose = ["".join(cell["source"]) for cell in cells(lesson) if cell["cell_type"] == "markdown"]
    heads = [text.splitlines()[0] for text in prose if text.startswith("#")]
    steps = [f"### {n}." for n in range(1, len(lesson.steps) + 1)]
    expected = ["# ", "## The steps", *steps, "## The check", "## In short", "## For the curious"]
    assert len(heads) == len(expected)
    assert all(head.startswith(start) for head, start in zip(heads, expected, strict=True))


def test_no_prose_escapes_translation(lesson: Lesson) -> None:
    """In the pseudo-language every cell of prose that says something is accented."""
    use("qps")
    try:
        made = notebook(lesson)["cells"]
    finally:
        use("en")
    prose = [cell["source"] for cell in made if cell["cell_type"] == "markdown"]
    lines = [line for text in prose for line in text.splitlines() if re.search("[a-z]{2}", line)]
    ours = [line for line in lines if line != "</details>"]
    assert len(ours) > 10
    assert [line for line in ours if "⟦" not in line] == []


def test_answers_are_folded_and_questions_are_not(lesson: Lesson) -> None:
    """Each step's answer is inside its own fold, so that one can think first."""
    prose = ["".join(cell["source"]) for cell in cells(lesson) if cell["cell_type"] == "markdown"]
    folded = [text for text in prose if text.startswith("<details>")]
    assert len(folded) == len(lesson.steps)
    assert all(text.endswith("</details>") for text in folded)
    assert all("Rule " in text for text in folded)
