"""Snapshots of a lesson screen, as the tests of the view show them."""

from typing import Any

from euchre_tutor.engine import Card, Suit, is_trump
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name

Json = dict[str, Any]


def card(code: str, state: str = "rest", **more: object) -> Json:
    """A card of the snapshot, by its code."""
    return {"id": code, "name": render(card_name(Card(code))), "state": state, "tap": False} | more


def question(**changes: object) -> Json:
    """A step with six cards to tap, nothing chosen yet."""
    screen: Json = {
        "seq": 1,
        "lang": "en",
        "place": {"kicker": "Lesson 2", "title": "Bowers", "back": None},
        "progress": {"pills": ["done", "now", "open"], "label": "Step 2 of 3", "short": "2 of 3"},
        "stars": None,
        "title": "Find the trumps",
        "prose": [["Hearts are trump, and ", {"card": "Jd", "name": "jack of diamonds"}, " too."]],
        "aside": None,
        "cloth": {
            "kind": "fan",
            "trump": {"suit": "h", "label": "Hearts are trump"},
            "note": "strongest first",
            "cards": [
                card(code, ribbon="h", number=number, caption="Trump")
                for number, code in enumerate(["Jh", "Jd", "Ah", "Kh", "Qh", "Th", "9h"], 1)
            ],
        },
        "task": {
            "kind": "cards",
            "prompt": "Tap every card that is a trump",
            "hint": "Tap the cards, or press 1 to 6.",
            "cards": [card(code, tap=True) for code in ["Qh", "Kd", "9h", "Jc", "Jd", "As"]],
        },
        "verdict": None,
        "main": {"id": "check", "label": "Check", "ready": False},
        "also": [],
        "nav": {"back": {"id": "back", "label": "Step 1"}, "skip": {"id": "skip", "label": "Skip"}},
        "finish": None,
        "announce": "",
        "focus": None,
    }
    return screen | changes


def judged() -> Json:
    """The same step with a verdict on it."""
    screen = question(seq=2, main={"id": "again", "label": "Tap it now", "ready": True})
    states = {"Qh": "right", "9h": "right", "Jd": "missed"}
    screen["task"]["cards"] = [
        card(code, states.get(code, "rest"), ribbon="h" if code == "Jd" else None)
        for code in ["Qh", "Kd", "9h", "Jc", "Jd", "As"]
    ]
    screen["verdict"] = {
        "tone": "almost",
        "headline": "Almost: 2 of 3 found.",
        "text": [{"card": "Jd", "name": "jack of diamonds"}, " counts as a heart."],
        "rules": [{"key": "cards.left", "number": "2.4", "title": "The left bower"}],
        "at": {"card": "Jd"},
    }
    screen["announce"] = "Almost: 2 of 3 found."
    return screen


def regrouped(trump: Suit) -> Json:
    """A step with the whole deck in rows, this suit trump."""
    rows = []
    for suit in Suit:
        codes = [rank + suit.letter for rank in "AKQJT9"]
        drawn = [card(code) for code in codes if not is_trump(Card(code), trump)]
        if suit is trump:
            drawn = [card("J" + s.letter) for s in (trump, trump.same_colour)]
            drawn += [card(code) for code in codes if code[0] != "J"]
        name = suit.name.title()
        here = suit is trump
        count = f"{len(drawn)} cards"
        row = {"suit": suit.letter, "name": name, "count": count, "trump": here, "cards": drawn}
        rows.append(row)
    choices = [
        {"id": s.letter, "label": [s.name.title()], "suit": s.letter, "seat": None, "state": "open"}
        for s in Suit
    ]
    return question(
        cloth={"kind": "rows", "trump": None, "note": None, "rows": rows},
        task={"kind": "suits", "prompt": "Choose a trump", "hint": "Tap.", "choices": choices},
        main=None,
    )


def trick(*, open_: bool = False) -> Json:
    """A drill on who wins a trick, answered unless ``open_``."""
    places = dict(zip("WNES", ["Ad", "Kd", "Jd", "Td"], strict=True))
    names = {"W": "West", "N": "North", "E": "East", "S": "You"}
    seats: list[Json] = [
        {"seat": number, "place": place, "name": names[place], "note": "opponent"}
        | {"side": "them" if place in "WE" else "us", "dealer": place == "S", "cards": 0}
        for number, place in enumerate("NESW")
    ]
    played: list[Json] = [
        {"place": place, "card": card(code, tap=open_)} for place, code in places.items()
    ]
    played[0]["card"]["led"] = True
    if not open_:
        played[0]["card"]["state"] = "wrong"
        played[2]["card"] |= {"state": "winner", "ribbon": "h"}
    states = ["open"] * 4 if open_ else ["wrong", "dim", "winner", "dim"]
    choices = [
        {"id": str(number), "label": [names[place]], "suit": None, "state": state, "lies": True}
        | {"seat": {"letter": place, "side": "them" if place in "WE" else "us"}}
        for number, (place, state) in enumerate(zip("WNES", states, strict=True))
    ]
    verdict = judged()["verdict"] | {"tone": "wrong", "at": {"choice": "0"}}
    return question(
        title="Who wins this trick?",
        cloth={
            "kind": "table",
            "trump": {"suit": "h", "label": "Hearts are trump"},
            "note": None,
            "seats": seats,
            "trick": played,
            "kitty": [],
            "hand": [],
        },
        task={
            "kind": "choices",
            "prompt": "Who wins?",
            "hint": "Tap a card, or press 1 to 4.",
            "card": None,
            "choices": choices,
        },
        verdict=None if open_ else verdict,
        main=None if open_ else {"id": "next", "label": "Next question", "ready": True},
    )
