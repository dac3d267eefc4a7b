"""Games out and in as files: the notation, our own form, and what is said where one cannot be."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from practice.at_table import Event, book, do, play_on, player, press, setup, table_of, tables
from practice.stand_in import StandIn

from euchre_tutor.engine import Deal, Game, Leave, OrderUp, Position, Rules, Seat
from euchre_tutor.engine.records.egn import read_egn
from euchre_tutor.engine.records.read import read_record
from euchre_tutor.engine.records.recorded import Notes
from euchre_tutor.engine.records.referee import judge
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import files, remarks, replaying
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.playing import begin
from euchre_tutor.practice_table.remarks import with_remarks
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.shelf import RECORD, Shelf
from euchre_tutor.practice_table.table import Lobby, Table
from euchre_tutor.text import render

DATA = Path(__file__).parents[1] / "data"


@cache
def game(rules: Rules) -> Game:
    """A whole game."""
    *_, last = tables(begin(setup("filed", rules=rules)))
    return last.with_this


def test_a_tournament_game_comes_back_from_the_notation() -> None:
    """Saved as EGN and loaded again it has equal actions and scores."""
    loaded = files.load(files.as_egn(game(Rules.TOURNAMENT)))
    assert loaded.game.score == game(Rules.TOURNAMENT).score
    assert [deal.actions for deal in loaded.game.deals] == [
        deal.actions for deal in game(Rules.TOURNAMENT).deals
    ]


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED])
def test_every_game_comes_back_from_our_own_form(rules: Rules) -> None:
    """Saved as text and loaded again it is the same game."""
    assert files.load(files.as_text(game(rules))).game == game(rules)


def test_a_standard_game_that_can_be_said_comes_back() -> None:
    """All is equal, its rules and the answers "not alone" too: the file tells them to us."""
    written = 0
    for number in range(40):
        position = Position.start(Deal.shuffled(f"said-{number}"))
        while position.to_act is not None:
            position = position.after(choose(position.view(position.to_act)))
        played = Game(position.rules, position.dealer).after(position)
        try:
            again = files.load(files.as_egn(played)).game
        except files.FileError:
            continue
        assert again.rules == played.rules
        assert again.deals[0].actions == position.actions
        assert again.score == played.score
        written += 1
    assert written > 1


@pytest.mark.parametrize(
    ("rules", "what"),
    [
        (Rules.TWO_HANDED, "a game for two (rule 9.1"),
        (Rules.STANDARD, "Deal 1: Euchre Game Notation cannot say an upcard left lying (rule 10.2"),
    ],
)
def test_what_the_notation_cannot_say_is_named(rules: Rules, what: str) -> None:
    """The refusal names it and its rule, and offers our own form; nothing is lost."""
    with pytest.raises(files.FileError) as refused:
        files.as_egn(unsayable() if rules == Rules.STANDARD else game(rules))
    said = render(refused.value.text, "en")
    assert what in said
    assert said.endswith("Our own form says everything: choose “Save in our own form”.")


@pytest.mark.parametrize("form", ["egn", "text"])
def test_a_game_without_a_finished_hand_is_not_saved(form: str) -> None:
    """No file comes of it that could not be read again: the page says what is missing."""
    learner = player(seed="mine")
    learner.handle(do("save", form=form))
    assert learner.download is None
    assert isinstance(learner.place, Table)
    assert learner.place.notice is not None
    said = render(learner.place.notice, "en")
    assert said == "No hand is finished yet, so there is nothing to save."


def unsayable() -> Game:
    """A game in which a dealer who was ordered up left the upcard lying."""
    position = Position.start(Deal.shuffled("left")).play(OrderUp(), Leave())
    while legal := position.legal():
        position = position.after(legal[0])
    return Game(position.rules, position.dealer).after(position)


@pytest.mark.parametrize("path", sorted(DATA.glob("made-*.egn")), ids=lambda path: path.stem)
def test_a_made_record_loads_or_says_why_not(path: Path) -> None:
    """A record without a fault loads with the referee's score; else the rule broken is named."""
    text = path.read_text("utf-8")
    judged = judge(read_record(text.encode()))
    if judged.problems or all(deal.broken_off for deal in judged.deals):
        with pytest.raises(files.FileError) as refused:
            files.load(text)
        said = render(refused.value.text, "en")
        assert "breaks rule" in said if judged.problems else "is not finished" in said
        return
    assert files.load(text).game.score == judged.score


def test_recorded_games_load_replay_and_review(reference: Path) -> None:
    """Games written down by others, without the hands: every deal can be looked through."""
    for path in sorted(reference.glob("game-*.egn")):
        text = path.read_text("utf-8")
        loaded = files.load(text)
        assert loaded.game.score == judge(read_record(text.encode())).score
        replay = replaying.opened(loaded.game, Seat.SOUTH, StandIn())
        for number in range(len(loaded.game.deals)):
            shown = replaying.at_deal(replay, number, StandIn())
            assert shown.cards
            assert replaying.looked(shown, 99, StandIn()).shown == shown.deal


BAD = {
    "nothing": "",
    "no JSON": "{",
    "another JSON": "[1, 2]",
    "no deals": '{"fileType": "Euchre Game Notation", "version": "1.4", "deals": 3}',
    "our own form, damaged": "euchre game standard N 0-0\nnonsense",
    "our own form, no deal": "euchre game standard N 0-0\n",
    "a rule not played": '{"fileType": "Euchre Game Notation", "version": "1.4", "deals": [], '
    '"metadata": {"ruleset": {"joker": true}}}',
    "half a sign": "\ud800",
    "bytes": "\x00\x01\x02",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_what_cannot_be_read_changes_nothing(text: str) -> None:
    """The page says why in one line, and the game on the table is untouched, also on the shelf."""
    shelf = book()
    learner = player(shelf, seed="mine")
    play_on(learner, 3)
    before = learner.place
    assert isinstance(before, Table)
    learner.handle(do("load", name="x.egn", text=text))
    assert isinstance(learner.place, Table)
    assert learner.place.position == before.position
    assert learner.place.notice is not None
    said = render(learner.place.notice, "en")
    assert "\n" not in said
    assert said.startswith("x.egn: ")
    assert "Nothing was changed." in said
    learner.handle(press("close"))
    assert learner.place.notice is None
    again = player(shelf).place
    assert isinstance(again, Table)
    assert again.position == before.position


def test_a_loaded_game_is_there_after_a_reload_and_the_own_one_too() -> None:
    """The record is kept with its remarks; the game that was on the table waits."""
    shelf = book()
    learner = player(shelf, seed="mine")
    play_on(learner, 3)
    position = learner.place.position if isinstance(learner.place, Table) else None
    text = noted()
    learner.handle(do("load", name="old game.egn", text=text))
    for one in (learner, player(shelf)):
        assert isinstance(one.place, Replay)
        assert one.place.name == "old game.egn"
        assert one.place.notes == files.load(text).notes
    learner.handle(press("lobby"))
    learner.handle(press("resume-game"))
    assert isinstance(learner.place, Table)
    assert learner.place.position == position


@pytest.mark.parametrize("in_use", [Rules.STANDARD, Rules.TWO_HANDED], ids=str)
@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED], ids=str)
@pytest.mark.parametrize("liked", Seat)
def test_a_game_by_other_rules_is_looked_at_from_a_seat_of_its_own(
    liked: Seat, rules: Rules, in_use: Rules
) -> None:
    """Wherever the learner likes to sit, what was opened is drawn, saved, and there on reload."""
    shelf = book()
    player(shelf).handle(do("sit", seat=liked.letter))
    learner = player(shelf, in_use)
    learner.handle(do("load", name="other.txt", text=files.as_text(game(rules))))
    for one in (learner, player(shelf, in_use)):
        assert isinstance(one.place, Replay)
        assert one.place.you is (liked if liked in rules.seats else Seat.SOUTH)
        named = [row["name"] for row in screen(one.place, Voice("en"))["practice"]["hands"]["rows"]]
        assert named[0] == "You"
        assert len(named) == rules.players
        assert files.load(saved(one, "text")).game == game(rules)


def test_what_cannot_be_shown_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that a fault keeps from being opened is not there again at the next visit."""
    shelf = book()
    learner = player(shelf, seed="mine")
    monkeypatch.setattr(replaying, "opened", lambda *_, **__: 1 / 0)
    with pytest.raises(ZeroDivisionError):
        learner.handle(do("load", name="a.txt", text=files.as_text(game(Rules.STANDARD))))
    assert isinstance(player(shelf).place, Table)


def test_a_closed_record_leads_back_to_where_it_was_opened() -> None:
    """To the table or the lobby, also after a reload and another file; the record is gone then."""
    for at_table in (True, False):
        shelf = book()
        learner = player(shelf, seed="mine")
        play_on(learner, 3)
        position = table_of(learner).position
        if not at_table:
            learner.handle(press("lobby"))
        for name in ("first.txt", "second.txt"):
            learner.handle(do("load", name=name, text=files.as_text(game(Rules.STANDARD))))
        learner = player(shelf)
        learner.handle(press("table"))
        for one in (learner, player(shelf)):
            if at_table:
                assert table_of(one).position == position
            else:
                assert isinstance(one.place, Lobby)
                assert [table.position for table in one.place.waiting] == [position]
        assert Shelf(shelf).record() is None


@pytest.mark.parametrize("event", [press("lobby"), do("begin", what="deal", seed="class-7")])
def test_a_record_that_was_left_is_gone(event: Event) -> None:
    """Nothing of it stays where nothing leads to it; at another computer neither."""
    shelf = book()
    learner = player(shelf)
    learner.handle(do("load", name="a.txt", text=files.as_text(game(Rules.STANDARD))))
    learner.handle(event)
    elsewhere = book()
    elsewhere.take_in(shelf.export())
    for one in (shelf, elsewhere):
        assert not Shelf(one).has(RECORD)
        assert type(player(one).place) is type(learner.place)


def test_a_long_name_of_a_file_is_cut_where_one_sees_it() -> None:
    """What is left out leaves a mark, what kind of file it is stays; half a character as well."""
    text = files.as_text(game(Rules.STANDARD))
    for name, shown in (
        ("x" * 300 + ".egn", "x" * 43 + "…" + "x" * 16 + ".egn"),
        ("y" * 60 + ".egn", "y" * 60 + ".egn"),
        ("half \ud83d.egn", "half \ufffd.egn"),
        ("two\nlines.txt", "two lines.txt"),
    ):
        shelf = book()
        player(shelf).handle(do("load", name=name, text=text))
        place = player(shelf).place
        assert isinstance(place, Replay)
        assert place.name == shown
        assert len(shown) <= 64
        assert shelf.export().encode()


def test_half_a_character_in_a_remark_is_shown_as_one() -> None:
    """JSON can hold it, nothing else can: the remark is shown and kept with a mark in its place."""
    loaded = files.load(noted().replace("Well passed", "Well \\ud83d passed"))
    assert loaded.notes[0][0] == (0, "[!]Well \ufffd passed.")
    shelf = book()
    player(shelf).handle(
        do("load", name="a.egn", text=noted().replace("Well passed", "Well \\ud83d passed"))
    )
    assert shelf.export().encode()


def noted() -> str:
    """A game in the notation with remarks on a call, a card, and what is nowhere."""
    document = json.loads((DATA / "made-march.egn").read_text("utf-8"))
    bidding, play = document["deals"][0]["phases"]
    bidding["callAnnotations"] = {"0": ["[!]Well passed."], "77": ["nowhere"], "x": ["no number"]}
    play["playAnnotations"] = {"2": ["[?!]Hm.", "Why not lower?"], "3": "no list", "4": [5, " "]}
    return json.dumps(document)


def test_remarks_are_shown_where_they_belong() -> None:
    """Each stands after the action it is about; on another line there are none."""
    loaded = files.load(noted())
    replay = replaying.opened(loaded.game, Seat.SOUTH, StandIn(), notes=loaded.notes)
    found = {
        count: note
        for count in range(len(replay.deal.actions) + 1)
        if (note := replaying.looked(replay, count, StandIn()).note)
    }
    assert found == {
        1: ("[!]Well passed.",),
        replay.first_card + 3: ("[?!]Hm.", "Why not lower?"),
    }
    here = replaying.looked(replay, replay.first_card + 2, StandIn())
    others = [a for a in here.shown.legal() if a != replay.deal.actions[here.look]]
    for action in others:
        assert replaying.what_if(here, action.code, StandIn()).note == ()


def test_remarks_are_written_again() -> None:
    """A game with remarks saved as EGN and loaded again has them, each once however often."""
    first = files.load(noted())
    text = files.as_egn(first.game, first.notes)
    assert files.load(text).notes == first.notes
    graded = with_remarks(first.game, first.notes, Seat.SOUTH, StandIn())
    twice = files.load(files.as_egn(first.game, graded))
    assert twice.notes == graded
    assert with_remarks(twice.game, twice.notes, Seat.SOUTH, StandIn()) == graded


def test_remarks_saved_in_another_language_stand_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was written in one language is not written again in the one in use now."""
    monkeypatch.setattr(remarks, "languages", lambda: ("en", "en-XA"))
    played = game(Rules.TOURNAMENT)
    monkeypatch.setattr(remarks, "in_use", lambda: "en-XA")
    graded = with_remarks(played, (), Seat.SOUTH, StandIn())
    assert any(graded)
    monkeypatch.setattr(remarks, "in_use", lambda: "en")
    assert with_remarks(played, graded, Seat.SOUTH, StandIn()) == graded


def large() -> str:
    """A file that is well formed and too large."""
    document = json.loads(noted())
    document["metadata"]["players"] = {"south": "x" * files.LARGEST}
    return json.dumps(document)


def many() -> str:
    """A file of ordinary size with more deals than a game can have."""
    lines = files.as_text(game(Rules.TOURNAMENT)).splitlines()
    return "\n".join([lines[0], *lines[1:2] * (files.MOST + 1)])


@pytest.mark.parametrize(
    ("make", "expected"),
    [(large, "at most 250 kilobytes"), (many, f"at most {files.MOST} was expected")],
)
def test_a_file_too_large_is_not_read(make: Callable[[], str], expected: str) -> None:
    """The page says what was expected, without reading for seconds; the game stays."""
    learner = player(seed="mine")
    play_on(learner, 3)
    before = table_of(learner).position
    learner.handle(do("load", name="big.egn", text=make()))
    notice = table_of(learner).notice
    assert notice is not None
    assert expected in render(notice, "en")
    assert "Nothing was changed." in render(notice, "en")
    assert table_of(learner).position == before


def test_the_review_is_written_as_remarks() -> None:
    """Each of the learner's cards that cost points has a remark in the saved file."""
    learner = player()
    learner.handle(do("load", name="t.txt", text=files.as_text(game(Rules.TOURNAMENT))))
    assert isinstance(learner.place, Replay)
    written = saved(learner, "egn")
    notes: list[Notes] = list(files.load(written).notes)
    for number, deal in enumerate(game(Rules.TOURNAMENT).deals):
        replay = replaying.at_deal(learner.place, number, StandIn())
        costly = [
            replay.first_card + place
            for place, card in enumerate(replay.cards)
            if card.seat is Seat.SOUTH and card.cost > 0
        ]
        assert [at for at, _ in notes[number]] == costly, deal


def saved(learner: Player, form: str) -> str:
    """What the learner's file holds."""
    learner.handle(do("save", form=form))
    assert learner.download is not None
    return learner.download[1]


def test_a_saved_file_satisfies_the_schema(reference: Path) -> None:
    """A tournament game with remarks is valid against the notation's own schema."""
    jsonschema = pytest.importorskip("jsonschema")
    schema = json.loads((reference / "egn-schema-v1.json").read_text("utf-8"))
    loaded = files.load(files.as_egn(game(Rules.TOURNAMENT)))
    notes = with_remarks(loaded.game, (), Seat.SOUTH, StandIn())
    jsonschema.validate(json.loads(files.as_egn(loaded.game, notes)), schema)
    for deal in read_egn(files.as_egn(loaded.game, notes).encode()).deals:
        assert len(deal.hands[0]) == 5


def test_a_game_of_the_table_is_saved() -> None:
    """What was played here so far can be had as text at any time, the finished deals of it."""
    learner = player(seed="mine")
    play_on(learner, 40)
    loaded = files.load(saved(learner, "text"))
    table = learner.place
    assert isinstance(table, Table)
    assert loaded.game == table.with_this
