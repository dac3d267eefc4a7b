"""`euchre-tutor replay`: what stands on stdout and stderr, and the exit status."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest
from records.games import game
from records.made import DATA

from euchre_tutor import cli
from euchre_tutor.engine import Rules, write_game

CLEAN = str(DATA / "made-march.egn")
FAULTY = str(DATA / "made-fault-revoke.egn")


def started(*words: str, **environ: str) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "euchre_tutor", "replay", *words],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
        env={**os.environ, **environ},
    )


@pytest.fixture
def truncated(tmp_path: Path) -> str:
    """A file that breaks off."""
    path = tmp_path / "truncated.egn"
    path.write_bytes(Path(CLEAN).read_bytes()[:700])
    return str(path)


def test_json_of_every_file(capsys: pytest.CaptureFixture[str]) -> None:
    """One object a file, in the order given, equal to the expected one but for its messages."""
    expected = [json.loads(line) for line in (DATA / "expected.jsonl").read_text().splitlines()]
    names = [str(DATA / answer["file"]) for answer in expected]
    assert cli.main(["replay", "--json", *names]) == 1
    out, err = capsys.readouterr()
    answers = [json.loads(line) for line in out.splitlines()]
    for answer in answers:
        for problem in answer["problems"]:
            assert problem.pop("message").endswith(".")
    assert answers == expected
    assert err == ""


@pytest.mark.parametrize(("name", "status"), [(CLEAN, 0), (FAULTY, 1)])
@pytest.mark.parametrize("form", [[], ["--json"]], ids=["account", "json"])
def test_status(
    name: str, status: int, form: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    """0 for a clean record, 1 for one with faults, in either form."""
    assert cli.main(["replay", *form, name]) == status
    assert capsys.readouterr().err == ""


def test_the_others_are_answered(truncated: str, capsys: pytest.CaptureFixture[str]) -> None:
    """A file that cannot be read has one line on stderr; the others are told, status 2."""
    assert cli.main(["replay", "--json", FAULTY, truncated, CLEAN]) == 2
    out, err = capsys.readouterr()
    names = [json.loads(line)["file"] for line in out.splitlines()]
    assert names == ["made-fault-revoke.egn", "made-march.egn"]
    assert err.count("\n") == 1
    assert err.startswith(f"euchre-tutor: {truncated}: line ")


def test_no_such_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A missing file and a folder are one line each; a strange name stays on its line."""
    names = [str(tmp_path / "nothing.egn"), str(tmp_path), str(tmp_path / "two\nlines"), "a\0b"]
    assert cli.main(["replay", *names]) == 2
    out, err = capsys.readouterr()
    assert out.strip() == ""
    assert len(err.splitlines()) == 4


def test_a_file_of_50_mb(tmp_path: Path) -> None:
    """A huge file is refused at once, in one line."""
    path = tmp_path / "huge.egn"
    with path.open("wb") as file:
        for _ in range(50):
            file.write(b'[{"deals":' + b" " * (2**20 - 10))
    done = started("--json", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "4 MB" in done.stderr


def test_a_console_without_suit_signs() -> None:
    """Where ♠ cannot be printed the suits are letters."""
    done = started(FAULTY, PYTHONIOENCODING="ascii")
    assert done.returncode == 1
    assert "North plays 10c, but had to follow suit with 9s." in done.stdout
    assert done.stderr == ""


def test_our_own_text_form(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The text form is read too, whatever the file is called."""
    played = game(2, Rules.STANDARD)
    path = tmp_path / "saved"
    path.write_text(write_game(played), encoding="utf-8")
    assert cli.main(["replay", "--json", str(path)]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["file"], answer["score"]) == ("saved", list(played.score))


def test_a_rule_broken_in_our_own_text_form(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """An action that the rules forbid is a fault of the record, not a file that cannot be read."""
    text = (
        "euchre game tournament N 0-0\n"
        "tournament N JdThAcJhTc/Ts9sQsJsAs/AhQdQhAdQc/KcTdKs9hKd Jc9c9dKh "
        "p,p,p,o,xAc,Js,Ad,Kc,Jc\n"
    )
    path = tmp_path / "saved"
    path.write_text(text, encoding="utf-8")
    assert cli.main(["replay", "--json", str(path)]) == 1
    (problem,) = json.loads(capsys.readouterr().out)["problems"]
    found = [problem[key] for key in ("trick", "card", "seat", "rule")]
    assert found == [0, 1, 2, "play.follow"]


@pytest.mark.parametrize("form", [[], ["--json"]], ids=["account", "json"])
@pytest.mark.parametrize(("names", "status"), [((FAULTY,), 1), ((CLEAN,), 0), ((CLEAN, FAULTY), 1)])
def test_status_when_nobody_reads_on(names: tuple[str, ...], status: int, form: list[str]) -> None:
    """`replay FILES | head -1`: every record is judged all the same, and the status tells of it."""
    many = [*names[:-1]] * 20 + [names[-1]]  # more than is buffered; the fault is in the last
    with subprocess.Popen(
        [sys.executable, "-m", "euchre_tutor", "replay", *form, *many],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as program:
        assert program.stdout is not None
        program.stdout.close()
        _, complaints = program.communicate(timeout=60)
    assert (program.returncode, complaints) == (status, b"")


def test_no_file_is_wrong_usage() -> None:
    """Without a file there is nothing to do: status 2."""
    with pytest.raises(SystemExit) as caught:
        cli.main(["replay"])
    assert caught.value.code == 2
