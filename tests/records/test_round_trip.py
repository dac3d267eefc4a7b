"""Games written down and loaded again: equal actions and scores."""

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import jsonschema
import pytest
from engine.random_play import random_game
from records.games import deeds, game, sayable_rules

from euchre_tutor.engine import Card, Game, Rules, Seat, write_game
from euchre_tutor.engine.records.egn import EgnRefusal, read_egn, write_egn
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import (
    RecordedDeal,
    RecordedGame,
    RecordError,
    record_game,
    to_game,
)
from euchre_tutor.engine.records.referee import judge

Scale = Callable[[int], int]
REFUSED = {
    "two.object",
    "house.pickup",
    "house.turned",
    "house.caller",
    "house.defend",
    "house.lonedef",
}


def test_a_game_and_its_record(scale: Scale) -> None:
    """Under any rules a game becomes a record without problems, and a game again."""
    for number in range(scale(1_000)):
        played = random_game(number)
        record = record_game(played)
        judged = judge(record)
        assert judged.problems == ()
        assert (judged.score, judged.over) == (played.score, True)
        assert [deal.result for deal in judged.deals] == [deal.result for deal in played.deals]
        assert to_game(record) == played


def test_our_own_text_form(scale: Scale) -> None:
    """The text form reads as the same record that the game gives."""
    for number in range(scale(1_000)):
        played = random_game(number)
        assert read_record(write_game(played).encode()) == record_game(played)


def same(played: Game) -> None:
    """Written as Euchre Game Notation and loaded again the game is equal."""
    record = read_egn(write_egn(played).encode())
    again = to_game(record)
    assert again.rules == played.rules
    assert [deal.actions for deal in again.deals] == [deal.actions for deal in played.deals]
    assert [deal.result for deal in again.deals] == [deal.result for deal in played.deals]
    assert (again.start, again.score) == (played.start, played.score)
    assert judge(record).problems == ()


def test_tournament_games(scale: Scale) -> None:
    """Every tournament game can be written as EGN and comes back."""
    for number in range(scale(1_000)):
        same(game(number, Rules.TOURNAMENT))


def test_games_under_other_rules_it_can_say(scale: Scale) -> None:
    """So does every game under any rules that EGN can say."""
    for number in range(scale(1_000)):
        same(game(number, sayable_rules(number)))


def test_games_under_any_rules(scale: Scale) -> None:
    """A game is refused by the name of a rule, or comes back with equal deeds and scores."""
    written, reasons = 0, set()
    for number in range(scale(2_000)):
        played = random_game(number)
        try:
            text = write_egn(played)
        except EgnRefusal as refusal:
            reasons.add(refusal.rule)
            continue
        again = to_game(read_egn(text.encode()))
        assert deeds(again) == deeds(played)
        assert again.score == played.score
        written += 1
    assert written
    assert reasons <= REFUSED


def test_what_is_written_satisfies_the_schema(reference: Path, scale: Scale) -> None:
    """Files are valid against the notation's own schema."""
    schema = json.loads((reference / "egn-schema-v1.json").read_text(encoding="utf-8"))
    validator = jsonschema.Draft7Validator(schema)
    for number in range(scale(400)):
        validator.validate(json.loads(write_egn(game(number, sayable_rules(number)))))


def test_made_games_are_written_again(scale: Scale) -> None:
    """A clean record with every card known comes back from writing what was read."""
    for number in range(scale(200)):
        record = record_game(game(number, Rules.TOURNAMENT))
        text = write_egn(to_game(record))
        assert write_egn(to_game(read_egn(text.encode()))) == text


@pytest.mark.parametrize("line", [1, 2])
def test_an_unfinished_game_is_a_record(line: int) -> None:
    """Deals broken off are read and judged, though they are no game yet."""
    text = write_game(game(1, Rules.STANDARD)).splitlines()
    cut = text[: line + 1]
    cut[line] = cut[line].rpartition(",")[0]
    record = read_record("\n".join(cut).encode())
    judged = judge(record)
    assert judged.problems == ()
    assert judged.deals[-1].result is None
    with pytest.raises(RecordError):
        to_game(record)


@pytest.mark.parametrize("start", [(-5, 3), (10, 10), (12, 12), (0, 10**9)])
def test_a_record_whose_start_is_no_score_is_no_game(start: tuple[int, int]) -> None:
    """Points that no game can begin with are an error of the record, with the rule 8.7."""
    record = replace(record_game(game(1, Rules.TOURNAMENT)), start=start)
    with pytest.raises(RecordError) as caught:
        to_game(record)
    assert (caught.value.deal, caught.value.rule) == (None, "score.game")


def test_a_record_dealt_by_nobody_is_no_game() -> None:
    """With two players East sits nowhere: an error of the record too."""
    dealt = RecordedDeal(dealer=Seat.EAST, upcard=Card("9c"))
    with pytest.raises(RecordError) as caught:
        to_game(RecordedGame(rules=Rules.TWO_HANDED, deals=(dealt,)))
    assert caught.value.rule == "table.dealer"


def test_errors_count_deals_from_1() -> None:
    """People read "deal 2" of the second deal; the field counts from 0 as everywhere."""
    record = record_game(game(1, Rules.TOURNAMENT))
    first, second, *_ = record.deals
    with pytest.raises(RecordError, match=r"^deal 2: ") as caught:
        to_game(replace(record, deals=(first, replace(second, dealer=first.dealer))))
    assert caught.value.deal == 1
    caller = next(
        number for number in range(50) if refused(game(number, Rules.STANDARD)) is not None
    )
    error = refused(game(caller, Rules.STANDARD))
    assert error is not None
    assert error.deal is not None
    assert str(error).startswith(f"deal {error.deal + 1}: ")


def refused(played: Game) -> EgnRefusal | None:
    """Why the game cannot be written, None if it can."""
    try:
        write_egn(played)
    except EgnRefusal as refusal:
        return refusal
    return None
