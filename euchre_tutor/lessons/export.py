"""Write the lessons as notebooks that read well without a kernel.

    python -m euchre_tutor.lessons.export notebooks            write them
    python -m euchre_tutor.lessons.export --check notebooks    exit 1 where one is out of date

Every notebook has the same stations: title, the lesson, its steps to read, the check, in short,
for the curious. The cells are run and what they print is stored; models of widgets are not.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import nbformat
from nbclient import NotebookClient

from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.outline import Lesson
from euchre_tutor.lessons.reading import law, markdown
from euchre_tutor.lessons.steps import Step
from euchre_tutor.lessons.voice import Json
from euchre_tutor.text import T, Text

_TIMEOUT = 120


def file_name(lesson: Lesson) -> str:
    """Name the lesson's notebook, such as ``02_bowers.ipynb``."""
    return f"{lesson.number:02}_{lesson.name}.ipynb"


def notebook(lesson: Lesson) -> Json:
    """Make the lesson's notebook, its cells not yet run."""
    cells = list(_cells(lesson))
    for number, cell in enumerate(cells, start=1):
        cell["id"] = f"{lesson.name}-{number:02}"
    made: Json = nbformat.v4.new_notebook(cells=cells)
    made["metadata"] = {
        "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
        "language_info": {"name": "python"},
        "title": _md(lesson.title),
    }
    return made


def _cells(lesson: Lesson) -> Iterator[Json]:
    yield _prose(f"# {lesson.number}. {_md(lesson.title)}", lesson.goal)
    yield _prose(T("Run the cell below and work through the steps, or read them further down."))
    yield _code(f'from euchre_tutor import lesson\n\nlesson("{lesson.name}")')
    yield _prose(f"## {_md(T('The steps, to read'))}")
    for number, step in enumerate(lesson.steps, start=1):
        yield _prose(f"### {number}. {_md(step.title)}", *step.prose, *step.to_read())
        yield _prose(*_folded(step))
    yield _prose(f"## {_md(T('The check'))}", T("Fresh questions at every attempt."))
    yield _code(f'lesson("{lesson.name}", step="check")')
    yield _prose(f"## {_md(T('In short'))}", *(law(key) for key in lesson.rules))
    yield _prose(f"## {_md(T('For the curious'))}")
    for code in lesson.curious:
        yield _prose(code.intro)
        yield _code(code.source)


def _folded(step: Step) -> Iterator[str]:
    """Fold away what a step answers."""
    yield f"<details><summary>{markdown(T('Answer'))}</summary>"
    yield from step.answers()
    yield "</details>"


def _md(text: Text) -> str:
    return markdown(text)


def _prose(*parts: Text | str) -> Json:
    source = "\n\n".join(part if isinstance(part, str) else markdown(part) for part in parts)
    made: Json = nbformat.v4.new_markdown_cell(source)
    return made


def _code(source: str) -> Json:
    made: Json = nbformat.v4.new_code_cell(source)
    return made


def executed(made: Json) -> nbformat.NotebookNode:
    """Run the cells and keep what they print. Raises CellExecutionError where one fails."""
    nb: nbformat.NotebookNode = nbformat.from_dict(made)
    NotebookClient(nb, timeout=_TIMEOUT, kernel_name="python3", record_timing=False).execute()
    for cell in nb["cells"]:
        for output in cell.get("outputs", ()):
            # A widget's model lives as long as its kernel; its repr is what stays.
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
    nb["metadata"].pop("widgets", None)
    nb["metadata"]["language_info"] = {"name": "python"}
    return nb


def written(lesson: Lesson) -> str:
    """Give the text of the lesson's notebook, the same for the same lesson."""
    text: str = nbformat.writes(executed(notebook(lesson)))
    return text + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write or check the notebooks; the exit status."""
    parser = argparse.ArgumentParser(description="Write the lessons as notebooks.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--check", action="store_true", help="write nothing, compare")
    given = parser.parse_args(arguments)
    stale = []
    for lesson in LESSONS.values():
        path = given.folder / file_name(lesson)
        if not given.check:
            path.write_text(written(lesson), "utf-8")
        elif not path.is_file() or path.read_text("utf-8") != written(lesson):
            stale.append(path)
    for path in stale:
        print(f"{path} is out of date: run python -m euchre_tutor.lessons.export {given.folder}")  # noqa: T201
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
