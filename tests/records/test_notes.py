"""Remarks in Euchre Game Notation: read where they fit, written as its schema has them."""

from __future__ import annotations

import json

import pytest
from records.games import game, sayable_rules

from euchre_tutor.engine import Play
from euchre_tutor.engine.records.egn import read_egn, write_egn
from euchre_tutor.engine.records.egn_notes import LONGEST, MOST, by_action
from euchre_tutor.engine.records.recorded import Notes


def test_remarks_come_back() -> None:
    """What is written about each action is read again about the same one."""
    for number in range(10):
        original = game(number, sayable_rules(number))
        notes = tuple(about_all(deal.actions) for deal in original.deals)
        record = read_egn(write_egn(original, notes).encode())
        pairs = zip(record.deals, original.deals, notes, strict=True)
        for recorded, deal, remarks in pairs:
            assert by_action(recorded, deal) == remarks


def about_all(actions: tuple[object, ...]) -> Notes:
    """A remark on every call and card, two on the second."""
    found = [
        (number, f"[!]on {number}")
        for number, action in enumerate(actions)
        if isinstance(action, Play) or type(action).__name__ in ("Pass", "OrderUp", "NameSuit")
    ]
    return (*found[:2], (found[1][0], "more"), *found[2:]) if len(found) > 1 else ()


def test_what_has_no_place_stands_beside_the_call() -> None:
    """A remark on the exchange is written beside the call that made trump."""
    for number in range(40):
        original = game(number, sayable_rules(number))
        for at, deal in enumerate(original.deals):
            where = next(
                (n for n, action in enumerate(deal.actions) if action.code[:1] == "x"), None
            )
            if where is None:
                continue
            notes: list[Notes] = [()] * len(original.deals)
            notes[at] = ((where, "Why this one?"),)
            record = read_egn(write_egn(original, notes).encode())
            calls = len(deal.auction.calls)
            assert record.deals[at].call_notes == ((calls - 1, "Why this one?"),)
            return
    pytest.fail("no dealer took the upcard")


def test_what_is_no_remark_is_passed_over() -> None:
    """Odd keys, odd values and remarks too long or too many never keep a game from being read."""
    document = json.loads(write_egn(game(3, sayable_rules(3))))
    phases = document["deals"][0]["phases"]
    odd: list[object] = [
        None,
        5,
        "text",
        ["x"],
        {"x": ["a"]},
        {"-1": ["a"]},
        {"0": "a"},
        {"0": [1]},
    ]
    for value in [*odd, {"9" * 400: ["a"]}, {"٣": ["a"]}, {"0": [" "]}]:
        phases[0]["callAnnotations"] = value
        assert read_egn(json.dumps(document).encode()).deals[0].call_notes == ()
    phases[0]["callAnnotations"] = {"0": ["x" * 5000] * 99}
    read = read_egn(json.dumps(document).encode()).deals[0].call_notes
    assert [len(text) for _, text in read] == [LONGEST] * MOST


def test_what_is_written_satisfies_the_limits() -> None:
    """However much is remarked, a file has no more and nothing longer than the schema allows."""
    original = game(4, sayable_rules(4))
    notes: Notes = tuple((0, "y" * 3000) for _ in range(200))
    document = json.loads(write_egn(original, [notes]))
    written = document["deals"][0]["phases"][0]["callAnnotations"]
    assert list(written) == ["0"]
    assert [len(text) for text in written["0"]] == [LONGEST] * MOST
