"""The printed sheet and its key: tagged, the same bytes twice, all that is asked on it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from euchre_tutor import cli
from euchre_tutor.engine import Rules
from euchre_tutor.engine.rulebook import number
from euchre_tutor.paper import Paper, Part, pdf
from euchre_tutor.paper.asked import answer_part, question_part
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import Code, make, quiz

CODE = make(length=13, seed="class-7")
ADDRESS = f"http://localhost:8866/?quiz={CODE}"


def made(code: Code = CODE, *parts: Part, paper: Paper = Paper.A4) -> bytes:
    """The PDF of a code."""
    return pdf(code, quiz(code), parts or (Part.SHEET,), ADDRESS, paper)


def sizes(content: bytes) -> set[tuple[int, int]]:
    """The sizes of the pages, in points."""
    boxes = re.findall(rb"/MediaBox ?\[0 0 ([\d.]+) ([\d.]+)\]", content)
    return {(round(float(width)), round(float(height))) for width, height in boxes}


@pytest.mark.parametrize("parts", [(Part.SHEET,), (Part.KEY,), tuple(Part)], ids=str)
def test_the_same_bytes_twice(parts: tuple[Part, ...]) -> None:
    """The same code gives the same file, whenever it is made."""
    assert made(CODE, *parts) == made(CODE, *parts)


def test_the_file_is_tagged() -> None:
    """It is a PDF for screen readers (PDF/UA): a structure, a language, a title."""
    content = made()
    assert content.startswith(b"%PDF-")
    for mark in (b"/StructTreeRoot", b"/MarkInfo", b"/Lang", b"pdfuaid"):
        assert mark in content


def test_signs_that_cannot_be_shown_are_refused() -> None:
    """A sign that no font of the file has is an error, and no empty box on paper."""
    with pytest.raises(ValueError, match="could not be displayed"):
        pdf(CODE, quiz(CODE), (Part.SHEET,), "http://漢/", Paper.A4)


@pytest.mark.parametrize(("paper", "size"), [(Paper.A4, (595, 842)), (Paper.LETTER, (612, 792))])
def test_sizes_of_paper(paper: Paper, size: tuple[int, int]) -> None:
    """A4 and Letter, every page of it."""
    assert sizes(made(paper=paper)) == {size}


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED], ids=str)
@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_can_be_printed(kind: str, rules: Rules) -> None:
    """Questions of every kind and level are set, with their key, on Letter too."""
    if not KINDS[kind].levels_for(rules):
        pytest.skip("this kind does not exist under these rules")
    code = make(kind, length=6, seed="x", rules=rules)
    assert len(made(code, *Part, paper=Paper.LETTER)) > 10_000


def test_a_question_is_laid_out_without_its_answer() -> None:
    """What the sheet gets of two questions that differ in their answer alone is the same."""
    for question in quiz(CODE):
        other = question.__class__(
            **{name: getattr(question, name) for name in question.__slots__} | {"answer": (0,)}
        )
        assert question_part(1, question) == question_part(1, other)


def test_the_key_names_the_answers_and_their_rules() -> None:
    """Each right choice by its place, and every rule by its number."""
    for question in quiz(CODE):
        part = answer_part(1, question)
        assert [right["place"] - 1 for right in part["right"]] == list(question.answer)
        cited = ["".join(map(str, rule)) for rule in part["rules"]]
        for key, label in zip(question.explanation.rules, cited, strict=True):
            assert label.startswith(f"Rule {number(key)}:")


def test_nothing_on_the_sheet_is_tapped() -> None:
    """No prompt on paper asks for a tap."""
    for kind in KINDS:
        for question in quiz(make(kind, length=6, seed="x")):
            assert "tap" not in str(question_part(1, question)["asked"]).casefold()


def test_the_command_writes_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--sheet` writes quiz-CODE.pdf, `--output` another name; what was written is told."""
    monkeypatch.chdir(tmp_path)
    assert cli.main(["quiz", str(CODE), "--sheet"]) == 0
    assert capsys.readouterr().out == f"Wrote quiz-{CODE}.pdf\n"
    assert (tmp_path / f"quiz-{CODE}.pdf").read_bytes() == made()
    key = ["--key", "--output", "key.pdf", "--paper", "letter"]
    assert cli.main(["quiz", str(CODE), *key]) == 0
    assert sizes((tmp_path / "key.pdf").read_bytes()) == {(612, 792)}
    assert cli.main(["quiz", str(CODE), "--key", "--address", f"http://{'x' * 5000}"]) == 2


def test_another_process_and_day_make_the_same_bytes(tmp_path: Path) -> None:
    """Neither the hash seed nor the clock nor the fonts of the machine get in."""
    words = [sys.executable, "-m", "euchre_tutor", "quiz", str(CODE), "--sheet"]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "7",
        "SOURCE_DATE_EPOCH": "1",
        "TZ": "Asia/Tokyo",
    }
    subprocess.run([*words, "--output", "x.pdf"], env=environment, cwd=tmp_path, check=True)
    assert (tmp_path / "x.pdf").read_bytes() == made()
