"""The coach beside a lesson, and its review: nothing is cut off at any width or size of text."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browser.axe import STEADY
from browser.test_layout import LEAST, TOO_SMALL, TOO_WIDE
from lessons.solving import event, solve
from playwright.sync_api import Page

from euchre_tutor.coach.advice import Advice, think
from euchre_tutor.engine import View
from euchre_tutor.lessons.coaching import beside
from euchre_tutor.lessons.coaching.hint import RUNGS
from euchre_tutor.lessons.course import LESSONS
from euchre_tutor.lessons.player import Player
from euchre_tutor.widgets.screen import DISPLAY

pytestmark = pytest.mark.browser

WIDTHS = (320, 360, 390, 600, 900, 1280, 1920)
SMALLEST = 38  # px: six cards held by a dealer side by side on the narrowest phone
STEP = 7
FITS = f"""
async ([screen, display, least]) => {{
  model.set("display", display);
  model.set("screen", screen);
  await ({STEADY})();
  return [...({TOO_WIDE})(), ...({TOO_SMALL})(least)];
}}
"""


@pytest.fixture(autouse=True)
def few_deals(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach looks at four deals."""

    def quick(view: View, seed: str) -> Iterator[Advice]:
        yield from think(view, 4, seed)

    monkeypatch.setattr(beside, "_think", quick)


def hinted(player: Player) -> dict[str, Any]:
    """The screen with every hint open."""
    player.handle({"kind": "press", "id": max(RUNGS)})
    list(player.work())
    return player.screen("en")


def screens() -> dict[str, dict[str, Any]]:
    """A call, a card and the end of a hand."""
    player = Player(LESSONS["whole-hand"], STEP, "fits")
    found = {"call": hinted(player)}
    for deed in solve(player._activity).deeds:
        player.handle(event(deed))
        if "card" not in found and (player.screen("en")["task"] or {}).get("kind") == "cards":
            found["card"] = hinted(player)
    list(player.work())
    return found | {"review": player.screen("en")}


def test_coach_and_review_fit(view: Callable[..., Page], scale: Callable[[int], int]) -> None:
    """In a short run at the largest text only."""
    long = scale(1000) == 1000
    shown = screens()
    assert shown["review"]["review"]["rows"]
    page, seq = view(shown["call"]), 1
    found: dict[str, list[str]] = {}
    for width in WIDTHS:
        page.set_viewport_size({"width": width, "height": 800})
        for text in DISPLAY["text"] if long else DISPLAY["text"][-1:]:
            display = {"text": text, "motion": "off"}
            for name, screen in shown.items():
                seq += 1
                wrong = page.evaluate(
                    FITS, [screen | {"seq": seq}, display, LEAST if width > 320 else 38]
                )
                if wrong:
                    found[f"{name} at {width} px, text {text}"] = wrong
    assert found == {}
