"""The referee beside an independent one: the same answer for every file."""

import json
from pathlib import Path

import pytest
from records.made import DATA, made, told

EXPECTED = [json.loads(line) for line in (DATA / "expected.jsonl").read_text().splitlines()]


@pytest.mark.parametrize("expected", EXPECTED, ids=[answer["file"] for answer in EXPECTED])
def test_made_examples(expected: dict[str, object]) -> None:
    """Every made example gives the independent referee's answer, messages aside."""
    name = str(expected["file"])
    assert told(made(name.removeprefix("made-").removesuffix(".egn")), name) == expected


def test_every_made_example_is_expected() -> None:
    """No file of the data folder goes unjudged."""
    assert {path.name for path in DATA.glob("*.egn")} == {answer["file"] for answer in EXPECTED}


def test_recorded_games(reference: Path) -> None:
    """So does every recorded game of the reference folder, though some break the schema."""
    lines = (reference / "expected.jsonl").read_text(encoding="utf-8").splitlines()
    for expected in map(json.loads, lines):
        document = json.loads((reference / expected["file"]).read_text(encoding="utf-8"))
        assert told(document, expected["file"]) == expected
