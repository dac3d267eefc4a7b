"""The made examples, spoiled by code, and what the referee says of them."""

import json
from pathlib import Path
from typing import Any

from euchre_tutor.engine.records.egn import read_egn
from euchre_tutor.engine.records.recorded import RecordedGame
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.explain.replay.objects import as_object

DATA = Path(__file__).parents[1] / "data"

Document = dict[str, Any]
"""A file of Euchre Game Notation as JSON has it."""


def made(name: str) -> Document:
    """A fresh copy of `made-NAME.egn`, to be spoiled."""
    document: Document = json.loads((DATA / f"made-{name}.egn").read_text(encoding="utf-8"))
    return document


def read(document: Document) -> RecordedGame:
    """The record that a file with this content gives."""
    return read_egn(json.dumps(document).encode())


def told(document: Document, name: str = "game.egn") -> Document:
    """What `replay --json` says of it, without the messages."""
    answer: Document = json.loads(json.dumps(as_object(name, judge(read(document)))))
    for problem in answer["problems"]:
        assert problem.pop("message")
    return answer


def problems(document: Document) -> list[Document]:
    """Only the problems."""
    found: list[Document] = told(document)["problems"]
    return found


def problem(rule: str, phase: str, **place: int | None) -> Document:
    """A problem as `replay --json` has it; `place` gives what is not null, the deal is 0."""
    nowhere = dict.fromkeys(("call", "trick", "card", "seat"))
    return {"deal": 0, "phase": phase, **nowhere, **place, "rule": rule}


def first(document: Document) -> tuple[Document, Document]:
    """Initial state and bidding of the first deal."""
    deal = document["deals"][0]
    return deal["initialState"], deal["phases"][0]


def tricks(document: Document) -> list[list[str]]:
    """The tricks of the first deal."""
    played: list[list[str]] = document["deals"][0]["phases"][1]["tricks"]
    return played


def hide(document: Document) -> Document:
    """The same without the hands and without the discards."""
    for deal in document["deals"]:
        deal["initialState"].pop("playerCards", None)
        deal["phases"][0].pop("discard", None)
    return document
