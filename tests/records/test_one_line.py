"""The line of a deal, as the practice table and ``str(position)`` give it, read as a record."""

from pathlib import Path

import pytest
from engine.random_play import random_game

from euchre_tutor.cli import main
from euchre_tutor.engine import Deal, Position
from euchre_tutor.engine.notation import NotationError
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import record_deal, to_game
from euchre_tutor.engine.records.referee import judge

UNFINISHED = str(Position.start(Deal.shuffled("class-7")))


def test_a_line_is_a_game_of_one_deal() -> None:
    """Under any rules, finished or not, with blanks and empty lines around it."""
    for number in range(20):
        for deal in random_game(number).deals:
            cut = Position.start(deal.deal).play(*deal.actions[: number % 9])
            for position in (deal, cut):
                record = read_record(f"\n  {position} \r\n\n".encode())
                assert (record.rules, record.start) == (position.rules, (0, 0))
                assert record.deals == (record_deal(position),)
                assert judge(record).problems == ()
            assert to_game(read_record(str(deal).encode())).deals == (deal,)


def test_lines_below_each_other_are_a_game() -> None:
    """The deals of a game, each copied in its line, from no points on."""
    game = random_game(5)
    text = "\n".join(map(str, game.deals))
    assert to_game(read_record(text.encode())).deals == game.deals


@pytest.mark.parametrize(
    ("text", "field", "line"),
    [
        (UNFINISHED.rpartition(" ")[0], "deal", 1),
        (UNFINISHED.replace(" N ", " X "), "dealer", 1),
        (f"{UNFINISHED}\nnonsense", "deal", 2),
        (f"{UNFINISHED}\n{UNFINISHED.replace('standard', 'tournament')}", "rules", 2),
    ],
)
def test_a_damaged_line_is_named(text: str, field: str, line: int) -> None:
    """The error says in which line and part."""
    with pytest.raises(NotationError) as caught:
        read_record(text.encode())
    assert (caught.value.field, caught.value.line) == (field, line)


def test_the_commands_read_a_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """``replay`` referees it, ``review`` says what its cards cost."""
    file = tmp_path / "hand.txt"
    file.write_text(f"{random_game(1).deals[0]}\n", encoding="utf-8")
    for command in ("replay", "review"):
        assert main([command, str(file)]) == 0
        said = capsys.readouterr()
        assert "Deal 1" in said.out
        assert said.err == ""
