"""All that stands on the screen of a finished deal is so, at every moment and on every line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import pytest
from practice import table_shape as shape
from practice.checked import failures
from practice.marked import Marked, buttons, texts
from practice.replay_truth import REPLAY, led_to, replay
from practice.replay_walk import replays
from practice.table_facts import Facts
from practice.table_truth import FRAME

from euchre_tutor.engine import Announce, Play
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.replay import Replay
from euchre_tutor.text import Text

Json = dict[str, Any]


class Seen(NamedTuple):
    """A moment of a replay as it was drawn."""

    facts: Facts
    screen: Json
    heard: list[Text]


def within(text: Text) -> Iterator[Text]:
    """A text, and those it is made of."""
    yield text
    for value in text.values.values():
        if isinstance(value, Text):
            yield from within(value)


def the_words(seen: Seen) -> None:
    """Pill, names, notes, the figures of cards, what if: each where it is so."""
    for where, said in texts(seen.screen):
        if where[:2] == ("practice", "review"):
            continue
        whole = where[:2] == ("practice", "branch")
        facts = replace(seen.facts, where=where)
        for truth in (REPLAY, FRAME):
            for text in within(said) if whole else [said]:
                if text.message in truth.conditions:
                    truth.used.add(text.message)
                    true = truth.conditions[text.message](facts, text.values)
                    assert true, f"{text} is not true at {where} of {facts.place}"


def the_cloth(seen: Seen) -> None:
    """The trick that lies there, who has said what, whose turn it is; no hand is drawn there."""
    cloth, facts = seen.screen["cloth"], seen.facts
    shape.chairs(cloth, facts)
    shape.trick(cloth, facts)
    assert cloth["hand"] == []
    assert [one["seat"] for one in cloth["seats"] if one["turn"]] == [
        seat.number for seat in facts.rules.seats if seat is facts.shown.to_act
    ]


def the_hands(seen: Seen) -> None:
    """Every hand, from the learner's clockwise; a figure below each card that may be played."""
    facts, found = seen.facts, led_to(seen.facts)
    rows = seen.screen["practice"]["hands"]["rows"]
    seats = [*facts.rules.seats, *facts.rules.seats]
    first = seats.index(facts.you)
    line, count = facts.whole.actions, facts.count
    for row, seat in zip(rows, seats[first:], strict=False):
        turn = bool(found) and seat is facts.shown.to_act
        assert row["turn"] is turn
        assert {card["id"] for card in row["cards"]} == {
            card.code for card in facts.shown.hands[seat.number]
        }
        tricks = {card.code: count for card, count in found.items()} if turn else {}
        for card in row["cards"]:
            number = tricks.get(card["id"])
            assert card["tap"] is (number is not None)
            assert card["figure"] == (None if number is None else str(number))
            assert card["best"] is (number is not None and number == max(tricks.values()))
            played = turn and line[count] == Play(shape.card(card["id"]))
            assert card["played"] is played
    assert len(rows) == len(facts.rules.seats)


def the_buttons(seen: Seen) -> None:
    """Close, save and copy always; the turning point and the way back where there are any."""
    there = replay(seen.facts)
    wanted = {"table", "egn", "text"}
    wanted |= {"turning"} if any(card.cost for card in there.cards) else set()
    wanted |= {"what-if-off"} if there.branch is not None else set()
    assert buttons(seen.screen) == wanted
    practice = seen.screen["practice"]
    assert practice["game"]["copy"]["text"] == str(seen.facts.whole)
    assert (practice["notes_title"], practice["notes"]) == ("Remarks in the file", [])
    seats = [("NESW"[seat.number], seat is there.you) for seat in there.game.rules.seats]
    whose = [(one["value"], one["on"]) for one in (practice["whose"] or {"options": []})["options"]]
    assert whose == (seats if there.name else [])
    count = len(there.game.deals)
    assert (practice["deals"] is None) is (count == 1)
    if count > 1:
        assert practice["deals"]["back"]["number"] == (there.number - 1 if there.number else None)
        on = there.number + 1
        assert practice["deals"]["next"]["number"] == (on if on < count else None)


def the_scrubber(seen: Seen) -> None:
    """Done, now, later or only supposed; a press on a trick opens it."""
    shape.scrubber(seen.screen["practice"]["scrub"], seen.facts)


def the_sound(seen: Seen) -> None:
    """What was done last before this moment is heard."""
    acts = seen.facts.acts
    assert len(seen.heard) == bool(acts)
    for text in seen.heard:
        told, act = text.values.values(), acts[-1]
        assert act.seat in told
        assert not isinstance(act.action, Play) or act.action.card in told
        assert act.action != Announce(alone=True) or "goes alone" in text.message
        assert seen.screen["announce"] == Marked("en").aloud(text)


CHECKS: Final[Mapping[str, Callable[[Seen], None]]] = {
    "words": the_words,
    "cloth": the_cloth,
    "hands": the_hands,
    "buttons": the_buttons,
    "scrubber": the_scrubber,
    "sound": the_sound,
}


@pytest.fixture(scope="module")
def wrong(scale: Callable[[int], int]) -> dict[str, AssertionError]:
    """The first failure of each check; among ten of these games are makers without a trick."""
    return failures(map(drawn, replays("again-15", max(10, scale(150)))), CHECKS)


def drawn(there: Replay) -> Seen:
    """The screen of a replay, with all that is said there."""
    voice = Marked("en")
    return Seen(Facts(there), screen(there, voice), voice.heard)


@pytest.mark.parametrize("name", CHECKS)
def test_what_is_shown_is_so(wrong: dict[str, AssertionError], name: str) -> None:
    """At every moment of many deals, under all rules, from every seat."""
    if name in wrong:
        raise wrong[name]


@pytest.mark.usefixtures("wrong")
def test_all_that_can_be_said_was_said() -> None:
    """Every message of the modules has a condition and was held against it."""
    REPLAY.complete()
