"""Whatever is done to a file, it is judged or refused as documented, and nothing else happens."""

import copy
import json
import os
from collections.abc import Iterator
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st
from records.made import DATA, Document

from euchre_tutor.engine.notation import NotationError, write_game
from euchre_tutor.engine.records.egn import EgnError
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import RecordError, to_game
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.engine.rulebook import KEYS
from euchre_tutor.explain.replay import account
from euchre_tutor.explain.replay.objects import as_object
from euchre_tutor.explain.replay.unreadable import unreadable
from euchre_tutor.text import render

COUNT = 1000 if os.environ.get("EUCHRE_LONG") else 50
MADE = [json.loads(path.read_text(encoding="utf-8")) for path in sorted(DATA.glob("*.egn"))]
WORDS = ["Pass", "Order", "s", "h", "x", "Jd", "Js", "9h", "Xx", "7c", "B", "R", "L", "", "?"]
VALUES = st.one_of(
    st.sampled_from([*WORDS, None, True, False, -1, 0, 1, 2, 3, 4, 10**30, 1.5]),
    st.lists(st.sampled_from(WORDS), max_size=7),
    st.dictionaries(st.sampled_from(["calls", "tricks", "dealer"]), st.integers(), max_size=2),
)


def places(node: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401 - JSON
    """The path of every value in a document."""
    items = node.items() if isinstance(node, dict) else enumerate(node)
    for key, value in items:
        yield (*path, key)
        if isinstance(value, dict | list):
            yield from places(value, (*path, key))


@st.composite
def spoiled(draw: st.DrawFn) -> Document:
    """A made example with some values changed, left out, doubled or moved."""
    document: Document = copy.deepcopy(draw(st.sampled_from(MADE)))
    for _ in range(draw(st.integers(1, 6))):
        *parents, key = draw(st.sampled_from(list(places(document)) or [("deals",)]))
        node: Any = document
        for step in parents:
            node = node[step]
        deed = draw(st.sampled_from(["change", "leave out", "double", "take a word"]))
        if deed == "leave out":
            del node[key]
        elif deed == "double" and isinstance(node, list):
            node.insert(draw(st.integers(0, len(node))), copy.deepcopy(node[key]))
        else:
            node[key] = draw(VALUES if deed == "change" else st.sampled_from(WORDS))
    return document


def examine(data: bytes) -> None:
    """Judge it and tell it in every way; only the documented errors may come."""
    try:
        record = read_record(data)
    except (EgnError, NotationError) as error:
        line = render(unreadable(error))
        if not line.isprintable():
            raise AssertionError(line) from error
        return
    judged = judge(record)
    answer = as_object("file", judged)
    assert json.loads(json.dumps(answer)) == answer
    for problem in judged.problems:
        assert problem.rule in KEYS
    places_of_cards = [
        (problem.deal, problem.trick, problem.card)
        for problem in judged.problems
        if problem.card is not None
    ]
    assert len(places_of_cards) == len(set(places_of_cards))
    assert all(render(line.text) for line in account(judged))
    try:
        game = to_game(record)
    except RecordError:
        return
    assert not judged.problems
    assert judged.score == game.score


@settings(max_examples=3 * COUNT, deadline=None)
@given(spoiled())
def test_spoiled_values(document: Document) -> None:
    """Any values, anywhere in the file: no other exception, every problem has a rule."""
    examine(json.dumps(document).encode())


@settings(max_examples=COUNT, deadline=None)
@given(st.sampled_from(MADE), st.data())
def test_spoiled_bytes(document: Document, data: st.DataObject) -> None:
    """Any bytes in the midst of the file."""
    text = json.dumps(document).encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 20)))
    examine(text[:start] + data.draw(st.binary(max_size=6)) + text[end:])


@settings(max_examples=COUNT, deadline=None)
@given(st.data())
def test_our_own_text_form(data: st.DataObject) -> None:
    """Our own text form with words changed, left out or doubled."""
    record = read_record(json.dumps(MADE[0]).encode())
    pieces = write_game(to_game(record)).replace(",", " , ").split(" ")
    codes = ["p", "o", "oa", "h", "l", "x9c", "a", "n", "Jh", "9s", "-", "?", "standard", "N"]
    for _ in range(data.draw(st.integers(1, 4))):
        at = data.draw(st.integers(0, len(pieces) - 1))
        pieces[at : at + data.draw(st.integers(0, 3))] = data.draw(
            st.lists(st.sampled_from(codes), max_size=2)
        )
    examine(" ".join(pieces).replace(" , ", ",").encode())
