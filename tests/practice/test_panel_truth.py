"""What the coach says beside the table and beside a lesson: nothing but what it has found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import cycle, islice
from typing import Any

import pytest
from coach.counsel import counsel, thought
from engine.cases import mixed_rules
from engine.random_play import positions
from lessons.panel_truth import RUNGS, TRUTH, Facts, hold
from lessons.spoken import Spoken, text_of
from lessons.table import by_chance
from practice.at_table import setup

from euchre_tutor.engine import Card, Game, Phase, Position, Seat, Stream
from euchre_tutor.lessons.coaching import beside
from euchre_tutor.lessons.coaching.beside import Beside
from euchre_tutor.lessons.coaching.hint import Help, Hint
from euchre_tutor.lessons.voice import Voice
from euchre_tutor.practice_table.parts import screen
from euchre_tutor.practice_table.table import Table, asked

VOICE = Spoken("en")
LONE_DEFENDER = (60, 142)
"""Random deals in which a defender plays alone against both makers."""


def hints(position: Position, turn: int) -> Hint:
    """One of all that can have been asked and found at a decision, in turn."""
    assert position.to_act is not None
    help_ = Help(min(turn % 7, 4))
    deals = (1, 10, 200)[turn % 3]
    if turn % 11 == 0:
        return Hint(help_)
    found = counsel(position.view(position.to_act), deals)
    return Hint(help_, found, thinking=turn % 2 == 0)


def seldom(position: Position) -> bool:
    """Whether something is decided that comes up in few deals."""
    contract = position.contract
    return position.phase in (Phase.SECOND_ROUND, Phase.EXCHANGE, Phase.ALONE) or (
        contract is not None and contract.lone_defender is not None
    )


def hinted(page: dict[str, Any]) -> list[str]:
    """The cards of the hand that the coach shows."""
    return [card["id"] for card in page["cloth"]["hand"] if card["state"] == "hinted"]


def shown(facts: Facts) -> list[str]:
    """The card that the coach is to show, where it was asked to."""
    known = facts.hint.help is Help.CARD and facts.advice is not None
    card: Card | None = facts.card if known else None
    return [] if card is None else [card.code]


def test_beside_the_table(scale: Callable[[int], int]) -> None:
    """At every decision of random deals under all rules, whoever is to decide."""
    turns = cycle(range(462))
    for number in (*range(max(scale(180), 25)), *LONE_DEFENDER):
        for position in positions(number):
            seat = position.to_act
            if seat is None:
                continue
            game = Game(position.rules, position.dealer)
            own = setup(rules=position.rules, seat=seat)
            table = asked(Table(setup=own, game=game, position=position))
            for turn in islice(turns, 5 if seldom(position) else 1):
                facts = Facts(position, hints(position, turn))
                page = screen(replace(table, hint=facts.hint), VOICE)
                hold(page["practice"]["coach"], facts)
                assert hinted(page) == shown(facts)
    TRUTH.complete()


def test_beside_a_lesson(scale: Callable[[int], int], monkeypatch: pytest.MonkeyPatch) -> None:
    """The panel, the card marked and what is heard: before anything is found, then as it comes."""
    monkeypatch.setattr(beside, "_think", lambda view, _: thought(view))
    rungs = cycle(RUNGS)
    for number in range(max(scale(200), 8)):
        stream = Stream(f"beside {number}")
        for dealt in by_chance(f"beside {number}", mixed_rules(number), stream):
            if dealt.to_decide is None:
                continue
            coach, rung, position = Beside(), next(rungs), dealt.to_decide
            coach.turn(dealt)
            assert coach.asked(rung)
            rough, last = thought(position.view(dealt.you))
            found = [(None, False), (rough, True), (last, True), (last, False)]
            work = coach.work()
            for advice, thinking in found:
                hint = Hint(Help(int(rung[-1])), advice, thinking)
                _check_lesson(coach, Facts(position, hint), dealt.you)
                next(work, None)


def _check_lesson(coach: Beside, facts: Facts, you: Seat) -> None:
    hand = facts.position.hands[you.number]
    page = coach.drawn({"cloth": {"hand": [VOICE.card(card) for card in hand]}}, VOICE)
    hold(page["coach"], facts)
    assert hinted(page) == [code for code in shown(facts) if Card(code) in hand]
    assert page["announce"] == heard(facts, page["coach"])
    assert page["focus"] is None


def heard(facts: Facts, panel: dict[str, Any]) -> str:
    """What is heard of the panel: its last part, or that it takes a moment."""
    if facts.advice is None:
        return "The coach is thinking."
    parts = (panel["nudge"], (panel["thumb"] or {}).get("text"), panel["numbers"], panel["show"])
    part = parts[facts.asked - 1]
    text = text_of(part["how"] if isinstance(part, dict) else part)
    return Voice("en").aloud(text)
