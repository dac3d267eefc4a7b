"""A game is kept after every action and gone on with, whatever happened to the page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

import pytest
from practice.at_table import (
    Event,
    book,
    deeds,
    do,
    event,
    play_on,
    player,
    press,
    settle,
    setup,
    table_of,
    tables,
)

from euchre_tutor.engine import Rules, Seat
from euchre_tutor.lessons.coaching.hint import NO_HINT
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import saving
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.playing import begin
from euchre_tutor.practice_table.shelf import NAME
from euchre_tutor.practice_table.table import Lobby, Station, Table
from euchre_tutor.progress import Book, LessonState, MemoryStore, Progress, Run
from euchre_tutor.progress.json_file import JsonStore
from euchre_tutor.text import render


def lasting(table: Table) -> Table:
    """What of a table outlives the page."""
    plain = replace(table, since=0, fresh_from=0, look=None, last=False, refused=None, notice=None)
    return replace(plain, hint=NO_HINT, decision=None)


@pytest.mark.parametrize("rules", [Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED])
def test_every_moment_of_a_game_is_taken_up_again(rules: Rules) -> None:
    """What is written down of a table gives an equal table, at each of its moments."""
    for number, table in enumerate(tables(setup_of(rules))):
        if number % 5 == 0 or table.stopped or table.position.contract is None:
            again = saving.again(saving.kept(table))
            assert again is not None
            assert lasting(again) == lasting(table)


def setup_of(rules: Rules) -> Table:
    """A game from another seat than usual."""
    return saving_begin(rules, rules.seats[0])


def saving_begin(rules: Rules, seat: Seat) -> Table:
    """The first moment of a game."""
    return begin(setup("kept", rules=rules, seat=seat, level=3))


def test_a_game_goes_on_after_a_reload() -> None:
    """A new page finds the game where it was: after each deed, with the others to be waited for."""
    shelf = book()
    learner = player(shelf, seed="reload")
    for _ in range(40):
        fresh = player(shelf)
        assert lasting(table_of(fresh)) == lasting(table_of(learner))
        settle(learner)
        table = table_of(learner)
        if table.station in (Station.TRICK, Station.SCORE):
            learner.handle(press("next"))
            continue
        for deed in deeds(choose(table.position.view(table.you)), table):
            learner.handle(event(deed))


def test_a_game_goes_on_after_the_kernel_died(tmp_path: Path) -> None:
    """Another process with the same files finds it: all was in the store before it was shown."""
    learner = player(Book(JsonStore(tmp_path), "anna"), seed="killed")
    play_on(learner, 12)
    settle(learner)
    again = player(Book(JsonStore(tmp_path), "anna"))
    assert lasting(table_of(again)) == lasting(table_of(learner))
    play_on(again)
    assert table_of(again).with_this.over


def test_undo_is_kept() -> None:
    """A reload after undo does not bring back what was taken back."""
    shelf = book()
    learner = player(shelf, seed="undo")
    play_on(learner, 6)
    settle(learner)
    learner.handle(press("undo"))
    assert lasting(table_of(player(shelf))) == lasting(table_of(learner))


def test_a_lobby_offers_the_open_game() -> None:
    """Whoever leaves a game finds it waiting, also after a reload, and goes on where it was."""
    shelf = book()
    learner = player(shelf, seed="waits")
    play_on(learner, 4)
    left = lasting(table_of(learner))
    learner.handle(press("lobby"))
    for one in (learner, player(shelf)):
        assert isinstance(one.place, Lobby)
        assert [lasting(table) for table in one.place.waiting] == [left]
    learner.handle(press("resume-game"))
    assert lasting(table_of(learner)) == left


def test_a_new_game_does_not_take_the_place_of_one_unasked() -> None:
    """Where a game waits a new one is asked about; it goes only when that is pressed too."""
    shelf = book()
    learner = player(shelf, seed="waits")
    play_on(learner, 4)
    left = lasting(table_of(learner))
    learner.handle(press("lobby"))
    learner.handle(do("begin", what="game", seed=""))
    for one in (learner, player(shelf)):
        assert isinstance(one.place, Lobby)
        assert (one.place.instead is not None) is (one is learner)
        assert [lasting(table) for table in one.place.waiting] == [left]
    page = screen(learner.place, Voice("en"))
    assert page["announce"] == page["practice"]["waiting"][0]["instead"]["text"]
    learner.handle(press(page["practice"]["waiting"][0]["instead"]["button"]["id"]))
    assert lasting(table_of(learner)) != left
    assert table_of(learner).position.actions == ()


def test_another_deal_does_not_take_the_place_of_one_unasked() -> None:
    """Neither a code typed in nor one in the address gives an unfinished deal up."""
    shelf = book()
    learner = player(shelf)
    learner.deal("first")
    play_on(learner, 2)
    left = lasting(table_of(learner))
    assert left.begun
    learner.handle(press("lobby"))
    for ask in (
        lambda: learner.handle(do("begin", what="deal", seed="second")),
        lambda: learner.deal("second"),
    ):
        ask()
        assert isinstance(learner.place, Lobby)
        assert [lasting(table) for table in learner.place.waiting] == [left]
        learner.handle(press("resume-deal"))
        assert lasting(table_of(learner)) == left
    learner.deal("second")
    page = screen(learner.place, Voice("en"))
    learner.handle(press(page["practice"]["waiting"][0]["instead"]["button"]["id"]))
    assert table_of(learner).setup.seed == "second"
    learner.deal("third")  # nothing was decided in the second
    assert table_of(learner).setup.seed == "third"


def test_a_game_by_its_seed_does_not_take_the_place_of_one_unasked() -> None:
    """A cell of a notebook asks too, and goes on with the game that it names."""
    shelf = book()
    learner = player(shelf, seed="own")
    play_on(learner, 3)
    left = lasting(table_of(learner))
    other = player(shelf, seed="class-7")
    assert isinstance(other.place, Lobby)
    assert [lasting(table) for table in other.place.waiting] == [left]
    assert lasting(table_of(player(shelf, seed="own"))) == left


@pytest.mark.parametrize("what", ["game", "deal"])
def test_who_asks_for_what_is_under_way_goes_on_with_it(what: str) -> None:
    """Another seat or level liked since does not deal it anew: it keeps those it was begun with."""
    learner = player()
    learner.handle(do("begin", what=what, seed="class-7"))
    play_on(learner, 3)
    left = lasting(table_of(learner))
    learner.handle(press("lobby"))
    learner.handle(do("level", level="1"))
    learner.handle(do("sit", seat="E"))
    learner.handle(do("begin", what=what, seed="class-7"))
    assert lasting(table_of(learner)) == left


def test_all_that_waits_can_be_gone_on_with() -> None:
    """A game, a deal by its code and one of a day are offered side by side, each as it was left."""
    learner = player()
    left = {}
    for kind, seed in (("game", "g"), ("deal", "d"), ("day", "2026-11-30")):
        learner.handle(do("begin", what=kind, seed=seed))
        play_on(learner, 2)
        left[kind] = lasting(table_of(learner))
    learner.handle(press("lobby"))
    waiting = screen(learner.place, Voice("en"))["practice"]["waiting"]
    buttons = [one["button"]["id"] for one in waiting]
    assert [one["score"] is not None for one in waiting] == [True, False, False]
    assert len(buttons) == 3
    for button, kind in zip(buttons, left, strict=True):
        learner.handle(press(button))
        assert lasting(table_of(learner)) == left[kind]
        learner.handle(press("lobby"))


def test_a_single_deal_that_waits_is_not_asked_about() -> None:
    """A new game does not cost it: both are kept."""
    learner = player()
    learner.handle(do("begin", what="deal", seed="one"))
    learner.handle(press("lobby"))
    learner.handle(do("begin", what="game", seed=""))
    assert isinstance(learner.place, Table)


def test_a_deal_of_the_day_does_not_cost_the_game() -> None:
    """The game waits while another deal is played, and both can be gone on with."""
    shelf = book()
    learner = player(shelf, seed="game")
    play_on(learner, 3)
    left = lasting(table_of(learner))
    learner.handle(do("begin", what="day", seed="2026-11-30"))
    play_on(learner, 2)
    day = lasting(table_of(learner))
    learner.handle(press("lobby"))
    learner.handle(press("resume-game"))
    assert lasting(table_of(learner)) == left
    learner.handle(do("begin", what="day", seed="2026-11-30"))
    assert lasting(table_of(learner)) == day


@pytest.mark.parametrize("day", ["", "today", "2026-13-01", "2026-1-1", "20261130", "2026-11-30 "])
def test_only_a_date_is_a_day(day: str) -> None:
    """A deal of the day is that of a date; anything else changes nothing."""
    learner = player()
    before = learner.place
    assert not learner.handle(do("begin", what="day", seed=day))
    assert learner.place is before


def damaged(run: Run) -> Iterator[Run]:
    """A kept game as a broken file, a version to come or a hand could leave it."""
    stream = random.Random(7)  # noqa: S311  # for variety, not for secrets
    deeds_of = list(run.deeds)
    yield replace(run, of="practice 99")
    yield replace(run, rules="nonsense")
    yield replace(run, rules=str(Rules.TWO_HANDED))
    for token in (
        "",
        "game",
        "game S2",
        "game Z2 kept",
        "game S9 kept",
        "war S2 kept",
        "game Sx a",
    ):
        yield replace(run, token=token)
    yield replace(run, deeds=(("deal", "nonsense"), *deeds_of))
    yield replace(run, deeds=(*deeds_of, ("act", "Zz")))
    yield replace(run, deeds=(*deeds_of, ("dance", "")))
    yield replace(run, deeds=(*deeds_of, ("on", "")))
    for _ in range(60):
        mixed = [*deeds_of]
        first, second = stream.randrange(len(mixed)), stream.randrange(len(mixed))
        mixed[first], mixed[second] = mixed[second], mixed[first]
        del mixed[stream.randrange(len(mixed))]
        yield replace(run, deeds=tuple(mixed))


def test_a_damaged_game_does_not_take_the_page() -> None:
    """What cannot be read is told, and a new game can be begun."""
    shelf = book()
    learner = player(shelf, seed="kept")
    play_on(learner, 30)
    run = shelf.lesson(NAME).runs["game"]
    told = 0
    for broken in damaged(run):
        other = keeping(broken)
        fresh = player(other)
        if isinstance(fresh.place, Lobby):
            told += 1
            assert fresh.place.notice is not None
            assert "cannot be read" in render(fresh.place.notice, "en")
            fresh.handle(do("begin", what="game", seed=""))
        assert isinstance(fresh.place, Table)
        play_on(fresh, 3)
    assert told > 14


def keeping(run: Run, part: str = "game") -> Book:
    """A book in which this is kept."""
    store = MemoryStore()
    first = Book(store, "nobody")
    runs = MappingProxyType({part: run})
    first.keep(Progress(lessons=MappingProxyType({NAME: LessonState(at=part, runs=runs)})))
    return Book(store, "nobody")


def test_a_damaged_record_does_not_take_the_page() -> None:
    """A loaded game that cannot be read again is told of as well."""
    for deeds_ in ((), (("line", "nonsense"),), (("line", "euchre game standard N 0-0"),)):
        fresh = player(keeping(Run("a.egn", "standard", "record", tuple(deeds_)), "record"))
        assert isinstance(fresh.place, Lobby)
        assert fresh.place.notice is not None


def test_seat_and_level_are_kept() -> None:
    """Where one sits and against whom is asked for once; what is none changes nothing."""
    shelf = book()
    learner = player(shelf)
    for seat, level in (("E", "4"), ("Q", "9"), ("", ""), ("N", "0")):
        learner.handle(do("sit", seat=seat))
        learner.handle(do("level", level=level))
    fresh = player(shelf).place
    assert isinstance(fresh, Lobby)
    assert (fresh.setup.seat, fresh.setup.level) == (Seat.NORTH, 4)
    two = player(shelf, Rules.TWO_HANDED).place
    assert isinstance(two, Lobby)
    assert two.setup.seat in Rules.TWO_HANDED.seats


def test_a_game_goes_to_another_computer() -> None:
    """The file of a learner's progress holds the game too."""
    shelf = book()
    learner = player(shelf, seed="abroad")
    play_on(learner, 9)
    text = shelf.export()
    assert json.loads(text)["learner"]["lessons"][NAME]["at"] == "game"
    other = book()
    other.take_in(text)
    assert lasting(table_of(player(other))) == lasting(table_of(learner))


def test_no_event_breaks_the_table(scale: Callable[[int], int]) -> None:
    """Events in any order, sensible or not, leave a place that can be gone on with."""
    stream = random.Random(11)  # noqa: S311  # for variety, not for secrets
    shelf = book()
    learner = player(shelf, seed="anything")
    for _ in range(scale(6000)):
        learner.handle(any_event(stream))
        if stream.random() < 0.5:  # half of the time the others come to act
            settle(learner)
        if stream.random() < 0.1:  # a reload now and then
            learner = player(shelf)
        assert screen(learner.place, Voice("en"))["place"]["title"]


BUTTONS = (
    *("next", "undo", "last", "hint-1", "hint-2", "hint-3", "hint-4", "hint-hide", "say", "alone"),
    *("again", "lobby", "resume", "replay", "table", "turning", "what-if-off", "instead", "close"),
)
OTHER_EVENTS: tuple[Event, ...] = (
    do("begin", what="deal", seed="x"),
    do("begin", what="war", seed="x"),
    do("deal", number=1),
    do("load", name="x", text="{"),
    do("save", form="egn"),
    do("save", form="text"),
    do("level", level="3"),
    do("fly"),
    {"kind": "beat"},
)


def any_event(stream: random.Random) -> Event:
    """An event of one of the kinds the table takes, or of none."""
    match stream.randrange(8):
        case 0 | 1 | 2:
            return {"kind": "tap", "card": stream.choice("9TJQKA") + stream.choice("shdc")}
        case 3:
            return {"kind": "choose", "choice": stream.choice(("p", "o", "s", "h", "take", "l"))}
        case 4 | 5:
            return press(stream.choice(BUTTONS))
        case 6:
            return do("look", at=stream.randrange(-3, 40))
        case _:
            return stream.choice(OTHER_EVENTS)
