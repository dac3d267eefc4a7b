"""What a file of Euchre Game Notation tells in its description: our rules, whose record it is."""

import json
from collections.abc import Callable
from pathlib import Path

import jsonschema
import pytest
from engine.random_play import random_game
from records.games import game
from records.made import Document

from euchre_tutor.engine import Announce, Game, Rules, Seat
from euchre_tutor.engine.records.egn import EgnRefusal, read_egn, unsaid, write_egn
from euchre_tutor.engine.records.egn_rules import nearest_rules
from euchre_tutor.engine.records.recorded import to_game

Scale = Callable[[int], int]


def written(count: int) -> list[tuple[Game, str]]:
    """Games under any rules that can be written, each with its file."""
    found = []
    for number in range(count):
        played = random_game(number)
        try:
            found.append((played, write_egn(played, seat=Seat(number % 4))))
        except EgnRefusal:
            continue
    return found


def test_a_game_comes_back_by_its_own_rules(scale: Scale) -> None:
    """Rules, hands, actions, answers "not alone" with them, and the seat are equal."""
    others = 0
    for played, text in written(scale(2_000) + 60):
        record = read_egn(text.encode())
        again = to_game(record)
        assert (again.rules, again.start) == (played.rules, played.start)
        for ours, theirs in zip(played.deals, again.deals, strict=True):
            assert ours.actions == theirs.actions
            assert (ours.deal.hands, ours.upcard) == (theirs.deal.hands, theirs.upcard)
        assert record.seat is not None
        assert write_egn(to_game(record), seat=record.seat) == text
        others += played.rules != nearest_rules(played.rules)
    assert others


def test_other_readers_know_who_sits_where(reference: Path) -> None:
    """What is told is valid by the schema, and players are what they were."""
    schema = json.loads((reference / "egn-schema-v1.json").read_text(encoding="utf-8"))
    for _, text in written(80):
        document = json.loads(text)
        jsonschema.Draft7Validator(schema).validate(document)
        assert document["metadata"]["players"] == ["North", "East", "South", "West"]


def test_without_a_seat_and_by_the_notations_rules_nothing_is_told() -> None:
    """There is no description then."""
    assert "description" not in json.loads(write_egn(game(3, Rules.TOURNAMENT)))["metadata"]


@pytest.mark.parametrize(
    ("description", "rules", "seat"),
    [
        ("Euchre Tutor: seat S; rules standard", Rules.TOURNAMENT, Seat.SOUTH),
        ("Euchre Tutor: rules tournament+target=11", Rules.TOURNAMENT, None),
        ("Euchre Tutor: rules two-handed; seat", Rules.TOURNAMENT, None),
        ("Euchre Tutor: seat Q;; rules nonsense", Rules.TOURNAMENT, None),
        ("Euchre Tutor: seat", Rules.TOURNAMENT, None),
        ("A fine game; seat S", Rules.TOURNAMENT, None),
        ("", Rules.TOURNAMENT, None),
        (7, Rules.TOURNAMENT, None),
        (None, Rules.TOURNAMENT, None),
    ],
)
def test_a_description_that_says_nothing_true(
    description: object, rules: Rules, seat: Seat | None
) -> None:
    """Rules that belong to another ruleset, and any other text, leave the ruleset as it is."""
    document: Document = json.loads(write_egn(game(3, Rules.TOURNAMENT)))
    document["metadata"]["description"] = description
    record = read_egn(json.dumps(document).encode())
    assert (record.rules, record.seat) == (rules, seat)


def test_answers_that_nobody_asks_for_are_counted() -> None:
    """``unsaid`` tells whether a game has an answer "not alone" that its file has no place for."""
    found = set()
    for played, text in written(200):
        document = json.loads(text)
        document["metadata"].pop("description", None)
        again = to_game(read_egn(json.dumps(document).encode()))
        kept, had = (
            sum(action == Announce(alone=False) for deal in one.deals for action in deal.actions)
            for one in (again, played)
        )
        assert unsaid(played) is (kept < had)
        found.add(kept < had)
    assert found == {True, False}
