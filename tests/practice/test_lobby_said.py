"""All that stands in the lobby of the practice table is so, and stands where it belongs."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

from explain.positions import PRESETS, random_rules
from practice.at_table import setup
from practice.lobby_truth import LOBBY, Facts
from practice.marked import Marked, buttons, texts
from practice.table_facts import NAMES
from practice.table_facts import Facts as AtTable
from practice.table_truth import points
from practice.table_walk import walked

from euchre_tutor.engine import Rules, Stream
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.setup import Kind
from euchre_tutor.practice_table.table import Lobby, Table, Wish
from euchre_tutor.text import T

Json = dict[str, Any]


@cache
def kept(kind: Kind, number: int) -> Table:
    """A game or deal that waits, left somewhere in the middle."""
    stream = Stream(f"waits/{kind.value}/{number}")
    found = [one.table for one in walked(stream, random_rules(stream), kind)]
    return stream.choice(found)


def lobbies() -> Iterator[Lobby]:
    """Seats, levels and rules of all kinds; nothing kept, or something that can be read or not."""
    for number in range(60):
        stream = Stream(f"lobby/{number}")
        rules = PRESETS[number] if number < len(PRESETS) else random_rules(stream)
        chosen = setup("", rules=rules, seat=stream.choice(rules.seats), level=1 + number % 4)
        kinds = [kind for kind in Kind if stream.below(2)]
        damaged = tuple(kind for kind in kinds if stream.below(3) == 0)
        waiting = tuple(kept(kind, stream.below(4)) for kind in kinds if kind not in damaged)
        asks = stream.choice((False, True)) and len(kinds) == 1
        yield Lobby(
            setup=chosen,
            waiting=waiting,
            unreadable=damaged,
            instead=Wish(kinds[0], "other") if asks else None,
            notice=T("Nothing was changed.") if stream.below(4) == 0 else None,
        )


@cache
def drawn() -> tuple[tuple[Lobby, Json], ...]:
    """All of them as they are drawn."""
    return tuple((lobby, screen(lobby, Marked("en"))) for lobby in lobbies())


def test_every_word_is_true() -> None:
    """What can be begun, by which rules, against whom, what waits and what would be lost."""
    for lobby, page in drawn():
        facts = Facts(lobby)
        for where, text in texts(page):
            if text.message in LOBBY.conditions:
                LOBBY.used.add(text.message)
                true = LOBBY.conditions[text.message](replace(facts, where=where), text.values)
                assert true, f"{text} is not true at {where} of {lobby}"
    LOBBY.complete()


def test_what_waits_is_named() -> None:
    """A game by its deal and how it stands, a deal by its code, the deal of the day as that."""
    for lobby, page in drawn():
        boxes = page["practice"]["waiting"]
        assert len(boxes) == len(lobby.waiting) + len(lobby.unreadable)
        for table, box in zip(lobby.waiting, boxes, strict=False):
            facts, rules = AtTable(table), table.position.rules
            number = len(table.game.deals) + 1
            assert (
                box["name"]
                == {
                    Kind.GAME: f"Deal {number}, to {rules.target} points",
                    Kind.DEAL: f"One deal: {table.setup.seed}",
                    Kind.DAY: "Deal of the day",
                }[table.setup.kind]
            )
            ours, theirs = points(facts)
            us, them = sides(table)
            stands = f"The score: {us} {ours}, {them} {theirs}"
            assert box["score"] == (stands if table.setup.kind is Kind.GAME else None)


def sides(table: Table) -> tuple[str, str]:
    """The names of the learner's side and of the other."""
    you, partner = table.setup.seat, table.setup.seat.partner
    if table.position.rules.players != len(NAMES):
        return "You", NAMES[partner.letter]
    others = "East and West" if you.letter in "NS" else "North and South"
    return f"You and {NAMES[partner.letter]}", others


def test_what_is_chosen_is_on() -> None:
    """Every seat of the rules, and four levels; the rules in use by their name."""
    for lobby, page in drawn():
        there, chosen = page["practice"], lobby.setup
        seats = {one["value"]: (one["label"], one["on"]) for one in there["seats"]["options"]}
        letters = "NESW" if chosen.rules.players == len(NAMES) else "NS"
        assert seats == {it: (NAMES[it], it == chosen.seat.letter) for it in letters}
        levels = [(one["value"], one["label"], one["on"]) for one in there["levels"]["options"]]
        assert levels == [(it, it, int(it) == chosen.level) for it in "1234"]
        named = {Rules.STANDARD: "Standard", Rules.TOURNAMENT: "Tournament"}.get(chosen.rules, "")
        assert there["rules"]["name"].startswith(named)
        assert page["title"] == "Play a game"
        assert page["place"]["kicker"] is None


def test_each_lobby_has_its_own_buttons() -> None:
    """To go on with what waits, to give it up for what was asked for, to close what was said."""
    for lobby, page in drawn():
        wanted = {f"resume-{table.setup.kind.value}" for table in lobby.waiting}
        wanted |= {"instead"} if lobby.instead is not None else set()
        wanted |= {"close"} if lobby.notice is not None else set()
        assert buttons(page) == wanted
        begin = page["practice"]["begin"]
        assert [begin[what]["what"] for what in ("game", "day", "deal")] == ["game", "day", "deal"]
        asked = lobby.instead is not None
        assert page["focus"] == ({"main": True} if asked else None)
        assert bool(page["announce"]) is asked
        if asked:
            (box,) = page["practice"]["waiting"]
            assert page["announce"] == box["instead"]["text"]
