"""A game is kept after every action and gone on with, whatever happened to the page."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

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

from euchre_tutor.engine import Game, Rules, Seat
from euchre_tutor.lessons.coaching.hint import NO_HINT
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table import files, saving
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.playing import begin
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.shelf import NAME
from euchre_tutor.practice_table.table import Lobby, Station, Table
from euchre_tutor.progress import Book, LessonState, MemoryStore, Progress, Run
from euchre_tutor.progress.json_file import JsonStore

MADE = Path(__file__).parents[1] / "data" / "made-march.egn"


@cache
def of_two() -> Game:
    """A whole game between two."""
    *_, last = tables(begin(setup("two", rules=Rules.TWO_HANDED)))
    return last.with_this


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
    learner = player(Book(JsonStore(tmp_path), "anna"))
    learner.deal("killed")
    play_on(learner, 4)
    settle(learner)
    again = player(Book(JsonStore(tmp_path), "anna"))
    assert lasting(table_of(again)) == lasting(table_of(learner))
    play_on(again)
    assert table_of(again).station is Station.SCORE


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
            assert waiting(fresh)[0]["title"] == "A game cannot be read"
            fresh.handle(do("begin", what="game", seed=""))
            fresh.handle(press("instead"))
        assert isinstance(fresh.place, Table)
        play_on(fresh, 3)
    assert told > 14


def keeping(run: Run, part: str = "game", at: str | None = None) -> Book:
    """A book in which this is kept, and before the learner unless something else is."""
    store = MemoryStore()
    first = Book(store, "nobody")
    state = LessonState(at=part if at is None else at, runs=MappingProxyType({part: run}))
    first.keep(Progress(lessons=MappingProxyType({NAME: state})))
    return Book(store, "nobody")


def waiting(learner: Player) -> list[dict[str, Any]]:
    """What the lobby shows as kept."""
    shown = screen(learner.place, Voice("en"))["practice"]["waiting"]
    assert isinstance(shown, list)
    return shown


@pytest.mark.parametrize("kind", Kind)
def test_what_cannot_be_read_is_told_and_not_replaced_unasked(kind: Kind) -> None:
    """In the lobby, wherever the learner was last; it stays until they say so."""
    seed = "2026-11-30" if kind is Kind.DAY else "kept"
    learner = player()
    learner.handle(do("begin", what=kind.value, seed=seed))
    run = replace(saving.kept(table_of(learner)), of="practice 2")
    for at in (kind.value, "lobby", "record", "deal" if kind is Kind.GAME else "game"):
        shelf = keeping(run, kind.value, at)
        learner = player(shelf)
        (told,) = waiting(learner)
        assert told["title"] == f"A {'game' if kind is Kind.GAME else 'deal'} cannot be read"
        assert told["button"] is None
        assert told["instead"] is None
        learner.handle(do("level", level="3"))
        assert waiting(learner) == [told]
        learner.handle(do("begin", what=kind.value, seed=seed))
        for one in (learner, player(shelf)):
            assert isinstance(one.place, Lobby)
            assert shelf.lesson(NAME).runs[kind.value] == run
        learner.handle(do("level", level="4"))  # the question stays
        learner.handle(press(waiting(learner)[0]["instead"]["button"]["id"]))
        assert (table_of(learner).setup.seed, table_of(learner).setup.level) == (seed, 4)
        assert table_of(player(shelf)).setup == table_of(learner).setup


def test_the_rest_is_not_asked_about_for_what_cannot_be_read() -> None:
    """A deal is dealt though the game is damaged, and the game is told of after it as before."""
    learner = player(keeping(Run("game S2 kept", "standard", "practice 2")))
    learner.handle(do("begin", what="deal", seed="one"))
    assert table_of(learner).setup.kind is Kind.DEAL
    learner.handle(press("lobby"))
    titles = [one["title"] for one in waiting(learner)]
    assert titles == ["A deal is waiting", "A game cannot be read"]


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
    player(shelf).handle(do("sit", seat="E"))
    two = player(shelf, Rules.TWO_HANDED)
    two.handle(do("level", level="1"))
    assert isinstance(two.place, Lobby)
    assert (two.place.setup.seat, two.place.setup.level) == (Seat.SOUTH, 1)
    assert player(shelf).place == replace(
        fresh, setup=replace(fresh.setup, seat=Seat.EAST, level=1)
    )


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
    """Events in any order, sensible or not, leave a place that is drawn, and again on reload."""
    stream = random.Random(11)  # noqa: S311  # for variety, not for secrets
    seen: set[str] = set()
    for number in range(max(4, scale(40))):
        shelf = book()
        learner = player(shelf, stream.choice(_RULES), f"anything-{number}")
        for _ in range(150):
            sensible = stream.random() < _SENSIBLE
            events = next_events(learner.place, stream) if sensible else [any_event(stream)]
            for one in events:
                learner.handle(one)
            if sensible or stream.random() < 0.5:  # else the others may still have to act
                settle(learner)
            if stream.random() < 0.05:  # a reload, perhaps under other rules
                learner = player(shelf, stream.choice(_RULES))
            assert screen(learner.place, Voice("en"))["place"]["title"]
            place = learner.place
            seen.add(place.station.value if isinstance(place, Table) else type(place).__name__)
            seen |= {"what if"} if isinstance(place, Replay) and place.branch else set()
    assert seen == {*(station.value for station in Station), "Lobby", "Replay", "what if"}


_RULES = (Rules.STANDARD, Rules.TOURNAMENT, Rules.TWO_HANDED)
_SENSIBLE = 0.6
"""The share of events that a learner with a purpose sends: enough to come to the end of deals."""


def next_events(place: object, stream: random.Random) -> list[Event]:
    """What goes on from here: a call or card, past a trick, into a replay, "what if", and back."""
    match place:
        case Table(station=Station.CARD | Station.DECIDING) as table:
            chosen = choose(table.position.view(table.you))
            return [press("now"), *(event(deed) for deed in deeds(chosen, table))]
        case Table(station=Station.SCORE) as table:
            return [press(stream.choice(("next", "replay", "lobby", "undo")))]
        case Table():
            return [press("now"), press("next")]
        case Replay() as replay:
            card = stream.choice([*(card.code for card in replay.outcomes), "9s"])
            look = do("look", at=stream.randrange(len(replay.line.actions) + 1))
            doors = ("table", "lobby", "turning", "what-if-off")
            return [
                stream.choice((look, {"kind": "tap", "card": card}, press(stream.choice(doors))))
            ]
    return [do("sit", seat=stream.choice("EW")), stream.choice(BEGINNINGS)]


BUTTONS = (
    *("next", "undo", "last", "now", "hint-1", "hint-2", "hint-3", "hint-4", "hint-hide", "say"),
    *("alone", "again", "lobby", "resume-game", "resume-deal", "resume-day", "replay", "table"),
    *("turning", "what-if-off", "instead", "close"),
)
BEGINNINGS: tuple[Event, ...] = (
    *(press(f"resume-{kind.value}") for kind in Kind),
    press("instead"),
    do("begin", what="game", seed=""),
    do("begin", what="deal", seed="x"),
    do("begin", what="day", seed="2026-11-30"),
    do("load", name="made.egn", text=MADE.read_text("utf-8")),
    do("load", name="two.txt", text=files.as_text(of_two())),
)
OTHER_EVENTS: tuple[Event, ...] = (
    *BEGINNINGS,
    do("begin", what="war", seed="x"),
    do("begin", what="deal", seed="\ud800"),
    do("deal", number=1),
    do("load", name="x", text="{"),
    do("save", form="egn"),
    do("save", form="text"),
    do("level", level="3"),
    do("sit", seat="N"),
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
