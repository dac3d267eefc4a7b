"""Whose record of a game it is, in our own text form and in Euchre Game Notation."""

import pytest
from engine.random_play import random_game

from euchre_tutor.engine import Game, Rules, Seat, parse_game, write_game
from euchre_tutor.engine.notation import NotationError, parse_seat
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import record_game, to_game
from euchre_tutor.explain.replay.unreadable import unreadable
from euchre_tutor.text import render


def test_our_own_form_keeps_the_seat() -> None:
    """A line says it, the game is the same; without the line nobody knows, as in older files."""
    for number in range(12):
        game = random_game(number)
        for seat in (None, *game.rules.seats):
            text = write_game(game, seat)
            assert ("\nseat " in text) is (seat is not None)
            assert parse_game(text) == game
            assert parse_seat(text) is seat
            record = read_record(text.encode())
            assert record.seat is seat
            assert to_game(record) == game
        assert read_record(write_game(game).encode()) == record_game(game)


@pytest.mark.parametrize("found", ["X", "", "N S", "E"])
def test_a_seat_where_nobody_sits_is_named(found: str) -> None:
    """With two players East is no seat either; the line and the part are said."""
    head = f"euchre game {Rules.TWO_HANDED} N 0-0"
    text = f"{head}\nseat {found}\n"
    for read in (parse_seat, parse_game, lambda text: read_record(text.encode())):
        with pytest.raises(NotationError) as caught:
            read(text)
        assert (caught.value.field, caught.value.line) == ("seat", 2)
    said = render(unreadable(caught.value), "en")
    assert said.startswith("line 2, seat: expected ")


def test_nobody_is_written_where_nobody_sits() -> None:
    """A game for two is not East's."""
    with pytest.raises(NotationError):
        write_game(record_of_two(), Seat.EAST)


def record_of_two() -> Game:
    """A game for two."""
    return next(g for g in map(random_game, range(200)) if g.rules.players == 2)
