"""The page stays live while the coach and the other seats think."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest
from practice.at_table import Event, book, deeds, do, event, press
from practice.stand_in import StandIn

import euchre_tutor
from euchre_tutor import practice
from euchre_tutor.coach.advice import Advice
from euchre_tutor.engine import Action, View
from euchre_tutor.lessons.coaching import running
from euchre_tutor.lessons.coaching.hint import Help
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.practice_table.table import Lobby, Station, Table
from euchre_tutor.practice_table.view import PracticeView


class Slow(StandIn):
    """A coach that thinks in many pieces, and counts them."""

    def __init__(self, pieces: int = 50) -> None:
        self.pieces = pieces
        self.thought = 0

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Advise again and again."""
        for advice in [*super().think(view, seed)] * self.pieces:
            self.thought += 1
            yield advice

    def choose(self, view: View, level: int, seed: str) -> Iterator[Action | None]:
        """Think long before acting."""
        for _ in range(self.pieces):
            self.thought += 1
            yield None
        yield from super().choose(view, level, seed)


class Broken(StandIn):
    """A coach that fails."""

    def think(self, view: View, seed: str) -> Iterator[Advice]:
        """Fail."""
        raise ZeroDivisionError(f"{view} {seed}")


@pytest.fixture(autouse=True)
def no_pace(monkeypatch: pytest.MonkeyPatch) -> None:
    """The other seats do not wait to be followed."""
    monkeypatch.setattr(running, "PACE", 0)


def sent(view: PracticeView, what: Event) -> None:
    """The page sends an event, answering what it shows."""
    view._receive(view, what | {"seq": view.seq, "n": 1}, None)


def table(view: PracticeView) -> Table:
    """The table on the screen."""
    place = view.player.place
    assert isinstance(place, Table)
    return place


async def turn(view: PracticeView) -> Table:
    """Wait until the learner sees that they are to do something."""
    for _ in range(10_000):
        drawn = view.session.drawn
        if isinstance(drawn, Table) and drawn.station is not Station.OTHERS:
            return table(view)
        await asyncio.sleep(0)
    raise AssertionError("the others never finished")


def view(coach: StandIn, seed: str | None = "live") -> PracticeView:
    """The practice table on a screen."""
    return PracticeView(coach, seed, book=book())


def test_without_a_loop_all_is_done_at_once() -> None:
    """Where nothing serves the page, the others have acted when the screen is shown."""
    assert table(view(StandIn())).station is not Station.OTHERS


def test_what_is_thought_stops_when_the_learner_acts() -> None:
    """An event between two pieces is answered at once, and nothing of the old thought follows."""

    async def scene() -> None:
        coach = Slow(pieces=1000)
        shown = view(coach, None)
        sent(shown, do("begin", what="game", seed="live"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        sent(shown, press("lobby"))
        assert isinstance(shown.player.place, Lobby)
        thought = coach.thought
        for _ in range(20):
            await asyncio.sleep(0)
        assert coach.thought == thought
        assert isinstance(shown.player.place, Lobby)

    asyncio.run(scene())


def test_numbers_get_better_while_the_page_is_live() -> None:
    """A hint is refined under the number of its snapshot, and a call meanwhile goes through."""

    async def scene() -> None:
        shown = view(Slow(pieces=20))
        here = await turn(shown)
        sent(shown, press("hint-3"))
        number = shown.seq
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        assert table(shown).hint.advice is not None
        assert table(shown).hint.thinking
        assert shown.seq == number
        for deed in deeds(choose(here.position.view(here.you)), here):
            sent(shown, event(deed))
        assert len(table(shown).position.actions) > len(here.position.actions)
        assert table(shown).hint.help is Help.NONE

    asyncio.run(scene())


def test_the_turn_of_the_learner_is_answered_anew() -> None:
    """A tap that answered what was shown before one's turn came is dropped, not played."""

    async def scene() -> None:
        shown = view(Slow(pieces=3), None)
        sent(shown, do("begin", what="game", seed="live"))
        before = shown.seq
        await turn(shown)
        assert shown.seq > before
        position = table(shown).position
        shown._receive(shown, press("undo") | {"seq": before, "n": 2}, None)
        assert table(shown).position == position

    asyncio.run(scene())


def test_a_failing_coach_leaves_a_usable_page(caplog: pytest.LogCaptureFixture) -> None:
    """The page is told in one line, the log has the error, and the game goes on."""

    async def scene() -> None:
        shown = view(Broken())
        told: list[object] = []
        shown.send = lambda content, *_: told.append(content)
        here = await turn(shown)
        sent(shown, press("hint-1"))
        for _ in range(5):
            await asyncio.sleep(0)
        assert {"kind": "trouble"} in told
        assert "ZeroDivisionError" in caplog.text
        for deed in deeds(choose(here.position.view(here.you)), here):
            sent(shown, event(deed))
        assert table(shown).position != here.position

    asyncio.run(scene())


def test_what_is_new_is_told_from_the_snapshot_before() -> None:
    """Each snapshot says from which action on things are new; after a reload nothing falls."""
    shelf = book()
    shown = PracticeView(StandIn(), "live", book=shelf)
    drawn = shown.session.drawn
    assert isinstance(drawn, Table)
    again = PracticeView(StandIn(), book=shelf)
    fresh = again.session.drawn
    assert isinstance(fresh, Table)
    assert fresh.fresh_from == len(fresh.position.actions)
    done = len(drawn.position.actions)
    here = table(again)
    for deed in deeds(choose(here.position.view(here.you)), here):
        sent(again, event(deed))
    fresh = again.session.drawn
    assert isinstance(fresh, Table)
    assert done <= fresh.fresh_from <= len(fresh.position.actions)


def test_calls_are_graded_while_the_replay_is_looked_at() -> None:
    """The scrubber moves while the coach grades; what was graded stays."""

    async def scene() -> None:
        shown = view(Slow(pieces=2), None)
        sent(shown, do("begin", what="deal", seed="one"))
        while table(shown).station is not Station.SCORE:
            here = await turn(shown)
            if here.station is Station.TRICK:
                sent(shown, press("next"))
                continue
            if here.station is Station.SCORE:
                break
            for deed in deeds(choose(here.position.view(here.you)), here):
                sent(shown, event(deed))
        sent(shown, press("replay"))
        for count in range(40):
            sent(shown, do("look", at=count % 7))
            await asyncio.sleep(0)
        for _ in range(200):
            await asyncio.sleep(0)
        place = shown.player.place
        assert isinstance(place, Replay)
        assert not place.thinking
        assert place.calls
        assert replace(place, look=0).calls == place.calls

    asyncio.run(scene())


def test_no_menu_is_spoken_of_where_there_is_none() -> None:
    """In a cell nothing changes the rules in use; the app says what does (tests/app)."""
    shown = view(StandIn(), None)
    assert not shown.has_trait("menus")
    assert shown.screen["practice"]["rules"]["name"]
    assert shown.screen["practice"]["rules"]["note"] is None


@pytest.mark.parametrize(
    ("seed", "error"),
    [
        (7, TypeError),
        (b"x", TypeError),
        *((bad, ValueError) for bad in ("", " ", "a" * 65, "a\nb", "half \ud83c", "\0")),
    ],
)
def test_a_seed_that_is_no_text_is_told_of(seed: str, error: type[Exception]) -> None:
    """The message says what was expected, and what came instead."""
    with pytest.raises(error, match="seed must be a text") as told:
        practice(seed=seed)
    assert repr(seed) in str(told.value)


def test_the_name_is_the_function_whatever_was_imported() -> None:
    """No module of the package takes the name by which a notebook asks for the table."""
    assert euchre_tutor.practice is practice
    assert callable(practice)


def test_repr_evaluates() -> None:
    """A notebook's stored output says how the view was made."""
    assert repr(view(StandIn(), "class-7")) == "practice(seed='class-7')"
    assert repr(view(StandIn(), None)) == "practice()"
