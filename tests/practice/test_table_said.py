"""All that stands on the screen while a deal is played is so, and stands where it belongs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import pytest
from explain.truth import Truth
from practice import table_shape as shape
from practice.checked import failures
from practice.marked import Marked, buttons, texts
from practice.table_facts import Facts
from practice.table_truth import FRAME, TABLE
from practice.table_walk import aside, shown

from euchre_tutor.engine import Announce, Phase, Play
from euchre_tutor.lessons.steps.calling import Calling
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.text import Text

Json = dict[str, Any]


class Seen(NamedTuple):
    """A table as it was drawn."""

    facts: Facts
    mark: int
    """How many actions of the deal there were before the learner's last deed."""
    screen: Json
    heard: list[Text]

    @property
    def scored(self) -> bool:
        """Whether it is the page of the score."""
        return bool(self.screen["practice"]["kind"] == "score")


def screens(count: int) -> Iterator[Seen]:
    """Games and deals move by move, every other moment looked at aside as well."""
    for stream, one in shown("said", count):
        others = [replace(t, fresh_from=len(t.position.actions)) for t in aside(stream, one.table)]
        chosen = [stream.choice(others)] if others and stream.below(2) else []
        for table in (one.table, *chosen):
            voice = Marked("en")
            yield Seen(Facts(table), one.mark, screen(table, voice), voice.heard)


def holds(truth: Truth[Facts], seen: Seen) -> None:
    """Fail where one of the messages is said and is not true there."""
    heard = (((("heard",), text)) for text in seen.heard)
    for where, text in (*texts(seen.screen), *heard):
        if text.message in truth.conditions:
            truth.used.add(text.message)
            true = truth.conditions[text.message](replace(seen.facts, where=where), text.values)
            assert true, f"{text} is not true at {where} of {seen.facts.place}"


def the_words(seen: Seen) -> None:
    """Prompts, pills, verdicts, buttons, parts in the deal, titles: each where it is so."""
    if not seen.scored:
        holds(TABLE, seen)


def the_frame(seen: Seen) -> None:
    """The menu of the game and the scrubber say what they lead to."""
    holds(FRAME, seen)


def the_buttons(seen: Seen) -> None:
    """Looking aside there is a way back; hints where something is to be decided; and so on."""
    wanted = shape.after_the_deal if seen.scored else shape.offered
    assert buttons(seen.screen) == wanted(seen.facts), seen.facts.place
    assert (seen.screen["practice"]["game"]["copy"] is not None) is seen.scored


def the_news(seen: Seen) -> None:
    """Lines begin with the learner's last deed; while looking aside nothing is told."""
    if not seen.scored:
        shape.news(seen.screen["task"], seen.facts, seen.mark)


def the_sound(seen: Seen) -> None:
    """A sentence for everything done since the screen before, in order, and no other."""
    facts = seen.facts
    wanted = [
        (act.action, act.seat)
        for act in facts.present.acts[facts.table.fresh_from :]
        if act.seat is not facts.you or isinstance(act.action, Play)
        for _ in range(1 + (act.seat is facts.you and act.ways == 1))
    ]
    assert len(seen.heard) == len(wanted)
    for text, (action, seat) in zip(seen.heard, wanted, strict=True):
        told = text.values.values()
        assert seat is facts.you or seat in told or action == Announce(alone=False)
        assert not isinstance(action, Play) or action.card in told
    decision, announced = facts.table.decision, seen.screen["announce"]
    if getattr(decision, "opened", None) is None or facts.table.look is not None:
        assert announced.startswith(" ".join(Marked("en").aloud(text) for text in seen.heard))
    elif isinstance(decision, Calling):  # what it means, instead
        (label,) = [one["label"] for one in seen.screen["task"]["choices"] if one["text"]]
        assert announced.startswith("".join(label))
        assert len(announced) > len("".join(label))


def around(seen: Seen) -> None:
    """A prompt but over a full trick, a verdict there and on a card refused, the focus on both."""
    if seen.scored:
        return
    shape.around(seen.screen, seen.facts)
    how, facts = seen.screen["task"].get("how"), seen.facts
    if how is not None and facts.shown.phase is Phase.PLAY:
        count = len(facts.shown.hands[facts.you.number])
        keys = {1: "Tap your last card.", 2: "Tap a card, or press 1 or 2."}
        assert how["keys"] == keys.get(count, f"Tap a card, or press 1 to {count}.")


def the_scrubber(seen: Seen) -> None:
    """Done, now or later for what was done, open for the rest; a press on a trick opens it."""
    if not seen.scored:
        shape.scrubber(seen.screen["practice"]["scrub"], seen.facts)


def on_the_cloth(part: Callable[[Json, Facts], None]) -> Callable[[Seen], None]:
    """Who said what and made trump, which trick lies, falls or goes away, what is held."""

    def check(seen: Seen) -> None:
        if not seen.scored:
            part(seen.screen["cloth"], seen.facts)

    return check


CHECKS: Final[Mapping[str, Callable[[Seen], None]]] = {
    "words": the_words,
    "frame": the_frame,
    "buttons": the_buttons,
    "news": the_news,
    "sound": the_sound,
    "around": around,
    "scrubber": the_scrubber,
    "chairs": on_the_cloth(shape.chairs),
    "trick": on_the_cloth(shape.trick),
    "moving": on_the_cloth(shape.moving),
    "hand": on_the_cloth(shape.hand),
}


@pytest.fixture(scope="module")
def wrong(scale: Callable[[int], int]) -> dict[str, AssertionError]:
    """The first failure of each check; every screen is drawn once for all of them."""
    return failures(screens(max(10, scale(150))), CHECKS)


@pytest.mark.parametrize("name", CHECKS)
def test_what_is_shown_is_so(wrong: dict[str, AssertionError], name: str) -> None:
    """Over many games and deals, under all rules, from every seat."""
    if name in wrong:
        raise wrong[name]


@pytest.mark.usefixtures("wrong")
def test_all_that_can_be_said_was_said() -> None:
    """Every message of the modules has a condition and was held against it."""
    TABLE.complete()
    FRAME.complete()
