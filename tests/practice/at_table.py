"""Playing at the practice table for a learner who decides at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from practice.stand_in import StandIn

from euchre_tutor.engine import Action, Discard, Leave, Play, Rules
from euchre_tutor.lessons.steps import Choose, Deed, Press, Tap
from euchre_tutor.lessons.steps.exchanging import LEAVE, TAKE
from euchre_tutor.lessons.steps.others import choose
from euchre_tutor.practice_table import playing
from euchre_tutor.practice_table.player import Player
from euchre_tutor.practice_table.setup import Setup
from euchre_tutor.practice_table.table import Station, Table
from euchre_tutor.progress import Book, MemoryStore

Event = dict[str, Any]


def setup(seed: str = "class-7", **more: Any) -> Setup:  # noqa: ANN401  # fields of a setup
    """A game in which only what matters is said."""
    return Setup(seed=seed, **more)


def book() -> Book:
    """The book of a learner who has done nothing yet."""
    return Book(MemoryStore(), "nobody")


def player(
    of: Book | None = None, rules: Rules = Rules.STANDARD, seed: str | None = None
) -> Player:
    """A learner with the stand-in for a coach."""
    return Player(StandIn(), book() if of is None else of, rules, seed)


def press(button: str) -> Event:
    """The event of a button."""
    return {"kind": "press", "id": button}


def do(deed: str, /, **more: object) -> Event:
    """An event of the practice table's own."""
    return {"kind": "practice", "do": deed, **more}


def settle(learner: Player) -> None:
    """Let the others and the coach finish."""
    for _ in learner.work():
        pass


def deeds(action: Action, table: Table) -> tuple[Deed, ...]:
    """What the learner taps and presses to do this."""
    match action:
        case Play(card):
            return (Tap(card.code),)
        case Leave():
            return Choose(LEAVE), Press("say")
        case Discard(card):
            may_leave = Leave() in table.position.legal()
            take = (Choose(TAKE), Press("say")) if may_leave else ()
            return (*take, Tap(card.code), Press("say"))
    code = action.code
    alone = len(code) > 1
    plain = code.removesuffix("a") if alone else code
    return (
        Choose(plain),
        *((Press("alone"),) if alone and offered(table, plain) else ()),
        Press("say"),
    )


def offered(table: Table, code: str) -> bool:
    """Whether a call is offered alone and not alone."""
    options = getattr(table.decision, "options", ())
    return any(option.code == code and option.alone is not None for option in options)


def event(deed: Deed) -> Event:
    """The event of a deed."""
    match deed:
        case Tap(card):
            return {"kind": "tap", "card": card}
        case Choose(choice):
            return {"kind": "choose", "choice": choice}
        case Press(button):
            return press(button)


def tables(start: Table, stop: int = 10_000) -> Iterator[Table]:
    """A game move by move, everybody choosing as the seats of a lesson do, the learner by taps."""
    table = start
    for _ in range(stop):
        yield table
        if playing.is_finished(table):
            return
        if table.station in (Station.TRICK, Station.SCORE):
            table = playing.after(table, Press("next"))
            continue
        seat = table.position.to_act
        assert seat is not None
        action = choose(table.position.view(seat))
        if seat is not table.you:
            table = playing.acted(table, action)
            continue
        for deed in deeds(action, table):
            table = playing.after(table, deed)


def play_on(learner: Player, until: int = 10_000) -> None:
    """Let a learner play by events until the game is over, or for so many decisions."""
    for _ in range(until):
        settle(learner)
        table = learner.place
        assert isinstance(table, Table)
        if playing.is_finished(table):
            return
        if table.station in (Station.TRICK, Station.SCORE):
            learner.handle(press("next"))
            continue
        for deed in deeds(choose(table.position.view(table.you)), table):
            learner.handle(event(deed))


def table_of(learner: Player) -> Table:
    """The table the learner sits at."""
    assert isinstance(learner.place, Table)
    return learner.place
