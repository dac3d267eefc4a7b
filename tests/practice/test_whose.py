"""Whose game a file is: kept in it, taken from it, and changed while it is looked at."""

from __future__ import annotations

import pytest
from practice.at_table import book, do, play_on, player, press, settle
from practice.replay_walk import played

from euchre_tutor.engine import Rules, Seat, Stream
from euchre_tutor.lessons.coaching.grading import choices
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import files
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.replay import Replay


def replay(learner: Player) -> Replay:
    """What the learner looks at."""
    assert isinstance(learner.place, Replay)
    return learner.place


def named(learner: Player) -> str:
    """Whose hand is the learner's, by the letter of its badge."""
    rows = screen(replay(learner), Voice("en"))["practice"]["hands"]["rows"]
    return "".join(row["seat"]["letter"] for row in rows if row["name"] == "You")


@pytest.mark.parametrize("form", ["egn", "text"])
@pytest.mark.parametrize("seat", Seat)
def test_a_saved_game_is_opened_from_the_seat_it_was_played_from(seat: Seat, form: str) -> None:
    """Wherever its reader likes to sit, and after a reload, its player is "You"."""
    learner = player(rules=Rules.TOURNAMENT)
    learner.handle(do("sit", seat=seat.letter))
    learner.handle(do("begin", what="game", seed="mine"))
    play_on(learner, 12)
    learner.handle(do("save", form=form))
    assert learner.download is not None
    shelf = book()
    reader = player(shelf)
    reader.handle(do("sit", seat=seat.left.letter))
    reader.handle(do("load", name="game", text=learner.download[1]))
    for one in (reader, player(shelf)):
        assert replay(one).you is seat
        assert named(one) == seat.letter


def of_file(rules: Rules, seat: Seat | None = None) -> Player:
    """A learner who has opened a file."""
    learner = player()
    game = played(Stream("whose"), rules, 3)
    learner.handle(do("load", name="club.txt", text=files.as_text(game, seat)))
    return learner


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TWO_HANDED], ids=str)
def test_a_game_from_a_file_is_looked_at_from_every_seat(rules: Rules) -> None:
    """Each seat's cards and calls are reviewed in turn, at the same moment, also after a reload."""
    shelf = book()
    learner = player(shelf)
    game = played(Stream("whose"), rules, 3)
    learner.handle(do("load", name="club.txt", text=files.as_text(game)))
    learner.handle(do("deal", number=1))
    learner.handle(do("look", at=7))
    for seat in (*rules.seats, *rules.seats):
        here = replay(learner).you
        assert learner.handle(do("sit", seat=seat.letter)) is (seat is not here)
        settle(learner)
        there = replay(learner)
        assert (there.you, there.number, there.look) == (seat, 1, 7)
        assert [card.seat for card in there.mine] == [seat] * len(there.mine)
        assert len(there.calls) == sum(1 for _ in choices(there.deal, seat))
        assert not there.thinking
        shown = screen(there, Voice("en"))["practice"]["whose"]
        assert shown["title"] == "Whose cards?"
        assert [one["value"] for one in shown["options"]] == [one.letter for one in rules.seats]
        assert [one["value"] for one in shown["options"] if one["on"]] == [seat.letter]
        assert named(learner) == seat.letter
        assert replay(player(shelf)).you is seat
        learner.handle(do("save", form="text"))
        assert learner.download is not None
        assert files.load(learner.download[1]).seat is seat


def test_where_nobody_sits_nothing_is_looked_at() -> None:
    """With two players East is nobody; no letter is nobody either."""
    learner = of_file(Rules.TWO_HANDED, Seat.NORTH)
    for letter in ("E", "Q", "", "North"):
        assert not learner.handle(do("sit", seat=letter))
        assert replay(learner).you is Seat.NORTH


def test_where_the_learner_likes_to_sit_stays() -> None:
    """Another seat of a file is no wish for the next game."""
    learner = of_file(Rules.STANDARD)
    learner.handle(do("sit", seat="E"))
    learner.handle(press("table"))
    chosen = screen(learner.place, Voice("en"))["practice"]["seats"]["options"]
    assert [one["value"] for one in chosen if one["on"]] == ["S"]


def test_a_game_played_here_is_the_learners_own() -> None:
    """There is no asking whose cards: they are those the learner held."""
    learner = player(seed="mine")
    play_on(learner, 12)
    learner.handle(press("replay"))
    assert not learner.handle(do("sit", seat="E"))
    assert replay(learner).you is Seat.SOUTH
    assert screen(learner.place, Voice("en"))["practice"]["whose"] is None


def test_remarks_stay_when_looked_at_from_elsewhere() -> None:
    """What a file remarks is there from every seat, and after a reload."""
    shelf = book()
    learner = player(shelf)
    game = played(Stream("whose"), Rules.TOURNAMENT, 1)
    notes = (((0, "Well passed."),),)
    learner.handle(do("load", name="a.egn", text=files.as_egn(game, notes)))
    learner.handle(do("sit", seat="W"))
    for one in (learner, player(shelf)):
        assert replay(one).notes == notes
