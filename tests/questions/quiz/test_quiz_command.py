"""`euchre-tutor quiz`: what stands on stdout and stderr, and the exit status."""

import json
import os
import subprocess
import sys
from io import StringIO
from pathlib import Path
from typing import Any

import pytest
from questions.samples import FACTS

from euchre_tutor import cli
from euchre_tutor.engine import Card, Seat, Suit
from euchre_tutor.questions import KINDS
from euchre_tutor.questions.quiz import MIXES, make, quiz

NOWHERE = "/nowhere/x.pdf"
KEYS = [
    "id",
    "kind",
    "level",
    "rules_in_use",
    "prompt",
    "facts",
    "choices",
    "answer",
    "explanation",
    "rules",
    "replies",
]


def answer(capsys: pytest.CaptureFixture[str], *words: str) -> list[dict[str, Any]]:
    """What the command prints as JSON; nothing else stands on stdout."""
    assert cli.main(["quiz", "--json", *words]) == 0
    questions: list[dict[str, Any]] = json.loads(capsys.readouterr().out)
    return questions


def started(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "euchre_tutor", "quiz", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environ},
    )


@pytest.mark.parametrize("kind", KINDS)
def test_json_has_every_key_and_fact(kind: str, capsys: pytest.CaptureFixture[str]) -> None:
    """One list, its keys in their order, the facts of the kind, choices as codes."""
    for question in answer(capsys, "--kind", kind, "--seed", "x", "--count", "12"):
        assert list(question) == KEYS
        assert question["kind"] == kind
        if kind == "house-rule":
            assert question["facts"]["rule"].startswith("house.")
        else:
            assert set(question["facts"]) == {"trump", *FACTS[kind].split()}
        assert all(isinstance(choice, str) for choice in question["choices"])
        assert set(question["answer"]) <= set(range(len(question["choices"])))
        assert question["rules"]
        wrong = set(map(str, range(len(question["choices"])))) - set(map(str, question["answer"]))
        assert set(question["replies"]) >= wrong
        assert all(question["replies"].values())


def test_json_names_choices_in_english(capsys: pytest.CaptureFixture[str]) -> None:
    """A card is its code, the ten "Td"; a seat and a suit are their English names."""
    shown: dict[str, list[str]] = {}
    for kind in ("card-suit", "rank-order", "trick-winner", "spot-the-revoke"):
        questions = answer(capsys, "--kind", kind, "--seed", "x", "--count", "20")
        shown[kind] = [choice for question in questions for choice in question["choices"]]
    assert set(shown["card-suit"]) == {suit.name.capitalize() for suit in Suit}
    assert {Card(choice).code for choice in shown["rank-order"]} == set(shown["rank-order"])
    assert "Th" in shown["rank-order"]
    assert set(shown["trick-winner"]) == {seat.name.capitalize() for seat in Seat}
    assert "none" in shown["spot-the-revoke"]


def test_json_is_the_quiz_of_the_code(capsys: pytest.CaptureFixture[str]) -> None:
    """By code or by the wishes that make it, the command gives the questions of `quiz`."""
    code = make("trick-winner", (2, 4), 5, "class-7")
    ids = [question.id for question in quiz(code)]
    wishes = ["--kind", "trick-winner", "--level", "2-4", "--count", "5", "--seed", "class-7"]
    for words in ([str(code)], [str(code).lower().replace("-", "")], wishes):
        assert [question["id"] for question in answer(capsys, *words)] == ids


def test_without_wishes_all_kinds_and_a_fresh_seed(capsys: pytest.CaptureFixture[str]) -> None:
    """No kind: all; no seed: a fresh one each time, told on stderr, that makes it again."""
    assert cli.main(["quiz", "--json", "--count", "13"]) == 0
    first = capsys.readouterr()
    seed = first.err.split("--seed ")[1].split()[0]
    assert {question["kind"] for question in json.loads(first.out)} == set(KINDS)
    assert answer(capsys, "--count", "13", "--seed", seed) == json.loads(first.out)
    assert answer(capsys, "--count", "13") != json.loads(first.out)


def test_readable_form(capsys: pytest.CaptureFixture[str]) -> None:
    """The code, every question with its choices, and behind all of them answers and rules."""
    code = make("trick-winner", 4, 3, "class-7")
    assert cli.main(["quiz", str(code)]) == 0
    out, err = capsys.readouterr()
    asked, answers = out.split("\nAnswers\n")
    assert asked.startswith(
        f"Quiz {code}\nTrick winner · level 4 · 3 questions · standard rules\n\n 1. Who wins"
    )
    for question in quiz(code):
        for card in question.facts["trick"]:  # type: ignore[attr-defined]  # a trick is a list
            assert Card(card[1]).sign in asked
        assert f"({question.answer[0] + 1}) {question.right_codes[0]}\n" in answers
    assert answers.count("Rule") == 3
    assert err == ""
    assert max(map(len, out.splitlines())) <= 100


def test_a_fresh_seed_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a seed the readable form says which one was drawn."""
    assert cli.main(["quiz", "--kind", "seats", "--count", "1"]) == 0
    out, err = capsys.readouterr()
    assert out.startswith("A fresh seed: --seed ")
    assert err == ""


def test_a_console_without_suit_signs_gets_letters() -> None:
    """Where ♠ cannot be shown, the letter stands for it, and nothing fails."""
    done = started("--kind", "trick-winner", "--seed", "x", PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert "leads" in done.stdout
    assert done.stdout.isascii()
    assert "Trick winner - mixed levels - 10 questions" in done.stdout


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["1M0A-0?DC-247"], "the code '1M0A-0?DC-247': Sign 6, “?”, is in no code."),
        (["2M0A-0H4J-H9V"], "There is a typing error in this code"),
        (["trick-winner"], "'trick-winner' is a kind of question or a mix, not a code"),
        ([str(make(seed=1)), "--level", "2"], "a code names the whole quiz"),
        (["--kind", "tricks winner"], "'tricks-winner' is no kind of question"),
        (["--kind", "seats", "--level", "4"], "seats has no level 4 under the rules standard"),
        (["--level", "hard"], "'hard': expected a number"),
        (["--rules", "club"], "--rules club: 'club' is not a preset"),
        (["--count", "0"], "a quiz has 1 to 30000 questions, not 0"),
        (["--json", "--key"], "--json, --ask and a PDF (--sheet, --key) do not go"),
        (["--output", "x.pdf"], "--output goes with --sheet or --key"),
        (
            ["--sheet", "--output", "/nowhere/x.pdf", str(make("seats", 1, 1))],
            "cannot write to /nowhere",
        ),
    ],
)
def test_what_cannot_be_is_one_line(
    words: list[str], told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on stderr that says what, where and what was expected; status 2."""
    assert cli.main(["quiz", *words]) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert told in err


def test_help_names_every_kind_and_mix() -> None:
    """`quiz --help` lists what can be asked for."""
    text = " ".join(started("--help").stdout.split())
    for name in (*KINDS, *MIXES):
        assert name in text.replace("- ", "-")


@pytest.mark.parametrize("words", [["--count", "many"], ["--paper", "a3"], ["--wrong"]])
def test_wrong_usage_is_status_2(words: list[str]) -> None:
    """Wrong usage ends as argparse ends it, and names the wrong word."""
    done = started(*words)
    assert done.returncode == 2
    assert words[-1] in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_leaves_is_no_error() -> None:
    """`… | head -1`: no traceback when nobody reads on."""
    words = [sys.executable, "-m", "euchre_tutor", "quiz", "--seed", "x", "--json"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        assert program.stdout is not None
        program.stdout.close()
        _, complaints = program.communicate(timeout=60)
    assert complaints == b""
    assert program.returncode == 0


def test_asking_judges_what_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`--ask`: what names no choice is asked again, an answer is judged, the end is counted."""
    code = make("trick-winner", 4, 2, "class-7")
    first, second = quiz(code)
    wrong = next(n for n in range(len(second.choices)) if n not in second.answer)
    typed = f"QQ\n\n{first.right_codes[0].lower()}\n{wrong + 1}\n"
    monkeypatch.setattr(sys, "stdin", StringIO(typed))
    assert cli.main(["quiz", str(code), "--ask"]) == 0
    out = capsys.readouterr().out
    told = [
        "“QQ” is none of the choices.",
        "Choose first.",
        "Yes. ",
        "Not quite. ",
        f"Right: ({second.answer[0] + 1}) ",
        "1 of 2 right.",
    ]
    assert [out.find(text) for text in told] == sorted(out.find(text) for text in told)
    assert all(text in out for text in told)


def test_asking_ends_where_nothing_more_is_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """An order is asked for in full; at the end of the input the count so far is told."""
    code = make("rank-order", 1, 3, "class-7")
    order = ",".join(quiz(code)[0].right_codes)
    monkeypatch.setattr(sys, "stdin", StringIO(f"{order[:5]}\n{order}\n"))
    assert cli.main(["quiz", str(code), "--ask"]) == 0
    out = capsys.readouterr().out
    assert "Put all of them in order." in out
    assert out.endswith("1 of 1 right.\n")


class Terminal(StringIO):
    """Text that a terminal would show."""

    def isatty(self) -> bool:
        """It is one."""
        return True


def test_a_progress_bar_is_for_terminals_only(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A bar on stderr where that is a terminal and it takes long; elsewhere none."""
    monkeypatch.setattr("euchre_tutor.cli.quiz.LEAST_TO_WAIT", 0)
    words = ["quiz", "--kind", "seats", "--seed", "x", "--json"]
    assert cli.main(words) == 0
    assert capsys.readouterr().err == ""
    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    assert cli.main(words) == 0
    shown = terminal.getvalue()
    assert "/10" in shown
    assert json.loads(capsys.readouterr().out)


def test_without_the_extra_a_sheet_says_what_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Without Typst: one line, status 2; without tqdm there is no bar, and all else works."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(sys.modules, "typst", None)
    monkeypatch.setitem(sys.modules, "tqdm", None)
    assert cli.main(["quiz", "--seed", "x", "--sheet"]) == 2
    assert "typst" in capsys.readouterr().err
    assert len(answer(capsys, "--seed", "x")) == 10
