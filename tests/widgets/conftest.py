"""A view without a kernel: the joined script in a page, with a model that only remembers."""

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from playwright.sync_api import Page

from euchre_tutor.engine import Card, Suit, is_trump
from euchre_tutor.text import render
from euchre_tutor.text.words import card_name
from euchre_tutor.widgets import bundle, interface

Json = dict[str, Any]

MODEL = """
window.sent = [];
const heard = {};
window.data = STATE;
const tell = (what, message) => (heard[what] ?? []).slice().forEach((call) => call(message));
window.model = {
  get: (name) => data[name],
  set: (name, value) => { data[name] = value; tell(`change:${name}`); },
  save_changes: () => undefined,
  on: (what, call) => (heard[what] ??= []).push(call),
  off: (what, call) => { heard[what] = (heard[what] ?? []).filter((one) => one !== call); },
  send: (message) => {
    sent.push(message);
    if (!window.deaf) setTimeout(() => tell("msg:custom", { kind: "ack", n: message.n }), 0);
  },
};
window.outside = [];
document.addEventListener("keydown", (event) => outside.push(event.key));
const module = await import(URL.createObjectURL(new Blob([SCRIPT], { type: "text/javascript" })));
window.close_view = module.default.render({ model, el: document.querySelector("#view") });
window.ready = true;
"""


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
        {"id": str(number), "label": [names[place]], "suit": None, "state": state}
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


RULES = {
    "cards.left": {
        "number": "2.4",
        "title": "The left bower",
        "text": [["The other jack of the trump's colour is the second best card."]],
    }
}

Opened = Callable[..., Page]


@pytest.fixture
def view(open_page: Callable[..., Page]) -> Opened:
    """Opens a screen: `view(snapshot, display={...}, width=..., script="lesson", **state)`."""

    def show(
        screen: Json | None = None,
        display: dict[str, str] | None = None,
        size: tuple[int, int] = (1280, 800),
        script: str = "lesson",
        options: Json | None = None,
        **state: object,
    ) -> Page:
        width, height = size
        page = open_page(viewport={"width": width, "height": height}, **(options or {}))
        trouble: list[str] = []
        page.on("pageerror", lambda error: trouble.append(str(error)))
        data = {
            "screen": deepcopy(screen or question()),
            "display": {"theme": "light"} | (display or {}),
            "rules": RULES,
            "words": interface("en"),
            "standalone": True,
        } | state
        style = f"<style>body {{ margin: 0 }}\n{bundle.style()}</style>"
        page.set_content(
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>View</title>'
            f"{style}</head><body><main id=view></main></body></html>"
        )
        code = MODEL.replace("STATE", json.dumps(data))
        code = code.replace("SCRIPT", json.dumps(bundle.script(script)).replace("</", "<\\/"))
        page.add_script_tag(content=code, type="module")
        page.wait_for_function("window.ready === true")
        assert trouble == []
        return page

    return show
