"""The printed sheet and its key: tagged, the same bytes twice, all that is asked on it."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from io import BytesIO
from pathlib import Path
from typing import Any

import pytest
from pypdf import PdfReader
from pypdfium2 import PdfDocument
from zxingcpp import read_barcodes

from euchre_tutor import cli
from euchre_tutor.cli.failure import Failure
from euchre_tutor.cli.paper import address_of
from euchre_tutor.engine import Rules
from euchre_tutor.engine.rulebook import number
from euchre_tutor.paper import Paper, Part, pdf
from euchre_tutor.paper.asked import answer_part, question_part
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import Code, make, quiz, scene
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name

CODE = make(length=13, seed="class-7")
ADDRESS = f"http://localhost:8866/?quiz={CODE}"


def made(code: Code = CODE, *parts: Part, paper: Paper = Paper.A4) -> bytes:
    """The PDF of a code."""
    return pdf(code, quiz(code), parts or (Part.SHEET,), ADDRESS, paper)


def read(content: bytes) -> PdfReader:
    """The PDF taken apart."""
    return PdfReader(BytesIO(content))


def catalogue(content: bytes) -> Any:  # noqa: ANN401  # an object of a PDF
    """What the PDF says of itself."""
    return read(content).trailer["/Root"]


def sizes(content: bytes) -> set[tuple[int, int]]:
    """The sizes of the pages, in points."""
    boxes = [page.mediabox for page in read(content).pages]
    return {(round(box.width), round(box.height)) for box in boxes}


def said_of_pictures(node: Any) -> Iterator[str]:  # noqa: ANN401  # an object of a PDF
    """What a screen reader says of the pictures, in their order."""
    node = node.get_object()
    if isinstance(node, list):
        for part in node:
            yield from said_of_pictures(part)
    elif isinstance(node, dict):
        if "/Alt" in node:
            yield str(node["/Alt"])
        yield from said_of_pictures(node["/K"]) if "/K" in node else ()


@pytest.mark.parametrize("parts", [(Part.SHEET,), (Part.KEY,), tuple(Part)], ids=str)
def test_the_same_bytes_twice(parts: tuple[Part, ...]) -> None:
    """The same code gives the same file, whenever it is made."""
    assert made(CODE, *parts) == made(CODE, *parts)


def test_the_file_is_tagged() -> None:
    """It is a PDF for screen readers (PDF/UA): a structure, a language, a title, no real date."""
    content = made()
    root = catalogue(content)
    assert b"pdfuaid" in content
    assert root["/MarkInfo"]["/Marked"]
    assert root["/Lang"] == "en"
    about = read(content).metadata
    assert about is not None
    assert about.title == f"Euchre quiz {CODE}"
    assert about.creation_date == datetime(2000, 1, 1, tzinfo=UTC)


def test_every_card_is_named_for_a_screen_reader() -> None:
    """The cards of a trick are read in the order played, with nothing that gives the answer."""
    code = make("trick-winner", 5, 4, "x")
    tree = catalogue(made(code))["/StructTreeRoot"]["/K"]
    for_cards = [said for said in said_of_pictures(tree) if " of " in said]
    tricks = [plays for question in quiz(code) for plays in scene(question).tricks]
    assert for_cards == [render(card_name(card)) for plays in tricks for _, card in plays]


def test_the_code_and_its_address_are_on_every_page() -> None:
    """Each page names the quiz; the sheet cites no rule, the key cites those that decide."""
    sheet, key = (read(made(CODE, part)).pages for part in Part)
    assert len(sheet) > 1
    for page in (*sheet, *key):
        text = page.extract_text()
        assert f"{CODE}\n" in text
        assert ADDRESS in text
    rule = re.compile(r"Rule \d+\.\d+:")
    assert not [page for page in sheet if rule.search(page.extract_text())]
    cited = sum(len(rule.findall(page.extract_text())) for page in key)
    assert cited == sum(len(question.explanation.rules) for question in quiz(CODE))


def scanned(content: bytes) -> list[list[str]]:
    """What a phone reads on each page of a PDF, printed without colour."""
    pages = PdfDocument(content)
    pictures = [page.render(scale=2, grayscale=True).to_numpy() for page in pages]
    return [[found.text for found in read_barcodes(picture)] for picture in pictures]


@pytest.mark.parametrize("paper", Paper)
def test_a_phone_reads_the_address_from_every_page(paper: Paper) -> None:
    """The QR code of each page, as its pixels are printed in grey, is the address of the quiz."""
    content = made(CODE, *Part, paper=paper)
    assert scanned(content) == [[ADDRESS]] * len(read(content).pages)


def test_without_an_address_the_page_says_where_to_type_the_code() -> None:
    """No QR code leads a phone to itself; the code and where it goes stand on every page."""
    content = pdf(CODE, quiz(CODE), tuple(Part))
    assert not any(scanned(content))
    for page in read(content).pages:
        text = page.extract_text()
        assert f"{CODE}\n" in text
        assert "type this code" in text
        assert "localhost" not in text


@pytest.mark.parametrize("paper", Paper)
def test_narrow_questions_stand_side_by_side(paper: Paper) -> None:
    """Ten tricks need two pages, eight on the first, in the order of their numbers."""
    code = make("trick-winner", 4, 10, "x")
    pages = read(made(code, paper=paper)).pages
    counts = [page.extract_text().count("Who wins this trick?") for page in pages]
    assert counts == [8, 2]


@pytest.mark.parametrize(
    ("app", "found"),
    [
        ("http://192.168.1.20:8866", "http://192.168.1.20:8866/?quiz={code}"),
        ("http://192.168.1.20:8866/", "http://192.168.1.20:8866/?quiz={code}"),
        (
            "https://hub/voila/app.ipynb?token=a#b",
            "https://hub/voila/app.ipynb?token=a&quiz={code}",
        ),
    ],
)
def test_the_address_of_a_quiz_goes_on_from_that_of_the_app(app: str, found: str) -> None:
    """With or without a slash, a path, a token."""
    assert address_of(CODE, app) == found.format(code=CODE)


@pytest.mark.parametrize("app", ["", "192.168.1.20", "ftp://x/", "http://", "http://[", "x" * 99])
def test_what_no_browser_opens_is_no_address(app: str) -> None:
    """It is refused before anything is printed."""
    with pytest.raises(Failure, match="expected one such as http"):
        address_of(CODE, app)


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
    told = capsys.readouterr()
    assert told.out == f"Wrote quiz-{CODE}.pdf\n"
    assert "no QR code: --address" in told.err
    assert (tmp_path / f"quiz-{CODE}.pdf").read_bytes() == pdf(CODE, quiz(CODE), (Part.SHEET,))
    address = ["--address", "http://localhost:8866", "--output", "with.pdf"]
    assert cli.main(["quiz", str(CODE), "--sheet", *address]) == 0
    assert capsys.readouterr().err == ""
    assert (tmp_path / "with.pdf").read_bytes() == made()
    key = ["--key", "--output", "key.pdf", "--paper", "letter"]
    assert cli.main(["quiz", str(CODE), *key]) == 0
    assert sizes((tmp_path / "key.pdf").read_bytes()) == {(612, 792)}
    assert cli.main(["quiz", str(CODE), "--key", "--address", f"http://{'x' * 5000}"]) == 2


def test_a_full_disk_leaves_no_half_a_sheet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is told, and what was begun is taken away; a file that was there before is not."""

    def full(path: Path, content: bytes) -> int:
        path.touch()
        raise OSError(28, "No space left on device", str(path), len(content))

    monkeypatch.setattr(Path, "write_bytes", full)
    words = ["quiz", str(CODE), "--sheet", "--output"]
    old = tmp_path / "old.pdf"
    old.touch()
    for path in (tmp_path / "new.pdf", old):
        assert cli.main([*words, str(path)]) == 2
        assert "No space left on device" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == [old]


def test_another_process_and_day_make_the_same_bytes(tmp_path: Path) -> None:
    """Neither the hash seed nor the clock nor the fonts of the machine get in."""
    words = [
        sys.executable,
        "-m",
        "euchre_tutor",
        "quiz",
        str(CODE),
        "--sheet",
        "--address",
        "http://localhost:8866/",
    ]
    environment = {
        **os.environ,
        "PYTHONHASHSEED": "7",
        "SOURCE_DATE_EPOCH": "1",
        "TZ": "Asia/Tokyo",
    }
    subprocess.run([*words, "--output", "x.pdf"], env=environment, cwd=tmp_path, check=True)
    assert (tmp_path / "x.pdf").read_bytes() == made()
