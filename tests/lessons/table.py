"""Drive tricks and whole deals by chance, and look at what their screens show."""

from __future__ import annotations

import json
from collections.abc import Iterator

from euchre_tutor.engine import DECK, Card, Position, Rules, Seat, Stream
from euchre_tutor.lessons.steps import Choose, Deed, Parts, Press, Tap
from euchre_tutor.lessons.steps.whole_deal import Dealt, Station
from euchre_tutor.lessons.voice import Json, Voice
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name

ENGLISH = Voice("en")
YOU = Seat.SOUTH


def task_of(parts: Parts) -> Json:
    """Give the task on the screen."""
    assert parts.task is not None
    return parts.task


def cloth_of(parts: Parts) -> Json:
    """Give the cloth on the screen."""
    assert parts.cloth is not None
    return parts.cloth


def verdict_of(parts: Parts) -> Json:
    """Give the verdict on the screen."""
    assert parts.verdict is not None
    return parts.verdict


def states(parts: Parts, where: str = "hand") -> dict[str, str]:
    """Give the states of the cards in the hand or in the trick, by code."""
    cards = cloth_of(parts)[where]
    drawn = [play["card"] for play in cards] if where == "trick" else cards
    return {card["id"]: card["state"] for card in drawn}


def lines(parts: Parts) -> list[str]:
    """Give the sentences that tell what was done, cards by name."""
    return [
        "".join(part if isinstance(part, str) else part["name"] for part in line["text"])
        for line in (parts.task or {}).get("lines", ())
    ]


def known(position: Position) -> set[Card]:
    """Give every card that South may know: held, put down, turned up or played."""
    cards = {*position.hands[YOU.number], *position.deal.hands[YOU.number], position.upcard}
    lying = () if position.trick is None else (position.trick,)
    return cards | {card for trick in (*position.tricks, *lying) for card in trick.cards}


def shown_in(parts: Parts) -> set[Card]:
    """Give every card that the screen names, in whatever way."""
    text = json.dumps(
        [parts.cloth, parts.task, parts.verdict, parts.aside, parts.announce], ensure_ascii=False
    )
    return {
        card
        for card in DECK
        if f'"{card.code}"' in text
        or card.sign in text
        or f"{render(card_name(card), 'en')}" in text
    }


def button_of(parts: Parts) -> str | None:
    """Give the main button, if it can be pressed."""
    return parts.button[0] if parts.button is not None and parts.button[2] else None


def possible(dealt: Dealt) -> list[Deed]:
    """Give what a learner can do in a deal now."""
    parts = dealt.parts(ENGLISH)
    found: list[Deed] = []
    name = button_of(parts)
    if name is not None:
        found.append(Press(name))
    found += [Choose(choice["id"]) for choice in (parts.task or {}).get("choices", ())]
    found += [Tap(card["id"]) for card in cloth_of(parts)["hand"] if card["tap"]]
    return found


def by_chance(seed: str, rules: Rules, stream: Stream) -> Iterator[Dealt]:
    """Give every state of a whole deal that a learner goes through by chance."""
    dealt = Dealt.start(seed, rules, stream.choice(rules.seats))
    yield dealt
    while not dealt.done:
        deed = stream.choice(possible(dealt))
        if dealt.station is not Station.DECIDING or stream.below(3):
            dealt = dealt.after(deed)
            yield dealt
